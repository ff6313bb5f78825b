web-title = Hanabi entre amis

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
refusal-reviews-not-installed = Ce serveur ne peut pas analyser de parties : il a été installé sans l’extra « engine ».
refusal-no-such-review = Cette analyse n’est plus en cours. Relancez-la.
refusal-answers-after-game = À cette table, les robots expliquent leurs coups après la partie.
refusal-internal = Un problème est survenu sur le serveur. Il est consigné dans le journal.
refusal-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-not-ready = Le serveur n’est pas encore prêt. Réessayez dans un instant.
