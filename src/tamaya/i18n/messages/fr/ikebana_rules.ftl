ikebana-rules-goal = L’ikebana est l’art de composer les fleurs, et un jeu à { $players } joueurs, chacun pour soi. À chaque manche, vous composez un bouquet de cinq cartes. De bonnes valeurs et de bonnes couleurs rapportent des points de prestige, et les points de prestige procurent de meilleures cartes : qui les dépense le mieux en a le plus à la fin.

ikebana-rules-cards = { $count ->
    [one] Il y a { $count } carte en tout.
   *[other] Il y a { $count } cartes en tout.
} Chacune a une couleur et une valeur.
ikebana-rules-jokers = Les cartes multicolores sont des jokers : chacune a la valeur imprimée, et son propriétaire choisit sa couleur quand on compte le bouquet.

ikebana-rules-setup-points = { $points ->
    [one] Chacun commence avec { $points } point de prestige.
   *[other] Chacun commence avec { $points } points de prestige.
} La réserve est inépuisable.
ikebana-rules-setup-rounds = Il y a { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}. Dans chacune, chacun à son tour ajoute une carte à son bouquet, face visible, jusqu’à ce que tous en aient { $cards }.

ikebana-rules-turn = À votre tour, vous faites une chose parmi deux, choisie avant de piocher quoi que ce soit : piocher ou acheter. Dans les deux cas, une carte rejoint votre bouquet et y reste.

ikebana-rules-draw-title = 1. Piocher
ikebana-rules-draw-keep = Prenez la carte du dessus de la pioche, que vous seul regardez. Gardez-la : elle rejoint votre bouquet et votre tour est fini.
ikebana-rules-draw-reject = Ou refusez-la : posez-la face visible sur votre propre défausse et piochez encore. Le premier refus d’un tour coûte 1 point, le deuxième 2, le troisième 3, et ainsi de suite.
ikebana-rules-draw-round = Le premier paiement va à la personne assise à votre gauche, le deuxième à la suivante dans le sens horaire, et ainsi de suite autour de la table ; on saute votre place.
ikebana-rules-draw-two = À deux, c’est toujours l’autre que vous payez.
ikebana-rules-draw-points = Sans les points, on ne peut pas refuser une carte.

ikebana-rules-buy-title = 2. Acheter
ikebana-rules-buy-price = Prenez la carte du dessus de la défausse de quelqu’un d’autre. Elle coûte sa valeur en points, versés au propriétaire de cette défausse.
ikebana-rules-buy-own = On n’achète ni à sa propre défausse, ni sans les points, ni après avoir pioché.
ikebana-rules-buy-uncover = La carte de dessous est alors à vendre.

ikebana-rules-seen-title = Ce que l’on voit
ikebana-rules-seen-open = Tout le monde voit les points, les bouquets et la carte du dessus de chaque défausse.
ikebana-rules-seen-hidden = Personne ne regarde sous la carte du dessus d’une défausse, pas même de la sienne. Une carte qui vient d’être piochée n’est vue que de qui l’a piochée.

ikebana-rules-round-title = La fin d’une manche
ikebana-rules-round-worth = Quand tous les bouquets sont complets, chacun reçoit les points du sien. Ils peuvent être dépensés dans les manches suivantes.
ikebana-rules-round-next = On remélange toutes les cartes. Le propriétaire du meilleur bouquet commence la manche suivante ; à égalité, celui des ex æquo qui a joué le premier dans cette manche.
ikebana-rules-round-deck = Si la pioche s’épuise au milieu d’une manche, chaque défausse garde sa carte du dessus ; toutes les autres forment la nouvelle pioche.

ikebana-rules-pair = paire
ikebana-rules-three = brelan
ikebana-rules-four = carré
ikebana-rules-five = quinte
ikebana-rules-times-value = { $times } × la valeur
ikebana-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ikebana-rules-times = × { $times }
ikebana-rules-score-split = Partagez votre bouquet en combinaisons au mieux ; une carte ne compte que dans une seule :
ikebana-rules-score-colours = Les couleurs des cinq cartes, qu’elles soient ou non dans une combinaison, multiplient la somme :
ikebana-rules-score-jokers = Chaque joker prend la couleur qui convient le mieux à son propriétaire.
ikebana-rules-score-final = Bouquet final : ce que rapportent les bouquets de la dernière manche compte double, en plus des couleurs.
ikebana-rules-end = { $rounds ->
    [one] Après { $rounds } manche, le jeu est fini.
   *[other] Après { $rounds } manches, le jeu est fini.
} Qui a le plus de points gagne ; à égalité, on se partage la victoire.
