# Moves: why a seat can’t make one now.
refusal-game-over = La partie est terminée.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-choice-pending = Choisissez d’abord que faire de la tuile bonus.
refusal-nothing-to-choose = Il n’y a pas de tuile bonus à utiliser.
refusal-not-in-your-hand = Cette carte n’est pas dans votre main.
refusal-no-token = Il ne reste aucun jeton indice. Jouez ou défaussez une carte.
refusal-tokens-full = Impossible de défausser : tous les jetons indice sont disponibles.
refusal-clue-to-yourself = Vous ne pouvez pas vous donner d’indice.
refusal-teammate-without-cards = Ce coéquipier n’a pas de cartes.
refusal-no-such-colour = Cette couleur n’existe pas dans cette partie.
refusal-colour-not-named = Cette couleur ne peut pas être donnée en indice.
refusal-no-such-value = Cette valeur n’existe pas dans cette partie.
refusal-touches-nothing = Dans cette partie, un indice doit désigner au moins une carte. Celui-ci n’en désigne aucune.
refusal-tile-wants-a-colour = Cette tuile bonus donne un indice de couleur. Choisissez une couleur.
refusal-tile-wants-a-value = Cette tuile bonus donne un indice de valeur. Choisissez une valeur.
refusal-not-in-the-discard = Cette carte n’est pas dans la défausse.
refusal-does-not-fit = Cette carte n’a sa place dans aucun feu d’artifice pour l’instant.
refusal-must-choose = Vous devez utiliser la tuile bonus.
refusal-not-your-whole-hand = Le nouvel ordre doit contenir une fois chaque carte de votre main.
refusal-order-not-recorded = L’enregistrement ne donne pas l’ordre de la pioche après ce mélange.

# Games: why there is no such game.
refusal-unknown-edition = Édition inconnue : « { $edition } ». Choisissez parmi : { $known }.
refusal-unknown-extension = Extension inconnue : « { $extension } ». Choisissez parmi : { $known }.
refusal-not-in-the-box = L’édition « { $edition } » ne contient pas « { $extension } ». Ses extensions : { $known }.
refusal-extensions-exclude-each-other = « { $one } » et « { $other } » ne peuvent pas être utilisées ensemble.
refusal-extension-twice = L’extension « { $extension } » est donnée deux fois.
refusal-unknown-setting = Réglage inconnu : « { $setting } ».
refusal-setting-twice = Le réglage « { $setting } » est donné deux fois.
refusal-bad-setting = Le réglage « { $setting } » ne peut pas être « { $value } ».
refusal-out-of-bounds = Le réglage « { $setting } » doit être compris entre { $fewest } et { $most }, et non { $value }.
refusal-no-suits = Il faut au moins une couleur.
refusal-too-many-suits = Une partie compte au plus { $most ->
    [one] { $most } couleur
   *[other] { $most } couleurs
}.
refusal-unknown-suit = Couleur inconnue : « { $suit } ». Choisissez parmi : { $known }.
refusal-suit-twice = La couleur « { $suit } » est donnée deux fois.
refusal-suit-not-in-the-game = La couleur « { $suit } » n’est pas dans cette partie.
refusal-copies-not-for-each-value = Donnez le nombre d’exemplaires de « { $suit } » pour chaque valeur de la partie.
refusal-too-few-cards = Il n’y a pas assez de cartes pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, la pioche serait vide.
refusal-wrong-number-of-players = Ce jeu se joue de { $fewest } à { $most } joueurs.
refusal-no-such-first-seat = La place choisie pour commencer n’existe pas : cette table a { $players ->
    [one] { $players } place
   *[other] { $players } places
}.
refusal-wrong-deck = La pioche ne contient pas exactement les cartes de cette partie.
refusal-wrong-tiles = Les tuiles bonus ne sont pas exactement celles de cette partie.

# Seeds.
refusal-seed-not-256-bits = Une graine doit avoir 64 chiffres hexadécimaux (0 à 9, a à f).

# Text: moves, cards and positions in the short notation.
refusal-unreadable-face = « { $text } » n’est pas une carte. Exemple : r3.
refusal-unreadable-move = « { $text } » n’est pas un coup. Exemples : p12, d7 ou b:red.
refusal-unreadable-position = Cette position est illisible : « { $part } ».
refusal-impossible-position = Aucune partie ne mène à cette position ; le problème est dans « { $part } ».

