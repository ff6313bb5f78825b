# Moves: why a seat may not make one now.
refusal-game-over = La partie est finie.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-choice-pending = Une tuile bonus attend d’abord votre choix.
refusal-nothing-to-choose = Il n’y a rien à choisir : aucune tuile bonus n’attend.
refusal-not-in-your-hand = Cette carte n’est pas dans votre main.
refusal-no-token = Il ne reste aucun jeton indice.
refusal-tokens-full = Tous les jetons indice sont là : on ne peut rien défausser.
refusal-clue-to-yourself = On ne se donne pas d’information à soi-même.
refusal-teammate-without-cards = Ce coéquipier n’a pas de cartes.
refusal-no-such-colour = Cette couleur n’existe pas dans cette partie.
refusal-colour-not-named = Cette couleur ne peut pas être nommée.
refusal-no-such-value = Cette valeur n’existe pas dans cette partie.
refusal-touches-nothing = L’information ne désigne aucune carte, ce que cette partie n’admet pas.
refusal-tile-wants-a-colour = La tuile bonus donne une information de couleur, non de valeur.
refusal-tile-wants-a-value = La tuile bonus donne une information de valeur, non de couleur.
refusal-not-in-the-discard = Cette carte n’est pas dans la défausse.
refusal-does-not-fit = Cette carte ne convient à aucun feu d’artifice pour l’instant.
refusal-must-choose = La tuile bonus doit servir.
refusal-not-your-whole-hand = Le nouvel ordre doit contenir une fois chaque carte de votre main.
refusal-order-not-recorded = Le fichier ne dit pas dans quel ordre la pioche se trouvait après ce mélange.

# Games: why words or parameters make none.
refusal-unknown-edition = L’édition « { $edition } » n’existe pas. Choisissez parmi : { $known }.
refusal-unknown-extension = L’extension « { $extension } » n’existe pas. Choisissez parmi : { $known }.
refusal-not-in-the-box = La boîte « { $edition } » ne contient pas « { $extension } ». Ses extensions : { $known }.
refusal-extensions-exclude-each-other = « { $one } » et « { $other } » s’excluent.
refusal-extension-twice = L’extension « { $extension } » est nommée deux fois.
refusal-unknown-setting = Le réglage « { $setting } » n’existe pas.
refusal-setting-twice = Le réglage « { $setting } » est donné deux fois.
refusal-bad-setting = Le réglage « { $setting } » ne peut pas être « { $value } ».
refusal-out-of-bounds = Le réglage « { $setting } » va de { $fewest } à { $most } ; { $value } est hors limites.
refusal-no-suits = Il faut au moins une couleur.
refusal-too-many-suits = Une partie compte au plus { $most ->
    [one] { $most } couleur
   *[other] { $most } couleurs
}.
refusal-unknown-suit = La couleur « { $suit } » n’existe pas. Choisissez parmi : { $known }.
refusal-suit-twice = La couleur « { $suit } » est nommée deux fois.
refusal-suit-not-in-the-game = La couleur « { $suit } » n’est pas dans cette partie.
refusal-copies-not-for-each-value = La couleur « { $suit } » doit avoir un nombre d’exemplaires pour chaque valeur de la partie.
refusal-too-few-cards = Trop peu de cartes pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, il ne resterait pas de pioche.
refusal-wrong-number-of-players = Le jeu se joue de { $fewest } à { $most }.
refusal-no-such-first-seat = La première place n’est pas l’une de cette table, qui en compte { $players ->
    [one] { $players } seule
   *[other] { $players }
}.
refusal-wrong-deck = La pioche ne contient pas exactement les cartes de cette partie.
refusal-wrong-tiles = Les tuiles bonus ne sont pas exactement celles de cette partie.

# Seeds.
refusal-seed-not-256-bits = Une graine s’écrit avec 64 chiffres de 0 à 9 et de a à f.

# Text: moves, cards and positions in our short notation.
refusal-unreadable-face = « { $text } » n’est pas une carte, comme r3.
refusal-unreadable-move = « { $text } » n’est pas un coup, comme p12, d7 ou b:red.
refusal-unreadable-position = La position est illisible : « { $part } ».
refusal-impossible-position = Aucune partie ne mène à cette position : « { $part } ».

