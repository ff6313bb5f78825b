program = tamaya { $version } : Hanabi dans toutes ses éditions, et Ikebana, à la lettre.
usage-title = Utilisation :
verbs-title = Ce qu’il sait faire :
options-title = Options :
editions-title = Éditions :
extensions-title = Extensions (chaque boîte a les siennes ; une partie sur mesure les admet toutes) :
settings-title = Réglages :
no-verb = Sans commande, il ouvre la maison, comme « tamaya serve » avec les mêmes options.
help-hint = « tamaya help COMMANDE » en dit plus sur une commande.
verb-help-hint = « tamaya help { $verb } » en dit plus.

# Words that stand for what is to be filled in.
value-verb = COMMANDE
value-game = JEU
value-edition = ÉDITION
value-extensions = EXTENSION,…
value-bots = ROBOT,…
value-settings = RÉGLAGE=VALEUR,…
value-number = NOMBRE
value-seat = PLACE
value-file = FICHIER
value-words = MOTS
value-language = LANGUE
value-suit = COULEUR

verb-rules = afficher les règles d’un jeu
verb-replay = raconter une partie enregistrée
verb-verify = dire si des parties enregistrées suivent les règles
verb-simulate = faire jouer beaucoup de parties à des robots
verb-rules-about = Affiche les règles d’un jeu, assez complètes pour y jouer. La page suit l’édition, les extensions et les réglages demandés.
verb-replay-about = Raconte une partie enregistrée, tour par tour. Le fichier est de notre format ou de celui de hanab.live ; « - » est l’entrée standard.
verb-verify-about = Dit de chaque partie enregistrée si elle suit les règles, en une ligne de JSON par partie : id, legal, at, reason, turns, score, points, outcome et fair. Un fichier contient une partie, ou une par ligne, de notre format ou de celui de hanab.live ; « - » est l’entrée standard. Le code de sortie est 1 si une partie enfreint les règles ou ne peut être lue.
verb-simulate-about = Fait jouer beaucoup de parties à des robots et dit ce qu’elles ont donné : pour Hanabi le score moyen et son erreur type, les points gardés si ceux des parties perdues comptent aussi, et la part des parties parfaites ou perdues ; pour Ikebana les parts de victoires et les points moyens. Les robots s’assoient dans l’ordre donné, recommencent s’il reste des places, et avancent d’une place d’une partie à l’autre. Une victoire commune est partagée. La même graine donne les mêmes parties.

option-game = Le jeu : hanabi, par défaut, ou ikebana.
option-edition = L’édition ; par défaut le jeu standard.
option-with = Extensions à ajouter, séparées par des virgules.
option-set = Réglages à changer, séparés par des virgules.
option-players = Le nombre de joueurs.
option-match-players = Le nombre de joueurs, de 2 à 5 ; par défaut 2.
option-bot = Les robots, séparés par des virgules : friend, hat, pair, search, careful, random, oracle ; pour Ikebana florist, greedy, random.
option-games = Le nombre de parties ; par défaut 100.
option-workers = Le nombre de processus qui se partagent le travail ; par défaut 1.
option-seed = Les mots dont vient tout le hasard ; sans eux, une simulation prend « tamaya ».
option-json = Écrire la réponse en JSON dans ce fichier ; « - » est la sortie standard.
option-seat = La partie vue de cette place (la première est 0) : ses cartes restent cachées jusqu’à ce qu’elles soient posées ou défaussées.
option-explain = Dire après chaque tour ce que le robot friend aurait fait à cette place, et pourquoi.
option-lang = en, fr ou cs ; par défaut la langue du système.

# A game told in sentences.
replay-seen-by = Vu par { $player }.
replay-hands = Les mains, de gauche à droite :
replay-hand = { $player } : { $faces }.
replay-hand-unseen = { $count ->
    [one] { $player } : { $count } carte, cachée.
   *[other] { $player } : { $count } cartes, cachées.
}
replay-stopped = Le fichier continue par un coup que les règles n’admettent pas (numéro { $number }) : { $reason }
replay-unfinished = Le fichier s’arrête ici, avant la fin. Points jusqu’ici : { $score }.

# What a simulation came to.
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players }
simulate-column-bot = Robot
simulate-column-wins = Victoires
simulate-column-fair = Part égale
simulate-column-points = Points moyens
simulate-column-score = Score moyen
simulate-column-error = Erreur
simulate-column-kept = Gardés
simulate-column-perfect = Parfaites
simulate-column-lost = Perdues
simulate-column-speed = Parties/s
decimal = { $whole },{ $tenths }
grouped = { $number }
percent = { $number } %
