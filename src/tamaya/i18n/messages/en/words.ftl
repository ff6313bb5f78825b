# A list is built item by item; the last item has its own separator.
list-comma = { $start }, { $item }
list-semicolon = { $start }; { $item }
list-and = { $start } and { $item }
list-or = { $start } or { $item }

# Suits by name.
suit-white = white
suit-red = red
suit-blue = blue
suit-yellow = yellow
suit-green = green
suit-black = black
suit-multicolour = multicolour
suit-purple = purple
suit-teal = teal
suit-orange = orange

# The letter printed on a card for its suit: taken from its name, and no two alike.
letter-white = W
letter-red = R
letter-blue = B
letter-yellow = Y
letter-green = G
letter-black = K
letter-multicolour = M
letter-purple = P
letter-teal = T
letter-orange = O

# One card of the suit: card 4 is …
card-white = white
card-red = red
card-blue = blue
card-yellow = yellow
card-green = green
card-black = black
card-multicolour = multicolour
card-purple = purple
card-teal = teal
card-orange = orange

# Several cards of the suit: cards 1 and 4 are …
cards-white = white
cards-red = red
cards-blue = blue
cards-yellow = yellow
cards-green = green
cards-black = black
cards-multicolour = multicolour
cards-purple = purple
cards-teal = teal
cards-orange = orange

# What is printed on a card.
face-white = white { $value }
face-red = red { $value }
face-blue = blue { $value }
face-yellow = yellow { $value }
face-green = green { $value }
face-black = black { $value }
face-multicolour = multicolour { $value }
face-purple = purple { $value }
face-teal = teal { $value }
face-orange = orange { $value }

# The firework of a suit.
firework-white = white firework
firework-red = red firework
firework-blue = blue firework
firework-yellow = yellow firework
firework-green = green firework
firework-black = black firework
firework-multicolour = multicolour firework
firework-purple = purple firework
firework-teal = teal firework
firework-orange = orange firework

# What a clue says; `one` and `more` are the words of the suit for one card and for several.
clue-says-colour = { $count ->
    [0] no card is { $one }
    [one] card { $positions } is { $one }
   *[other] cards { $positions } are { $more }
}
clue-says-value = { $count ->
    [0] no card is a { $value }
    [one] card { $positions } is a { $value }
   *[other] cards { $positions } are { $value }s
}
decimal = { $whole }.{ $tenths }
percent = { $number }%
