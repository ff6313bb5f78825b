# Replaying a finished game in the browser.
client-replay-loading = Chargement de la partie…
client-replay-controls = Commandes de lecture
client-replay-first = Premier coup
client-replay-previous = Coup précédent
client-replay-next = Coup suivant
client-replay-last = Dernier coup
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-place = Coup
client-replay-move = Coup { $move } sur { $moves }
client-replay-dealt = Avant le premier coup
client-replay-speed = Vitesse
client-replay-speed-of = × { $times }
client-replay-viewpoint = Point de vue
client-replay-viewpoint-all = toutes les cartes
client-replay-about = À propos de la partie
client-replay-share = Copier le lien vers ce coup
client-replay-players = Joueurs : { $players }
client-replay-to-table = Retour à la table
client-replay-to-home = Page d’accueil
client-replay-unfinished = Vous pourrez revoir la partie quand elle sera terminée.
client-replay-locked = Cette table a un mot de passe. Saisissez-le d’abord à la table, puis revenez ici.

# What a bot thinks of a moment.
client-replay-thoughts = L’avis du robot « friend »
client-replay-thoughts-for = Ce que jouerait le robot « friend » à cette place ({ $player })
client-replay-thoughts-loading = Le robot « friend » réfléchit…
client-replay-thoughts-over = La partie est terminée : il n’y a plus rien à décider.

# What happened to each card.
client-replay-matrix = Ce que chaque carte est devenue
client-replay-matrix-suit = Couleur
client-replay-fate-laid = posée
client-replay-fate-laid-from-discard = posée depuis la défausse
client-replay-fate-misfired = erreur
client-replay-fate-discarded = défaussée
client-replay-fate-shuffled-in = remise dans la pioche
client-replay-fate-held = restée en main
client-replay-fate-in-deck = jamais piochée
client-replay-card = { $face } : { $fate }
client-replay-card-move = { $face }, { $fate } : coup { $move }, { $player }

# Keys.
client-replay-keys = ← → coup précédent, coup suivant · Espace : lecture ou pause · Début, Fin : premier et dernier coup
