ikebana-rules-goal = L’ikebana est l’art japonais de la composition florale, et un jeu pour { $players } joueurs, chacun pour soi. À chaque manche, vous composez un bouquet de cinq cartes. Les bonnes valeurs et les bonnes couleurs rapportent des points de prestige, et ces points permettent d’obtenir de meilleures cartes.

ikebana-rules-cards = { $count ->
    [one] Il y a { $count } carte.
   *[other] Il y a { $count } cartes.
} Chacune a une couleur et une valeur.
ikebana-rules-jokers = Les cartes multicolores sont des jokers. Un joker a la valeur qui y est imprimée ; vous choisissez sa couleur au moment de compter le bouquet.
ikebana-rules-jokers-values = Le livret ne donne pas les valeurs des jokers : nous jouons avec un joker de chaque valeur.

ikebana-rules-setup-points = { $points ->
    [one] Tout le monde commence avec { $points } point de prestige.
   *[other] Tout le monde commence avec { $points } points de prestige.
}
ikebana-rules-setup-bank = La réserve de points est inépuisable.
ikebana-rules-setup-rounds = La partie dure { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}. À chaque manche, vous ajoutez tour à tour une carte à votre bouquet, face visible, jusqu’à ce que tout le monde ait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.

ikebana-rules-turn = À votre tour, piochez ou achetez une carte. Décidez-le avant de piocher. Dans les deux cas, une carte rejoint votre bouquet et y reste.

ikebana-rules-draw-title = 1. Piocher
ikebana-rules-draw-keep = Piochez la carte du dessus de la pioche. Si elle vous plaît, gardez-la : elle rejoint votre bouquet et votre tour se termine.
ikebana-rules-draw-reject = Sinon, refusez-la : posez-la face visible sur votre propre défausse, payez et piochez encore. Le premier refus du tour coûte 1 point, le deuxième 2, le troisième 3, et ainsi de suite.
ikebana-rules-draw-round = Payez le premier refus à la personne à votre gauche, le deuxième à la suivante dans le sens horaire, et ainsi de suite autour de la table, en sautant votre place.
ikebana-rules-draw-two = À deux, vous payez toujours l’autre joueur.
ikebana-rules-draw-points = Si vous ne pouvez pas payer, vous ne pouvez pas refuser la carte.

ikebana-rules-buy-title = 2. Acheter
ikebana-rules-buy-price = Prenez la carte du dessus de la défausse d’un autre joueur et ajoutez-la à votre bouquet. Vous payez à ce joueur autant de points que la valeur de la carte. Votre tour se termine.
ikebana-rules-buy-own = Vous ne pouvez pas acheter dans votre propre défausse, ni acheter après avoir pioché.
ikebana-rules-buy-uncover = La carte du dessous est maintenant à vendre.

ikebana-rules-seen-title = Ce que tout le monde voit
ikebana-rules-seen-open = Tout le monde voit les points, les bouquets et la carte du dessus de chaque défausse. Personne ne regarde les cartes du dessous.
ikebana-rules-seen-hidden = Une carte piochée n’est visible que pour la personne qui la pioche, jusqu’à ce qu’elle la garde ou la refuse.

ikebana-rules-round-title = Fin d’une manche
ikebana-rules-round-worth = Quand tous les bouquets sont complets, chacun reçoit les points du sien. Vous pouvez les dépenser dans les manches suivantes.
ikebana-rules-round-deck = Si la pioche s’épuise pendant une manche, chaque défausse garde sa carte du dessus ; toutes les autres cartes défaussées sont mélangées pour former une nouvelle pioche.
ikebana-rules-round-next = Avant la manche suivante, mélangez toutes les cartes. La personne qui a le meilleur bouquet commence.
ikebana-rules-round-tie = Si plusieurs joueurs ont le meilleur bouquet, celui d’entre eux qui a joué le plus tôt dans cette manche commence.

ikebana-rules-pair = paire
ikebana-rules-three = brelan
ikebana-rules-four = carré
ikebana-rules-five = cinq identiques
ikebana-rules-times-value = { $times } × la valeur
ikebana-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ikebana-rules-times = × { $times }
ikebana-rules-score-split = Répartissez votre bouquet en combinaisons de façon à obtenir le total le plus élevé. Chaque carte ne compte que dans une seule combinaison :
ikebana-rules-score-colours = Les couleurs des cinq cartes multiplient ce total, que les cartes soient dans une combinaison ou non :
ikebana-rules-score-jokers = Vous choisissez la couleur de chaque joker séparément : deux jokers peuvent avoir la même couleur ou deux couleurs différentes.
ikebana-rules-score-final = Bouquet final : les bouquets de la dernière manche comptent double, une fois multipliés par les couleurs.
ikebana-rules-examples = Exemples :
ikebana-rules-example = { $cards } : { $combinations } ; { $harmony } (×{ $multiplier }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-rules-example-left = Hors combinaison : { $cards }.
ikebana-rules-example-final = À la dernière manche : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-rules-end = { $rounds ->
    [one] La partie s’arrête après { $rounds } manche.
   *[other] La partie s’arrête après { $rounds } manches.
} La personne qui a le plus de points gagne. À égalité, la victoire est partagée.
