# Why a game is over.
cause-complete = Tous les feux d’artifice sont complets.
cause-errors = C’était l’erreur de trop.
cause-last-round = Chacun a joué son dernier tour.
cause-lost-card = Le dernier exemplaire d’une carte encore nécessaire est perdu.
cause-no-move = La personne dont c’est le tour ne peut plus rien faire.

# The result; `points` are those of the cards on the table.
ended-won = { $cause } La partie est gagnée avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ended-lost = { $cause } La partie est perdue : { $score ->
    [one] { $score } point
   *[other] { $score } points
} au lieu de { $points }.
# A final flourish is won or lost, and nothing is counted.
ended-flourish-won = { $cause } La partie est gagnée : le spectacle est parfait.
ended-flourish-lost = { $cause } La partie est perdue.
ended-finished = { $cause } La partie se termine avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
# Missing cards took points off.
ended-finished-less = { $cause } La partie se termine avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $points } sur la table, moins la pénalité pour les cartes manquantes.

# What the crowd says.
verdict-booed = Plus de fumée que d’étincelles : le public est rentré tôt.
verdict-polite = Quelques étincelles, et une tape dans le dos pour l’effort.
verdict-decent = Une soirée honnête : rien n’a brûlé et le ciel a pris des couleurs.
verdict-delightful = Un bien beau spectacle : toute la ville a veillé pour le voir.
verdict-dazzling = Époustouflant ! Les villes voisines demandent qui a monté ce spectacle.
verdict-legendary = Une légende est née : un jour, une rue portera vos noms.
verdict-divine = Mieux qu’une légende : même la nuit réclame un rappel.
verdict-perfect = Parfait : pas une carte ne manque au ciel.
verdict-with-powder = { $verdict } Et tout cela à la poudre noire !
