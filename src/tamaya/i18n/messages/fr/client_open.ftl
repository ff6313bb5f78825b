# Opening a table in the browser.
client-open-title = Ouvrir une table
client-open-game = Jeu
client-open-seats = Places
client-open-bots = Robots
client-open-bot = Type de robot
client-open-edition = Édition
client-open-extensions = Extensions
client-open-more = Plus : discussion, aide, temps, accès, difficulté
client-open-summary = Votre partie
client-open-go = Ouvrir la table
client-open-begin = Commencer

# How the table plays.
client-open-talk = Discussion pendant la partie
client-open-help = Aide pour vos propres cartes
client-open-help-0 = aucune
client-open-help-0-about = À vous de retenir vos indices.
client-open-help-1 = indices
client-open-help-1-about = Affiche les indices qui désignent une carte.
client-open-help-2 = exclusions
client-open-help-2-about = Affiche aussi ce qu’une carte ne peut pas être, parce qu’un indice ne l’a pas désignée.
client-open-help-3 = comptage
client-open-help-3-about = Exclut aussi les cartes dont vous voyez tous les exemplaires.
client-open-help-4 = déduction
client-open-help-4-about = Exclut aussi une carte dont tous les exemplaires invisibles sont forcément parmi vos autres cartes.
client-open-help-example-0 = Sans aide, vos cartes n’affichent aucun indice.
client-open-help-example-1 = Exemple : un indice a donné la valeur de cette carte.
client-open-help-example-2 = Exemple : un indice a donné la valeur de cette carte, un autre indice, qui ne l’a pas désignée, a exclu une couleur.
client-open-help-example-3 = Exemple : un indice a donné la valeur de cette carte, un autre a exclu une couleur, et vous voyez toutes les cartes de cette valeur dans une deuxième couleur.
client-open-help-example-4 = Exemple : un indice a donné la valeur de cette carte, un autre a exclu une couleur, et vous voyez toutes les cartes de cette valeur dans une deuxième couleur. Dans une troisième, il ne reste qu’une carte de cette valeur, et c’est à coup sûr une autre carte de votre main.
client-open-pace = Temps par tour
client-open-at-deadline = Quand le temps est écoulé
client-open-bot-pace = Rythme des robots
client-open-bot-answers = Explications des robots
client-open-expert-bots = Robots à code secret
client-open-expert-bots-about = Proposer aussi les robots qui se parlent en code. Les humains ne comprennent pas leurs indices.
client-open-undo = Reprendre un coup
client-open-undo-about = Un joueur peut reprendre son dernier coup si tout le monde est d’accord et si ce coup n’a fait voir aucune carte.
client-open-first = Qui commence
client-open-first-drawn = Au hasard
client-open-first-seat = Place { $number }
client-open-visibility = Qui peut trouver la table
client-open-password = Mot de passe
client-open-password-about = Laissez vide pour laisser entrer toute personne qui a le lien.
client-open-password-kept = Laissez vide pour garder le mot de passe actuel.
client-open-watching = Spectateurs
client-open-difficulty = Difficulté

# The chosen game, in a few words.
client-open-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
client-open-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par main à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
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
client-open-ending-last-round = encore un tour chacun quand la pioche est vide
client-open-ending-final-flourish = jusqu’au bout : spectacle parfait ou partie perdue
client-open-tiles = tuiles bonus pour les feux complets
client-open-bouquet = { $count ->
    [one] bouquets de { $count } carte
   *[other] bouquets de { $count } cartes
}
client-open-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
client-open-final-bouquet = les bouquets de la dernière manche comptent double
