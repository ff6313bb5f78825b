# Many games between bots: tamaya simulate and tamaya crossplay.
value-keep = GAMES
verb-crossplay = pair every bot with every other bot
verb-crossplay-about = Pair every bot with every other and with itself, let each pair play Hanabi, and print a table of mean scores. The two bots of a pair alternate around the table and move up one seat after each game; all pairs are dealt the same cards.
option-cluster = Run the games on the workers of the Dask scheduler at this address.
option-resume-match = Save each finished game to this file, and continue from the games already in it.
option-replays = Write replays of selected games to this file.
option-keep = Games to write: worst:NUMBER, best:NUMBER, lost or all (default: worst:5).
option-plot = Write a chart of the results to this file, as SVG.
simulate-column-turns = Turns
simulate-stopped = Stopped after { $done } of { $games } games. Finished games are saved. To continue, repeat the command with:
simulate-interrupted = Interrupted after { $done } of { $games } games. Finished games are saved. To continue, repeat the command with:
crossplay-title = Mean scores, { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each pair of bots, { $players } players
refusal-bot-sees-all = “{ $bot }” sees all hands, so it only plays in simulations. Choose another bot.
refusal-no-such-keep = “{ $words }” doesn’t select any games. Use worst:NUMBER, best:NUMBER, lost or all.
refusal-not-svg = Charts are written as SVG. Use a file name that ends in .svg, not “{ $file }”.
refusal-other-match = “{ $file }” holds games from another match or another version of tamaya. Choose another file.
refusal-not-a-match = “{ $file }” is not a file of saved games: line { $line } can’t be read. Choose another file.
refusal-workers-gone = The workers stopped before all games were finished. Check that they have enough memory.
refusal-cluster-unreachable = No scheduler answers at “{ $address }”. Check the address, and check that the scheduler is running.
refusal-cluster-without-workers = The scheduler at “{ $address }” has no workers. Start some first.
refusal-other-version = The workers run tamaya { $there }, but this is tamaya { $here }, so their games would differ. Install the same version everywhere.
simulate-failures = { $games ->
    [one] A bot failed in { $games } game, which is left out of all results:
   *[other] A bot failed in { $games } games, which are left out of all results:
}
refusal-bot-not-loaded = The bot “{ $bot }” can’t be loaded: { $problem }. Write it as module:Class or path.py:Class.
refusal-bot-of-other-game = The bot “{ $bot }” plays { $game }, not this game.
