# Opening a table in the browser.
client-open-title = Open a table
client-open-game = Game
client-open-seats = Seats
client-open-bots = Seats taken by bots
client-open-bot = Which bot
client-open-edition = Edition
client-open-extensions = Extensions
client-open-more = More: talk, help, pace, visitors, difficulty
client-open-summary = The game that is chosen
client-open-go = Open the table
client-open-begin = Begin at once

# How the table plays.
client-open-talk = Talk while playing
client-open-help = Help on your own cards
client-open-help-0 = none
client-open-help-0-about = Everybody remembers by themselves what they were told.
client-open-help-1 = told
client-open-help-1-about = A card shows the clues that pointed at it.
client-open-help-2 = excluded too
client-open-help-2-about = Besides, what a card is not, because a clue did not point at it.
client-open-help-3 = counted too
client-open-help-3-about = Besides, what it cannot be any more, because all copies are in sight.
client-open-help-4 = deduced too
client-open-help-4-about = Besides, all that follows from your hidden cards taken together.
client-open-help-example-0 = Without help no card of yours is marked, whatever was told of it.
client-open-help-example-1 = A card of yours would be marked like this: its value was told.
client-open-help-example-2 = A card of yours would be marked like this: its value was told, and one colour was passed over.
client-open-help-example-3 = A card of yours would be marked like this: its value was told, one colour was passed over, and of another all copies are in sight.
client-open-help-example-4 = A card of yours would be marked like this: its value was told, one colour was passed over, of another all copies are in sight, and a third must be another hidden card.
client-open-pace = Time for a turn
client-open-at-deadline = When the time is over
client-open-first = Who begins
client-open-first-drawn = It is drawn
client-open-first-seat = Seat { $number }
client-open-visibility = Who finds the table
client-open-password = Password
client-open-password-about = Left empty, everybody with the link comes in.
client-open-password-kept = Left empty, the password stays as it is.
client-open-watching = Spectators
client-open-difficulty = Easier or harder

# The game that is chosen, in a few words.
client-open-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
client-open-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in each hand with { $seats } players
client-open-tokens = { $count ->
    [one] { $count } clue token
   *[other] { $count } clue tokens
}
client-open-errors = { $count ->
    [one] { $count } error ends the game
   *[other] { $count } errors end the game
}
client-open-highest = { $count ->
    [one] at most { $count } point
   *[other] at most { $count } points
}
client-open-ending-last-round = one more turn for everybody once the deck is empty
client-open-ending-final-flourish = played to the end: perfect, or lost
client-open-tiles = bonus tiles for completed fireworks
client-open-bouquet = { $count ->
    [one] bouquets of { $count } card
   *[other] bouquets of { $count } cards
}
client-open-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
client-open-final-bouquet = the bouquets of the last round count double