# Files and records.
refusal-unreadable-file = Impossible de lire le fichier « { $file } ».
refusal-unwritable-file = Impossible d’écrire dans le fichier « { $file } ».
refusal-no-game-in-file = Il n’y a aucune partie dans « { $file } ».
refusal-illegal-move = Le coup { $move } de cette partie est contraire aux règles : elle ne peut pas être montrée.
refusal-not-utf8 = Ce n’est pas du texte UTF-8.
refusal-not-json = Ce n’est pas du JSON.
refusal-too-long = C’est trop long. Maximum : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
}.
refusal-too-deep = Ce JSON est trop profondément imbriqué.
refusal-unknown-format = Ce n’est un enregistrement ni de tamaya, ni de hanab.live.
refusal-unknown-version = Cet enregistrement est au format { $version } (champ « { $field } »), que cette version de tamaya ne lit pas.
refusal-unknown-game = Jeu inconnu dans l’enregistrement : « { $game } ».
refusal-field-missing = Le champ « { $field } » manque dans l’enregistrement.
refusal-field-unknown = L’enregistrement a un champ inconnu : « { $field } ».
refusal-field-twice = L’enregistrement a deux fois le champ « { $field } ».
refusal-field-of-wrong-kind = Le champ « { $field } » de l’enregistrement a une valeur du mauvais type.
refusal-field-out-of-bounds = Le champ « { $field } » de l’enregistrement est trop petit, trop grand ou trop long.
refusal-field-unreadable = Le champ « { $field } » de l’enregistrement est illisible.

# Games from hanab.live and for it.
refusal-unreadable-link = Ce n’est ni un fichier de partie, ni un lien de partie partagée de hanab.live. Un lien avec un simple numéro ne contient pas la partie : exportez-la en JSON sur hanab.live et collez-la ici.
refusal-unknown-variant = Variante inconnue de hanab.live : « { $variant } ».
refusal-variant-not-played = La variante « { $variant } » de hanab.live n’est pas prise en charge.
refusal-seed-without-deck = L’enregistrement a une graine de hanab.live mais pas de pioche. Seul hanab.live peut distribuer à partir de cette graine.
refusal-deck-played = Dans cette partie, la première carte de la pioche est jouée sans être vue. Ce n’est pas pris en charge.
refusal-no-variant-with-these-suits = hanab.live n’a pas de variante avec ces couleurs.
refusal-no-variant-with-these-tokens = hanab.live n’a pas de partie à { $tokens ->
    [one] { $tokens } jeton indice
   *[other] { $tokens } jetons indice
}.
refusal-no-variant-with-these-errors = hanab.live n’a pas de partie qui s’arrête après { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}.
refusal-no-variant-with-tiles = hanab.live n’a pas de tuiles bonus.
refusal-no-variant-with-this-rule = hanab.live ne peut pas exprimer le réglage « { $setting } » de cette partie.
refusal-no-variant-with-this-hand = Pour ce nombre de joueurs, hanab.live n’a pas de partie à { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
refusal-link-without-options = Un lien de hanab.live ne peut pas contenir les options de cette partie.

# Commands.
refusal-unknown-verb = Commande inconnue : « { $verb } ». Choisissez parmi : { $known }.
refusal-unknown-language = Langue inconnue : « { $language } ». Choisissez parmi : { $known }.
refusal-no-such-game = Jeu inconnu : « { $game } ». Choisissez parmi : { $known }.
refusal-not-for-this-game = L’option « { $option } » ne s’applique pas à { $game }.
refusal-no-such-bot = Robot inconnu : « { $bot } ». Choisissez parmi : { $known }.
refusal-misspelt-bot = « { $bot } » n’est pas un robot. Pour une personne de ce nom, écrivez « person:Nom ».
refusal-too-many-bots = Il y a plus de robots que de joueurs. Nommez moins de robots, ou augmentez --players.
refusal-unknown-option = Option inconnue : « { $option } ».
refusal-option-twice = L’option « { $option } » est donnée deux fois.
refusal-option-missing = L’option « { $option } » est obligatoire.
refusal-option-without-value = L’option « { $option } » attend une valeur.
refusal-option-with-value = L’option « { $option } » ne prend pas de valeur.
refusal-not-a-number = L’option « { $option } » attend un nombre entier, pas « { $value } ».
refusal-number-out-of-bounds = La valeur de l’option « { $option } » doit être comprise entre { $fewest } et { $most }.
refusal-word-missing = Il manque un argument à la commande « { $verb } ».
refusal-word-too-many = Argument inattendu : « { $word } ».
refusal-no-such-seat-number = Il n’y a pas de place { $seat }. Les places de cette partie sont numérotées de 0 à { $last }.
