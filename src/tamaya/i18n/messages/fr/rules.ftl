# A sentence that is our ruling is marked; the last section of every page explains the mark.
rules-ruling = { $text } *
rules-sentences = { $start } { $next }
rules-rulings-title = Nos choix
rules-rulings = Les phrases marquées d’un * sont nos choix : les livrets de règles n’en disent rien ou se contredisent.

rules-goal-title = But du jeu
rules-goal = Hanabi est un jeu coopératif pour { $players } joueurs. Vous montez ensemble un spectacle pyrotechnique, avec une difficulté : vous voyez les cartes de tout le monde, sauf les vôtres. Donnez-vous des indices, retenez ceux que vous recevez et jouez les bonnes cartes au bon moment.
rules-goal-fireworks = { $count ->
    [one] Vous composez { $count } feu d’artifice : { $suits }.
   *[other] Vous composez { $count } feux d’artifice, un par couleur : { $suits }.
}

rules-cards-title = Les cartes
rules-cards = { $count ->
    [one] Il y a { $count } carte.
   *[other] Il y a { $count } cartes.
} Chacune a une couleur et une valeur.
rules-column-suit = Couleur
rules-column-order = Ordre
rules-column-copies = Exemplaires
rules-column-number = Total
rules-column-laid = Cartes posées
rules-column-points = Points
rules-cards-divided = Les livrets ne disent pas combien il y a de cartes { $suits } de chaque valeur. Le tableau montre celles que nous utilisons.
rules-own-variant = Dix cartes multicolores dont la couleur s’annonce comme les autres : c’est notre propre variante, absente de tous les livrets.

rules-setup-title = Mise en place
rules-setup-deck = Mélangez toutes les cartes et posez-les face cachée : c’est la pioche.
rules-setup-hand = À { $players } joueurs, chacun reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
rules-setup-hold = Tenez vos cartes à l’envers : les autres les voient, pas vous. Il est interdit de regarder ses propres cartes.
rules-setup-tokens = Posez { $count ->
    [one] { $count } jeton indice
   *[other] { $count } jetons indice
} sur la table.
rules-setup-errors = { $count ->
    [one] Préparez { $count } jeton erreur : la première erreur met fin à la partie.
   *[other] Préparez { $count } jetons erreur pour compter vos erreurs.
}
rules-setup-tiles = { $count ->
    [one] Posez { $count } tuile bonus face cachée sur la table.
   *[other] Mélangez les { $count } tuiles bonus et posez-les face cachée sur la table.
}
rules-setup-first = La personne qui porte les vêtements les plus colorés commence. On joue dans le sens horaire.
rules-setup-first-other = Si vous préférez, choisissez qui commence ou tirez au sort.

rules-turn-title = Votre tour
rules-turn = À votre tour, faites une seule de ces trois actions : donner un indice, défausser une carte ou jouer une carte. Vous ne pouvez pas passer.

rules-clue-title = 1. Donner un indice
rules-clue-cost = Un indice coûte un jeton indice : retirez-le de la table. S’il n’en reste plus, vous ne pouvez pas en donner.
rules-clue-what = Annoncez une couleur ou une valeur à un coéquipier et désignez toutes les cartes de sa main qui correspondent : toutes, et en même temps.
rules-clue-values-only = Annoncez une valeur à un coéquipier et désignez toutes les cartes de sa main qui correspondent : toutes, et en même temps. Dans cette partie, les couleurs ne s’annoncent jamais.
rules-clue-colours = Vous pouvez annoncer ces couleurs : { $colours }.
rules-clue-values = Vous pouvez annoncer ces valeurs : { $values }.
rules-clue-every = { $count ->
    [one] Tout indice de couleur désigne aussi les cartes { $suits } : elles comptent pour chaque couleur que vous pouvez annoncer. Leur propre couleur ne s’annonce pas.
   *[other] Tout indice de couleur désigne aussi les cartes { $suits } : elles comptent pour chaque couleur que vous pouvez annoncer. Leurs propres couleurs ne s’annoncent pas.
}
rules-clue-none = { $count ->
    [one] Aucun indice de couleur ne désigne les cartes { $suits }. Leur couleur ne s’annonce pas, même pour dire qu’il n’y en a aucune. Les indices de valeur les désignent normalement.
   *[other] Aucun indice de couleur ne désigne les cartes { $suits }. Leurs couleurs ne s’annoncent pas, même pour dire qu’il n’y en a aucune. Les indices de valeur les désignent normalement.
}
rules-clue-empty = Un indice peut aussi ne désigner aucune carte : il dit alors que votre coéquipier n’en a aucune de cette couleur ou de cette valeur.
rules-clue-not-empty = Un indice doit désigner au moins une carte.
rules-clue-whom = Vous ne pouvez pas vous donner un indice à vous-même.
rules-clue-no-cards = Vous ne pouvez pas donner d’indice à un joueur qui n’a plus de cartes.
rules-clue-examples = Exemples : « { $one } » ou « { $other } ». Les cartes se comptent à partir de la gauche.
rules-clue-example = Exemple : « { $one } ». Les cartes se comptent à partir de la gauche.

