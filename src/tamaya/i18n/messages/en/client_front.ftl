# The home page in the browser.
client-front-title = Everyone sees your cards but you.
client-front-about = Hanabi is a card game you win together: give clues, trust each other, and light up the sky. Play with friends or bots, no account needed.
client-front-name = Your name
client-front-name-about = Any name will do. Keep this one if you like it.
client-front-welcome-back = Welcome back, { $name }
client-front-play-now = Play with bots
client-front-dealing = Dealing the cards…
client-front-open = Play with friends
client-front-learn = Learn in 3 minutes
client-front-join = Join with a link
client-front-join-example = Table link or code
client-front-join-go = Go
client-front-join-unreadable = This isn’t a table link or code. Check it and try again.

# The game in three pictures.
client-front-how = How to play
client-front-how-hands = You see everyone’s cards, but only the backs of your own.
client-front-how-clue = A clue names a colour or a value and points at every card that has it.
client-front-how-firework = Play each colour in order from 1 to 5 to build a firework. Light up as many as you can.

# Tables in lists.
client-front-lobby = Open tables
client-front-lobby-empty = No open tables right now. Start one!
client-front-waiting = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
client-front-playing = playing
client-front-sit-down = Join
client-front-watch = Watch
client-front-nobody = nobody yet
client-front-locked = password required
client-front-my-tables = Your games
client-front-my-turn = your turn
client-front-others-turn = their turn
client-front-not-begun = not started
client-front-go-on = Continue
client-front-all-my-games = All my games

# An address that leads nowhere.
client-front-nowhere = There is nothing behind this card.
client-front-nowhere-about = This page doesn’t exist. Check that the link is complete.
client-front-home = Home page
