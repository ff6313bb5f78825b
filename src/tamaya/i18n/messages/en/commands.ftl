program = tamaya { $version }: Hanabi in every edition, and Ikebana, exactly.
usage-title = How to call it:
verbs-title = What it can do:
options-title = Options:
editions-title = Editions:
extensions-title = Extensions (each box holds its own; a custom game may add any):
settings-title = Settings:
no-verb = Without a command it opens the house, as “tamaya serve” does with the same options.
help-hint = “tamaya help COMMAND” tells more about a command.
verb-help-hint = “tamaya help { $verb }” tells more.

# Words that stand for what is to be filled in.
value-verb = COMMAND
value-game = GAME
value-edition = EDITION
value-extensions = EXTENSION,…
value-bots = BOT,…
value-settings = SETTING=VALUE,…
value-number = NUMBER
value-seat = SEAT
value-file = FILE
value-words = WORDS
value-language = LANGUAGE
value-suit = COLOUR

verb-rules = print the rules of a game
verb-replay = tell a recorded game in sentences
verb-verify = say whether recorded games are legal
verb-simulate = let bots play many games
verb-rules-about = Prints the rules of one game, complete enough to play from. The page follows the edition, the extensions and the settings asked for.
verb-replay-about = Tells a recorded game in sentences, turn by turn. The file is a record of ours or of hanab.live; “-” is standard input.
verb-verify-about = Says of each recorded game whether it is legal, as one line of JSON a game: id, legal, at, reason, turns, score, points, outcome and fair. A file holds one record, or one on each line, of ours or of hanab.live; “-” is standard input. The exit status is 1 if any game is illegal or unreadable.
verb-simulate-about = Lets bots play many games and tells what became of them: in Hanabi the mean score with its standard error, the points kept when those of lost games count too, and how many games were perfect or lost; in Ikebana the shares of the wins and the mean points. The bots sit down in the order given, begin again where there are more seats, and move up one seat from game to game. A shared victory is split. The same seed gives the same games.

option-game = The game: hanabi, the default, or ikebana.
option-edition = The edition; by default the standard game.
option-with = Extensions to add, separated by commas.
option-set = Settings to change, separated by commas.
option-players = The number of players.
option-match-players = The number of players, from 2 to 5; by default 2.
option-bot = The bots, separated by commas: friend, hat, pair, search, careful, random, oracle; for Ikebana florist, greedy, random.
option-games = How many games are played; by default 100.
option-workers = How many processes share the work; by default 1.
option-seed = The words that all chance is drawn from; a simulation without them uses “tamaya”.
option-json = Write the answer as JSON into this file; “-” is standard output.
option-seat = Tell it as this seat saw it (the first is 0): its own cards stay hidden until they are laid or discarded.
option-explain = Tell after each turn what the bot friend would have done in that seat, and why.
option-lang = en, fr or cs; by default the language of the system.

# A game told in sentences.
replay-seen-by = As seen by { $player }.
replay-hands = The hands, from left to right:
replay-hand = { $player }: { $faces }.
replay-hand-unseen = { $count ->
    [one] { $player }: { $count } card, unseen.
   *[other] { $player }: { $count } cards, unseen.
}
replay-stopped = The record goes on with a move that is not legal (number { $number }): { $reason }
replay-unfinished = The record stops here, before the end. Score so far: { $score }.

# What a simulation came to.
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} for { $players } players
simulate-column-bot = Bot
simulate-column-wins = Wins
simulate-column-fair = Fair share
simulate-column-points = Mean points
simulate-column-score = Mean score
simulate-column-error = Error
simulate-column-kept = Kept
simulate-column-perfect = Perfect
simulate-column-lost = Lost
simulate-column-speed = Games/s
decimal = { $whole }.{ $tenths }
grouped = { $number }
percent = { $number }%
