# The first page in the browser.
client-front-title = Tout le monde voit vos cartes, sauf vous.
client-front-about = Hanabi est un jeu de cartes où l’on gagne ensemble : donnez des informations, faites-vous confiance et illuminez le ciel. Entre amis ou avec des robots, sans compte.
client-front-name = Votre nom
client-front-name-about = N’importe quel nom convient ; gardez celui-ci s’il vous plaît.
client-front-welcome-back = Ravis de vous revoir, { $name }
client-front-play-now = Jouer avec des robots
client-front-dealing = On distribue les cartes…
client-front-open = Ouvrir une table
client-front-learn = Apprendre en 3 minutes
client-front-join = Rejoindre par un lien
client-front-join-example = Lien ou code d’une table
client-front-join-go = Y aller
client-front-join-unreadable = Ce n’est ni un lien ni le code d’une table.

# The game in three pictures.
client-front-how = Comment se joue une partie
client-front-how-hands = Vous voyez les cartes de tous les autres, mais seulement le dos des vôtres.
client-front-how-clue = Une information nomme une couleur ou une valeur et désigne toutes les cartes qui l’ont.
client-front-how-firework = Posées de 1 à 5, les cartes d’une couleur forment un feu d’artifice. Allumez-en le plus possible.

# Tables seen from afar.
client-front-lobby = Tables ouvertes
client-front-lobby-empty = Aucune table n’est ouverte à tous en ce moment. Ouvrez-en une !
client-front-waiting = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
client-front-playing = en jeu
client-front-sit-down = Rejoindre
client-front-watch = Regarder
client-front-nobody = personne pour l’instant
client-front-locked = avec mot de passe
client-front-my-tables = Vos parties
client-front-my-turn = à vous
client-front-others-turn = aux autres
client-front-not-begun = pas encore commencée
client-front-go-on = Continuer
client-front-all-my-games = Toutes mes parties

# An address that leads nowhere.
client-front-nowhere = Il n’y a rien derrière cette carte.
client-front-nowhere-about = L’adresse ne mène nulle part dans cette maison. Il manque peut-être une lettre au lien.
client-front-home = Vers la première page
