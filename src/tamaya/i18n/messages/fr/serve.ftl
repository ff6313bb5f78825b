# Opening the house.
value-address = ADRESSE
value-port = NUMÉRO
value-database = BASE
value-action = TÂCHE
verb-serve = ouvrir la maison, pour que l’on s’y attable
verb-serve-about = Ouvre la maison et dit où elle se trouve. Sans option, elle n’écoute que sur cette machine, garde ses tables dans un fichier de votre dossier de données et ouvre le navigateur. Chaque option qui prend une valeur peut aussi être donnée par l’environnement : TAMAYA_ suivi de son nom.
verb-admin = prendre soin des tables d’une maison
verb-admin-about = Prend soin des données d’une maison fermée, ou d’une maison sur PostgreSQL. Les tâches sont : list ; export TABLE ; delete TABLE ; export-guest INVITÉ ; delete-guest INVITÉ ; check, qui rejoue toutes les tables. Un invité se désigne par son identifiant ou par son nom. Un export contient tous les secrets de sa table.
option-host = L’adresse d’écoute ; par défaut 127.0.0.1, c’est-à-dire cette machine seulement.
option-port = Le port d’écoute ; par défaut 8025. 0 prend un port libre.
option-lan = Écouter pour tout le réseau local et montrer son adresse en code QR.
option-database = Où sont gardées les tables : un fichier, ou l’adresse d’une base PostgreSQL ; par défaut un fichier de votre dossier de données.
option-house-workers = Le nombre de processus qui se partagent le travail ; par défaut 1. Une maison qui en a plusieurs demande PostgreSQL.
option-no-browser = Ne pas ouvrir le navigateur.
serve-open = La maison est ouverte : { $url }
serve-open-already = La maison est déjà ouverte : { $url }
serve-lan = Tout votre réseau peut y entrer, aussi par ce code :
serve-stop = Ctrl+C la ferme.
serve-closed = La maison est fermée. Rien n’est perdu.

# Looking after it.
admin-table = table jouée
admin-phase = étape
admin-changed = modifiée
admin-guests = invités
admin-deleted = « { $name } » est supprimé pour de bon.
admin-shared-tables = Le nom figure encore dans le journal de tables où d’autres étaient assis : { $tables }.
admin-unsound = La table { $table } ne se rejoue pas telle qu’elle a été gardée.
admin-checked = { $checked ->
    [one] { $checked } table rejouée,
   *[other] { $checked } tables rejouées,
} { $wrong ->
    [one] dont { $wrong } fausse.
   *[other] dont { $wrong } fausses.
}
refusal-unknown-action = Il n’y a pas de tâche « { $action } ». Choisissez parmi : { $known }.
refusal-name-missing = La tâche « { $action } » demande l’identifiant d’une table, ou l’identifiant ou le nom d’un invité.
refusal-name-too-many = La tâche « { $action } » concerne toute la maison ; « { $name } » est de trop.
refusal-no-store-there = Il n’y a pas de fichier « { $store } » : aucune maison n’y a encore été ouverte.
refusal-no-table-there = Il n’y a pas de table « { $table } » dans cette maison.
refusal-no-guest-there = Il n’y a pas d’invité « { $guest } » dans cette maison.
refusal-several-guests-there = Plusieurs invités portent le nom « { $guest } ». Donnez plutôt l’identifiant, que voici avec le moment de la première venue : { $known }.
refusal-damaged-table = Le journal de la table « { $table } » est abîmé et illisible. Supprimez la table, ou restaurez une sauvegarde.
