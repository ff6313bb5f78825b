rules-goal-title = L’idée
rules-goal = Hanabi est un jeu de confiance à { $players } joueurs, qui ne forment qu’une équipe. Vous montez ensemble un spectacle pyrotechnique, mais il y a un hic : vous voyez les cartes de tous les autres, jamais les vôtres. Renseignez-vous les uns les autres, retenez ce qu’on vous dit, et posez les bonnes cartes au bon moment.
rules-goal-fireworks = { $count ->
    [one] Il y a { $count } feu d’artifice à monter : { $suits }.
   *[other] Il y a { $count } feux d’artifice à monter, un par couleur : { $suits }.
}

rules-cards-title = Les cartes
rules-cards = { $count ->
    [one] Il y a { $count } carte en tout.
   *[other] Il y a { $count } cartes en tout.
} Chacune a une couleur et une valeur.
rules-column-suit = Couleur
rules-column-order = Ordre de pose
rules-column-copies = Exemplaires
rules-column-number = Cartes

rules-setup-title = Avant de commencer
rules-setup-deck = Toutes les cartes, bien mélangées et faces cachées, forment la pioche.
rules-setup-hand = À { $players } joueurs, distribuez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à chacun.
rules-setup-hold = Tenez votre main à l’envers : les autres voient vos cartes, vous non. Il est interdit de les regarder.
rules-setup-tokens = Posez { $count ->
    [one] { $count } jeton indice
   *[other] { $count } jetons indice
} sur la table.
rules-setup-errors = { $count ->
    [1] Prenez garde : la première erreur mettra fin à la partie.
    [one] Comptez vos erreurs : { $count } mettra fin à la partie.
   *[other] Comptez vos erreurs : { $count } mettront fin à la partie.
}
rules-setup-tiles = Mélangez { $count ->
    [one] la tuile bonus
   *[other] les { $count } tuiles bonus
} et laissez-les faces cachées.
rules-setup-first = Décidez qui commence, ou tirez au sort. Les tours se suivent dans le sens horaire.

rules-turn-title = Votre tour
rules-turn = À votre tour, vous faites exactement une chose parmi trois : donner une information, défausser une carte ou jouer une carte. On ne passe pas.

rules-clue-title = 1. Donner une information
rules-clue-cost = Une information coûte un jeton indice. S’il n’en reste pas, vous ne pouvez pas en donner.
rules-clue-what = Dites à un coéquipier soit une couleur, soit une valeur, et montrez dans sa main toutes les cartes qui y répondent, toutes à la fois.
rules-clue-values-only = Dites à un coéquipier une valeur, et montrez dans sa main toutes les cartes qui y répondent, toutes à la fois. Les couleurs ne se nomment jamais dans cette partie.
rules-clue-colours = Couleurs qui peuvent être nommées : { $colours }.
rules-clue-values = Valeurs qui peuvent être nommées : { $values }.
rules-clue-every = { $count ->
    [one] Toute information de couleur montre aussi les cartes { $suits } : elles comptent pour chaque couleur qu’on peut nommer, mais la leur ne se nomme pas.
   *[other] Toute information de couleur montre aussi les cartes { $suits } : elles comptent pour chaque couleur qu’on peut nommer, mais les leurs ne se nomment pas.
}
rules-clue-none = { $count ->
    [one] Aucune information de couleur ne montre les cartes { $suits }, et leur couleur ne se nomme pas, pas même pour dire qu’il n’y en a pas. Les informations de valeur les montrent comme les autres.
   *[other] Aucune information de couleur ne montre les cartes { $suits }, et leurs couleurs ne se nomment pas, pas même pour dire qu’il n’y en a pas. Les informations de valeur les montrent comme les autres.
}
rules-clue-empty = Une information peut aussi ne rien montrer : vous dites à un coéquipier qu’aucune carte n’y répond.
rules-clue-not-empty = Une information doit montrer au moins une carte.
rules-clue-whom = On n’informe ni soi-même, ni un coéquipier qui n’a plus de cartes.
rules-clue-examples = Par exemple : « { $one } » ou « { $other } », en comptant les cartes à partir de la gauche.
rules-clue-example = Par exemple : « { $one } », en comptant les cartes à partir de la gauche.

rules-discard-title = 2. Défausser une carte
rules-discard = Mettez une carte de votre main à la défausse, face visible. Un jeton indice revient, et vous piochez une nouvelle carte sans la regarder.
rules-discard-full = { $count ->
    [one] Tant que le jeton indice est sur la table, vous ne pouvez pas défausser.
   *[other] Tant que les { $count } jetons indice sont sur la table, vous ne pouvez pas défausser.
}

rules-play-title = 3. Jouer une carte
rules-play = Prenez une carte de votre main et retournez-la.
rules-play-fits = Si elle est la suivante de son feu d’artifice, ou si elle en commence un, elle y est posée.
rules-play-misfires = Sinon, elle part à la défausse et l’équipe a commis une erreur.
rules-play-draw = Dans les deux cas, piochez une nouvelle carte sans la regarder.

