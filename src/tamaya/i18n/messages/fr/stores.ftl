# Why the database of a server can’t be used.
refusal-unknown-url = Adresse de base de données non valide (« { $scheme } … »). Elle doit ressembler à l’une de celles-ci : { $known }.
refusal-unreachable = La base de données « { $store } » n’est pas disponible ({ $cause }).
refusal-locked-by-another = Un autre processus utilise « { $store } ». Arrêtez-le d’abord, ou utilisez PostgreSQL, que plusieurs processus peuvent partager.
refusal-newer-data = La base de données vient d’une version plus récente de tamaya : ses données sont en version { $found }, mais ce programme ne lit que jusqu’à la version { $known }. Mettez tamaya à jour.
refusal-foreign-data = « { $store } » n’est pas une base de données de tamaya. Rien n’y a été modifié ; choisissez un autre fichier.
refusal-extra-missing = Il faut pour cela l’extra « { $extra } ». Dans une copie de travail, installez-le avec « pip install .[{ $extra }] ».
