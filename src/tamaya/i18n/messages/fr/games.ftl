# The title of a game.
game = Hanabi : { $edition }
game-extended = Hanabi : { $edition } avec { $extensions }
game-set = Hanabi : { $edition } ({ $settings })
game-extended-and-set = Hanabi : { $edition } avec { $extensions } ({ $settings })

# Editions.
edition-grands-feux = Grands Feux
edition-deluxe = Deluxe
edition-first-box = Première boîte
edition-czech = Édition tchèque
edition-console = Version terminal
edition-standard = Standard
edition-custom = Partie sur mesure

edition-grands-feux-about = La grande boîte française : cinq couleurs, des indices qui peuvent ne désigner aucune carte, et le plus grand nombre d’extensions.
edition-deluxe-about = L’édition anglaise de Grands Feux : le même jeu.
edition-first-box-about = La première boîte française, qui contient aussi Ikebana : le noir y est une couleur ordinaire et remplace le blanc.
edition-czech-about = La boîte tchèque : cinq couleurs, et des cartes multicolores sous deux formes.
edition-console-about = La version pour terminaux de texte : six couleurs dès le début, et des mains de cinq cartes pour tout le monde.
edition-standard-about = Le jeu des tournois et de la recherche : cinq couleurs simples, sans extension.
edition-custom-about = Cinq couleurs simples, à modifier comme vous voulez : le nombre de couleurs et de valeurs, et toutes les extensions.

# Extensions.
extension-avalanche = Avalanche de couleurs
extension-avalanche-2 = Avalanche de couleurs 2
extension-avalanche-tricky = Multicolore simple
extension-black-powder = Poudre noire
extension-flamboyants = 5 Flamboyants
extension-final-flourish = Bouquet final
extension-one-error = Une seule erreur
extension-ten-tokens = Dix jetons

extension-avalanche-about = Un feu d’artifice multicolore. Dans la première boîte et la boîte tchèque, la pioche compte cinq cartes multicolores, et le multicolore s’annonce comme toute autre couleur ; ailleurs, elle en compte dix, que désigne tout indice de couleur.
extension-avalanche-2-about = Un feu d’artifice multicolore. La pioche compte cinq cartes multicolores, que désigne tout indice de couleur.
extension-avalanche-tricky-about = Notre propre variante, absente de tous les livrets : un feu d’artifice multicolore. La pioche compte dix cartes multicolores ; le multicolore s’annonce comme toute autre couleur.
extension-black-powder-about = Un feu d’artifice noir, posé du 5 au 1 ; la pioche compte dix cartes noires. Aucun indice de couleur ne les désigne, et chaque carte qui manque à ce feu d’artifice à la fin coûte un point.
extension-flamboyants-about = Un 5 qui complète un feu d’artifice révèle l’une des six tuiles bonus.
extension-final-flourish-about = Ni dernier tour ni score : le spectacle est parfait, ou c’est perdu.
extension-one-error-about = La première erreur met fin à la partie.
extension-ten-tokens-about = Dix jetons indice au lieu de huit.

# The forms of the avalanche, by the clues that point at its cards.
avalanche-every-about = Un feu d’artifice de plus, multicolore. La pioche compte { $cards } cartes pour lui, que désigne tout indice de couleur.
avalanche-own-about = Un feu d’artifice de plus, multicolore. La pioche compte { $cards } cartes pour lui ; le multicolore s’annonce comme toute autre couleur.

# Settings, as NAME=VALUE.
setting-suits = Les couleurs, reliées par +, comme red+blue+black:none:down. Après une couleur, vous pouvez ajouter, dans n’importe quel ordre et chaque fois après un deux-points : « own », « every » ou « none » pour les indices de couleur qui la désignent ; « up » ou « down » pour son sens ; des chiffres comme 32221 pour ses cartes (trois 1, deux 2, et ainsi de suite) ; « points » ou « penalty » pour son décompte. De 1 à 7 parmi : white, red, blue, yellow, green, black, multicolour, purple, teal, orange.
setting-values = Le nombre de valeurs de chaque couleur, de 1 à 5.
setting-hand = Les cartes en main : un seul nombre, ou un nombre pour chacun des cas 2, 3, 4 et 5 joueurs, comme 5/5/4/4.
setting-tokens = Le nombre de jetons indice.
setting-errors = Le nombre d’erreurs qui met fin à la partie.
setting-empty-clues = on ou off : autorise ou non un indice qui ne désigne aucune carte.
setting-ending = Ce qui se passe quand la pioche est vide. last-round : tout le monde joue encore un tour ; final-flourish : la partie continue jusqu’à ce que le spectacle soit parfait ou perdu.
setting-tiles = on ou off : avec ou sans tuiles bonus.
setting-points = zero ou kept : une partie arrêtée par les erreurs vaut 0, ou garde ses points.
setting-suit-touch = own, every ou none : quels indices de couleur désignent cette couleur (le sien, tous, aucun).
setting-suit-direction = up ou down : posée en montant depuis le 1, ou en descendant jusqu’au 1.
setting-suit-copies = Le nombre de cartes de chaque valeur, un chiffre par valeur : 32221 veut dire trois 1, deux 2, et ainsi de suite.
setting-suit-score = points ou penalty : un point par carte posée, ou un point de moins par carte manquante.

