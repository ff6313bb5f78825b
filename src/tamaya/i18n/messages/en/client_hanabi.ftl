# The Hanabi table in the browser.
client-hanabi-fireworks = Fireworks
client-hanabi-firework = { $firework }: { $height ->
    [0] not begun
    [one] { $height } card laid
   *[other] { $height } cards laid
}
client-hanabi-firework-down = laid downwards
client-hanabi-firework-complete = complete
client-hanabi-firework-lost = can no longer be completed
client-hanabi-firework-lost-unless-rescued = lost unless a bonus tile helps
client-hanabi-discard = Discard
client-hanabi-discard-empty = Nothing has been given up yet.
client-hanabi-score = Score
client-hanabi-score-about = At most { $highest } can still be reached.
client-hanabi-tokens = Tokens
client-hanabi-errors = Errors
client-hanabi-errors-of = { $errors } of { $most }
client-hanabi-deck = Deck
client-hanabi-last-round = Turns left
client-hanabi-hand-of = Hand of { $player }
client-hanabi-own-hand = Your own hand
client-hanabi-away = away
client-hanabi-what-they-know = Hold to see what { $player } knows
client-hanabi-card = Card { $position }: { $face }
client-hanabi-newest = the newest
client-hanabi-apart = set apart
client-hanabi-told = told: { $clues }
client-hanabi-can-be = can be { $faces }
client-hanabi-clue-to = A clue for { $player }
client-hanabi-clue-touching = { $clue }: { $count ->
    [0] points at nothing
    [one] points at { $count } card
   *[other] points at { $count } cards
}
client-hanabi-play-anyway = Play it all the same
client-hanabi-discard-anyway = Discard it all the same
client-hanabi-details = About this card
client-hanabi-doubt-never-fits = By what is known this card fits nowhere. Play it all the same?
client-hanabi-doubt-irreplaceable = By what is known this is the last of its kind. Discard it all the same?
client-hanabi-doubt-playable = By what is known this card could be played now. Discard it all the same?
client-hanabi-your-turn = It is your turn
client-hanabi-turn-of = { $player } is thinking
client-hanabi-tile = A bonus tile
client-hanabi-tile-of = { $player } has the choice.
client-hanabi-tile-decline = Use it for nothing
client-hanabi-possible = What it can be
client-hanabi-note = Your note
client-hanabi-note-text = In your own words
client-hanabi-note-keep = Keep the note
client-hanabi-set-apart = Set it apart
client-hanabi-put-back = Put it back in line
client-hanabi-end = The end of the game
client-hanabi-board = On the table
client-hanabi-discarded-count = { $face }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
client-hanabi-you = you
client-hanabi-to-act = to act
client-hanabi-card-unseen = Card { $position }, not seen
client-hanabi-card-own = Your card { $position }
client-hanabi-has-note = with a note
client-hanabi-with-card = Your card { $position }: what shall become of it?
client-hanabi-let-go = Choose nothing
client-hanabi-name-a-clue = What is { $player } to know?
client-hanabi-fresh = ({ $count } for the first time)
client-hanabi-give-clue = Tell
client-hanabi-play = Play
client-hanabi-discard-it = Discard
client-hanabi-turns-left = Last round: { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
client-hanabi-final-flourish = The deck is empty: complete them all
client-hanabi-over = The game is over
client-hanabi-tiles = Bonus tiles
client-hanabi-tile-down = face down
client-hanabi-tile-brings = Bonus tile: { $effect }.
client-hanabi-tile-choose-card = Choose a card of the discard.
client-hanabi-tile-choose-clue = Choose a teammate to tell.
client-hanabi-possible-for-holder = What it can be for its holder
client-hanabi-story = Its story
client-hanabi-dealt = Dealt at the beginning: look at that moment
client-hanabi-drawn-at = Drawn in move { $move }: look at that moment
client-hanabi-pointed-at = Move { $move }: { $player } names { $clue } and points at it
client-hanabi-passed-over = Move { $move }: { $player } names { $clue } and does not point at it
client-hanabi-note-faces = What you take it for
client-hanabi-given-up = The game was given up.
client-hanabi-matrix = What became of each card
client-hanabi-mark-only = certain
client-hanabi-mark-possible = possible
client-hanabi-mark-told = ruled out by a clue that points at the card
client-hanabi-mark-excluded = ruled out by a clue that does not point at it
client-hanabi-mark-counted = ruled out because all copies are in sight
client-hanabi-mark-deduced = ruled out by all hidden cards taken together
client-hanabi-help = Signs and keys
client-hanabi-help-drag = Tap a teammate’s card to tell something of it, and a card of your own to play or discard it. Your own cards can also be dragged: to the fireworks, to the discard, or to another place in your hand.
client-hanabi-help-marks = Marks on cards
client-hanabi-help-signs = Other signs
client-hanabi-help-keys = Keys
client-hanabi-sign-newest = the newest card of its hand
client-hanabi-sign-touched = a clue has pointed at the card
client-hanabi-sign-fresh = the last clue points at it, for the first time
client-hanabi-sign-again = the last clue points at it once more
client-hanabi-sign-note = you have written a note on it
client-hanabi-sign-irreplaceable = the last copy that is still of use
client-hanabi-key-walk = go from card to card and from hand to hand
client-hanabi-key-own = choose a card of your own hand
client-hanabi-key-play = play the chosen card
client-hanabi-key-discard = discard the chosen card
client-hanabi-key-clue = choose the next teammate for a clue
client-hanabi-key-name = name a value, or a colour by its letter, while a teammate is chosen
client-hanabi-key-about = all about the card
client-hanabi-key-know = see what the teammate knows
client-hanabi-key-look = one move back, one move on
client-hanabi-key-now = back to the present
client-hanabi-key-clear = choose nothing
client-hanabi-key-help = this page
