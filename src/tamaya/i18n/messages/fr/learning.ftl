# Training players.
value-folder = DOSSIER
verb-train = entraîner un joueur de Hanabi
verb-train-about = Entraîner un réseau à jouer à Hanabi en jouant avec lui-même, après avoir imité un robot si la configuration le demande. FICHIER est la configuration (TOML). Le dossier reçoit la progression, un point de reprise et les poids ; s’il contient un point de reprise de la même configuration, l’entraînement reprend à cet endroit.
option-into = Dossier de l’entraînement.
option-seconds-of-training = S’arrêter après ce nombre de secondes environ, avec un point de reprise (par défaut : jusqu’à la fin).
train-line = Mise à jour { $update } sur { $updates }, { $moves } coups : score moyen { $score }.
train-evaluation = Sans hasard, sur { $games } nouvelles parties : { $score } ± { $error }, { $perfect } % parfaites.
refusal-unreadable-config = Impossible de lire la configuration « { $file } ».
refusal-bad-config = La configuration « { $file } » est incorrecte : { $why }.
refusal-other-config = Le point de reprise « { $file } » appartient à une autre configuration. Choisissez un autre dossier ou supprimez ce point de reprise.
refusal-no-teacher = Le robot « { $teacher } » ne peut pas enseigner ce jeu. Seuls les robots compilés enseignent, dans les jeux auxquels ils jouent : « hat », ou « pair » à deux. Le jeu doit être sans tuiles bonus.
