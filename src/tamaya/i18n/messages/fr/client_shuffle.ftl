# The shuffle of a table in the browser: what it promises before the game, and the check after it.
client-shuffle = Comment les cartes sont mélangées
client-shuffle-about = L’ordre des cartes est calculé à partir d’un nombre secret du serveur et d’un nombre aléatoire du navigateur de chaque joueur. Ce nombre aléatoire s’appelle la part du joueur. Avant la partie, le serveur publie une empreinte de son secret, appelée l’engagement : il ne peut plus changer de secret ensuite. Après la partie, vous pourrez vérifier le mélange.
client-shuffle-commitment = Engagement
client-shuffle-own-part = Votre part
client-shuffle-write-down = Pour vérifier sans cette page, notez ces valeurs.

# The check.
client-shuffle-check = Vérifier le mélange
