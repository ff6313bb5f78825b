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
edition-console = Version console
edition-standard = Standard
edition-custom = Partie sur mesure

edition-grands-feux-about = La grande boîte française : cinq couleurs, les informations qui ne désignent aucune carte sont permises, et le plus d’extensions.
edition-deluxe-about = La boîte anglaise de Grands Feux : le même jeu.
edition-first-box-about = La première boîte française, partagée avec Ikebana : le noir y est une couleur ordinaire, à la place du blanc.
edition-czech-about = La boîte tchèque : cinq couleurs, et des cartes multicolores sous deux formes.
edition-console-about = La version pour écrans de texte : six couleurs d’emblée, et cinq cartes en main pour tous.
edition-standard-about = Le jeu des tournois et de la recherche : cinq couleurs simples, sans extension.
edition-custom-about = Cinq couleurs simples pour commencer : on peut en prendre plus ou moins, moins de valeurs, et ajouter toutes les extensions.

# Extensions.
extension-avalanche = Avalanche de couleurs
extension-avalanche-2 = Avalanche de couleurs 2
extension-avalanche-tricky = Avalanche corsée
extension-black-powder = Poudre noire
extension-flamboyants = 5 Flamboyants
extension-final-flourish = Bouquet final
extension-one-error = Une seule erreur
extension-ten-tokens = Dix jetons

extension-avalanche-about = Un feu multicolore de plus. Dans la première boîte et la boîte tchèque, il compte cinq cartes et se nomme comme une couleur ; ailleurs, il en compte dix, que désigne toute information de couleur.
extension-avalanche-2-about = Un feu multicolore de cinq cartes, que désigne toute information de couleur.
extension-avalanche-tricky-about = Un feu multicolore de dix cartes, qui se nomme comme une couleur.
extension-black-powder-about = Dix cartes noires, posées de 5 à 1, qu’aucune information de couleur ne désigne ; chacune qui manque à la fin retire un point.
extension-flamboyants-about = Un 5 qui complète son feu révèle l’une des six tuiles bonus.
extension-final-flourish-about = Ni dernier tour ni barème : le spectacle est parfait, ou il est perdu.
extension-one-error-about = La première erreur met fin à la partie.
extension-ten-tokens-about = Dix jetons indice au lieu de huit.

# The forms of the avalanche, by the clues that point at its cards.
avalanche-every-about = Un feu multicolore de plus, de { $cards } cartes, que désigne toute information de couleur.
avalanche-own-about = Un feu multicolore de plus, de { $cards } cartes, qui se nomme comme une couleur.

# Settings, as NAME=VALUE.
setting-suits = Les couleurs, reliées par +, comme red+blue+black:none:down. Chacune peut préciser comment elle est désignée, posée, imprimée et comptée. De 1 à 7 parmi : white, red, blue, yellow, green, black, multicolour, purple, teal, orange.
setting-values = Le nombre de valeurs de chaque couleur, de 1 à 5.
setting-hand = Les cartes d’une main : un nombre, ou un pour 2, 3, 4 et 5 joueurs, comme 5/5/4/4.
setting-tokens = Le nombre de jetons indice.
setting-errors = L’erreur qui met fin à la partie.
setting-empty-clues = on ou off : si une information peut ne désigner aucune carte.
setting-ending = last-round (dernier tour) ou final-flourish (bouquet final).
setting-tiles = on ou off : si les tuiles bonus sont en jeu.
setting-points = zero ou kept : ce que vaut une partie arrêtée par les erreurs, rien ou les points acquis.
setting-suit-touch = own, every ou none : quelles informations de couleur désignent cette couleur (la sienne, toutes, aucune).
setting-suit-direction = up ou down : si elle se pose en montant depuis le 1 ou en descendant vers lui.
setting-suit-copies = Le nombre de cartes de valeur 1, 2, … comme 32221.
setting-suit-score = points ou penalty : un point par carte posée, ou un de moins par carte manquante.

# How much a table may talk.
talking-silent = silence
talking-remarks = remarques
talking-open = parole libre
talking-silent-about = Silence, la règle stricte : seules les informations renseignent, et personne ne commente le tour d’un autre.
talking-remarks-about = Remarques : quelques phrases anodines sont admises, par exemple pour dire qu’on ignore encore tout de ses cartes.
talking-open-about = Parole libre : la table parle comme il lui plaît.

# How much of what a player can know of the own hand is worked out.
level-clued = ce que les informations ont dit d’une carte
level-excluded = et ce qu’elles en ont dit en ne la désignant pas
level-counted = et ce qu’excluent les cartes visibles
level-deduced = et tout ce qui s’ensuit pour l’ensemble des cartes cachées

# What may still become of a firework.
fate-open = peut être complété
fate-complete = complet
fate-lost = ne peut plus être complété
fate-lost-unless-rescued = perdu, sauf si une tuile bonus ramène une carte

# People who look on.
onlooker-spectator = spectateur
onlooker-reviewer = relecteur

# What the bonus tiles do, in a few words.
tile-1 = un jeton indice
tile-2 = une erreur de moins et un jeton indice
tile-3 = une information de couleur gratuite
tile-4 = une information de valeur gratuite
tile-5 = une carte défaussée pour la pioche
tile-6 = une carte défaussée pour un feu d’artifice

# The games, on the form that opens a table.
game-hanabi = Hanabi
game-hanabi-about = Chacun voit les cartes des autres et jamais les siennes : ensemble, vous bâtissez des feux d’artifice en vous donnant des informations.
game-ikebana-about = Chacun pour soi : on compose des bouquets de cinq cartes, et on paie les autres pour chaque carte refusée.

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
difficulty-errors-about = La partie s’arrête à cette erreur.
difficulty-tokens = Jetons indice
difficulty-tokens-about = Le nombre d’informations que l’on peut donner avant de devoir défausser une carte.
difficulty-empty-clues = Informations vides
difficulty-empty-clues-about = S’il est permis d’annoncer qu’aucune carte ne correspond.
difficulty-empty-clues-on = permises
difficulty-empty-clues-off = interdites
difficulty-ending = Fin
difficulty-ending-about = Ce qui se passe une fois la pioche vide.
difficulty-ending-last-round = encore un tour pour chacun
difficulty-ending-final-flourish = on continue : parfait ou perdu
difficulty-points = Trop d’erreurs
difficulty-points-about = Ce que vaut une partie arrêtée par les erreurs.
difficulty-points-zero = aucun point
difficulty-points-kept = les points déjà posés

# The bots of the house.
bot-friend-about = Joue avec les gens selon les conventions habituelles, et pardonne à qui ne les connaît pas.
bot-hat-about = Devine les chapeaux : chaque information vaut un nombre qui apprend quelque chose à chacun. Pour jouer entre pareils.
bot-pair-about = Pour deux : chaque information demande de poser ou de garder une carte, et le silence aussi dit quelque chose. Pour jouer entre pareils.
bot-search-about = Joue comme pair ou hat, mais essaie d’abord en pensée ce que donnerait chaque coup. Il réfléchit un peu plus longtemps.
bot-careful-about = Déduit ce qui est certain et ne risque rien ; une information dit ce qu’elle dit.
bot-random-about = Joue n’importe quel coup permis.
bot-florist-about = Pèse ce que chaque carte peut encore devenir, et ce qu’elle coûte.
bot-greedy-about = Prend ce qui vaut le plus sur le moment.
