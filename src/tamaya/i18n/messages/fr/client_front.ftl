# The home page in the browser.
client-front-title = Tout le monde voit vos cartes, sauf vous.
client-front-about = Hanabi est un jeu de cartes où l’on gagne ensemble : donnez des indices, faites-vous confiance et illuminez le ciel. Entre amis ou avec des robots, sans compte.
client-front-name = Votre nom
client-front-name-about = N’importe quel nom fera l’affaire. Gardez celui-ci s’il vous plaît.
client-front-welcome-back = Bon retour, { $name }
client-front-play-now = Jouer avec des robots
client-front-dealing = Distribution des cartes…
client-front-open = Jouer entre amis
client-front-learn = Apprendre en 3 minutes
client-front-join = Rejoindre avec un lien
client-front-join-example = Lien ou code de la table
client-front-join-go = Y aller
client-front-join-unreadable = Ce n’est ni le lien ni le code d’une table. Vérifiez et réessayez.

# The game in three pictures.
client-front-how = Comment jouer
client-front-how-hands = Vous voyez les cartes de tout le monde, mais seulement le dos des vôtres.
client-front-how-clue = Un indice nomme une couleur ou une valeur et désigne toutes les cartes qui l’ont.
client-front-how-firework = Jouez chaque couleur dans l’ordre, de 1 à 5, pour former un feu d’artifice. Allumez-en le plus possible.

# Tables in lists.
client-front-lobby = Tables ouvertes
client-front-lobby-empty = Aucune table ouverte pour le moment. Lancez la vôtre !
client-front-waiting = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
client-front-playing = en cours
client-front-sit-down = Rejoindre
client-front-watch = Regarder
client-front-nobody = personne pour l’instant
client-front-locked = avec mot de passe
client-front-my-tables = Vos parties
client-front-my-turn = à vous
client-front-others-turn = aux autres
client-front-not-begun = pas commencée
client-front-go-on = Continuer
client-front-all-my-games = Toutes mes parties

# An address that leads nowhere.
client-front-nowhere = Il n’y a rien derrière cette carte.
client-front-nowhere-about = Cette page n’existe pas. Vérifiez que le lien est complet.
client-front-home = Page d’accueil
