program = tamaya { $version } : Hanabi, toutes les éditions, à la lettre.
usage-title = Utilisation :
verbs-title = Ce qu’il sait faire :
options-title = Options :
editions-title = Éditions :
extensions-title = Extensions (chaque boîte a les siennes ; une partie sur mesure les admet toutes) :
settings-title = Réglages :
help-hint = « tamaya help COMMANDE » en dit plus sur une commande.
verb-help-hint = « tamaya help { $verb } » en dit plus.

# Words that stand for what is to be filled in.
value-verb = COMMANDE
value-game = JEU
value-edition = ÉDITION
value-extensions = EXTENSION,…
value-settings = RÉGLAGE=VALEUR,…
value-number = NOMBRE
value-seat = PLACE
value-file = FICHIER
value-language = LANGUE
value-suit = COULEUR

verb-rules = imprimer les règles d’un jeu
verb-replay = raconter une partie enregistrée
verb-verify = dire si des parties enregistrées suivent les règles
verb-rules-about = Imprime les règles d’un jeu, assez complètes pour y jouer. La page suit l’édition, les extensions et les réglages demandés.
verb-replay-about = Raconte une partie enregistrée, tour par tour. Le fichier est de notre format ou de celui de hanab.live ; « - » est l’entrée standard.
verb-verify-about = Dit de chaque partie enregistrée si elle suit les règles, en une ligne de JSON par partie : id, legal, at, reason, turns, score, points, outcome et fair. Un fichier contient une partie, ou une par ligne, de notre format ou de celui de hanab.live ; « - » est l’entrée standard. Le code de sortie est 1 si une partie enfreint les règles ou ne peut être lue.

option-game = Le jeu ; il y a hanabi, par défaut.
option-edition = L’édition ; par défaut le jeu standard.
option-with = Extensions à ajouter, séparées par des virgules.
option-set = Réglages à changer, séparés par des virgules.
option-players = Le nombre de joueurs.
option-seat = La partie vue de cette place (la première est 1) : ses cartes restent cachées jusqu’à ce qu’elles soient posées ou défaussées.
option-lang = en, fr ou cs ; par défaut la langue du système.

# A game told in sentences.
replay-seats = À la table, dans le sens horaire : { $players }. C’est à { $first } de commencer.
replay-seen-by = Vu par { $player }.
replay-hands = Les mains, de gauche à droite :
replay-hand = { $player } : { $faces }.
replay-hand-unseen = { $count ->
    [one] { $player } : { $count } carte, cachée.
   *[other] { $player } : { $count } cartes, cachées.
}
replay-stopped = Le fichier continue par un coup que les règles n’admettent pas (numéro { $number }) : { $reason }
replay-unfinished = Le fichier s’arrête ici, avant la fin. Points jusqu’ici : { $score }.