rules-fireworks-title = Les feux d’artifice
rules-fireworks = Il y a un feu d’artifice par couleur, et chaque valeur y figure une fois.
rules-fireworks-single = Un feu d’artifice n’a qu’une carte, le 1.
rules-fireworks-up = Posés du 1 au { $highest } : { $suits }.
rules-fireworks-down = Posés du { $highest } au 1 : { $suits }.
rules-fireworks-no-jokers = Les cartes { $suits } forment un feu à part et n’en remplacent jamais d’autres.
rules-bonus-token = Compléter un feu d’artifice fait revenir un jeton indice, sauf s’ils sont déjà tous là.
rules-bonus-tile = Compléter un feu d’artifice révèle une tuile bonus.
rules-bonus-tile-and-token = Une tuile bonus est révélée quand l’un de ces feux est complété : { $rising }. Un jeton indice revient, sauf s’ils sont déjà tous là, quand l’un de ceux-ci l’est : { $falling }.

rules-tiles-title = Les tuiles bonus
rules-tiles = Retournez une tuile bonus au hasard dès que le feu est complet, sauf si c’était le dernier : le spectacle est alors fini. La personne qui a complété le feu applique la tuile, l’écarte, et ne pioche qu’ensuite.
rules-tile-1 = Un jeton indice revient, sauf s’ils sont tous là.
rules-tile-2 = Une erreur, s’il y en a eu, est effacée, et un jeton indice revient, sauf s’ils sont tous là.
rules-tile-3 = Une information de couleur qui ne coûte rien, pour n’importe quel coéquipier.
rules-tile-4 = Une information de valeur qui ne coûte rien, pour n’importe quel coéquipier.
rules-tile-5 = Une carte défaussée, celle que vous voulez, rejoint la pioche, que l’on remélange. Si la pioche est vide, vous pouvez faire ce que dit la tuile 6, ou rien.
rules-tile-6 = Parmi les cartes défaussées qui conviennent, celle que vous voulez est posée sur son feu. Si elle complète un feu, elle rapporte ce que rapporte tout feu complet.
rules-tiles-lost = Une tuile qui peut servir doit servir. Celle qui ne le peut pas, faute de carte qui convienne ou d’information possible, est perdue.
rules-tiles-idle = Les tuiles sont prêtes, mais aucune ne sera révélée dans cette partie : il faudrait compléter, avant le dernier, un feu posé à partir du 1.

rules-end-title = La fin
rules-end-errors = { $count ->
    [1] À la première erreur, la partie s’arrête aussitôt.
    [one] À l’erreur numéro { $count }, la partie s’arrête aussitôt.
   *[other] À l’erreur numéro { $count }, la partie s’arrête aussitôt.
}
rules-end-complete = Quand tous les feux d’artifice sont complets, la partie s’arrête aussitôt : vous avez gagné, et on ne peut faire mieux.
rules-end-last-round = Quand la dernière carte est piochée, tout le monde a encore droit à un tour, y compris la personne qui l’a prise. On ne pioche plus. Puis le spectacle est fini.
rules-end-flourish = Quand la pioche est vide, la partie continue, avec de moins en moins de cartes en main. Seul un spectacle complet gagne ; tout le reste est perdu.
rules-end-lost-card = La partie est perdue dès que le dernier exemplaire d’une carte encore nécessaire est à la défausse.
rules-end-lost-card-tiles = Les tuiles bonus n’y changent rien : elles ne peuvent reprendre à temps une carte perdue.
rules-end-no-move = La partie est perdue aussi quand la personne dont c’est le tour ne peut rien faire.

rules-score-title = Les points
rules-score-all-or-nothing = On ne compare pas de points : un spectacle complet est gagné, tout autre est perdu.
rules-score-points = { $highest ->
    [0] Aucun feu d’artifice ne rapporte de points dans cette partie.
    [one] Chaque carte posée vaut un point : { $highest } au plus.
   *[other] Chaque carte posée vaut un point : { $highest } au plus.
}
rules-score-penalty = { $count ->
    [one] Le { $fireworks } ne rapporte rien : au lieu de cela, chaque carte qui y manque retire un point. Le total peut descendre sous zéro.
   *[other] Ne rapportent rien : { $fireworks }. Au lieu de cela, chaque carte qui y manque retire un point. Le total peut descendre sous zéro.
}
rules-score-zero = Une partie arrêtée par les erreurs est perdue et vaut 0 point, quoi qu’on ait posé.
rules-score-kept = Une partie arrêtée par les erreurs garde les points qu’elle avait.
rules-score-no-scale = Il n’y a pas de barème pour cette partie ; seul un spectacle complet a un nom : parfait.
rules-score-mention = Soyez fiers et dites « poudre noire » avec votre total.
rules-score-scale = Ce qu’on en dira :
rules-score-at-most = { $most } ou moins

rules-talking-title = Parler
rules-talking = Mettez-vous d’accord avant de commencer :

rules-advice-title = Bon à savoir
rules-advice-arrange = Vous pouvez à tout moment changer l’ordre de votre main, au vu de tous, ou décaler un peu une carte pour vous souvenir de ce qu’elle est.
rules-advice-discard = Chacun peut consulter la défausse à tout moment. Ce qui s’y trouve, et ce que tiennent les autres, vous dit ce que vos cartes ne sont pas.
rules-advice-unknown = Défausser une carte dont on ne sait rien est un risque, mais souvent il en vaut la peine : la plupart des cartes ont une jumelle.
rules-advice-single = Le tableau plus haut montre les cartes sans jumelle. Une fois une telle carte défaussée, son feu ne peut plus être complété comme d’habitude.
rules-advice-unfinished = Quand un feu ne peut plus grandir, signalez-le : le reste de ses cartes se défausse sans regret.
