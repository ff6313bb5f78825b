# Why a game is over.
cause-complete = Every firework is complete.
cause-errors = That was one error too many.
cause-last-round = Everyone has had their last turn.
cause-lost-card = The last copy of a card that was still needed is gone.
cause-no-move = The player whose turn it is can’t do anything.

# The result; `points` are those of the cards on the table.
ended-won = { $cause } The game is won with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ended-lost = { $cause } The game is lost and scores { $score ->
    [one] { $score } point
   *[other] { $score } points
} instead of { $points }.
# A final flourish is won or lost, and nothing is counted.
ended-flourish-won = { $cause } The game is won: the show is perfect.
ended-flourish-lost = { $cause } The game is lost.
ended-finished = { $cause } The game ends with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
# Missing cards took points off.
ended-finished-less = { $cause } The game ends with { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $points } on the table, less the penalty for missing cards.

# What the crowd says.
verdict-booed = More smoke than sparks: people went home early.
verdict-polite = A few sparks, and a pat on the back for trying.
verdict-decent = A fair evening: nothing burned down, and there was some colour in the sky.
verdict-delightful = A lovely show: the whole town stayed up for it.
verdict-dazzling = Breathtaking! The neighbouring towns are asking who put it on.
verdict-legendary = A legend is born: one day a street will bear your names.
verdict-divine = More than a legend: even the night asks for an encore.
verdict-perfect = Perfect: not a single card is missing from the sky.
verdict-with-powder = { $verdict } And all of it with black powder!
