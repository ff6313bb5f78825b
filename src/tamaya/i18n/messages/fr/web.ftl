# The server’s own pages.
web-title = Hanabi entre amis
web-about = Jouez en ligne à toutes les éditions de Hanabi, et à Ikebana, entre amis ou avec des robots. Un lien et un nom suffisent.
web-client-not-built = Le client web n’est pas encore compilé. Pour le compiler, démarrez une fois le serveur depuis le code source, avec une connexion internet. Les autres programmes peuvent se connecter à ce serveur sans le client web.
web-needs-script = Cette page a besoin de JavaScript. Autorisez les scripts pour cette adresse.

# What messengers show beside a link to a table.
web-table-of = { $game }, chez { $player }
web-table-waiting = À la table : { $players }. { $free ->
    [0] Toutes les places sont prises.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
web-table-empty = Personne n’est encore à la table. Prenez place !
web-table-playing = À la table : { $players }. La partie est en cours.
web-table-locked = Cette table a un mot de passe.

# Why an HTTP request is refused.
refusal-no-such-page = Cette page n’existe pas.
refusal-wrong-method = Cette adresse n’accepte pas cette méthode.
refusal-wrong-content = Cette adresse n’accepte pas ce type de contenu.
refusal-body-too-long = La requête est trop longue. Maximum : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
}.
refusal-unknown-host = Nom d’hôte inconnu. Si c’est celui de ce serveur, ajoutez-le à TAMAYA_NAMES.
refusal-foreign-origin = Les requêtes venant d’autres sites sont bloquées.
refusal-unknown-guest = Choisissez d’abord un nom.
refusal-already-a-guest = Vous avez déjà un nom ici. Rechargez la page.
refusal-no-such-device = Cet appareil est déjà déconnecté.
refusal-bad-code = Ce code est incorrect, expiré ou déjà utilisé. Demandez-en un nouveau.
refusal-too-many-requests = Trop de requêtes. Patientez un instant et réessayez.
refusal-too-many-reads = Vos demandes précédentes sont encore en cours. Réessayez dans un instant.
refusal-too-many-passwords = Trop de mots de passe incorrects à cette table. Réessayez dans dix minutes, ou demandez un nouveau mot de passe à l’hôte.
refusal-too-many-connections = Trop de connexions depuis votre adresse. Fermez-en quelques-unes et réessayez.
refusal-too-many-tables = Trop de tables ont été ouvertes depuis votre réseau ({ $most } au plus). Terminez d’abord une partie.
refusal-too-many-attached = Vous pouvez suivre au plus { $most ->
    [one] { $most } table
   *[other] { $most } tables
} à la fois. Quittez-en une d’abord.
refusal-no-such-format = Cette partie ne peut pas être exportée dans ce format. Formats possibles : { $known }.
refusal-no-such-move = Ce coup n’existe pas : la partie en est au coup { $moves }.
refusal-no-such-viewpoint = Ce point de vue n’existe pas à cette table.
refusal-not-your-viewpoint = Jusqu’à la fin de la partie, seul votre propre point de vue est accessible.
refusal-not-explained = Aucun robot ne sait expliquer les coups de ce jeu.
refusal-too-many-reviews = Trop de vos analyses sont déjà en attente ou en cours. Attendez que l’une d’elles se termine, ou annulez-en une.
refusal-not-reviewed = Seules les parties de Hanabi peuvent être analysées.
refusal-reviews-not-installed = Ce serveur ne peut pas analyser de parties : il a été installé sans l’extra « engine ».
refusal-no-such-review = Cette analyse n’est plus en cours. Relancez-la.
refusal-answers-after-game = À cette table, les robots expliquent leurs coups après la partie.
refusal-internal = Un problème est survenu sur le serveur. Il est consigné dans le journal.
refusal-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-not-ready = Le serveur n’est pas encore prêt. Réessayez dans un instant.

# Why the server can’t start.
refusal-bad-environment = La variable { $variable } doit être un nombre entier de { $fewest } à { $most }, pas « { $value } ».
refusal-bad-base-path = La variable { $variable } doit être un chemin comme « /hanabi », pas « { $value } ».
refusal-workers-on-one-file = Plusieurs processus ne peuvent pas partager un fichier SQLite. Avec « --workers », indiquez une base PostgreSQL par « --database ».
refusal-port-taken = Le port { $port } sur { $host } est déjà utilisé. Arrêtez le programme qui l’occupe, ou choisissez un autre port avec « --port ».
refusal-port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } sur { $host }. Choisissez-en un autre avec « --port ».
refusal-host-unknown = Cette machine n’a pas d’adresse « { $host } ». Choisissez-en une autre avec « --host ».
