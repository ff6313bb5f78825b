# The first page in the browser.
client-front-title = Everyone sees your cards but you.
client-front-about = Hanabi is a card game you win together: give clues, trust each other, and light up the sky. With friends or bots, without an account.
client-front-name = Your name
client-front-name-about = Any name will do; keep this one if you like.
client-front-welcome-back = Welcome back, { $name }
client-front-play-now = Play now with bots
client-front-dealing = The cards are being dealt…
client-front-open = Open a table for friends
client-front-learn = Learn in three minutes
client-front-join = Join by link
client-front-join-example = Link or code of a table
client-front-join-go = Go there
client-front-join-unreadable = This is neither a link nor the code of a table.

# The game in three pictures.
client-front-how = How the game goes
client-front-how-hands = You see everybody’s cards, but only the backs of your own.
client-front-how-clue = A clue names a colour or a value and points at every card that has it.
client-front-how-firework = Laid from 1 to 5, the cards of a colour are a firework. Light as many as you can.

# Tables seen from afar.
client-front-lobby = Open tables
client-front-lobby-empty = No table is open to everybody right now. Open one!
client-front-waiting = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
client-front-playing = playing
client-front-sit-down = Join
client-front-watch = Watch
client-front-nobody = nobody yet
client-front-locked = with a password
client-front-my-tables = Your games
client-front-my-turn = your turn
client-front-others-turn = the others’ turn
client-front-not-begun = not begun yet
client-front-go-on = Go on
client-front-all-my-games = All my games

# An address that leads nowhere.
client-front-nowhere = There is nothing behind this card.
client-front-nowhere-about = The address leads nowhere in this house. Perhaps a letter of the link is missing.
client-front-home = To the first page
