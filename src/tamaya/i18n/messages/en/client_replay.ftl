# Replaying a finished game in the browser.
client-replay-loading = Loading the game…
client-replay-controls = Replay controls
client-replay-first = First move
client-replay-previous = Previous move
client-replay-next = Next move
client-replay-last = Last move
client-replay-play = Play
client-replay-pause = Pause
client-replay-place = Move
client-replay-move = Move { $move } of { $moves }
client-replay-dealt = Before the first move
client-replay-speed = Speed
client-replay-speed-of = ×{ $times }
client-replay-viewpoint = Viewpoint
client-replay-viewpoint-all = all cards
client-replay-about = About this game
client-replay-share = Copy link to this move
client-replay-players = Players: { $players }
client-replay-to-table = Back to the table
client-replay-to-home = Home page
client-replay-unfinished = You can replay a game once it is over.
client-replay-locked = This table has a password. Enter it at the table first, then come back.

# What a bot thinks of a moment.
client-replay-thoughts = What the bot “friend” thinks
client-replay-thoughts-for = What the bot “friend” would do as { $player }
client-replay-thoughts-loading = The bot “friend” is thinking…
client-replay-thoughts-over = The game is over: nothing left to decide.

# What happened to each card.
client-replay-matrix = What happened to each card
client-replay-matrix-suit = Colour
client-replay-fate-laid = played
client-replay-fate-laid-from-discard = played from the discard pile
client-replay-fate-misfired = error
client-replay-fate-discarded = discarded
client-replay-fate-shuffled-in = shuffled back in
client-replay-fate-held = still in hand
client-replay-fate-in-deck = never drawn
client-replay-card = { $face }, { $fate }
client-replay-card-move = { $face }, { $fate }: move { $move }, { $player }

# Keys.
client-replay-keys = ← → previous and next move · Space: play or pause · Home, End: first and last move
