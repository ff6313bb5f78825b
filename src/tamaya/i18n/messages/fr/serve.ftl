# Starting the server.
value-address = ADRESSE
value-port = PORT
value-database = BASE
value-action = ACTION
verb-serve = démarrer le serveur, pour jouer dans le navigateur
verb-serve-about = Démarrer le serveur et afficher son adresse. Sans option, il n’écoute que sur cet ordinateur, enregistre ses tables dans un fichier de votre dossier de données et ouvre le navigateur. Les options qui prennent une valeur peuvent aussi être définies comme variables d’environnement, par exemple TAMAYA_PORT pour --port.
verb-admin = gérer les tables et les invités d’un serveur
verb-admin-about = Gérer la base de données d’un serveur. Arrêtez d’abord le serveur, sauf s’il utilise PostgreSQL. Actions : list ; export TABLE ; delete TABLE ; export-guest INVITÉ ; delete-guest INVITÉ ; check, qui rejoue toutes les tables ; retention, qui montre les anciennes données à supprimer selon les réglages ; purge, qui les supprime. Un invité se désigne par son identifiant ou par son nom. Un export contient tous les secrets de sa table.
option-host = Adresse d’écoute (par défaut : 127.0.0.1, cet ordinateur seulement).
option-port = Port d’écoute (par défaut : 8025) ; 0 choisit un port libre.
option-lan = Écouter sur le réseau local et afficher l’adresse en code QR.
option-database = Où enregistrer les tables : un fichier ou postgresql://… (par défaut : un fichier de votre dossier de données).
option-server-workers = Nombre de processus (par défaut : 1). Au-delà de 1, il faut PostgreSQL.
option-serve-bot = Vos propres robots, à proposer aux tables en plus des autres, séparés par des virgules : module:Classe ou chemin.py:Classe.
option-no-browser = Ne pas ouvrir le navigateur.
serve-open = Serveur démarré : { $url }
serve-open-already = Serveur déjà démarré : { $url }
serve-lan = Tous les appareils de votre réseau peuvent ouvrir cette adresse, ou scanner ce code :
serve-stop = Appuyez sur Ctrl+C pour l’arrêter.
serve-closed = Le serveur est arrêté. Ses tables sont enregistrées.

# Managing the database.
admin-table = table
admin-phase = étape
admin-changed = modifiée
admin-guests = invités
admin-unreadable-phase = illisible
admin-deleted = Suppression définitive : « { $name } ».
admin-shared-tables = Le nom reste dans le journal de tables partagées avec d’autres : { $tables }.
admin-unsound = La table { $table } est endommagée : son journal ne mène pas à l’état enregistré.
admin-unreadable = La table { $table } est illisible : l’entrée { $sequence } de son journal est endommagée ou manquante. Supprimez la table ou restaurez une sauvegarde.
admin-checked = { $checked ->
    [one] { $checked } table vérifiée,
   *[other] { $checked } tables vérifiées,
} { $wrong ->
    [one] { $wrong } endommagée.
   *[other] { $wrong } endommagées.
}
admin-retention-tables = { $days ->
    [0] Les tables terminées et expirées sont gardées sans limite (TAMAYA_FINISHED_TABLE_DAYS vaut 0).
    [one] Les tables terminées et expirées sont supprimées après { $days } jour. À supprimer maintenant : { $due }.
   *[other] Les tables terminées et expirées sont supprimées après { $days } jours. À supprimer maintenant : { $due }.
}
admin-retention-guests = { $days ->
    [0] Les invités sont gardés sans limite (TAMAYA_GUEST_DAYS vaut 0).
    [one] Les invités sont supprimés après { $days } jour sans visite, sauf s’ils ont une place dans une partie en cours. À supprimer maintenant : { $due }.
   *[other] Les invités sont supprimés après { $days } jours sans visite, sauf s’ils ont une place dans une partie en cours. À supprimer maintenant : { $due }.
}
admin-purged = Tables supprimées : { $tables }. Invités supprimés : { $guests }.
refusal-unknown-action = Action inconnue : « { $action } ». Choisissez parmi : { $known }.
refusal-name-missing = L’action « { $action } » attend l’identifiant d’une table, ou l’identifiant ou le nom d’un invité.
refusal-name-too-many = L’action « { $action } » concerne tout le serveur. Tapez-la sans « { $name } ».
refusal-no-store-there = Le fichier « { $store } » n’existe pas. Vérifiez --database, ou démarrez une fois le serveur pour créer le fichier.
refusal-no-table-there = Il n’y a pas de table « { $table } » sur ce serveur. Pour voir toutes les tables : « tamaya admin list ».
refusal-no-guest-there = Il n’y a pas d’invité « { $guest } » sur ce serveur.
refusal-several-guests-there = Plusieurs invités s’appellent « { $guest } ». Utilisez un identifiant. Chacun est suivi de la date de la première visite : { $known }.
refusal-damaged-table = Le journal de la table « { $table } » est endommagé et illisible. Supprimez la table ou restaurez une sauvegarde.

# Why the server can’t start.
refusal-bad-environment = La variable { $variable } doit être un nombre entier de { $fewest } à { $most }, pas « { $value } ».
refusal-bad-base-path = La variable { $variable } doit être un chemin comme « /hanabi », pas « { $value } ».
refusal-workers-on-one-file = Plusieurs processus ne peuvent pas partager un fichier SQLite. Avec « --workers », indiquez une base PostgreSQL par « --database ».
refusal-port-taken = Le port { $port } sur { $host } est déjà utilisé. Arrêtez le programme qui l’occupe, ou choisissez un autre port avec « --port ».
refusal-port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } sur { $host }. Choisissez-en un autre avec « --port ».
refusal-host-unknown = Cette machine n’a pas d’adresse « { $host } ». Choisissez-en une autre avec « --host ».
