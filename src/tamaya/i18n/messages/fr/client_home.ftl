# The home page in the browser.
client-home-title = Tout le monde voit vos cartes, sauf vous.
client-home-about = Hanabi est un jeu de cartes où l’on gagne ensemble : donnez des indices, faites-vous confiance et illuminez le ciel. Entre amis ou avec des robots, sans compte.
client-home-name = Votre nom
client-home-name-about = N’importe quel nom fera l’affaire. Gardez celui-ci s’il vous convient.
client-home-welcome-back = Bon retour, { $name }
client-home-play-now = Jouer avec des robots
client-home-ikebana-now = Ikebana avec des robots
client-home-ikebana-play = Jouer à Ikebana
client-home-dealing = Distribution des cartes…
client-home-open = Jouer entre amis
client-home-learn = Apprendre en 3 minutes
client-home-join = Rejoindre avec un lien
client-home-join-example = Lien ou code
client-home-join-go = Y aller
client-home-join-unreadable = Ce n’est ni le lien ni le code d’une table. Vérifiez et réessayez.

# The game in three pictures.
client-home-how = Comment jouer
client-home-how-hands = Vous voyez les cartes de tout le monde, mais seulement le dos des vôtres.
client-home-how-clue = Un indice nomme une couleur ou une valeur et désigne toutes les cartes qui l’ont.
client-home-how-firework = Jouez chaque couleur dans l’ordre, de 1 à 5, pour former un feu d’artifice. Allumez-en le plus possible.

# Tables in lists.
client-home-lobby = Tables ouvertes
client-home-lobby-empty = Aucune table ouverte pour le moment. Lancez la vôtre !
client-home-waiting = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
client-home-playing = en cours
client-home-sit-down = Rejoindre
client-home-watch = Regarder
client-home-nobody = personne pour l’instant
client-home-locked = avec mot de passe
client-home-my-tables = Vos parties
client-home-my-turn = à vous
client-home-others-turn = en attente des autres
client-home-not-started = pas commencée
client-home-continue = Continuer
client-home-all-my-games = Toutes mes parties

# An address that leads nowhere.
client-home-not-found = Il n’y a rien derrière cette carte.
client-home-not-found-about = Cette page n’existe pas. Vérifiez que le lien est complet.
client-home-home = Page d’accueil
