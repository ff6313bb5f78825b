# Moves: why a seat may not make one now.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-your-turn = It is not your turn.
refusal-choice-pending = A bonus tile is waiting for your choice first.
refusal-nothing-to-choose = There is nothing to choose: no bonus tile is waiting.
refusal-not-in-your-hand = This card is not in your hand.
refusal-no-token = There is no clue token left.
refusal-tokens-full = All clue tokens are there, so nothing may be discarded.
refusal-clue-to-yourself = You cannot give yourself a clue.
refusal-teammate-without-cards = This teammate holds no cards.
refusal-no-such-colour = There is no such colour in this game.
refusal-colour-not-named = This colour may not be named in a clue.
refusal-no-such-value = There is no such value in this game.
refusal-touches-nothing = The clue points at no card, which this game does not allow.
refusal-tile-wants-a-colour = The bonus tile gives a colour clue, not a value clue.
refusal-tile-wants-a-value = The bonus tile gives a value clue, not a colour clue.
refusal-not-in-the-discard = This card is not in the discard.
refusal-does-not-fit = This card fits no firework now.
refusal-must-choose = The bonus tile must be used.
refusal-not-your-whole-hand = The new order must hold each card of your hand once.
refusal-order-not-recorded = The record does not say how the deck lay after this shuffle.

# Games: why words or parameters make none.
refusal-unknown-edition = There is no edition “{ $edition }”. Choose one of: { $known }.
refusal-unknown-extension = There is no extension “{ $extension }”. Choose among: { $known }.
refusal-not-in-the-box = The box “{ $edition }” does not hold “{ $extension }”. Its extensions: { $known }.
refusal-extensions-exclude-each-other = “{ $one }” and “{ $other }” exclude each other.
refusal-extension-twice = The extension “{ $extension }” is named twice.
refusal-unknown-setting = There is no setting “{ $setting }”.
refusal-setting-twice = The setting “{ $setting }” is given twice.
refusal-bad-setting = The setting “{ $setting }” cannot be “{ $value }”.
refusal-out-of-bounds = The setting “{ $setting }” must be from { $fewest } to { $most }, not { $value }.
refusal-no-suits = A game needs at least one colour.
refusal-too-many-suits = A game has at most { $most ->
    [one] { $most } colour
   *[other] { $most } colours
}.
refusal-unknown-suit = There is no colour “{ $suit }”. Choose among: { $known }.
refusal-suit-twice = The colour “{ $suit }” is named twice.
refusal-suit-not-in-the-game = The colour “{ $suit }” is not in this game.
refusal-copies-not-for-each-value = The colour “{ $suit }” needs a number of copies for each value of the game.
refusal-too-few-cards = Too few cards for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, there would be no deck left.
refusal-wrong-number-of-players = The game is for { $fewest } to { $most } players.
refusal-no-such-first-seat = The first seat is not one of the { $players ->
    [one] { $players } seat
   *[other] { $players } seats
} at this table.
refusal-wrong-deck = The deck does not hold exactly the cards of this game.
refusal-wrong-tiles = The bonus tiles are not exactly those of this game.

# Seeds.
refusal-seed-not-256-bits = A seed is written as 64 digits from 0 to 9 and a to f.

# Text: moves, cards and positions in our short notation.
refusal-unreadable-face = “{ $text }” is no card, such as r3.
refusal-unreadable-move = “{ $text }” is no move, such as p12, d7 or b:red.
refusal-unreadable-position = The position cannot be read: “{ $part }”.
refusal-impossible-position = No game leads to this position: “{ $part }”.

# Files and records.
refusal-unreadable-file = The file “{ $file }” cannot be read.
refusal-unwritable-file = The file “{ $file }” cannot be written.
refusal-no-game-in-file = There is no game in “{ $file }”.
refusal-not-utf8 = This is not UTF-8 text.
refusal-not-json = This is not JSON.
refusal-too-long = This is longer than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
refusal-too-deep = This JSON is nested too deeply.
refusal-unknown-format = This is neither a record of ours nor one of hanab.live.
refusal-unknown-version = The record is of version { $version } (in “{ $field }”), which is not known here.
refusal-unknown-game = The game “{ $game }” is not known here.
refusal-field-missing = The record lacks the field “{ $field }”.
refusal-field-unknown = The record has a field “{ $field }” that does not belong there.
refusal-field-twice = The record has the field “{ $field }” twice.
refusal-field-of-wrong-kind = The field “{ $field }” of the record holds a wrong kind of value.
refusal-field-out-of-bounds = The field “{ $field }” of the record is too small, too large or too long.
refusal-field-unreadable = The field “{ $field }” of the record cannot be understood.

# What comes from hanab.live, and what cannot go there.
refusal-unreadable-link = This is no replay link of hanab.live.
refusal-unknown-variant = hanab.live has no variant “{ $variant }” that is known here.
refusal-variant-not-played = The variant “{ $variant }” of hanab.live is not played here.
refusal-seed-without-deck = The record has a seed of hanab.live but no deck, and only they can deal it.
refusal-deck-played = The top card of the deck is played unseen, which is not played here.
refusal-no-variant-with-these-suits = hanab.live has no variant with these colours.
refusal-no-variant-with-these-tokens = hanab.live has no game with { $tokens ->
    [one] { $tokens } clue token
   *[other] { $tokens } clue tokens
}.
refusal-no-variant-with-these-errors = hanab.live has no game that { $errors ->
    [one] { $errors } error ends
   *[other] { $errors } errors end
}.
refusal-no-variant-with-tiles = hanab.live has no bonus tiles.
refusal-no-variant-with-this-hand = hanab.live has no game with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in a hand here.
refusal-link-without-options = A link of hanab.live has no room for the options of this game.

# Commands.
refusal-unknown-verb = There is no command “{ $verb }”. Choose one of: { $known }.
refusal-unknown-language = “{ $language }” is none of our languages. Choose one of: { $known }.
refusal-no-such-game = There is no game “{ $game }” here. Choose one of: { $known }.
refusal-not-for-this-game = The option “{ $option }” is not for { $game }.
refusal-no-such-bot = There is no bot “{ $bot }”. Choose among: { $known }.
refusal-too-many-bots = There are more bots than players.
refusal-unknown-option = This command has no option “{ $option }”.
refusal-option-twice = The option “{ $option }” is given twice.
refusal-option-missing = The option “{ $option }” is missing.
refusal-option-without-value = The option “{ $option }” needs a value.
refusal-option-with-value = The option “{ $option }” takes no value.
refusal-not-a-number = The option “{ $option }” needs a whole number, not “{ $value }”.
refusal-number-out-of-bounds = The option “{ $option }” must be from { $fewest } to { $most }.
refusal-word-missing = Something is missing from the command.
refusal-word-too-many = There is a word too many: “{ $word }”.
refusal-no-such-seat-number = The seats of this game are numbered from 0 to { $last }; there is no { $seat }.
