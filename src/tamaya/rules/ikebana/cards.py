"""The cards of Ikebana: five colours of ten, and five jokers."""

from tamaya.rules.cards import Face

COLOURS = ("red", "green", "yellow", "blue", "black")
JOKER = "multicolour"
"""The suit of the jokers: their value is printed, their colour is any of the five."""

SUITS = (*COLOURS, JOKER)
VALUES = (1, 2, 3, 4, 5)
COPIES = {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}
"""How many cards of each value a colour has; of the jokers there is one of each."""

BOUQUET_SIZE = 5

FACES = tuple(Face(suit, value) for suit in SUITS for value in VALUES)
"""Every face there is, suit by suit, value by value."""


def copies(face: Face) -> int:
    """How many cards of this face the box holds."""
    return 1 if face.suit == JOKER else COPIES[face.value]


FULL_DECK = tuple(face for face in FACES for _ in range(copies(face)))
"""All 55 cards, in the order that every shuffle starts from."""