# Files and records.
refusal-unreadable-file = Le fichier « { $file } » ne peut pas être lu.
refusal-unwritable-file = Le fichier « { $file } » ne peut pas être écrit.
refusal-no-game-in-file = Il n’y a aucune partie dans « { $file } ».
refusal-not-utf8 = Ce n’est pas du texte UTF-8.
refusal-not-json = Ce n’est pas du JSON.
refusal-too-long = C’est plus long que { $most ->
    [one] { $most } octet
   *[other] { $most } octets
}.
refusal-too-deep = Ce JSON est trop profondément imbriqué.
refusal-unknown-format = Ce n’est ni un de nos fichiers ni un de ceux de hanab.live.
refusal-unknown-version = Le fichier est de version { $version } (champ « { $field } »), inconnue ici.
refusal-unknown-game = Le jeu « { $game } » n’est pas connu ici.
refusal-field-missing = Il manque au fichier le champ « { $field } ».
refusal-field-unknown = Le fichier a un champ « { $field } » qui n’y a pas sa place.
refusal-field-twice = Le fichier a deux fois le champ « { $field } ».
refusal-field-of-wrong-kind = Le champ « { $field } » du fichier contient une valeur d’un mauvais genre.
refusal-field-out-of-bounds = Le champ « { $field } » du fichier est trop petit, trop grand ou trop long.
refusal-field-unreadable = Le champ « { $field } » du fichier est incompréhensible.

# What comes from hanab.live, and what cannot go there.
refusal-unreadable-link = Ce n’est pas un lien de partie de hanab.live.
refusal-unknown-variant = Aucune variante « { $variant } » de hanab.live n’est connue ici.
refusal-variant-not-played = La variante « { $variant } » de hanab.live ne se joue pas ici.
refusal-seed-without-deck = Le fichier a une graine de hanab.live mais pas de pioche, et seul hanab.live sait la distribuer.
refusal-deck-played = La carte du dessus de la pioche est jouée sans être vue, ce qui ne se fait pas ici.
refusal-no-variant-with-these-suits = hanab.live n’a pas de variante avec ces couleurs.
refusal-no-variant-with-these-tokens = hanab.live n’a pas de partie à { $tokens ->
    [one] { $tokens } jeton indice
   *[other] { $tokens } jetons indice
}.
refusal-no-variant-with-these-errors = hanab.live n’a pas de partie arrêtée par { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}.
refusal-no-variant-with-tiles = hanab.live n’a pas de tuiles bonus.
refusal-no-variant-with-this-hand = hanab.live n’a pas ici de partie à { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
refusal-link-without-options = Un lien de hanab.live n’a pas de place pour les options de cette partie.

# Commands.
refusal-unknown-verb = La commande « { $verb } » n’existe pas. Choisissez parmi : { $known }.
refusal-unknown-language = « { $language } » n’est pas une de nos langues. Choisissez parmi : { $known }.
refusal-no-such-game = Il n’y a pas ici de jeu « { $game } ». Choisissez parmi : { $known }.
refusal-not-for-this-game = L’option « { $option } » n’est pas pour { $game }.
refusal-no-such-bot = Il n’y a pas de robot « { $bot } ». Choisissez parmi : { $known }.
refusal-too-many-bots = Il y a plus de robots que de joueurs.
refusal-unknown-option = Cette commande n’a pas d’option « { $option } ».
refusal-option-twice = L’option « { $option } » est donnée deux fois.
refusal-option-missing = Il manque l’option « { $option } ».
refusal-option-without-value = L’option « { $option } » demande une valeur.
refusal-option-with-value = L’option « { $option } » ne prend pas de valeur.
refusal-not-a-number = L’option « { $option } » demande un nombre entier, et non « { $value } ».
refusal-number-out-of-bounds = L’option « { $option } » doit être comprise entre { $fewest } et { $most }.
refusal-word-missing = Il manque quelque chose à la commande.
refusal-word-too-many = Il y a un mot de trop : « { $word } ».
refusal-no-such-seat-number = Les places de cette partie vont de 0 à { $last } ; { $seat } n’en est pas une.
