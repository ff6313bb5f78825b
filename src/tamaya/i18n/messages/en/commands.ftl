program = tamaya { $version }: Hanabi, every edition, exactly.
usage-title = How to call it:
verbs-title = What it can do:
options-title = Options:
editions-title = Editions:
extensions-title = Extensions (each box holds its own; a custom game may add any):
settings-title = Settings:
help-hint = “tamaya help COMMAND” tells more about a command.
verb-help-hint = “tamaya help { $verb }” tells more.

# Words that stand for what is to be filled in.
value-verb = COMMAND
value-game = GAME
value-edition = EDITION
value-extensions = EXTENSION,…
value-settings = SETTING=VALUE,…
value-number = NUMBER
value-seat = SEAT
value-file = FILE
value-language = LANGUAGE
value-suit = COLOUR

verb-rules = print the rules of a game
verb-replay = tell a recorded game in sentences
verb-verify = say whether recorded games are legal
verb-rules-about = Prints the rules of one game, complete enough to play from. The page follows the edition, the extensions and the settings asked for.
verb-replay-about = Tells a recorded game in sentences, turn by turn. The file is a record of ours or of hanab.live; “-” is standard input.
verb-verify-about = Says of each recorded game whether it is legal, as one line of JSON a game: id, legal, at, reason, turns, score, points, outcome and fair. A file holds one record, or one on each line, of ours or of hanab.live; “-” is standard input. The exit status is 1 if any game is illegal or unreadable.

option-game = The game; there is hanabi, the default.
option-edition = The edition; by default the standard game.
option-with = Extensions to add, separated by commas.
option-set = Settings to change, separated by commas.
option-players = The number of players.
option-seat = Tell it as this seat saw it (the first is 1): its own cards stay hidden until they are laid or discarded.
option-lang = en, fr or cs; by default the language of the system.

# A game told in sentences.
replay-seats = At the table, clockwise: { $players }. First to act: { $first }.
replay-seen-by = As seen by { $player }.
replay-hands = The hands, from left to right:
replay-hand = { $player }: { $faces }.
replay-hand-unseen = { $count ->
    [one] { $player }: { $count } card, unseen.
   *[other] { $player }: { $count } cards, unseen.
}
replay-stopped = The record goes on with a move that is not legal (number { $number }): { $reason }
replay-unfinished = The record stops here, before the end. Score so far: { $score }.