rules-discard-title = 2. Défausser une carte
rules-discard = Posez une carte de votre main sur la défausse, face visible. Remettez un jeton indice sur la table, puis piochez une nouvelle carte sans la regarder.
rules-discard-full = { $count ->
    [one] Vous ne pouvez pas défausser tant que le jeton indice est sur la table.
   *[other] Vous ne pouvez pas défausser tant que les { $count } jetons indice sont sur la table.
}

rules-play-title = 3. Jouer une carte
rules-play = Choisissez une carte de votre main et retournez-la.
rules-play-fits = Si elle commence un feu d’artifice ou en prolonge un, posez-la à sa place.
rules-play-misfires = Sinon, elle va à la défausse et compte pour une erreur.
rules-play-draw = Dans les deux cas, piochez une nouvelle carte sans la regarder.

rules-fireworks-title = Les feux d’artifice
rules-fireworks = Il y a un feu d’artifice par couleur, avec une carte de chaque valeur.
rules-fireworks-single = Un feu d’artifice n’a qu’une carte, le 1.
rules-fireworks-up = Du 1 au { $highest }, en montant : { $suits }.
rules-fireworks-down = Du { $highest } au 1, en descendant : { $suits }.
rules-fireworks-no-jokers = Les cartes { $suits } forment leur propre feu d’artifice. Elles ne remplacent jamais une autre couleur.
rules-bonus-token = Quand vous complétez un feu d’artifice, remettez un jeton indice sur la table, sauf s’ils y sont déjà tous.
rules-bonus-tile = Quand vous complétez un feu d’artifice, révélez une tuile bonus.
rules-bonus-tile-up = Quand vous complétez un feu d’artifice qui monte, révélez une tuile bonus.
rules-bonus-token-down = Quand vous complétez un feu d’artifice qui descend, remettez un jeton indice sur la table, sauf s’ils y sont déjà tous.

rules-tiles-title = Les tuiles bonus
rules-tiles = Dès que le feu d’artifice est complet, retournez une tuile bonus au hasard et appliquez son effet. Ensuite, retirez la tuile du jeu et piochez votre carte. Le dernier feu d’artifice ne révèle aucune tuile : la partie est terminée.
rules-tile-1 = Remettez un jeton indice sur la table, sauf s’ils y sont déjà tous.
rules-tile-2 = Effacez une erreur, s’il y en a une. Remettez un jeton indice sur la table, sauf s’ils y sont déjà tous.
rules-tile-3 = Donnez gratuitement un indice de couleur au coéquipier de votre choix.
rules-tile-4 = Donnez gratuitement un indice de valeur au coéquipier de votre choix.
rules-tile-5 = Choisissez une carte de la défausse et mélangez-la à la pioche. Si la pioche est vide, vous pouvez utiliser l’effet de la tuile 6 à la place, ou ne rien faire.
rules-tile-6 = Choisissez dans la défausse une carte jouable et posez-la sur son feu d’artifice. Si elle le complète, vous recevez le bonus habituel.
rules-tiles-lost = Si vous pouvez utiliser une tuile, vous devez le faire. Si c’est impossible, parce qu’aucune carte n’est jouable ou qu’aucun indice n’est possible, la tuile est sans effet.
rules-tiles-idle = Les tuiles sont là, mais cette partie n’en révèle jamais : il faudrait compléter un feu d’artifice qui monte et qui ne soit pas le dernier.

rules-end-title = Fin de la partie
rules-end-errors = { $count ->
    [1] À la première erreur, la partie s’arrête aussitôt.
    [2] À la deuxième erreur, la partie s’arrête aussitôt.
    [3] À la troisième erreur, la partie s’arrête aussitôt.
    [4] À la quatrième erreur, la partie s’arrête aussitôt.
    [5] À la cinquième erreur, la partie s’arrête aussitôt.
    [one] Après { $count } erreur, la partie s’arrête aussitôt.
   *[other] Après { $count } erreurs, la partie s’arrête aussitôt.
}
rules-end-complete = Quand tous les feux d’artifice sont complets, la partie s’arrête aussitôt : c’est gagné, et le spectacle est parfait.
rules-end-last-round = Quand quelqu’un pioche la dernière carte, tout le monde joue encore une fois, y compris cette personne. Personne ne pioche plus. Puis la partie s’arrête.
rules-end-flourish = Quand la pioche est vide, la partie continue et les mains diminuent. Seul un spectacle complet permet de gagner.
rules-end-lost-card = La partie est perdue dès que tous les exemplaires d’une carte encore nécessaire sont dans la défausse.
rules-end-lost-card-tiles = Les tuiles bonus n’y peuvent rien : la partie est terminée avant que vous puissiez en utiliser une.
rules-end-no-move = La partie est aussi perdue si la personne dont c’est le tour ne peut rien faire.

