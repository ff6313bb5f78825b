# The pages of the house.
web-title = Hanabi entre amis
web-about = Ici, on s’assoit pour jouer à Hanabi, dans toutes ses éditions, et à Ikebana. Un lien et un nom suffisent.
web-client-not-built = La table pour navigateurs n’a pas été construite ici : il y faut une fois le réseau, quand la maison est ouverte depuis ses sources. Les programmes peuvent s’asseoir tout de même.
web-needs-script = La table est dessinée par un script de cette maison, que ce navigateur n’exécute pas. Veuillez autoriser les scripts pour cette adresse.

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
refusal-no-such-move = Il n’y a pas de tel moment : cette partie en est au coup { $moves }.
refusal-no-such-eyes = Personne à cette table n’a ces yeux-là.
refusal-not-your-eyes = Tant que la partie dure, on ne la voit que par ses propres yeux.
refusal-not-explained = Personne n’explique les coups de ce jeu.
refusal-internal = Une erreur s’est produite dans la maison elle-même. Elle a été notée.
refusal-not-ready = La maison n’est pas encore prête.

# Why the house cannot be opened.
refusal-bad-environment = La variable { $variable } demande un nombre entier de { $fewest } à { $most }, pas « { $value } ».
refusal-workers-on-one-file = Plusieurs processus ne peuvent pas partager un fichier SQLite ; avec « --workers », donnez par « --database » l’adresse d’une base PostgreSQL.
refusal-port-taken = Le port { $port } de { $host } est déjà pris par une autre maison ou un autre programme ; fermez-le, ou choisissez un autre port avec « --port ».
refusal-port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } de { $host } ; choisissez-en un autre avec « --port ».
refusal-host-unknown = Cette machine n’a pas d’adresse « { $host } ».
