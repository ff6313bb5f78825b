# A list is built item by item; the last item has its own separator.
list-comma = { $start }, { $item }
list-semicolon = { $start } ; { $item }
list-and = { $start } et { $item }
list-or = { $start } ou { $item }

# Suits by name.
suit-white = blanc
suit-red = rouge
suit-blue = bleu
suit-yellow = jaune
suit-green = vert
suit-black = noir
suit-multicolour = multicolore
suit-purple = violet
suit-teal = turquoise
suit-orange = orange

# The letter printed on a card for its suit: taken from its name, and no two alike.
letter-white = A
letter-red = R
letter-blue = B
letter-yellow = J
letter-green = V
letter-black = N
letter-multicolour = M
letter-purple = L
letter-teal = T
letter-orange = O

# One card of the suit: card 4 is …
card-white = blanche
card-red = rouge
card-blue = bleue
card-yellow = jaune
card-green = verte
card-black = noire
card-multicolour = multicolore
card-purple = violette
card-teal = turquoise
card-orange = orange

# Several cards of the suit: cards 1 and 4 are …
cards-white = blanches
cards-red = rouges
cards-blue = bleues
cards-yellow = jaunes
cards-green = vertes
cards-black = noires
cards-multicolour = multicolores
cards-purple = violettes
cards-teal = turquoise
cards-orange = orange

# What is printed on a card.
face-white = { $value } blanc
face-red = { $value } rouge
face-blue = { $value } bleu
face-yellow = { $value } jaune
face-green = { $value } vert
face-black = { $value } noir
face-multicolour = { $value } multicolore
face-purple = { $value } violet
face-teal = { $value } turquoise
face-orange = { $value } orange

# The firework of a suit.
firework-white = feu d’artifice blanc
firework-red = feu d’artifice rouge
firework-blue = feu d’artifice bleu
firework-yellow = feu d’artifice jaune
firework-green = feu d’artifice vert
firework-black = feu d’artifice noir
firework-multicolour = feu d’artifice multicolore
firework-purple = feu d’artifice violet
firework-teal = feu d’artifice turquoise
firework-orange = feu d’artifice orange

# What a clue says; `one` and `more` are the words of the suit for one card and for several.
# In French, `many` is for round millions only, which never stand here: `other` serves.
clue-says-colour = { $count ->
    [0] aucune carte n’est { $one }
    [one] la carte { $positions } est { $one }
   *[other] les cartes { $positions } sont { $more }
}
clue-says-value = { $count ->
    [0] aucune carte n’est un { $value }
    [one] la carte { $positions } est un { $value }
   *[other] les cartes { $positions } sont des { $value }
}
decimal = { $whole },{ $tenths }
percent = { $number } %