rules-score-title = Le score
rules-score-all-or-nothing = Les points ne se comptent pas : si tous les feux d’artifice sont complets, c’est gagné ; sinon, c’est perdu.
rules-score-points = { $highest ->
    [0] Aucun feu d’artifice ne rapporte de points dans cette partie.
    [one] Chaque carte posée vaut un point : { $highest } au plus.
   *[other] Chaque carte posée vaut un point : { $highest } au plus.
}
rules-score-penalty = { $count ->
    [one] Le { $fireworks } ne rapporte aucun point : chaque carte qui y manque en coûte un.
   *[other] Certains feux ne rapportent aucun point, mais chaque carte qui y manque en coûte un : { $fireworks }.
}
rules-score-below-zero = Le score peut descendre sous zéro.
rules-score-zero = Si les erreurs mettent fin à la partie, elle est perdue et vaut 0 point.
rules-score-kept = Si les erreurs mettent fin à la partie, vous gardez le score atteint.
rules-score-no-scale = Dans cette partie, le public n’a qu’un verdict, « parfait », pour un spectacle complet.
rules-score-mention = Ajoutez fièrement « poudre noire » à votre score.
rules-score-scale = Le verdict du public :
rules-score-at-most = { $most } ou moins

# A worked example: the table shows the cards laid, the figures come from the rules.
rules-example = Exemple : la partie s’arrête avec ces cartes posées.
rules-example-total = { $score ->
    [one] Score : { $score } point.
   *[other] Score : { $score } points.
}
rules-example-less = { $missing ->
    [one] Il manque { $missing } carte
   *[other] Il manque { $missing } cartes
} ({ $fireworks }) : { $points } − { $missing } = { $score }. { $score ->
    [one] Score : { $score } point
   *[other] Score : { $score } points
}, poudre noire.
rules-example-verdict = Verdict : { $verdict }

rules-talking-title = Parler pendant la partie
rules-talking = Avant de commencer, mettez-vous d’accord sur l’une de ces règles :

rules-advice-title = Conseils
rules-advice-arrange = Vous pouvez réorganiser votre main à tout moment, devant tout le monde, ou décaler un peu une carte pour vous en souvenir.
rules-advice-discard = Tout le monde peut consulter la défausse à tout moment. Ces cartes et celles des autres mains vous disent ce que les vôtres ne peuvent pas être.
rules-advice-unknown = Défausser une carte dont vous ne savez rien est un risque, mais souvent raisonnable : la plupart des cartes existent en plusieurs exemplaires.
rules-advice-unknown-flourish = Défausser une carte dont vous ne savez rien est un risque : si c’est le dernier exemplaire d’une carte encore nécessaire, la partie est perdue. Mais la plupart des cartes existent en plusieurs exemplaires.
rules-advice-single = Le tableau des cartes montre celles qui n’existent qu’en un exemplaire. Une fois l’une d’elles défaussée, son feu d’artifice ne peut plus être complété.
rules-advice-single-tiles = Le tableau des cartes montre celles qui n’existent qu’en un exemplaire. Une fois l’une d’elles défaussée, son feu d’artifice ne peut plus être complété, sauf si une tuile bonus la ramène.
rules-advice-single-flourish = Le tableau des cartes montre celles qui n’existent qu’en un exemplaire. Signalez-les à temps par un indice : en défausser une qui est encore nécessaire fait perdre la partie.
rules-advice-unfinished = Quand un feu d’artifice ne peut plus grandir, retenez-le : ses cartes restantes se défaussent sans risque.
rules-advice-unfinished-tiles = Quand un feu d’artifice ne peut plus grandir et qu’aucune tuile bonus ne peut l’aider, retenez-le : ses cartes restantes se défaussent sans risque.

rules-combine-title = Combiner les extensions
rules-combine = Le livret de règles propose ces combinaisons :
rules-combine-two = { $extensions }
rules-combine-all = { $extensions }, pour les téméraires
