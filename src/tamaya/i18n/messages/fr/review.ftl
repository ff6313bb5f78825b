review-score = Score : { $score } sur { $perfect }.
review-winnable = Cette pioche pouvait être gagnée : le score parfait de { $score } était possible.
review-highest = Cette pioche ne pouvait pas être gagnée. Le meilleur score possible était de { $score } sur { $perfect }.
review-highest-bounds = Le meilleur score possible avec cette pioche n’est pas connu exactement : il est entre { $least } et { $most }.
review-lost-at = Après le tour { $turn } ({ $player }), la partie parfaite n’était plus possible.
review-never-lost = Après le dernier coup, la partie parfaite était encore possible.
review-saved-by = Ces coups auraient mené à une partie parfaite : { $moves }
review-reason-lost-card = { $count ->
    [one] Pourquoi : tous les exemplaires de cette carte sont dans la défausse ({ $cards }).
   *[other] Pourquoi : tous les exemplaires de ces cartes sont dans la défausse ({ $cards }).
}
review-reason-pace = Pourquoi : il reste { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
} à poser et seulement { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
review-reason-bottom = Pourquoi : le { $cards } est trop bas dans la pioche (numéro { $place } en partant du fond). Quand on le pioche, il reste { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
} à poser et seulement { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
review-reason-hands = Pourquoi : à un moment, il faut garder { $wanted } cartes, et les mains n’ont de place que pour { $places }.
review-reason-pace-found = Pourquoi : il n’y a pas assez de tours. Tous les ordres de jeu ont été essayés ; pour une partie parfaite, il faudrait jouer encore après le dernier tour.
review-reason-hands-found = Pourquoi : les mains ne peuvent pas contenir toutes les cartes à garder. Tous les ordres de jeu ont été essayés.
review-reason-together-found = Pourquoi : tous les ordres de jeu ont été essayés, et aucun ne réussit.
review-reason-errors = Pourquoi : la dernière erreur a mis fin à la partie.

review-start = À partir de la donne, « { $policy } » a joué de nombreuses parties d’essai jusqu’au bout : { $perfect } étaient parfaites, avec { $expected } points en moyenne.
review-luck = Points dus à la chance (les cartes piochées) : { $points }.
review-choice = Points dus aux choix, comparés à ceux de « { $policy } » : { $points }.
review-gained = { $points } de plus
review-given-away = { $points } de moins
review-clues = { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
}, soit { $rate } par point. En moyenne, un indice a apporté { $bits } bits d’information. Cartes rendues jouables : { $playable }. Cartes sauvées : { $saved }.
review-moments = Moments clés
review-no-moments = Aucun coup ne se distingue.
review-inaccuracy = Imprécision (coût en points : { $loss }, erreur type : { $error }).
review-mistake = Mauvais choix (coût en points : { $loss }, erreur type : { $error }).
review-blunder = Gaffe (coût en points : { $loss }, erreur type : { $error }).
review-better = Mieux : { $move }
review-lost-here = À partir d’ici, la partie parfaite était impossible.
review-friend = Ce que « friend » aurait fait : { $move }
review-page = Analyse d’une partie
review-perfect-curve = Chances de partie parfaite
review-expected-curve = Points attendus
review-winnable-strip = La pioche pouvait-elle encore être gagnée ?
review-yes = oui
review-no = non
review-unknown = inconnu
review-column-turn = Tour
review-column-move = Coup
review-column-perfect = Parfaite
review-column-expected = Espérance
review-column-luck = Chance
review-column-choice = Choix
review-column-loss = Coût

review-ikebana-unit = Les points sont comptés par rapport à la moyenne des autres, selon les attentes de « { $policy } ».
review-ikebana-seat = { $player } : chance { $luck }, choix { $choice }.
review-ikebana-worths = « { $policy } » attendait { $best } du meilleur coup, en points, et { $made } de celui-ci.
review-ikebana-chances = Chances de gagner selon « { $policy } » : { $best } avec le meilleur coup, { $made } avec celui-ci.
review-last-inaccuracy = Une imprécision au dernier tour, où seule la victoire compte.
review-last-mistake = Un mauvais choix au dernier tour, où seule la victoire compte.
review-last-blunder = Une gaffe au dernier tour, où seule la victoire compte.
review-lead-curve = Avance attendue sur la moyenne des autres
