# Who sits where when a game begins.
replay-seats = At the table, clockwise: { $players }. First to act: { $first }.

# What happened, one sentence each. Players' names stand as they are.
event-drew = { $player } draws the { $face }.
event-drew-unseen = { $player } draws a card.
event-clued = { $player } tells { $teammate }: { $told }.
event-clued-free = { $player } tells { $teammate } free of charge: { $told }.
event-laid = { $player } plays card { $position }: the { $face } is laid.
event-misfired = { $player } plays card { $position }: the { $face } does not fit and is discarded. Error { $error } of { $errors }.
event-discarded = { $player } discards card { $position }: the { $face }.
event-laid-from-discard = { $player } lays the { $face } from the discard.
event-token-returned = A clue token comes back ({ $tokens } in all).
event-firework-completed = The { $firework } is complete.
event-tile-revealed = { $player } reveals a bonus tile: { $effect }.
event-tile-revealed-choice = { $player } reveals a bonus tile and has the choice: { $effect }.
event-effect-lost = The bonus tile has no effect.
event-error-undone = An error is undone.
event-shuffled-in = { $player } shuffles the { $face } from the discard into the deck.
event-turn-passed = { $player } is next.
event-last-round-began = The last card is drawn: { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} left.

# A hand in a new order, told by the positions its cards had before.
event-rearranged = { $count ->
    [0] { $player } rearranges the hand: from left to right the old cards { $order }.
    [one] { $player } rearranges the hand: from left to right the old cards { $order }; card { $apart } is set apart.
   *[other] { $player } rearranges the hand: from left to right the old cards { $order }; cards { $apart } are set apart.
}
# The same order; only what is set slightly apart has changed.
event-marked = { $count ->
    [0] { $player } sets no card apart any more.
    [one] { $player } sets card { $apart } apart.
   *[other] { $player } sets cards { $apart } apart.
}
