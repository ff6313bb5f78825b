"""Faces and suit letters, for the cards of both games."""

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
"""Every suit by name, with its letter in text notation."""