# How much a table may talk.
talking-silent = silence
talking-remarks = remarques
talking-open = discussion libre
talking-silent-about = Silence, la règle stricte : seuls les indices renseignent, et personne ne commente le tour d’un autre.
talking-remarks-about = Remarques : seulement quelques phrases convenues, par exemple pour dire que vous ne savez rien de vos cartes, ou demander à un coéquipier s’il se souvient des siennes.
talking-open-about = Discussion libre : vous parlez comme vous voulez.

# How much of what players can know about their own cards is worked out for them.
level-clued = ce que les indices disent de vos cartes
level-excluded = et aussi ce que les indices excluent
level-counted = et aussi ce qu’excluent les cartes visibles
level-deduced = et aussi tout ce qui s’en déduit

# What can still become of a firework.
fate-open = peut être complété
fate-complete = complet
fate-lost = ne peut plus être complété
fate-lost-unless-rescued = ne peut plus être complété, sauf si une tuile bonus ramène une carte

# What the bonus tiles do, in a few words.
tile-1 = un jeton indice
tile-2 = une erreur effacée et un jeton indice
tile-3 = un indice de couleur gratuit
tile-4 = un indice de valeur gratuit
tile-5 = une carte défaussée remise dans la pioche
tile-6 = une carte défaussée posée sur un feu d’artifice

# The games, on the form that opens a table.
game-hanabi = Hanabi
game-hanabi-about = Vous voyez les cartes de tout le monde, sauf les vôtres. Composez ensemble des feux d’artifice en vous donnant des indices.
game-ikebana-about = Chacun pour soi : composez des bouquets de cinq cartes, et payez les autres pour chaque carte refusée.

# What makes a game of Hanabi easier or harder.
difficulty-suits = Couleurs
difficulty-suits-about = Le nombre de feux d’artifice, sans les extensions.
difficulty-suits-count = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
difficulty-values = Valeurs
difficulty-values-about = Le nombre de cartes d’un feu d’artifice complet.
difficulty-errors = Erreurs
difficulty-errors-about = Le nombre d’erreurs qui met fin à la partie.
difficulty-tokens = Jetons indice
difficulty-tokens-about = Le nombre d’indices que vous pouvez donner avant qu’il faille défausser.
difficulty-empty-clues = Indices vides
difficulty-empty-clues-about = Un indice peut-il dire qu’aucune carte ne correspond ?
difficulty-empty-clues-on = permis
difficulty-empty-clues-off = interdits
difficulty-ending = Fin
difficulty-ending-about = Ce qui se passe quand la pioche est vide.
difficulty-ending-last-round = encore un tour pour tout le monde
difficulty-ending-final-flourish = la partie continue : spectacle parfait ou partie perdue
difficulty-points = Trop d’erreurs
difficulty-points-about = Le score d’une partie arrêtée par les erreurs.
difficulty-points-zero = aucun point
difficulty-points-kept = les points déjà gagnés

# The bots.
bot-friend-about = Joue bien avec les gens : il suit les conventions habituelles et s’adapte à ceux qui ne les connaissent pas.
bot-gentle-about = Joue comme « friend », mais ne donne que des indices simples : jamais un indice ne vous demande de jouer une carte qu’il ne désigne pas. Un bon partenaire pour vos premières parties.
bot-expert-about = Joue comme « friend », mais simule d’abord ses coups. Tous ses indices se lisent avec les conventions. Il réfléchit un peu plus longtemps.
bot-hat-about = Chaque indice est un code qui apprend quelque chose à tout le monde. C’est avec ses semblables qu’il joue le mieux.
bot-pair-about = Pour deux joueurs : chaque indice dit quelle carte jouer ou garder, et ne pas en donner veut aussi dire quelque chose. C’est avec ses semblables qu’il joue le mieux.
bot-learned-about = Pour deux joueurs : a appris en imitant « pair », puis en jouant des milliards de coups avec lui-même. Personne n’a écrit ses conventions : c’est avec ses semblables qu’il joue le mieux.
bot-search-about = Joue comme les robots « pair » ou « hat », mais simule d’abord chaque coup. Il réfléchit un peu plus longtemps.
bot-careful-about = Déduit ce qui est certain et ne prend aucun risque ; un indice veut dire ce qu’il dit, rien de plus.
bot-random-about = Joue des coups permis au hasard.
bot-external-about = Ajouté par les responsables de ce serveur.
bot-florist-about = Compare ce que chaque carte peut encore apporter à son bouquet et ce qu’elle coûte.
bot-greedy-about = Prend ce qui vaut le plus sur le moment.
bot-easy-about = Réunit les cartes de même valeur sans regarder les couleurs. Un bon adversaire pour vos premières parties.
bot-level-chance = au hasard
bot-level-beginner = débutant
bot-level-good = bon niveau
bot-level-strong = fort
