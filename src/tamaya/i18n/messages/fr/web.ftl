# The pages of the house.
web-language = Français
web-title = Hanabi entre amis
web-about = Ici, on s’assoit pour jouer à Hanabi, dans toutes ses éditions, et à Ikebana. Un lien et un nom suffisent.
web-no-account = Ni compte, ni courriel, ni mot de passe : ce navigateur retient qui vous êtes.
web-client-to-come = La table pour navigateurs est encore en construction. Les programmes peuvent déjà s’asseoir.
web-welcome-back = Ravis de vous revoir, { $name }.
web-for-programs = Pour les programmes : ce qui peut être demandé
web-move-title = Venir d’un autre appareil
web-move-about = Votre autre appareil affiche un code à usage unique. Saisissez-le ici pour être la même personne sur les deux.
web-move-code = Code :
web-move-button = Entrer

# Why not, at the door.
refusal-no-such-page = Cette page n’existe pas ici.
refusal-wrong-method = Cela ne peut pas se faire ici.
refusal-wrong-content = Cette adresse lit un autre type de contenu.
refusal-body-too-long = C’est plus long que { $most ->
    [one] { $most } octet
   *[other] { $most } octets
}, trop long pour être lu.
refusal-foreign-host = Cette maison ne porte pas ce nom.
refusal-foreign-origin = C’est une page d’un autre site qui l’a demandé ; rien n’a été fait.
refusal-not-known = La maison ne vous connaît pas encore : donnez d’abord un nom.
refusal-already-known = La maison vous connaît déjà.
refusal-bad-code = Ce code est faux, trop vieux ou déjà utilisé.
refusal-visits-too-fast = Trop de demandes en trop peu de temps. Attendez un instant.
refusal-too-many-connections = Trop de connexions sont ouvertes depuis votre adresse.
refusal-too-many-tables = Cela ferait plus de { $most ->
    [one] { $most } table
   *[other] { $most } tables
} à la fois.
refusal-no-such-format = Cette partie ne peut pas être écrite dans ce format. Choix possibles : { $known }.
refusal-internal = Une erreur s’est produite dans la maison elle-même. Elle a été notée.
refusal-not-ready = La maison n’est pas encore prête.

# Why the house cannot be opened.
refusal-bad-environment = La variable { $variable } demande un nombre entier, pas « { $value } ».
refusal-workers-on-one-file = Plusieurs processus ne peuvent pas partager un fichier SQLite ; avec « --workers », donnez par « --database » l’adresse d’une base PostgreSQL.
refusal-port-taken = Le port { $port } de { $host } est pris par un autre programme ; choisissez-en un autre avec « --port ».
refusal-port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } de { $host } ; choisissez-en un autre avec « --port ».
refusal-host-unknown = Cette machine n’a pas d’adresse « { $host } ».
