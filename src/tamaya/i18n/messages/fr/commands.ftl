program = tamaya { $version } : jouer à Hanabi (toutes les éditions) et à Ikebana, et les étudier.
usage-title = Utilisation :
verbs-title = Commandes :
options-title = Options :
editions-title = Éditions :
extensions-title = Extensions (chaque édition a les siennes ; une partie sur mesure les accepte toutes) :
settings-title = Réglages :
no-verb = Sans commande, tamaya démarre le serveur et accepte les options de « tamaya serve ».
help-hint = Pour l’aide d’une commande : « tamaya help COMMANDE ».
verb-help-hint = Pour en savoir plus : « tamaya help { $verb } ».
verb-needs-extra = Il lui faut l’extra « { $extra } » : dans une copie de travail, « pip install .[{ $extra }] ».
did-you-mean = Vouliez-vous dire « { $word } » ?

# Placeholders for values.
value-verb = COMMANDE
value-game = JEU
value-edition = ÉDITION
value-extensions = EXTENSION,…
value-bots = ROBOT,…
value-settings = RÉGLAGE=VALEUR,…
value-number = NOMBRE
value-seat = PLACE
value-file = FICHIER
value-format = FORMAT
value-words = TEXTE
value-language = LANGUE
value-suit = COULEUR

verb-rules = afficher les règles d’un jeu
verb-replay = raconter une partie enregistrée, tour par tour
verb-verify = vérifier que des parties enregistrées suivent les règles
verb-simulate = lancer de nombreuses parties entre robots
verb-rules-about = Afficher les règles d’un jeu, assez complètes pour apprendre à y jouer. La page suit l’édition, les extensions et les réglages choisis.
verb-replay-about = Raconter une partie enregistrée en phrases, tour par tour. Le fichier vient de tamaya ou de hanab.live ; « - » désigne l’entrée standard.
verb-verify-about = Vérifier que des parties enregistrées suivent les règles et afficher une ligne de JSON pour chacune, avec les champs « id », « legal », « at » (le numéro du premier coup illégal, à partir de 0), « reason » (pourquoi il est illégal), « turns », « score », « points » (les points sur la table, même si la partie est perdue), « outcome » et « fair » (si la pioche et l’engagement correspondent à la graine enregistrée). Un fichier contient une partie, ou une par ligne, et vient de tamaya ou de hanab.live ; « - » désigne l’entrée standard. Le code de sortie est 1 si une partie est illégale ou illisible.
verb-simulate-about = Lancer de nombreuses parties entre robots et résumer les résultats. Pour Hanabi : le score moyen et son erreur type, les points moyens (le score moyen si les parties perdues gardaient leurs points), et la part des parties parfaites et des parties perdues. Pour Ikebana : la part des victoires (une victoire commune est partagée), la part attendue si tous les robots étaient de force égale, et les points moyens. Les robots prennent place dans l’ordre donné ; s’il y a plus de places que de robots, la liste recommence. Après chaque partie, chacun avance d’une place. La même graine donne les mêmes parties.

option-game = Jeu : hanabi (par défaut) ou ikebana.
option-edition = Édition (par défaut : standard).
option-with = Extensions à ajouter, séparées par des virgules.
option-set = Réglages à modifier, séparés par des virgules.
option-players = Nombre de joueurs.
option-match-players = Nombre de joueurs, de 2 à 5 (par défaut : 2).
option-bot = Robots, séparés par des virgules : friend, gentle, expert, hat, pair, learned, search, careful, random, oracle ; pour Ikebana : florist, greedy, easy, random. Ou les vôtres : module:Classe, chemin.py:Classe.
option-games = Nombre de parties (par défaut : 100).
option-workers = Nombre de processus (par défaut : 1).
option-seed = Texte libre ; le même texte donne les mêmes cartes. Pour les simulations, « tamaya » par défaut.
option-json = Écrire le résultat en JSON dans ce fichier ; « - » désigne la sortie standard.
option-seat = Numéro de place, à partir de 0 : montrer la partie vue de cette place. Ses propres cartes restent cachées jusqu’à ce qu’elles soient jouées ou défaussées.
option-explain = Indiquer après chaque tour ce qu’aurait fait le robot « friend », et pourquoi.
option-lang = Langue : en, fr ou cs (par défaut : celle du système).

# A game in sentences.
replay-seen-by = Partie vue par { $player }.
replay-hands = Mains, de gauche à droite :
replay-hand = { $player } : { $faces }.
replay-hand-unseen = { $count ->
    [one] { $player } : { $count } carte cachée.
   *[other] { $player } : { $count } cartes cachées.
}
replay-stopped = Le coup { $number } de l’enregistrement est illégal : { $reason }
replay-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie. Score provisoire : { $score }.

# The result of a simulation.
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs
simulate-column-bot = Robot
simulate-column-wins = Victoires
simulate-column-fair = Victoires attendues
simulate-column-points = Points moyens
simulate-column-score = Score moy.
simulate-column-error = Err. type
simulate-column-kept = Points moy.
simulate-column-perfect = Parfaites
simulate-column-lost = Perdues
simulate-column-speed = Parties/s
grouped = { $number }

# The launcher of a checkout.
launcher-title = Dans une copie du projet :
launcher-test = lancer les tests ; les autres arguments vont à pytest
launcher-check = mettre en forme, vérifier et tester ce qui a changé
launcher-screenshots = photographier chaque page du client web
launcher-benchmark = lancer par son nom un programme du dossier « benchmarks »
launcher-lock = mettre à jour les fichiers de verrouillage (avec uv)

# Reviewing a game.
verb-review = analyser une partie enregistrée
verb-review-about = Analyser une partie enregistrée : le score le plus haut que la pioche permettait, le coup qui a rendu la partie parfaite impossible, et les coups qui l’auraient sauvée. Le fichier vient de tamaya ou de hanab.live, ou contient un lien vers hanab.live ; « - » désigne l’entrée standard.
option-html = Écrire l’analyse dans ce fichier, en une seule page web, graphiques compris.
