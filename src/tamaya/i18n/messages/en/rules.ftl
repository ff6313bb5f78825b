rules-goal-title = The idea
rules-goal = Hanabi is a game of trust for { $players } players, who play as one team. Together you put on a show of fireworks, and there is one hitch: you see the cards of all the others, but never your own. Give one another clues, remember what you are told, and lay the right cards at the right time.
rules-goal-fireworks = { $count ->
    [one] There is { $count } firework to build: { $suits }.
   *[other] There are { $count } fireworks to build, one of each colour: { $suits }.
}

rules-cards-title = The cards
rules-cards = { $count ->
    [one] There is { $count } card in all.
   *[other] There are { $count } cards in all.
} Each has a colour and a value.
rules-column-suit = Colour
rules-column-order = Laid in this order
rules-column-copies = Copies of each
rules-column-number = Cards

rules-setup-title = Before you begin
rules-setup-deck = All the cards, well shuffled and face down, are the deck.
rules-setup-hand = With { $players } players, deal { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to each.
rules-setup-hold = Hold your hand the wrong way round, so that the others see your cards and you do not. You may never look at them.
rules-setup-tokens = Put { $count ->
    [one] { $count } clue token
   *[other] { $count } clue tokens
} on the table.
rules-setup-errors = { $count ->
    [1] Take care: the first error will end the game.
    [one] Keep count of your errors: { $count } of them will end the game.
   *[other] Keep count of your errors: { $count } of them will end the game.
}
rules-setup-tiles = Shuffle the { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
} and lay them out face down.
rules-setup-first = Choose who begins, or draw lots. Turns then go round clockwise.

rules-turn-title = Your turn
rules-turn = On your turn you do exactly one of three things: give a clue, discard a card or play a card. You may not pass.

rules-clue-title = 1. Give a clue
rules-clue-cost = A clue costs one clue token. When none is left, you cannot give one.
rules-clue-what = Tell one teammate either one colour or one value, and point at every card in that hand that matches: all of them, all at once.
rules-clue-values-only = Tell one teammate one value, and point at every card in that hand that matches: all of them, all at once. Colours are never named in this game.
rules-clue-colours = The colours that may be named: { $colours }.
rules-clue-values = The values that may be named: { $values }.
rules-clue-every = { $count ->
    [one] Every colour clue points at { $suits } cards as well: they count as each colour that may be named, and their own may not be named.
   *[other] Every colour clue points at { $suits } cards as well: they count as each colour that may be named, and their own may not be named.
}
rules-clue-none = { $count ->
    [one] No colour clue ever points at { $suits } cards, and their colour may not be named, not even to say that there are none. Value clues point at them as at any others.
   *[other] No colour clue ever points at { $suits } cards, and their colours may not be named, not even to say that there are none. Value clues point at them as at any others.
}
rules-clue-empty = A clue may also point at nothing: you tell a teammate that no card matches.
rules-clue-not-empty = A clue must point at one card at least.
rules-clue-whom = You cannot give yourself a clue, nor a teammate who holds no cards.
rules-clue-examples = For instance: “{ $one }” or “{ $other }”, with cards counted from the left.
rules-clue-example = For instance: “{ $one }”, with cards counted from the left.

rules-discard-title = 2. Discard a card
rules-discard = Put a card of your hand on the discard, face up. One clue token comes back, and you draw a new card without looking at it.
rules-discard-full = { $count ->
    [one] While the { $count } clue token is on the table, you cannot discard.
   *[other] While all { $count } clue tokens are on the table, you cannot discard.
}

rules-play-title = 3. Play a card
rules-play = Take a card of your hand and turn it over.
rules-play-fits = If it is the next card of its firework, or begins one, it is laid there.
rules-play-misfires = If not, it goes to the discard and the team has made an error.
rules-play-draw = Either way, draw a new card without looking at it.

rules-fireworks-title = The fireworks
rules-fireworks = There is one firework of each colour, and each value lies in it once.
rules-fireworks-single = A firework is a single card, the 1.
rules-fireworks-up = Laid from 1 up to { $highest }: { $suits }.
rules-fireworks-down = Laid from { $highest } down to 1: { $suits }.
rules-fireworks-no-jokers = The { $suits } cards make a firework of their own and never stand in for another colour.
rules-bonus-token = Whoever completes a firework brings one clue token back, unless all are there already.
rules-bonus-tile = Whoever completes a firework reveals a bonus tile.
rules-bonus-tile-and-token = A bonus tile is revealed when one of these fireworks is completed: { $rising }. One clue token comes back, unless all are there already, when one of these is: { $falling }.

rules-tiles-title = The bonus tiles
rules-tiles = Turn over one bonus tile at random as soon as the firework is complete, unless that was the last firework: then the show is over. Whoever completed the firework carries the tile out, puts it away, and only then draws a card.
rules-tile-1 = One clue token comes back, unless all are there.
rules-tile-2 = One error, if there was any, is undone, and one clue token comes back, unless all are there.
rules-tile-3 = A colour clue that costs nothing, to any teammate.
rules-tile-4 = A value clue that costs nothing, to any teammate.
rules-tile-5 = One discarded card of your choice joins the deck, which is then shuffled. If the deck is empty, you may do what tile 6 says, or nothing.
rules-tile-6 = Of the discarded cards that fit, one of your choice is laid on its firework. If it completes a firework, it earns what any completed firework earns.
rules-tiles-lost = A tile that can do something must be used. One that can do nothing, because no card fits or no clue is possible, is lost.
rules-tiles-idle = The tiles lie ready, but in this game none can ever be revealed: that takes a firework laid from 1 up, completed before the last.

rules-end-title = The end
rules-end-errors = { $count ->
    [1] At the first error the game ends at once.
    [one] At error number { $count } the game ends at once.
   *[other] At error number { $count } the game ends at once.
}
rules-end-complete = When all fireworks are complete, the game ends at once: you have won, and no show could be better.
rules-end-last-round = When somebody draws the last card of the deck, everybody has one more turn, whoever drew it included. Nobody draws any more. Then the show is over.
rules-end-flourish = When the deck is empty, play simply goes on, with fewer and fewer cards in hand. Only a complete show wins; everything else is lost.
rules-end-lost-card = The game is lost as soon as the last copy of a card that is still needed lies in the discard.
rules-end-lost-card-tiles = Bonus tiles save nothing here: they cannot fetch a lost card in time.
rules-end-no-move = The game is lost, too, when the player to act can do nothing at all.

rules-score-title = The score
rules-score-all-or-nothing = No points are compared: a complete show is won, and any other is lost.
rules-score-points = { $highest ->
    [0] No firework brings points in this game.
    [one] Each card on a firework is a point: { $highest } at most.
   *[other] Each card on a firework is a point: { $highest } at most.
}
rules-score-penalty = { $count ->
    [one] The { $fireworks } brings no points: instead, each card missing from it takes one off. The score may fall below zero.
   *[other] The { $fireworks } bring no points: instead, each card missing from them takes one off. The score may fall below zero.
}
rules-score-zero = A game that errors have ended is lost and worth 0 points, whatever has been laid.
rules-score-kept = A game that errors have ended keeps the score it had.
rules-score-no-scale = There is no scale for this game; only a complete show has a name: perfect.
rules-score-mention = Be proud and say “black powder” along with your score.
rules-score-scale = What people say afterwards:
rules-score-at-most = { $most } or less

rules-talking-title = Talking
rules-talking = Agree on one of these before you begin:

rules-advice-title = Good to know
rules-advice-arrange = You may put your hand in another order at any time, where all can see it, or set a card slightly apart to remember what it is.
rules-advice-discard = Anybody may look through the discard at any time. What lies there, and what the others hold, tells you what your cards cannot be.
rules-advice-unknown = Discarding a card you know nothing about is a risk, but often one worth taking: most cards have a twin.
rules-advice-single = The table above shows which cards have no twin. Once such a card is discarded, its firework cannot be completed as usual.
rules-advice-unfinished = When a firework can grow no further, mark it: the rest of its cards can be discarded without regret.
