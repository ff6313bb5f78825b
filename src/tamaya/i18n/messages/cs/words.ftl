# A list is built item by item; the last item has its own separator.
list-comma = { $start }, { $item }
list-semicolon = { $start }; { $item }
list-and = { $start } a { $item }
list-or = { $start } nebo { $item }

# Suits by name.
suit-white = bílá
suit-red = červená
suit-blue = modrá
suit-yellow = žlutá
suit-green = zelená
suit-black = černá
suit-multicolour = duhová
suit-purple = fialová
suit-teal = tyrkysová
suit-orange = oranžová

# The letter printed on a card for its suit: taken from its name, and no two alike.
letter-white = B
letter-red = Č
letter-blue = M
letter-yellow = Ž
letter-green = Z
letter-black = N
letter-multicolour = D
letter-purple = F
letter-teal = T
letter-orange = O

# One card of the suit: card 4 is …
card-white = bílá
card-red = červená
card-blue = modrá
card-yellow = žlutá
card-green = zelená
card-black = černá
card-multicolour = duhová
card-purple = fialová
card-teal = tyrkysová
card-orange = oranžová

# Several cards of the suit: cards 1 and 4 are …
cards-white = bílé
cards-red = červené
cards-blue = modré
cards-yellow = žluté
cards-green = zelené
cards-black = černé
cards-multicolour = duhové
cards-purple = fialové
cards-teal = tyrkysové
cards-orange = oranžové

# What is printed on a card.
face-white = bílá { $value }
face-red = červená { $value }
face-blue = modrá { $value }
face-yellow = žlutá { $value }
face-green = zelená { $value }
face-black = černá { $value }
face-multicolour = duhová { $value }
face-purple = fialová { $value }
face-teal = tyrkysová { $value }
face-orange = oranžová { $value }

# The firework of a suit.
firework-white = bílý ohňostroj
firework-red = červený ohňostroj
firework-blue = modrý ohňostroj
firework-yellow = žlutý ohňostroj
firework-green = zelený ohňostroj
firework-black = černý ohňostroj
firework-multicolour = duhový ohňostroj
firework-purple = fialový ohňostroj
firework-teal = tyrkysový ohňostroj
firework-orange = oranžový ohňostroj

# What a clue says; `one` and `more` are the words of the suit for one card and for several.
clue-says-colour = { $count ->
    [0] žádná karta není { $one }
    [one] karta { $positions } je { $one }
    [few] karty { $positions } jsou { $more }
    [many] karty { $positions } jsou { $more }
   *[other] karty { $positions } jsou { $more }
}
clue-says-value = { $count ->
    [0] žádná karta nemá hodnotu { $value }
    [one] karta { $positions } má hodnotu { $value }
    [few] karty { $positions } mají hodnotu { $value }
    [many] karty { $positions } mají hodnotu { $value }
   *[other] karty { $positions } mají hodnotu { $value }
}
decimal = { $whole },{ $tenths }
percent = { $number } %
