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
edition-console = Terminal version
edition-standard = Standard
edition-custom = Custom game

edition-grands-feux-about = The big French box: five colours, clues that may point at no card, and the most extensions.
edition-deluxe-about = The English edition of Grands Feux: the same game.
edition-first-box-about = The first French box, which also contains Ikebana: black is an ordinary colour and replaces white.
edition-czech-about = The Czech box: five colours, and multicolour cards in two forms.
edition-console-about = The version for text terminals: six colours from the start, and hands of five for everyone.
edition-standard-about = The game of tournaments and research: five plain colours, no extensions.
edition-custom-about = Start from five plain colours and change what you like: the number of colours and values, and any extension.

# Extensions.
extension-avalanche = Colour avalanche
extension-avalanche-2 = Colour avalanche 2
extension-avalanche-tricky = Plain multicolour
extension-black-powder = Black powder
extension-flamboyants = 5 Flamboyants
extension-final-flourish = Final flourish
extension-one-error = One error
extension-ten-tokens = Ten tokens

extension-avalanche-about = A multicolour firework. In the first box and the Czech box, the deck has five multicolour cards, and you can name multicolour in a clue like any other colour; elsewhere the deck has ten, and every colour clue points at them.
extension-avalanche-2-about = A multicolour firework. The deck has five multicolour cards; every colour clue points at them.
extension-avalanche-tricky-about = Our own variant, in no rulebook: a multicolour firework. The deck has ten multicolour cards; you can name multicolour in a clue like any other colour.
extension-black-powder-about = A black firework, laid from 5 down to 1; the deck has ten black cards. No colour clue points at them, and each card missing from the firework at the end costs a point.
extension-flamboyants-about = A 5 that completes a firework reveals one of six bonus tiles.
extension-final-flourish-about = No last round and no score: the show is perfect, or you lose.
extension-one-error-about = The first error ends the game.
extension-ten-tokens-about = Ten clue tokens instead of eight.

# The forms of the avalanche, by the clues that point at its cards.
avalanche-every-about = One more firework, multicolour. The deck has { $cards } cards for it; every colour clue points at them.
avalanche-own-about = One more firework, multicolour. The deck has { $cards } cards for it; you can name multicolour in a clue like any other colour.

# Settings, as NAME=VALUE.
setting-suits = The colours, joined by +, such as red+blue+black:none:down. After a colour you can add, each after a colon and in any order: “own”, “every” or “none” for the colour clues that point at it; “up” or “down” for its direction; digits such as 32221 for its cards (three 1s, two 2s, and so on); “points” or “penalty” for its scoring. Choose 1 to 7 of: white, red, blue, yellow, green, black, multicolour, purple, teal, orange.
setting-values = How many values each colour has, 1 to 5.
setting-hand = Cards in a hand: one number, or one each for 2, 3, 4 and 5 players, such as 5/5/4/4.
setting-tokens = How many clue tokens there are.
setting-errors = How many errors end the game.
setting-empty-clues = on or off: whether a clue may point at no card.
setting-ending = What happens when the deck is empty. last-round: everyone has one more turn; final-flourish: you play on until the show is perfect or lost.
setting-tiles = on or off: whether bonus tiles are used.
setting-points = zero or kept: whether a game ended by errors scores 0 or keeps its points.
setting-suit-touch = own, every or none: which colour clues point at this colour (its own, all or none).
setting-suit-direction = up or down: laid from 1 up, or down to 1.
setting-suit-copies = How many cards there are of each value, one digit per value: 32221 means three 1s, two 2s, and so on.
setting-suit-score = points or penalty: a point for each card laid, or a point lost for each card missing.

# How much a table may talk.
talking-silent = silent
talking-remarks = remarks
talking-open = open
talking-silent-about = Silent, the strict rule: only clues give information, and nobody comments on another player’s turn.
talking-remarks-about = Remarks: only a few set phrases, such as saying that you know nothing about your cards yet, or asking whether a teammate remembers theirs.
talking-open-about = Open: you talk as you like.

# How much of what players can know about their own cards is worked out for them.
level-clued = what clues say about your cards
level-excluded = plus what clues rule out
level-counted = plus what the visible cards rule out
level-deduced = plus everything that follows from all of this

# What can still become of a firework.
fate-open = can be completed
fate-complete = complete
fate-lost = can’t be completed any more
fate-lost-unless-rescued = can’t be completed unless a bonus tile brings a card back

# What the bonus tiles do, in a few words.
tile-1 = get a clue token back
tile-2 = remove an error and get a clue token back
tile-3 = give a free colour clue
tile-4 = give a free value clue
tile-5 = shuffle a discarded card into the deck
tile-6 = add a discarded card to its firework

# The games, on the form that opens a table.
game-hanabi = Hanabi
game-hanabi-about = You see everyone’s cards except your own. Build fireworks together by giving clues.
game-ikebana-about = Everyone for themselves: put together bouquets of five cards, and pay the others for every card you reject.

# What makes a game of Hanabi easier or harder.
difficulty-suits = Colours
difficulty-suits-about = How many fireworks there are, without extensions.
difficulty-suits-count = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
difficulty-values = Values
difficulty-values-about = How many cards a complete firework has.
difficulty-errors = Errors
difficulty-errors-about = How many errors end the game.
difficulty-tokens = Clue tokens
difficulty-tokens-about = How many clues you can give before someone has to discard.
difficulty-empty-clues = Empty clues
difficulty-empty-clues-about = Whether a clue may say that no card matches.
difficulty-empty-clues-on = allowed
difficulty-empty-clues-off = not allowed
difficulty-ending = End
difficulty-ending-about = What happens when the deck is empty.
difficulty-ending-last-round = one more turn for everyone
difficulty-ending-final-flourish = play on until the show is perfect or lost
difficulty-points = Too many errors
difficulty-points-about = The score of a game ended by errors.
difficulty-points-zero = no points
difficulty-points-kept = the points scored so far

# The bots.
bot-friend-about = Plays well with people: it follows the usual conventions and copes with players who don’t know them.
bot-gentle-about = Plays like “friend”, but keeps its clues simple: a clue never asks you to play a card it doesn’t point at. A good partner for your first games.
bot-expert-about = Plays like “friend”, but tries out its moves in its mind first. People who know the conventions can read every clue. It takes a little longer.
bot-hat-about = Every clue is a code that tells all players something. Plays best with its own kind.
bot-pair-about = For two players: every clue says which card to play or keep, and giving no clue also says something. Plays best with its own kind.
bot-learned-about = For two players: learned by imitating “pair” and then by playing billions of moves with itself. Nobody wrote its conventions down, so it plays best with its own kind.
bot-search-about = Plays like the bots “pair” or “hat”, but tries out each move in its mind first. It takes a little longer.
bot-careful-about = Works out what is certain and takes no risks; a clue means only what it says.
bot-random-about = Makes random legal moves.
bot-external-about = Added by the people who run this server.
bot-florist-about = Weighs what each card could still add to its bouquet against what it costs.
bot-greedy-about = Takes whatever is worth most right now.
bot-easy-about = Collects cards of equal value and never looks at colours. A good opponent for your first games.
bot-level-chance = random
bot-level-beginner = beginner
bot-level-good = good
bot-level-strong = strong
