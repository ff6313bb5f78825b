# Many games between bots: tamaya simulate and tamaya crossplay.
value-keep = GAMES
verb-crossplay = let each bot play with each other
verb-crossplay-about = Lets each of the bots share tables of Hanabi with each other, and with its own kind, and tells the mean score of every two as a table. The two sit alternately and move up one seat from game to game; all pairs are dealt the same cards.
option-cluster = Play on the workers of the dask scheduler at this address.
option-resume-match = Keep each game in this file when it has ended, and go on from those that it holds.
option-replays = Write replays of chosen games into this file.
option-keep = Which games these are: worst:NUMBER, best:NUMBER, lost or all; by default worst:5.
option-plot = Draw the figures as an SVG picture into this file.
simulate-column-turns = Turns
simulate-stopped = Stopped after { $done } of { $games } games. What is done is kept: the same command goes on from there with
simulate-interrupted = Interrupted after { $done } of { $games } games. What is done is kept: the same command goes on from there with
crossplay-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of every two bots, { $players } players, mean scores
refusal-bot-sees-all = “{ $bot }” sees all hands: it plays in the arena only, and at no table.
refusal-no-such-keep = “{ $words }” names no games. Say worst:NUMBER, best:NUMBER, lost or all.
refusal-not-svg = Pictures are drawn as SVG: “{ $file }” should end in .svg.
refusal-other-match = The file “{ $file }” holds games of another match, or of another version of tamaya.
refusal-not-a-match = The file “{ $file }” holds no games of a match: line { $line } cannot be read.
refusal-workers-gone = The workers ended before the games did.
refusal-cluster-unreachable = No scheduler answers at “{ $address }”.
refusal-cluster-without-workers = The scheduler at “{ $address }” has no workers.
refusal-other-version = The workers have tamaya { $there } and this is { $here }: they would play other games.
