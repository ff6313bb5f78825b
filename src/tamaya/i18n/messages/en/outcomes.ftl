# Why a game is over.
cause-complete = Every firework is complete.
cause-errors = The last allowed error has been made.
cause-last-round = Everybody has had their last turn.
cause-lost-card = No copy is left of a card that was still needed.
cause-no-move = The player to act has nothing left to do.

# What it came to; `points` are those of the cards on the table.
ended-won = { $cause } The game is won with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ended-lost = { $cause } The game is lost: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, though { $points } lay on the table.
ended-finished = { $cause } The game ends with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
# Missing cards took points off.
ended-finished-less = { $cause } The game ends with { $score ->
    [one] { $score } point
   *[other] { $score } points
}, of { $points } on the table.

# What the crowd says.
verdict-booed = More smoke than sparks: people went home early.
verdict-polite = A few sparks, and a pat on the back for trying.
verdict-decent = A fair evening: nothing burned down, and there was some colour in the sky.
verdict-delightful = A lovely show: the whole town stayed up for it.
verdict-dazzling = Breathtaking! The towns around are asking who built it.
verdict-legendary = A legend is born: some day a street will bear your names.
verdict-divine = More than a legend: even the night asks for an encore.
verdict-perfect = Perfect: not a single card is missing from the sky.
verdict-with-powder = { $verdict } And all of it with black powder!
