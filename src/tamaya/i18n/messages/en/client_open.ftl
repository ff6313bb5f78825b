# Opening a table in the browser.
client-open-title = Open a table
client-open-game = Game
client-open-seats = Seats
client-open-bots = Bots
client-open-bot = Type of bot
client-open-edition = Edition
client-open-extensions = Extensions
client-open-more = More: chat, help, time, access, difficulty
client-open-summary = Your game
client-open-go = Open table
client-open-begin = Start now

# How the table plays.
client-open-talk = Chat during the game
client-open-help = Help with your own cards
client-open-help-0 = none
client-open-help-0-about = You have to remember your clues yourself.
client-open-help-1 = clues
client-open-help-1-about = Show the clues that point at a card.
client-open-help-2 = exclusions
client-open-help-2-about = Also show what a card can’t be because a clue skipped it.
client-open-help-3 = counting
client-open-help-3-about = Also rule out cards when you see all their copies.
client-open-help-4 = deduction
client-open-help-4-about = Also rule out a card if every copy you can’t see must be among your other cards.
client-open-help-example-0 = Without help, your cards show no clues.
client-open-help-example-1 = Example: a clue named this card’s value.
client-open-help-example-2 = Example: a clue named this card’s value, and another clue skipped the card, which ruled out a colour.
client-open-help-example-3 = Example: a clue named this card’s value, another clue ruled out one colour, and you see all cards of this value in a second colour.
client-open-help-example-4 = Example: a clue named this card’s value, another clue ruled out one colour, and you see all cards of this value in a second colour. In a third colour, only one card of this value is left, and it must be another card in your hand.
client-open-pace = Time per turn
client-open-at-deadline = When time runs out
client-open-bot-pace = Bot speed
client-open-bot-answers = Bots explain their moves
client-open-expert-bots = Bots with a secret code
client-open-expert-bots-about = Also offer bots that talk to each other in code. People can’t follow their clues.
client-open-undo = Take back moves
client-open-undo-about = A player may take back their last move if everyone agrees and the move revealed no card.
client-open-first = First player
client-open-first-drawn = Random
client-open-first-seat = Seat { $number }
client-open-visibility = Who can find the table
client-open-password = Password
client-open-password-about = Leave empty to let in anyone with the link.
client-open-password-kept = Leave empty to keep the current password.
client-open-watching = Spectators
client-open-difficulty = Difficulty

# The chosen game, in a few words.
client-open-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
client-open-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} per hand with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
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
client-open-ending-last-round = one more turn each when the deck is empty
client-open-ending-final-flourish = play on until the show is perfect or lost
client-open-tiles = bonus tiles for completed fireworks
client-open-bouquet = { $count ->
    [one] bouquets of { $count } card
   *[other] bouquets of { $count } cards
}
client-open-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
client-open-final-bouquet = last-round bouquets count double
