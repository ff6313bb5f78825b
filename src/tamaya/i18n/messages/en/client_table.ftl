# A table in the browser: what every game has there.
client-table-log = What has happened
client-table-talk = Talk
client-table-silent = This table plays in silence; there is time to talk afterwards.
client-table-say = Say something
client-table-say-besides = Only those who look on hear you.
client-table-send = Say it

# Coming in.
client-table-coming = One moment: the table is coming…
client-table-door = Come in
client-table-door-about = You are invited to a table. By what name shall the others know you?
client-table-sit-down = Sit down
client-table-only-watch = Only watch
client-table-locked = This table has a password
client-table-locked-about = Whoever invited you knows it.
client-table-password = Password
client-table-come-in = Come in
client-table-open-another = Open another table
client-table-not-shown = This game is not shown to spectators. In the menu of the table you can ask for a seat.
client-table-begun-already = The game has begun already, so you are watching.
client-table-ask-for-a-seat = In the menu of the table you can ask for a seat.

# Before the game.
client-table-seats = Who sits here
client-table-seat-free = Seat { $number } is free
client-table-you = you
client-table-host = looks after the table
client-table-bot = bot
client-table-bot-getting-ready = getting ready
client-table-not-contributed = part of the shuffle still missing
client-table-add-bot = Add a bot
client-table-sit-here = Sit here
client-table-move-here = Move here
client-table-stand-up = Stand up
client-table-remove = Clear the seat: { $player }
client-table-which-bot = Which bot shall play?
client-table-fill = Free seats for bots
client-table-begin = Begin the game
client-table-begins = Everybody is here. { $player } begins the game.
client-table-host-begins = Everybody is here. Whoever opened the table begins the game.
client-table-fair = The house has committed itself to its part of the shuffle, and every browser adds one: nobody can choose the cards.
client-table-invite = Invite others
client-table-invite-about = Whoever opens this link comes to the table.
client-table-copy-link = Copy the link
client-table-share = Share
client-table-copied = Copied.
client-table-qr = The link as a QR code
client-table-chosen = What is played
client-table-change = Change
client-table-change-title = Change what is played
client-table-settle = Settle it so
client-table-talk-is = talk: { $talk }
client-table-help-is = help: { $help }
client-table-first-is = seat { $number } begins

# While the game goes on.
client-table-your-turn = It is your turn.
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
client-table-menu = Menu of the table
client-table-rules = What is played here
client-table-rule-clue = A clue costs a token: name a colour or a value, and every card of a teammate that has it is pointed at.
client-table-rule-play = A card that is played and fits is laid; one that does not fit is an error.
client-table-rule-discard = A card that is discarded brings a token back.
client-table-wish-end = I would like to end the game
client-table-play-on = I would rather play on
client-table-agree-end = Yes, let us end it
client-table-wished-end = Would like to end the game: { $players }.
client-table-bot-for = A bot in place of { $player }
client-table-bot-for-me = A bot in my place
client-table-leave = Leave the table
client-table-leave-about = Your hand stays and waits for you, or for somebody the others agree to.
client-table-leave-surely = Leave all the same
client-table-ask-for-seat = Ask for a seat: { $player }
client-table-come-back = Come back
client-table-hand-waits = Your hand is still on the table.
client-table-withdraw = Ask no longer
client-table-agree = Agree
client-table-deny = Do not agree
client-table-others-answer = The others have yet to answer.

# Another device.
client-table-other-device = Go on with another device
client-table-other-device-about = A code that works once brings you and your games to another device.
client-table-make-code = Make a code
client-table-code-qr = The code as a picture for a camera

# After the game.
client-table-rematch = Play again
client-table-to-rematch = To the new table
client-table-replay = Look at the game again
client-table-download-native = Keep the game as a file
client-table-download-hanab-live = Keep it for hanab.live
client-table-fairness = How the cards were shuffled
client-table-fairness-about = The house committed itself to its part before anybody sat down, and every browser added a part of its own: nobody could choose the cards. The file of the game proves it with “tamaya verify”.
client-table-commitment = Commitment, shown before the first move
client-table-secret = The part of the house

# Looking back at an earlier moment.
client-table-step-back = One move back
client-table-looking-back = Move { $move } of { $moves }
client-table-step-on = One move on
client-table-now = Now
