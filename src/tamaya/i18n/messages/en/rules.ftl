# A sentence that is our ruling is marked; the last section of every page explains the mark.
rules-ruling = { $text } *
rules-sentences = { $start } { $next }
rules-rulings-title = Our rulings
rules-rulings = Sentences marked * are our rulings: the rulebooks don’t say, or don’t agree.

rules-goal-title = Aim of the game
rules-goal = Hanabi is a cooperative game for { $players } players. Together you put on a firework show, with one catch: you see everyone’s cards except your own. Give each other clues, remember the clues you get, and play the right cards at the right time.
rules-goal-fireworks = { $count ->
    [one] You build { $count } firework: { $suits }.
   *[other] You build { $count } fireworks, one of each colour: { $suits }.
}

rules-cards-title = Cards
rules-cards = { $count ->
    [one] There is { $count } card.
   *[other] There are { $count } cards.
} Each has a colour and a value.
rules-column-suit = Colour
rules-column-order = Order
rules-column-copies = Cards
rules-column-number = Total
rules-column-laid = Cards laid
rules-column-points = Points
rules-cards-divided = The rulebooks don’t say how many { $suits } cards there are of each value. The list of cards shows what we play with.
rules-own-variant = Our own variant, in no rulebook: there are ten multicolour cards, and you can name multicolour in a clue like any other colour.

