# Training players.
value-folder = DOSSIER
verb-train = entraîner un robot à jouer à Hanabi
verb-train-about = Entraîner un réseau à jouer à Hanabi en jouant avec lui-même. Si la configuration le demande, il imite d’abord un robot. FICHIER est une configuration (TOML). Plusieurs fichiers sont traités dans l’ordre : chacun part des poids du précédent et écrit dans son propre sous-dossier. La progression, un point de reprise et les poids sont enregistrés dans le dossier ; s’il contient déjà un point de reprise de la même configuration, l’entraînement reprend à cet endroit.
option-start-weights = Fichier de poids de départ (par défaut : des poids aléatoires).
option-into = Dossier où enregistrer l’entraînement.
option-seconds-of-training = S’arrêter après ce nombre de secondes environ, avec un point de reprise (par défaut : jusqu’à la fin).
train-line = Mise à jour { $update } sur { $updates }, { $moves } coups : score moyen { $score }.
train-evaluation = Sans hasard, sur { $games } nouvelles parties : { $score } ± { $error }, { $perfect } % parfaites.
refusal-unreadable-config = Impossible de lire la configuration « { $file } ».
refusal-bad-config = La configuration « { $file } » est incorrecte : { $why }.
refusal-other-config = Le point de reprise « { $file } » appartient à une autre configuration. Choisissez un autre dossier ou supprimez ce point de reprise.
refusal-unreadable-weights = Impossible de lire les poids « { $file } ».
refusal-wrong-weights = « { $file } » n’est pas un fichier de poids, ou il est endommagé.
refusal-other-network = Les poids « { $file } » appartiennent à un réseau d’une autre taille ou à un autre jeu.
refusal-no-teacher = Le robot « { $teacher } » ne peut pas enseigner ce jeu. Choisissez « hat » comme professeur (ou « pair » à deux joueurs), et un jeu sans tuiles bonus.
