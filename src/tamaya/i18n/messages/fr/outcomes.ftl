# Why a game is over.
cause-complete = Tous les feux d’artifice sont complets.
cause-errors = La dernière erreur permise est commise.
cause-last-round = Chacun a joué son dernier tour.
cause-lost-card = Il ne reste aucun exemplaire d’une carte encore nécessaire.
cause-no-move = La personne dont c’est le tour ne peut plus rien faire.

# What it came to; `points` are those of the cards on the table.
ended-won = { $cause } La partie est gagnée avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ended-lost = { $cause } La partie est perdue : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, malgré { $points } sur la table.
ended-finished = { $cause } La partie s’achève avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
# Missing cards took points off.
ended-finished-less = { $cause } La partie s’achève avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}, sur { $points } acquis.

# What the crowd says.
verdict-booed = Plus de fumée que d’étincelles : on est rentré tôt.
verdict-polite = Quelques étincelles, et une tape dans le dos pour l’effort.
verdict-decent = Une soirée convenable : rien n’a brûlé et le ciel a pris des couleurs.
verdict-delightful = Un bien beau spectacle : toute la ville a veillé pour le voir.
verdict-dazzling = Époustouflant ! Les villes voisines demandent qui a monté cela.
verdict-legendary = Une légende est née : un jour, une rue portera vos noms.
verdict-divine = Mieux qu’une légende : même la nuit réclame un rappel.
verdict-perfect = Parfait : pas une carte ne manque au ciel.
verdict-with-powder = { $verdict } Et tout cela à la poudre noire !
