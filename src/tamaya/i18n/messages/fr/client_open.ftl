# Opening a table in the browser.
client-open-title = Ouvrir une table
client-open-game = Jeu
client-open-seats = Places
client-open-bots = Places tenues par des robots
client-open-bot = Quel robot
client-open-edition = Édition
client-open-extensions = Les extensions
client-open-more = Plus : paroles, aide, rythme, visiteurs, difficulté
client-open-summary = La partie choisie
client-open-go = Ouvrir la table
client-open-begin = Commencer tout de suite

# How the table plays.
client-open-talk = Paroles pendant la partie
client-open-help = Aide sur vos propres cartes
client-open-help-0 = aucune
client-open-help-0-about = Chacun retient lui-même ce qu’on lui a dit.
client-open-help-1 = ce qui a été dit
client-open-help-1-about = Une carte montre les informations qui l’ont désignée.
client-open-help-2 = aussi ce qui est exclu
client-open-help-2-about = En plus, ce qu’une carte n’est pas, parce qu’une information ne l’a pas désignée.
client-open-help-3 = aussi ce qui est compté
client-open-help-3-about = En plus, ce qu’elle ne peut plus être, parce que tous les exemplaires sont visibles.
client-open-help-4 = aussi ce qui est déduit
client-open-help-4-about = En plus, tout ce qui découle de vos cartes cachées prises ensemble.
client-open-help-example-0 = Sans aide, aucune de vos cartes n’est marquée, quoi qu’on en ait dit.
client-open-help-example-1 = Une de vos cartes serait marquée ainsi : sa valeur a été dite.
client-open-help-example-2 = Une de vos cartes serait marquée ainsi : sa valeur a été dite et une couleur ne l’a pas désignée.
client-open-help-example-3 = Une de vos cartes serait marquée ainsi : sa valeur a été dite, une couleur ne l’a pas désignée, et d’une autre tous les exemplaires sont visibles.
client-open-help-example-4 = Une de vos cartes serait marquée ainsi : sa valeur a été dite, une couleur ne l’a pas désignée, d’une autre tous les exemplaires sont visibles, et une troisième est forcément une autre carte cachée.
client-open-pace = Temps pour un tour
client-open-at-deadline = Quand le temps est écoulé
client-open-first = Qui commence
client-open-first-drawn = Tirage au sort
client-open-first-seat = Place { $number }
client-open-visibility = Qui trouve la table
client-open-password = Mot de passe
client-open-password-about = Laissé vide, tous ceux qui ont le lien entrent.
client-open-password-kept = Laissé vide, le mot de passe reste le même.
client-open-watching = Public
client-open-difficulty = Plus facile ou plus difficile

# The game that is chosen, in a few words.
client-open-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
client-open-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par main à { $seats } joueurs
client-open-tokens = { $count ->
    [one] { $count } jeton indice
   *[other] { $count } jetons indice
}
client-open-errors = { $count ->
    [one] { $count } erreur met fin à la partie
   *[other] { $count } erreurs mettent fin à la partie
}
client-open-highest = { $count ->
    [one] { $count } point au plus
   *[other] { $count } points au plus
}
client-open-ending-last-round = encore un tour pour chacun une fois la pioche vide
client-open-ending-final-flourish = jusqu’au bout : parfait, ou perdu
client-open-tiles = des tuiles bonus pour les feux d’artifice complets
client-open-bouquet = { $count ->
    [one] bouquets de { $count } carte
   *[other] bouquets de { $count } cartes
}
client-open-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
client-open-final-bouquet = les bouquets de la dernière manche comptent double
