# Who sits where when a game begins.
replay-seats = At the table, clockwise: { $players }. { $first } starts.

# What happened, one sentence each. Players' names stand as they are.
event-drew = { $player } draws the { $face }.
event-drew-unseen = { $player } draws a card.
event-clued = { $player } tells { $teammate }: { $clue }.
event-clued-free = { $player } tells { $teammate }, for free: { $clue }.
event-laid = { $player } plays card { $position }: the { $face }.
event-misfired = { $player } plays card { $position }: the { $face } doesn’t fit and is discarded. Error { $error } of { $errors }.
event-discarded = { $player } discards card { $position }: the { $face }.
event-laid-from-discard = { $player } plays the { $face } from the discard pile.
event-token-returned = A clue token comes back ({ $tokens } now).
event-firework-completed = The { $firework } is complete.
event-tile-revealed = { $player } reveals a bonus tile: { $effect }.
event-tile-revealed-choice = { $player } reveals a bonus tile: { $effect }. Now { $player } must choose.
event-effect-lost = The bonus tile has no effect.
event-error-undone = One error is removed.
event-shuffled-in = { $player } shuffles the { $face } from the discard pile into the deck.
event-last-round-began = The last card is drawn: { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} left.

# A hand in a new order, given by the positions its cards had before.
event-rearranged = { $count ->
    [0] { $player } rearranges their hand. From left to right, the cards now come from places { $order }.
    [one] { $player } rearranges their hand. From left to right, the cards now come from places { $order }. Set apart: card { $apart }.
   *[other] { $player } rearranges their hand. From left to right, the cards now come from places { $order }. Set apart: cards { $apart }.
}
# The same order; only the cards set slightly apart have changed.
event-marked = { $count ->
    [0] { $player } has no cards set apart any more.
    [one] { $player } sets card { $apart } apart.
   *[other] { $player } sets cards { $apart } apart.
}
