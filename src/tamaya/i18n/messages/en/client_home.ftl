# The home page in the browser.
client-home-title = Everyone sees your cards but you.
client-home-about = Hanabi is a card game you win together: give clues, trust each other, and light up the sky. Play with friends or bots, no account needed.
client-home-name = Your name
client-home-name-about = Any name will do. Keep this one if you like it.
client-home-welcome-back = Welcome back, { $name }
client-home-play-now = Play with bots
client-home-ikebana-now = Ikebana with bots
client-home-ikebana-play = Play Ikebana
client-home-dealing = Dealing the cards…
client-home-open = Play with friends
client-home-learn = Learn in 3 minutes
client-home-join = Join with a link
client-home-join-example = Table link or code
client-home-join-go = Go
client-home-join-unreadable = This isn’t a table link or code. Check it and try again.

# The game in three pictures.
client-home-how = How to play
client-home-how-hands = You see everyone’s cards, but only the backs of your own.
client-home-how-clue = A clue names a colour or a value and points at every card that has it.
client-home-how-firework = Play each colour in order from 1 to 5 to build a firework. Light up as many as you can.

# Tables in lists.
client-home-lobby = Open tables
client-home-lobby-empty = No open tables right now. Start one!
client-home-waiting = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
client-home-playing = playing
client-home-sit-down = Join
client-home-watch = Watch
client-home-nobody = nobody yet
client-home-locked = password required
client-home-my-tables = Your games
client-home-my-turn = your turn
client-home-others-turn = waiting for others
client-home-not-started = not started
client-home-continue = Continue
client-home-all-my-games = All my games

# An address that leads nowhere.
client-home-not-found = There is nothing behind this card.
client-home-not-found-about = This page doesn’t exist. Check that the link is complete.
client-home-home = Home page
