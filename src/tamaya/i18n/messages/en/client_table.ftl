# A table in the browser: what every game has there.
client-table-log = Log
client-table-talk = Chat
client-table-silent = No chat during this game. You can chat afterwards.
client-table-say = Write a message
client-table-message = Message
client-table-spectator-chat = Only spectators see your messages.
client-table-send = Send

# Joining a table.
client-table-loading = Loading the table…
client-table-join = Join the table
client-table-door-of = { $player }’s table
client-table-door-free = free seat
client-table-door-full = Every seat is taken, and this table doesn’t allow spectators.
client-table-door-full-watch = Every seat is taken, but you can watch.
client-table-door-playing = The game has started. You can watch it.
client-table-door-playing-or-ask = The game has started. You can watch it. To ask for a seat, use the table menu.
client-table-door-playing-unseen = The game has started, and this table doesn’t allow spectators. To ask for a seat, use the table menu.
client-table-door-finished = This game is over.
client-table-sit-down = Sit down
client-table-only-watch = Just watch
client-table-locked = This table has a password
client-table-locked-about = Ask the person who invited you.
client-table-password = Password
client-table-enter = Join
client-table-open-another = Open another table
client-table-not-shown = This table doesn’t allow spectators. To ask for a seat, use the table menu.
client-table-already-started = The game has already started, so you are watching.
client-table-ask-for-a-seat = To ask for a seat, use the table menu.

# Before the game.
client-table-seats = Players
client-table-seat-free = Seat { $number } is free
client-table-you = you
client-table-host = host
client-table-bot = bot
client-table-bot-is = bot · { $level } · { $bot }
client-table-bot-getting-ready = getting ready
client-table-not-contributed = waiting for this player’s browser to help shuffle the cards
client-table-add-bot = Add a bot
client-table-sit-here = Sit here
client-table-move-here = Move here
client-table-stand-up = Stand up
client-table-remove = Remove { $player }
client-table-which-bot = Which bot?
client-table-fill = Fill with bots
client-table-begin = Start the game
client-table-begins = Everyone is here. Waiting for { $player } to start the game.
client-table-host-begins = Everyone is here. Waiting for the host to start the game.
client-table-invite = Invite others
client-table-invite-about = Anyone with this link can join.
client-table-copy-link = Copy link
client-table-share = Share
client-table-copied = Copied
client-table-qr = Link as a QR code
client-table-chosen = Game options
client-table-change = Change
client-table-change-title = Change game options
client-table-save-options = Save
client-table-talk-is = chat: { $talk }
client-table-help-is = help: { $help }
client-table-first-is = seat { $number } starts

# During the game.
client-table-your-turn = Your turn
client-table-waiting-for = Waiting for { $player }
client-table-getting-ready = { $player } is getting ready
client-table-time-left = Time left
client-table-left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
client-table-left-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
client-table-menu = Table menu
client-table-rules = Rules of this game
client-table-rule-clue = Spend a token to give a clue: name a colour or a value, and point at all of a teammate’s cards that match.
client-table-rule-play = Play a card: if it fits, it joins its firework; if not, it’s an error.
client-table-rule-discard = Discard a card to get a token back.
client-table-vote-to-end = Vote to end
client-table-end-now = End the game
client-table-play-on = Keep playing
client-table-voted-to-end = { $players } voted to end the game.
client-table-bot-for = Let a bot play for { $player }
client-table-bot-for-me = Let a bot play for me
client-table-leave = Leave the table
client-table-leave-hand-waits = Your hand stays here. You can come back, or the others can let someone else take your seat.
client-table-leave-game-waits = The bots wait for you, and you can come back any time. If you don’t want to finish the game, end it instead.
client-table-leave-ends-game = Everyone else has voted to end the game: if you leave, it ends.
client-table-leave-new-host = { $player } becomes the host.
client-table-leave-anyway = Leave anyway
client-table-ask-for-seat = Ask for { $player }’s seat
client-table-come-back = Come back
client-table-hand-waits = Your hand is still on the table.
client-table-left = has left
client-table-away = away
client-table-away-for = away { $time }
client-table-asleep = not here
client-table-asleep-for = last here { $time } ago
client-table-has-substitute = a bot is playing
client-table-minutes = { $count } min
client-table-hours = { $count } h
client-table-days = { $count } d
client-table-player-away = { $player } is away.
client-table-player-away-for = { $player } has been away for { $time }.
client-table-player-asleep-for = { $player } hasn’t been here for { $time }.
client-table-player-left = { $player } has left.
client-table-host-decides = The host can let a bot play.
client-table-wait = Wait
client-table-substitute = Let a bot play
client-table-more-choices = More choices
client-table-free-seat = Free the seat
client-table-played-for-you = { $count ->
    [0] Welcome back. No move was made for you.
    [one] Welcome back. A bot made { $count } move for you:
   *[other] Welcome back. A bot made { $count } moves for you:
}
client-table-understood = Got it
client-table-vote-to-pause = Pause
client-table-paused = The game is paused and the clock is stopped.
client-table-resume = Resume
client-table-voted-to-pause = { $players } voted to pause.
client-table-voted-to-resume = { $players } voted to resume.
client-table-withdraw-vote = Withdraw vote
client-table-your-seat-asked-for = { $newcomer } asks for your seat. You keep it unless you accept.
client-table-withdraw = Withdraw
client-table-accept = Accept
client-table-decline = Decline
client-table-others-answer = Waiting for the others to answer.
client-table-undo = Take back move

# Another device.
client-table-other-device = Use another device
client-table-other-device-about = Use a one-time code to play under the same name, with the same games, on another device.
client-table-make-code = Get a code
client-table-code-qr = QR code

# After the game.
client-table-rematch = Play again
client-table-to-rematch = Go to the new table
client-table-replay = Watch replay
client-table-download-native = Download game
client-table-download-hanab-live = Download for hanab.live

# Looking back at an earlier moment.
client-table-step-back = Previous move
client-table-past-move = Move { $move } of { $moves }
client-table-step-forward = Next move
client-table-now = Now
client-table-review = Review
