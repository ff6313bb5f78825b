# Moves: why a seat can’t make one now.
refusal-game-over = The game is over.
refusal-no-such-seat = This table has no such seat.
refusal-not-your-turn = It’s not your turn.
refusal-choice-pending = Choose what to do with the bonus tile first.
refusal-nothing-to-choose = There is no bonus tile to use.
refusal-not-in-your-hand = This card is not in your hand.
refusal-no-token = There are no clue tokens left. Play or discard a card.
refusal-tokens-full = You can’t discard while all clue tokens are available.
refusal-clue-to-yourself = You can’t give yourself a clue.
refusal-teammate-without-cards = This teammate has no cards.
refusal-no-such-colour = This game has no such colour.
refusal-colour-not-named = You can’t name this colour in a clue.
refusal-no-such-value = This game has no such value.
refusal-touches-nothing = In this game, a clue must point at a card. This one doesn’t.
refusal-tile-wants-a-colour = This bonus tile gives a colour clue. Choose a colour.
refusal-tile-wants-a-value = This bonus tile gives a value clue. Choose a value.
refusal-not-in-the-discard = This card is not in the discard pile.
refusal-does-not-fit = This card doesn’t fit any firework now.
refusal-must-choose = You must use the bonus tile.
refusal-not-your-whole-hand = The new order must contain each card of your hand once.
refusal-order-not-recorded = The record doesn’t give the order of the deck after this shuffle.

# Games: why there is no such game.
refusal-unknown-edition = Unknown edition “{ $edition }”. Choose one of: { $known }.
refusal-unknown-extension = Unknown extension “{ $extension }”. Choose from: { $known }.
refusal-not-in-the-box = The edition “{ $edition }” doesn’t include “{ $extension }”. Its extensions: { $known }.
refusal-extensions-exclude-each-other = “{ $one }” and “{ $other }” can’t be used together.
refusal-extension-twice = The extension “{ $extension }” is given twice.
refusal-unknown-setting = Unknown setting “{ $setting }”.
refusal-setting-twice = The setting “{ $setting }” is given twice.
refusal-bad-setting = The setting “{ $setting }” can’t be “{ $value }”.
refusal-out-of-bounds = The setting “{ $setting }” must be from { $fewest } to { $most }, not { $value }.
refusal-no-suits = A game needs at least one colour.
refusal-too-many-suits = A game has at most { $most ->
    [one] { $most } colour
   *[other] { $most } colours
}.
refusal-unknown-suit = Unknown colour “{ $suit }”. Choose from: { $known }.
refusal-suit-twice = The colour “{ $suit }” is given twice.
refusal-suit-not-in-the-game = The colour “{ $suit }” is not in this game.
refusal-copies-not-for-each-value = Give the number of copies of “{ $suit }” for each value in the game.
refusal-too-few-cards = There are not enough cards for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: the game has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, and after dealing no deck would be left.
refusal-wrong-number-of-players = This game is for { $fewest } to { $most } players.
refusal-no-such-first-seat = The seat chosen to go first doesn’t exist: this table has { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}.
refusal-wrong-deck = The deck doesn’t hold exactly the cards of this game.
refusal-wrong-tiles = The bonus tiles are not exactly those of this game.

# Seeds.
refusal-seed-not-256-bits = A seed must be 64 hexadecimal digits (0 to 9, a to f).

# Text: moves, cards and positions in the short notation.
refusal-unreadable-face = “{ $text }” is not a card. Write it like r3.
refusal-unreadable-move = “{ $text }” is not a move. Write it like p12, d7 or b:red.
refusal-unreadable-position = This position can’t be read: “{ $part }”.
refusal-impossible-position = No game can reach this position; the problem is in “{ $part }”.

# Files and records.
refusal-unreadable-file = Can’t read the file “{ $file }”.
refusal-unwritable-file = Can’t write to the file “{ $file }”.
refusal-no-game-in-file = There is no game in “{ $file }”.
refusal-illegal-move = Move { $move } of this game is against the rules, so the game can’t be shown.
refusal-not-utf8 = The input is not UTF-8 text.
refusal-not-json = The input is not JSON.
refusal-too-long = The input is longer than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
refusal-too-deep = The input’s JSON is nested too deeply.
refusal-unknown-format = The input is neither a tamaya record nor a hanab.live record.
refusal-unknown-version = This record has format version { $version } (field “{ $field }”), which this version of tamaya can’t read.
refusal-unknown-game = Unknown game “{ $game }” in the record.
refusal-field-missing = The record has no field “{ $field }”.
refusal-field-unknown = The record has an unknown field “{ $field }”.
refusal-field-twice = The record has the field “{ $field }” twice.
refusal-field-of-wrong-kind = The field “{ $field }” of the record has the wrong type of value.
refusal-field-out-of-bounds = The field “{ $field }” of the record is too small, too large or too long.
refusal-field-unreadable = The field “{ $field }” of the record can’t be read.

# Games from hanab.live and for it.
refusal-unreadable-link = This is neither a game file nor a shared replay link from hanab.live. A link with only a game number doesn’t contain the game: export the game as JSON on hanab.live and paste it here.
refusal-unknown-variant = Unknown hanab.live variant “{ $variant }”.
refusal-variant-not-played = The hanab.live variant “{ $variant }” is not supported.
refusal-seed-without-deck = The record has a hanab.live seed but no deck. Only hanab.live can deal from that seed.
refusal-deck-played = In this game, the top card of the deck is played unseen. That is not supported.
refusal-no-variant-with-these-suits = hanab.live has no variant with these colours.
refusal-no-variant-with-these-tokens = hanab.live has no game with { $tokens ->
    [one] { $tokens } clue token
   *[other] { $tokens } clue tokens
}.
refusal-no-variant-with-these-errors = hanab.live has no game that ends after { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}.
refusal-no-variant-with-tiles = hanab.live has no bonus tiles.
refusal-no-variant-with-this-rule = hanab.live can’t express the setting “{ $setting }” of this game.
refusal-no-variant-with-this-hand = For this number of players, hanab.live has no game with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} per hand.
refusal-link-without-options = A hanab.live link can’t hold the options of this game.

# Commands.
refusal-unknown-verb = Unknown command “{ $verb }”. Choose one of: { $known }.
refusal-unknown-language = Unknown language “{ $language }”. Choose one of: { $known }.
refusal-no-such-game = Unknown game “{ $game }”. Choose one of: { $known }.
refusal-not-for-this-game = The option “{ $option }” can’t be used with { $game }.
refusal-no-such-bot = Unknown bot “{ $bot }”. Choose from: { $known }.
refusal-misspelt-bot = “{ $bot }” is not a bot. For a person of that name, write “person:Name”.
refusal-too-many-bots = There are more bots than players. Name fewer bots, or raise --players.
refusal-unknown-option = Unknown option “{ $option }”.
refusal-option-twice = The option “{ $option }” is given twice.
refusal-option-missing = The option “{ $option }” is required.
refusal-option-without-value = The option “{ $option }” needs a value.
refusal-option-with-value = The option “{ $option }” takes no value.
refusal-not-a-number = The option “{ $option }” needs a whole number, not “{ $value }”.
refusal-number-out-of-bounds = The option “{ $option }” must be from { $fewest } to { $most }.
refusal-word-missing = The command “{ $verb }” needs an argument.
refusal-word-too-many = Unexpected argument “{ $word }”.
refusal-no-such-seat-number = There is no seat { $seat }. The seats of this game are numbered 0 to { $last }.
