# The title of a game.
game = Hanabi: { $edition }
game-extended = Hanabi: { $edition } with { $extensions }
game-set = Hanabi: { $edition } ({ $settings })
game-extended-and-set = Hanabi: { $edition } with { $extensions } ({ $settings })

# Editions.
edition-grands-feux = Grands Feux
edition-deluxe = Deluxe
edition-first-box = First box
edition-czech = Czech edition
edition-console = Console version
edition-standard = Standard
edition-custom = Custom game

edition-grands-feux-about = The big French box: five colours, clues that point at nothing allowed, and the most extensions.
edition-deluxe-about = The English box of Grands Feux: the same game.
edition-first-box-about = The first French box, which Ikebana shared: black is an ordinary colour in place of white.
edition-czech-about = The Czech box: five colours, and rainbow cards in two forms.
edition-console-about = The version for text screens: six colours from the start, and hands of five for everybody.
edition-standard-about = What tournaments and research play: five plain colours and no extension.
edition-custom-about = Five plain colours to begin with: there may be more or fewer of them, and fewer values, and every extension may be added.

# Extensions.
extension-avalanche = Colour avalanche
extension-avalanche-2 = Colour avalanche 2
extension-avalanche-tricky = Tricky avalanche
extension-black-powder = Black powder
extension-flamboyants = 5 Flamboyants
extension-final-flourish = Final flourish
extension-one-error = One error
extension-ten-tokens = Ten tokens

extension-avalanche-about = A multicolour firework more. In the first and the Czech box it has five cards and a clue of its own; elsewhere ten cards, and every colour clue points at them.
extension-avalanche-2-about = A multicolour firework of five cards, at which every colour clue points.
extension-avalanche-tricky-about = A multicolour firework of ten cards with a clue of its own.
extension-black-powder-about = Ten black cards, laid from 5 down to 1, at which no colour clue points; each one missing at the end takes a point off.
extension-flamboyants-about = A 5 that completes its firework reveals one of six bonus tiles.
extension-final-flourish-about = No last round and no scale: the show is perfect, or it is lost.
extension-one-error-about = The first error ends the game.
extension-ten-tokens-about = Ten clue tokens in place of eight.

# The forms of the avalanche, by the clues that point at its cards.
avalanche-every-about = One more firework, multicolour, of { $cards } cards; every colour clue points at them.
avalanche-own-about = One more firework, multicolour, of { $cards } cards; it has a clue of its own.

# Settings, as NAME=VALUE.
setting-suits = The colours, joined by +, such as red+blue+black:none:down. Each may say how it is clued, laid, printed and scored. From 1 to 7 of: white, red, blue, yellow, green, black, multicolour, purple, teal, orange.
setting-values = How many values each colour has, from 1 to 5.
setting-hand = Cards in a hand: one number, or one each for 2, 3, 4 and 5 players, such as 5/5/4/4.
setting-tokens = How many clue tokens there are.
setting-errors = The error that ends the game.
setting-empty-clues = on or off: whether a clue may point at no card.
setting-ending = last-round or final-flourish.
setting-tiles = on or off: whether bonus tiles are in play.
setting-points = zero or kept: what a game that errors have ended is worth.
setting-suit-touch = own, every or none: which colour clues point at this colour.
setting-suit-direction = up or down: whether it is laid from 1 up or down to 1.
setting-suit-copies = How many cards of value 1, 2, … there are, such as 32221.
setting-suit-score = points or penalty: a point for each card laid, or one off for each card missing.

# How much a table may talk.
talking-silent = silent
talking-remarks = remarks
talking-open = open
talking-silent-about = Silent, the strict rule: nothing but clues tells anybody anything, and nobody comments on another player’s turn.
talking-remarks-about = Remarks: a few harmless phrases are allowed, such as saying that you know nothing about your cards yet.
talking-open-about = Open: the table talks as it likes.

# How much of what a player can know of the own hand is worked out.
level-clued = what the clues said of a card
level-excluded = and what they said by not pointing at it
level-counted = and what the cards in sight rule out
level-deduced = and all that follows for the hidden cards together

# What may still become of a firework.
fate-open = can be completed
fate-complete = complete
fate-lost = can no longer be completed
fate-lost-unless-rescued = lost unless a bonus tile brings a card back

# People who look on.
onlooker-spectator = spectator
onlooker-reviewer = reviewer

# What the bonus tiles do, in a few words.
tile-1 = one clue token
tile-2 = one error less and one clue token
tile-3 = a free colour clue
tile-4 = a free value clue
tile-5 = a discarded card for the deck
tile-6 = a discarded card for a firework

# The games, on the form that opens a table.
game-hanabi = Hanabi
game-hanabi-about = Everybody sees the cards of the others and never their own: together you build fireworks by giving clues.
game-ikebana-about = Everybody for themselves: each gathers bouquets of five cards and pays the others for every card that is turned down.

# What makes a game of Hanabi easier or harder.
difficulty-suits = Colours
difficulty-suits-about = How many fireworks there are, before any extension.
difficulty-suits-count = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
difficulty-values = Values
difficulty-values-about = How many cards complete a firework.
difficulty-errors = Errors
difficulty-errors-about = The game ends at this error.
difficulty-tokens = Clue tokens
difficulty-tokens-about = So many clues can be given before a card must be discarded.
difficulty-empty-clues = Empty clues
difficulty-empty-clues-about = Whether one may be told that no card matches.
difficulty-empty-clues-on = allowed
difficulty-empty-clues-off = not allowed
difficulty-ending = End
difficulty-ending-about = What happens once the deck is empty.
difficulty-ending-last-round = one more turn for everybody
difficulty-ending-final-flourish = play on: perfect or lost
difficulty-points = Too many errors
difficulty-points-about = What a game that errors have ended is worth.
difficulty-points-zero = no points
difficulty-points-kept = the points laid so far

# The bots of the house.
bot-friend-about = Plays with people by the usual conventions, and forgives those who do not know them.
bot-hat-about = Guesses hats: each clue stands for a number that tells everybody something. For company of its own kind.
bot-pair-about = For two: each clue calls for a card to be laid or kept, and silence tells something too. For company of its own kind.
bot-search-about = Plays as pair or hat does, but first tries out in its mind what would come of each move. It thinks a moment longer.
bot-careful-about = Deduces what is certain and risks nothing; a clue means what it says.
bot-random-about = Makes any move that is allowed.
bot-florist-about = Weighs what each card can still become, and what it costs.
bot-greedy-about = Takes what is worth most right now.