rules-setup-title = Setup
rules-setup-deck = Shuffle all the cards and put them face down on the table: this is the deck.
rules-setup-hand = With { $players } players, deal { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to each player.
rules-setup-hold = Hold your cards facing away from you, so that everyone else sees them and you don’t. Never look at your own cards.
rules-setup-tokens = Put { $count ->
    [one] { $count } clue token
   *[other] { $count } clue tokens
} on the table.
rules-setup-errors = { $count ->
    [one] Keep { $count } error token ready: the first error ends the game.
   *[other] Keep { $count } error tokens ready, to count your errors.
}
rules-setup-tiles = Shuffle the { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
} and put them face down on the table.
rules-setup-first = The player in the most colourful clothes goes first. Turns go clockwise.
rules-setup-first-other = If you prefer, choose who goes first, or draw lots.

rules-turn-title = Your turn
rules-turn = On your turn, do exactly one of three things: give a clue, discard a card or play a card. You can’t pass.

rules-clue-title = 1. Give a clue
rules-clue-cost = A clue costs one clue token: take it off the table. With no tokens left, you can’t give a clue.
rules-clue-what = Name one colour or one value to one teammate, and point at all matching cards in their hand: every one of them, all at once.
rules-clue-values-only = Name one value to one teammate, and point at all matching cards in their hand: every one of them, all at once. Colours are never named in this game.
rules-clue-colours = You can name these colours: { $colours }.
rules-clue-values = You can name these values: { $values }.
rules-clue-every = { $count ->
    [one] Every colour clue also points at { $suits } cards: they count as every colour you can name. You can’t name their own colour.
   *[other] Every colour clue also points at { $suits } cards: they count as every colour you can name. You can’t name their own colours.
}
rules-clue-none = { $count ->
    [one] Colour clues never point at { $suits } cards. You can’t name their colour, not even to say that there are none. Value clues point at them as usual.
   *[other] Colour clues never point at { $suits } cards. You can’t name their colours, not even to say that there are none. Value clues point at them as usual.
}
rules-clue-empty = A clue may also point at no card: it then says that your teammate has no card of that colour or value.
rules-clue-not-empty = A clue must point at one card or more.
rules-clue-whom = You can’t give yourself a clue.
rules-clue-no-cards = You can’t give a clue to a player who has no cards left.
rules-clue-examples = Examples: “{ $one }” or “{ $other }”. Cards are counted from the left.
rules-clue-example = Example: “{ $one }”. Cards are counted from the left.

rules-discard-title = 2. Discard a card
rules-discard = Put a card from your hand face up on the discard pile. Put one clue token back on the table, then draw a new card without looking at it.
rules-discard-full = { $count ->
    [one] You can’t discard while the only clue token is on the table.
   *[other] You can’t discard while all { $count } clue tokens are on the table.
}

rules-play-title = 3. Play a card
rules-play = Choose a card from your hand and turn it over.
rules-play-fits = If it starts a firework or is the next card of one, lay it there.
rules-play-misfires = If not, it goes to the discard pile and counts as an error.
rules-play-draw = Either way, draw a new card without looking at it.

rules-fireworks-title = Fireworks
rules-fireworks = There is one firework of each colour, with one card of each value.
rules-fireworks-single = A firework is a single card, the 1.
rules-fireworks-up = From 1 up to { $highest }: { $suits }.
rules-fireworks-down = From { $highest } down to 1: { $suits }.
rules-fireworks-no-jokers = The { $suits } cards form a firework of their own. They never replace another colour.
rules-bonus-token = When you complete a firework, put one clue token back on the table, unless all are there already.
rules-bonus-tile = When you complete a firework, reveal a bonus tile.
rules-bonus-tile-up = When you complete a firework that goes up, reveal a bonus tile.
rules-bonus-token-down = When you complete a firework that goes down, put one clue token back on the table, unless all are there already.

rules-tiles-title = Bonus tiles
rules-tiles = As soon as the firework is complete, turn over one bonus tile at random and do what it says. Then remove the tile from the game and draw your card. The last firework reveals no tile: the game is over.
rules-tile-1 = Put one clue token back on the table, unless all are there already.
rules-tile-2 = Undo one error, if there is one. Put one clue token back on the table, unless all are there already.
rules-tile-3 = Give any teammate a colour clue for free.
rules-tile-4 = Give any teammate a value clue for free.
rules-tile-5 = Choose a card from the discard pile and shuffle it into the deck. If the deck is empty, you may use the effect of tile 6 instead, or do nothing.
rules-tile-6 = Choose a card in the discard pile that fits its firework, and lay it there. If that completes the firework, you get the usual bonus.
rules-tiles-lost = If you can use a tile, you must. If you can’t, because no card fits or no clue is possible, the tile has no effect.
rules-tiles-idle = In this game you never reveal a tile: fireworks that go down reveal none, and neither does the last firework you complete.

rules-end-title = End of the game
rules-end-errors = { $count ->
    [1] The first error ends the game at once.
    [2] The second error ends the game at once.
    [3] The third error ends the game at once.
    [4] The fourth error ends the game at once.
    [5] The fifth error ends the game at once.
    [one] { $count } error ends the game at once.
   *[other] { $count } errors end the game at once.
}
rules-end-complete = When every firework is complete, the game ends at once: you win with a perfect show.
rules-end-last-round = When a player draws the last card of the deck, everyone has one more turn, including that player. Nobody draws any more cards. Then the game ends.
rules-end-flourish = When the deck is empty, the game goes on, and your hands get smaller. Only a complete show wins.
rules-end-lost-card = You lose as soon as all copies of a card that you still need are in the discard pile.
rules-end-lost-card-tiles = Bonus tiles can’t save you then: the game is over before you could use one.
rules-end-no-move = You also lose if the player whose turn it is can’t do anything.

rules-score-title = Score
rules-score-all-or-nothing = You don’t count points: if every firework is complete, you win; if not, you lose.
rules-score-points = { $highest ->
    [0] No firework scores points in this game.
    [one] Every card laid is worth a point: { $highest } at most.
   *[other] Every card laid is worth a point: { $highest } at most.
}
rules-score-penalty = { $count ->
    [one] The { $fireworks } scores no points. Instead, you lose a point for each card missing from it.
   *[other] The { $fireworks } score no points. Instead, you lose a point for each card missing from them.
}
rules-score-below-zero = The score can drop below zero.
rules-score-zero = If errors end the game, you lose and score 0 points.
rules-score-kept = If errors end the game, you keep the score you had.
rules-score-no-scale = In this game the crowd has only one verdict, “perfect”, for a complete show.
rules-score-mention = When you announce your score, add “with black powder” and be proud of it.
rules-score-scale = The crowd’s verdict:
rules-score-at-most = { $most } or less

# A worked example: the table shows the cards laid, the figures come from the rules.
rules-example = Example: the game ends with these cards laid.
rules-example-total = { $score ->
    [one] Score: { $score } point.
   *[other] Score: { $score } points.
}
rules-example-less = { $missing ->
    [one] { $missing } card is missing
   *[other] { $missing } cards are missing
} ({ $fireworks }): { $points } − { $missing } = { $score }. { $score ->
    [one] Score: { $score } point
   *[other] Score: { $score } points
}, with black powder.
rules-example-verdict = Verdict: { $verdict }

rules-talking-title = Talking
rules-talking = Agree on one of these before you start:

rules-advice-title = Tips
rules-advice-arrange = You may rearrange your hand at any time, in plain sight, or set a card slightly apart to remember what it is.
rules-advice-discard = Anyone may look through the discard pile at any time. The cards there and in the other hands tell you what yours can’t be.
rules-advice-unknown = Discarding a card you know nothing about is a risk, but often worth taking: most cards have more than one copy.
rules-advice-unknown-flourish = Discarding a card you know nothing about is a risk: if it is the last copy of a card you still need, you lose. Most cards have more than one copy, though.
rules-advice-single = The list of cards shows which cards have a single copy. If you discard one of those, its firework can’t be completed any more.
rules-advice-single-tiles = The list of cards shows which cards have a single copy. If you discard one of those, its firework can’t be completed unless a bonus tile brings the card back.
rules-advice-single-flourish = The list of cards shows which cards have a single copy. Give clues about them in time: discarding one that you still need loses the game.
rules-advice-unfinished = When a firework can’t grow any further, keep that in mind: you can safely discard its remaining cards.
rules-advice-unfinished-tiles = When a firework can’t grow any further and no bonus tile can help, keep that in mind: you can safely discard its remaining cards.

rules-combine-title = Combining extensions
rules-combine = The rulebook suggests these combinations:
rules-combine-two = { $extensions }
rules-combine-all = { $extensions }, for the brave
