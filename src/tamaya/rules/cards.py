"""What the cards of both games have: a face, and a letter for each suit."""

from typing import NamedTuple


class Face(NamedTuple):
    """What is printed on a card."""

    suit: str
    value: int


SUIT_LETTERS = {
    "white": "w",
    "red": "r",
    "blue": "b",
    "yellow": "y",
    "green": "g",
    "black": "k",
    "multicolour": "m",
    "purple": "p",
    "teal": "t",
    "orange": "o",
}
"""Every suit that has a name, with the letter that stands for it in text."""
