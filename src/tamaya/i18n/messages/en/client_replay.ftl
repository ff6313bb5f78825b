# A finished game looked at again in the browser.
client-replay-coming = Fetching the game…
client-replay-controls = Through the game
client-replay-first = To the beginning
client-replay-previous = One move back
client-replay-next = One move on
client-replay-last = To the end
client-replay-play = Let it run
client-replay-pause = Stop
client-replay-place = Move
client-replay-move = Move { $move } of { $moves }
client-replay-dealt = Before the first move
client-replay-speed = Speed
client-replay-speed-of = ×{ $times }
client-replay-eyes = Seen by
client-replay-eyes-all = all cards
client-replay-about = About this game
client-replay-share = Copy a link to this moment
client-replay-score = Score: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-replay-players = At the table: { $players }.
client-replay-to-table = To the table
client-replay-to-front = To the first page
client-replay-unfinished = A game can be looked at again once it is over.
client-replay-locked = This table has a password. Say it once at its door, and the game is shown here too.

# What a bot makes of a moment.
client-replay-thoughts = What friend thinks
client-replay-thoughts-for = What friend would do as { $player }
client-replay-thoughts-coming = Friend is thinking…
client-replay-thoughts-over = The game is over: there is nothing left to think about.

# What became of each card.
client-replay-matrix = What became of each card
client-replay-matrix-suit = Suit
client-replay-fate-laid = laid
client-replay-fate-laid-from-discard = laid from the discard
client-replay-fate-misfired = misfired
client-replay-fate-discarded = discarded
client-replay-fate-shuffled-in = shuffled back in
client-replay-fate-held = still held
client-replay-fate-in-deck = never drawn
client-replay-card = { $face }, { $fate }
client-replay-card-move = { $face }, { $fate }: move { $move }, { $player }

# Keys.
client-replay-keys = ← → one move · Space runs · Home and End
