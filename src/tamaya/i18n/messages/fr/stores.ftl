# Là où la maison garde ses tables : pourquoi c’est impossible.
refusal-unknown-url = L’adresse des données (« { $scheme } … ») est incompréhensible. Elle peut avoir cette forme : { $known }.
refusal-unreachable = Les données « { $store } » sont inaccessibles pour le moment ({ $cause }).
refusal-locked-by-another = Un autre processus utilise déjà « { $store } ». Pour plusieurs processus, il faut PostgreSQL.
refusal-newer-data = Les données ont été écrites par une version plus récente de tamaya : elles sont en version { $found }, et ce programme ne va pas au-delà de { $known }.
refusal-foreign-data = « { $store } » contient autre chose. Rien n’y a été changé.
refusal-extra-missing = Il manque des éléments : installez tamaya avec l’option « { $extra } ».
