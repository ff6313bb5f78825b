program = tamaya { $version }: play and study Hanabi (every edition) and Ikebana.
usage-title = Usage:
verbs-title = Commands:
options-title = Options:
editions-title = Editions:
extensions-title = Extensions (each edition has its own; a custom game can use any):
settings-title = Settings:
no-verb = Without a command, tamaya starts the server and accepts the options of “tamaya serve”.
help-hint = For help on a command, run “tamaya help COMMAND”.
verb-help-hint = For details, run “tamaya help { $verb }”.
verb-needs-extra = It needs the extra “{ $extra }”: in a checkout, run “pip install .[{ $extra }]”.
did-you-mean = Did you mean “{ $word }”?

# Placeholders for values.
value-verb = COMMAND
value-game = GAME
value-edition = EDITION
value-extensions = EXTENSION,…
value-bots = BOT,…
value-settings = SETTING=VALUE,…
value-number = NUMBER
value-seat = SEAT
value-file = FILE
value-format = FORMAT
value-words = TEXT
value-language = LANGUAGE
value-suit = COLOUR

verb-rules = print the rules of a game
verb-replay = describe a recorded game, turn by turn
verb-verify = check that recorded games follow the rules
verb-simulate = run many games between bots
verb-rules-about = Print the rules of a game, in enough detail to learn the game. The text depends on the edition, extensions and settings you choose.
verb-replay-about = Describe a recorded game in sentences, turn by turn. The file is a tamaya record or a hanab.live game; use “-” for standard input.
verb-verify-about = Check recorded games against the rules and print one line of JSON for each, with the fields “id”, “legal”, “at” (the number of the first illegal move, from 0), “reason” (why it is illegal), “turns”, “score”, “points” (the points on the table, even if the game was lost), “outcome” and “fair” (whether the deck and the commitment match the recorded seed). A file holds one record or one per line, from tamaya or hanab.live; use “-” for standard input. The exit status is 1 if any game is illegal or unreadable.
verb-simulate-about = Run many games between bots and print a summary. For Hanabi: the mean score with its standard error, the mean points (what the mean score would be if lost games kept their points), and the share of perfect and of lost games. For Ikebana: the share of wins (a shared win is split), the share to expect if all bots were equally good, and the mean points. Bots take seats in the order given; if there are more seats than bots, the list starts over. After each game, everyone moves up one seat. The same seed gives the same games.

option-game = Game: hanabi (default) or ikebana.
option-edition = Edition (default: standard).
option-with = Extensions to add, separated by commas.
option-set = Settings to change, separated by commas.
option-players = Number of players.
option-match-players = Number of players, 2 to 5 (default: 2).
option-bot = Bots, separated by commas: friend, gentle, expert, hat, pair, learned, search, careful, random, oracle; for Ikebana: florist, greedy, easy, random. Or your own: module:Class, path.py:Class.
option-games = Number of games (default: 100).
option-workers = Number of worker processes (default: 1).
option-seed = Any text; the same text deals the same cards. Simulations default to “tamaya”.
option-json = Write the result as JSON to this file; “-” is standard output.
option-seat = Seat number, from 0: show the game as this seat saw it. Its own cards stay hidden until they are played or discarded.
option-explain = After each turn, show what the bot “friend” would have done, and why.
option-lang = Language: en, fr or cs (default: the system’s).

# A game in sentences.
replay-seen-by = As seen by { $player }.
replay-hands = Hands, from left to right:
replay-hand = { $player }: { $faces }.
replay-hand-unseen = { $count ->
    [one] { $player }: { $count } hidden card.
   *[other] { $player }: { $count } hidden cards.
}
replay-stopped = Move { $number } of the record is illegal: { $reason }
replay-unfinished = The record ends here, before the end of the game. Score so far: { $score }.

# The result of a simulation.
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } players
simulate-column-bot = Bot
simulate-column-wins = Wins
simulate-column-fair = Expected wins
simulate-column-points = Mean points
simulate-column-score = Score
simulate-column-error = Std. err.
simulate-column-kept = Points
simulate-column-perfect = Perfect
simulate-column-lost = Lost
simulate-column-speed = Games/s
grouped = { $number }

# The launcher of a checkout.
launcher-title = In a checkout:
launcher-test = run the tests; other arguments go to pytest
launcher-check = format, check, and test what changed
launcher-screenshots = take pictures of every page of the web client
launcher-benchmark = run a program from the “benchmarks” folder by name
launcher-lock = update the lock files (needs uv)

# Reviewing a game.
verb-review = review a recorded game
verb-review-about = Review a recorded game: the highest score the deck allowed, the move that made a perfect game impossible, and the moves that would have saved it. The file holds a tamaya record, a hanab.live game or a link to a hanab.live game; use “-” for standard input.
option-html = Write the review to this file as a single web page, charts included.
