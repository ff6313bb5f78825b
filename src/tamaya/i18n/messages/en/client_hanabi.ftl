# The Hanabi table in the browser.
client-hanabi-fireworks = Fireworks
client-hanabi-firework = { $firework }: { $height ->
    [0] not started
    [one] { $height } card
   *[other] { $height } cards
}
client-hanabi-firework-down = counts down
client-hanabi-firework-complete = complete
client-hanabi-firework-lost = can’t be completed any more
client-hanabi-firework-lost-unless-rescued = can’t be completed unless a bonus tile brings a card back
client-hanabi-discard = Discard pile
client-hanabi-discard-empty = No discards yet
client-hanabi-score = Score
client-hanabi-score-about = Highest score still possible: { $highest }
client-hanabi-tokens = Tokens
client-hanabi-errors = Errors
client-hanabi-errors-of = { $errors } of { $most }
client-hanabi-deck = Deck
client-hanabi-last-round = Turns left
client-hanabi-hand-of = { $player }’s hand
client-hanabi-own-hand = Your hand
client-hanabi-what-they-know = Press and hold to see what { $player } knows
client-hanabi-why = Why did { $player } do that?
client-hanabi-why-about = This is what the move means by the usual conventions, using only what you can see.
client-hanabi-why-nothing = There is no move to explain yet.
client-hanabi-card = Card { $position }: { $face }
client-hanabi-newest = newest
client-hanabi-apart = set apart
client-hanabi-clues = clues: { $clues }
client-hanabi-clue-by = clue from { $player }: { $clue }
client-hanabi-can-be = can be { $faces }
client-hanabi-clue-to = Clue for { $player }
client-hanabi-clue-touching = { $clue }: { $count ->
    [0] points at nothing
    [one] points at { $count } card
   *[other] points at { $count } cards
}
client-hanabi-play-anyway = Play anyway
client-hanabi-discard-anyway = Discard anyway
client-hanabi-details = Card details
client-hanabi-warning-never-fits = Whatever this card is, it doesn’t fit any firework right now.
client-hanabi-warning-irreplaceable = This is the last copy of a card you still need.
client-hanabi-warning-playable = This card is playable.
client-hanabi-your-turn = Your turn
client-hanabi-turn-of = { $player } is thinking
client-hanabi-tile = Bonus tile
client-hanabi-tile-of = { $player } is choosing
client-hanabi-tile-decline = Skip
client-hanabi-possible = What it can be
client-hanabi-note = Your note
client-hanabi-note-of = Note by { $player }
client-hanabi-note-text = Write a note
client-hanabi-note-save = Save note
client-hanabi-set-apart = Set apart
client-hanabi-put-back = Put back
client-hanabi-end = End of the game
client-hanabi-board = Table
client-hanabi-discarded-count = { $face }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
client-hanabi-you = you
client-hanabi-to-act = their turn
client-hanabi-card-unseen = Card { $position }, hidden
client-hanabi-card-own = Your card { $position }
client-hanabi-has-note = has a note
client-hanabi-with-card = Card { $position }: play or discard?
client-hanabi-cancel = Cancel
client-hanabi-name-a-clue = Choose a clue for { $player }
client-hanabi-new-cards = ({ $count } with no clue so far)
client-hanabi-give-clue = Give clue
client-hanabi-play = Play
client-hanabi-discard-it = Discard
client-hanabi-turns-left = Last round: { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
client-hanabi-final-flourish = Deck empty: complete every firework
client-hanabi-over = The game is over
client-hanabi-tiles = Bonus tiles
client-hanabi-tile-down = face down
client-hanabi-tile-brings = Bonus tile: { $effect }.
client-hanabi-tile-choose-card = Choose a discarded card.
client-hanabi-tile-choose-clue = Choose a teammate.
client-hanabi-possible-for-holder = What its holder thinks it can be
client-hanabi-card-history = History
client-hanabi-dealt = Dealt at the start
client-hanabi-drawn-at = Drawn in move { $move }
client-hanabi-pointed-at = Move { $move }: { $player } says { $clue } and points at it
client-hanabi-skipped = Move { $move }: { $player } says { $clue } and skips it
client-hanabi-note-faces = Your guess
client-hanabi-abandoned = The game was abandoned.
client-hanabi-matrix = What happened to each card
client-hanabi-mark-only = certain
client-hanabi-mark-possible = possible
client-hanabi-mark-clued = ruled out: a clue says this card is something else
client-hanabi-mark-excluded = ruled out: a clue named this colour or value and skipped this card
client-hanabi-mark-counted = ruled out: you see all copies
client-hanabi-mark-deduced = ruled out: every copy you can’t see must be one of your other cards
client-hanabi-help = Symbols and keys
client-hanabi-help-drag = Tap a teammate’s card to give a clue. Tap one of your own cards to play or discard it, or drag it to the fireworks, to the discard pile or to another place in your hand.
client-hanabi-help-marks = Marks on cards
client-hanabi-help-signs = Other symbols
client-hanabi-help-keys = Keys
client-hanabi-sign-newest = newest card in the hand
client-hanabi-sign-touched = has a clue
client-hanabi-sign-fresh = the last clue points at it for the first time
client-hanabi-sign-again = the last clue points at it again
client-hanabi-sign-note = has a note from you
client-hanabi-sign-irreplaceable = irreplaceable: the last copy of a card you still need
client-hanabi-key-focus = move between cards and hands
client-hanabi-key-own = choose one of your cards
client-hanabi-key-play = play the chosen card
client-hanabi-key-discard = discard the chosen card
client-hanabi-key-clue = choose the next teammate for a clue
client-hanabi-key-name = give the chosen teammate a clue: a digit for a value, a letter for a colour
client-hanabi-key-details = card details
client-hanabi-key-knowledge = see what a teammate knows
client-hanabi-key-step = previous move, next move
client-hanabi-key-now = back to the current move
client-hanabi-key-clear = cancel
client-hanabi-key-help = show this help
client-hanabi-result = Score: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-hanabi-standing = Score: { $score } · highest still possible: { $reachable } · clue tokens: { $tokens } · errors: { $errors } · deck: { $cards }
client-hanabi-lost-game = lost
client-hanabi-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
client-hanabi-won-game = won
