# What a table does not do, and why.
refusal-no-such-table = There is no such table.
refusal-too-many-open-tables = You have opened as many tables as one may have at once: { $most }. Finish one of them first.
refusal-table-too-busy = Too much is happening at this table right now. Try again.
refusal-table-expired = Nobody began at this table in time, and it is closed.
refusal-wrong-password = This is not the password of the table.
refusal-wrong-number-of-seats = A table has from { $fewest } to { $most } seats.
refusal-no-such-help-level = The help levels go from 0 to { $most }.
refusal-bad-pace = A turn lasts from { $shortest } seconds to { $days } days.
refusal-not-the-host = Only whoever looks after the table can do this.
refusal-removed-from-table = You were removed from this table.
refusal-already-started = The game has begun.
refusal-not-started = The game has not begun yet.
refusal-game-is-over = The game is over, and the table with it.
refusal-game-not-over = The game is not over yet.
refusal-already-seated = You have a seat here already.
refusal-not-seated = You have no seat at this table.
refusal-no-such-chair = There is no such seat: this table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
refusal-seat-taken = This seat is taken.
refusal-seat-empty = Nobody sits there.
refusal-table-full = Every seat is taken.
refusal-seats-empty = The game begins once every seat is taken.
refusal-not-contributed = A part of the shuffle is still missing: { $player }.
refusal-too-few-seats = Somebody sits where there would be no seat: { $seats ->
    [one] only { $seats } seat would remain
   *[other] only { $seats } seats would remain
}.
refusal-unknown-bot = The house has no bot “{ $bot }” for this game.
refusal-bad-contribution = A part of the shuffle is { $digits } digits from 0 to 9 and a to f.
refusal-talk-is-silent = This table plays in silence.
refusal-only-remarks = Only remarks may be made at this table.
refusal-nothing-to-say = There is nothing to say.
refusal-text-too-long = This is too long to be said: at most { $longest } characters.
refusal-note-too-long = A note has at most { $longest } characters.
refusal-no-such-card = There is no card { $card } to write on.
refusal-same-note = The note says so already.
refusal-too-many-notes = A seat may write { $most } notes in one game, and these were all.
refusal-bad-name = A name has from 1 to { $longest } visible characters.
refusal-not-watchable = This table plays without spectators.
refusal-seated-may-not-watch = Whoever has held a seat in this game may not watch it.
refusal-has-seen-hands = Whoever has seen this hand may not play it.
refusal-request-pending = A seat has been asked for, and the table has not answered yet.
refusal-no-request = Nobody has asked for a seat.
refusal-nobody-to-agree = Nobody is at the table who could agree.
refusal-not-due = It is not time for this.
refusal-already-voted = You have said so already.
refusal-rematch-opened = The new table is open already: { $table }.

# What happens at a table.
table-event-table-opened = A table is open.
table-event-options-changed = The options of the table have changed.
table-event-seat-taken = { $player } sits down.
table-event-contributed = { $player } adds a part to the shuffle.
table-event-bot-seated = The bot { $player } sits down.
table-event-seat-left = { $player } leaves the table.
table-event-guest-removed = The host clears a seat: { $player }.
table-event-host-changed = Somebody else looks after the table now.
table-event-game-started = The game begins.
table-event-move-made = { $player } makes a move.
table-event-move-made-for-deadline = Time is over: a bot moves for { $player }.
table-event-spoken = { $player }: “{ $text }”
table-event-spoken-besides = { $player }, looking on: “{ $text }”
table-event-hands-watched = Somebody watches with all hands in sight.
table-event-password-given = Somebody knows the password.
table-event-note-written = { $player } notes: “{ $text }”
table-event-note-marked = { $player } marks a card.
table-event-note-removed = { $player } takes a note away.
table-event-end-wished = { $player } would like to end the game.
table-event-end-no-longer-wished = { $player } would rather play on.
table-event-game-given-up = The game is given up by common consent.
table-event-seat-asked-for = { $newcomer } asks for a seat: { $player }.
table-event-seat-asked-for-bot = The bot { $newcomer } is proposed for a seat: { $player }.
table-event-seat-agreed = { $player } agrees.
table-event-seat-denied = { $player } does not agree.
table-event-request-withdrawn = { $newcomer } no longer asks for a seat: { $player }.
table-event-seat-taken-over = { $newcomer } takes over a seat: { $player }.
table-event-seat-taken-over-bot = The bot { $newcomer } takes over a seat: { $player }.
table-event-rematch-opened = A new table is open for another game.
table-event-table-expired = Nobody began in time: the table is closed.

# How far a table has come.
phase-waiting = waiting for its people
phase-playing = playing
phase-finished = finished
phase-expired = expired

# What can be settled about a table.
table-option-visibility-listed = listed
table-option-visibility-unlisted = by its link only
table-option-at-deadline-wait = the table waits
table-option-at-deadline-bot = a bot moves
table-option-watching-none = no spectators
table-option-watching-without-hands = spectators without hands
table-option-watching-all-hands = spectators with all hands
table-option-help-none = no help
table-option-first-seat-drawn = whoever begins is drawn
pace-none = no clock
pace-seconds = { $count ->
    [one] { $count } second a turn
   *[other] { $count } seconds a turn
}
pace-minutes = { $count ->
    [one] { $count } minute a turn
   *[other] { $count } minutes a turn
}
pace-hours = { $count ->
    [one] { $count } hour a turn
   *[other] { $count } hours a turn
}
pace-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}

# What may be said where only remarks are allowed.
remark-know-nothing = I know nothing about my cards yet.
remark-remember = I remember what I was told.
remark-thinking = Let me think.
remark-well-done = Well done!
remark-sorry = Sorry!
remark-thanks = Thank you!
