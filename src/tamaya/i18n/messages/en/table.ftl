# Why a table refuses something.
refusal-no-such-table = This table doesn’t exist. Check the link or code.
refusal-unreadable-table = This table is damaged and can’t be opened. Other tables still work. Please tell the person who runs this server.
refusal-too-many-open-tables = You can have at most { $most ->
    [one] { $most } open table
   *[other] { $most } open tables
}. Finish a game first.
refusal-table-too-busy = This table is too busy right now. Try again.
refusal-table-expired = This table is closed because the game wasn’t started in time.
refusal-wrong-password = Wrong password. Try again.
refusal-wrong-number-of-seats = A table must have { $fewest } to { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}.
refusal-no-such-help-level = Choose a help level from 0 to { $most }.
refusal-bad-pace = The time per turn must be between { $shortest ->
    [one] { $shortest } second
   *[other] { $shortest } seconds
} and { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
refusal-not-the-host = Only the host can do this.
refusal-removed-from-table = The host removed you from this table.
refusal-already-started = The game has already started.
refusal-not-started = The game hasn’t started yet.
refusal-game-is-over = The game is over. Open a new table to play again.
refusal-game-not-over = The game isn’t over yet.
refusal-already-seated = You already have a seat here.
refusal-not-seated = You don’t have a seat at this table.
refusal-others-at-table = Someone else has played at this table, so you can’t delete it.
refusal-seat-taken = This seat is taken. Choose another one.
refusal-seat-empty = This seat is empty.
refusal-table-full = Every seat is taken.
refusal-seats-empty = Fill every seat to start the game.
refusal-not-contributed = Waiting for { $player }’s browser to help shuffle the cards.
refusal-too-few-seats = Someone is sitting in a seat you want to remove. With { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, they would have nowhere to sit.
refusal-unknown-bot = This game has no bot called “{ $bot }”.
refusal-bot-for-two-seats = “{ $bot }” only plays at tables with two seats. Use “{ $instead }” here.
refusal-secret-language = “{ $bot }” speaks a secret language that people can’t follow. Choose another bot, or allow bots with a secret code in the table’s options.
refusal-bad-contribution = A part of the shuffle must have { $digits ->
    [one] { $digits } hexadecimal digit
   *[other] { $digits } hexadecimal digits
} (0 to 9, a to f).
refusal-talk-is-silent = No chat during this game. You can chat afterwards.
refusal-only-remarks = Only the preset remarks are allowed at this table.
refusal-nothing-to-say = The message is empty. Write something first.
refusal-text-too-long = The message is too long. Use at most { $longest ->
    [one] { $longest } character
   *[other] { $longest } characters
}.
refusal-note-too-long = The note is too long. Use at most { $longest ->
    [one] { $longest } character
   *[other] { $longest } characters
}.
refusal-no-such-card = There is no card { $card } to write a note on.
refusal-same-note = Your note already says that.
refusal-too-many-notes = You can’t write any more notes in this game: the limit is { $most }.
refusal-too-often = You’re doing that too often at this table. Wait a few seconds, then try again.
refusal-wait-for-next-turn = You can’t rearrange your hand again this turn: the limit is { $most }. Wait for the next turn.
refusal-too-many-rearrangements = You can’t rearrange your hand again in this game: the limit is { $most }. You can still play.
refusal-too-many-changes = There have been too many changes at this table: the limit is { $most }. Start the game, or open another table.
refusal-too-many-seat-changes = There have been too many seat changes at this table: the limit is { $most }. Asking for a seat, coming back and withdrawing a vote also count as seat changes. If you have a seat, you can still play and vote to end the game.
refusal-too-many-messages = No more messages can be sent here: the limit is { $most }. You can still play; to keep chatting, open another table.
refusal-too-many-visitors = Too many people have come to this table: the limit is { $most }. Ask the host to open another one.
refusal-bad-name = A name must have 1 to { $longest ->
    [one] { $longest } visible character
   *[other] { $longest } visible characters
}.
refusal-not-watchable = This table doesn’t allow spectators.
refusal-seated-may-not-watch = You had a seat in this game, so you can’t watch it.
refusal-has-seen-hands = You have seen the cards of this hand, so you can’t take this seat.
refusal-request-pending = Someone has already asked for a seat. Wait for the answer.
refusal-no-request = Nobody has asked for a seat.
refusal-nobody-to-agree = Nobody at the table can accept your request.
refusal-player-is-here = This player is here, or was until a moment ago. Wait for them.
refusal-host-decides = Only the host can decide this while they’re here.
refusal-already-substituted = A bot already plays for this player.
refusal-game-is-paused = The game is paused. Vote to resume.
refusal-not-due = This can’t be done now.
refusal-already-voted = You have already voted.
refusal-undo-not-allowed = Moves can’t be taken back at this table.
refusal-nothing-to-undo = You can’t take back your last move: someone has moved since, or your move revealed a card.
refusal-undo-pending = Someone is asking to take back a move. Wait for the answers.
refusal-no-undo-request = Nobody is asking to take back a move.
refusal-too-many-undo-requests = You can’t ask to take back another move in this game: the limit is { $most }.
refusal-rematch-opened = The new table is already open: { $table }.

# What happens at a table.
table-event-table-opened = The table is open.
table-event-options-changed = The table options have changed.
table-event-seat-taken = { $player } sits down.
table-event-bot-seated = The bot { $player } sits down.
table-event-seat-left = { $player } leaves the table.
table-event-guest-removed = The host removes { $player }.
table-event-host-changed = The table has a new host.
table-event-game-started = The game starts.
table-event-shuffle-committed = You can check the shuffle after the game. The server’s fingerprint for it (the commitment) begins with { $commitment }.
table-event-move-made-for-deadline = Time is up: a bot moves for { $player }.
table-event-move-made-by-substitute = A bot moves for { $player }.
table-event-spoken = { $player }: “{ $text }”
table-event-spoken-besides = { $player } (spectator): “{ $text }”
table-event-end-wished = { $player } wants to end the game.
table-event-end-no-longer-wished = { $player } wants to keep playing.
table-event-game-given-up = The players agreed to end the game.
table-event-seat-asked-for = { $newcomer } asks for { $player }’s seat.
table-event-seat-asked-for-bot = Proposal: the bot { $newcomer } takes over { $player }’s seat.
table-event-seat-agreed = { $player } accepts.
table-event-seat-denied = { $player } declines.
table-event-request-withdrawn = The request to give { $player }’s seat to { $newcomer } is withdrawn.
table-event-seat-taken-over = { $newcomer } takes over { $player }’s seat.
table-event-seat-taken-over-bot = The bot { $newcomer } takes over { $player }’s seat.
table-event-request-lapsed = { $player } is here and keeps the seat that { $newcomer } asked for.
table-event-substitution-began = { $decider } lets a bot play for { $player } until they come back.
table-event-substitution-ended = { $player } is back and plays again.
table-event-seat-freed = { $decider } frees the seat of { $player }, who is away.
table-event-pause-wished = { $player } wants a pause.
table-event-pause-no-longer-wished = { $player } wants to resume.
table-event-game-paused = The game is paused.
table-event-game-resumed = The game resumes.
table-event-undo-requested = { $player } asks to take back a move.
table-event-undo-agreed = { $player } agrees to take the move back.
table-event-undo-denied = { $player } doesn’t agree: the move stands.
table-event-undo-withdrawn = { $player } no longer asks to take back the move.
table-event-undo-late = { $player }’s move stands: not everyone answered in time.
table-event-move-undone = { $player } takes the move back.
table-event-rematch-opened = A new table is open for another game.
table-event-table-expired = The game wasn’t started in time: the table is closed.

# The phase of a table.
phase-waiting = waiting for players
phase-playing = playing
phase-finished = finished
phase-expired = expired

# The options of a table.
table-option-visibility-listed = visible to everyone
table-option-visibility-unlisted = by link only
table-option-at-deadline-wait = the table waits
table-option-at-deadline-bot = a bot moves
table-option-watching-none = no spectators
table-option-watching-without-hands = spectators see no hands
table-option-watching-all-hands = spectators see all hands
table-option-bot-pace-instant = bots move at once
table-option-bot-pace-brisk = bots take a moment
table-option-bot-pace-calm = bots take their time
table-option-expert-bots = bots with a secret code allowed
table-option-bot-answers-alone = bots explain moves during the game if only one person is playing
table-option-bot-answers-always = bots explain moves during the game
table-option-bot-answers-after-game = bots explain moves after the game
table-option-undo-on = moves can be taken back if everyone agrees
table-option-undo-off = moves can’t be taken back
table-option-help-none = no help
table-option-first-seat-drawn = random first player
pace-none = no time limit
pace-seconds = { $count ->
    [one] { $count } second per turn
   *[other] { $count } seconds per turn
}
pace-minutes = { $count ->
    [one] { $count } minute per turn
   *[other] { $count } minutes per turn
}
pace-hours = { $count ->
    [one] { $count } hour per turn
   *[other] { $count } hours per turn
}
pace-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}

# The remarks, where only remarks are allowed.
remark-know-nothing = I know nothing about my cards yet.
remark-remember = Do you remember your cards?
remark-thinking = Let me think.
remark-well-done = Well done!
remark-sorry = Sorry!
remark-thanks = Thank you!
