"""Clues, and which cards a clue points at."""

from dataclasses import dataclass
from typing import assert_never

from tamaya.rules.hanabi.cards import Suit, Touch


@dataclass(frozen=True, slots=True)
class ColourClue:
    """Names a colour: a suit that has its own clue."""

    colour: str


@dataclass(frozen=True, slots=True)
class ValueClue:
    """Names a value."""

    value: int


Clue = ColourClue | ValueClue


def touches(clue: Clue, suit: Suit, value: int) -> bool:
    """Whether a clue points at cards of this suit and value."""
    match clue:
        case ColourClue(colour):
            return suit.touch is Touch.EVERY or (suit.touch is Touch.OWN and suit.name == colour)
        case ValueClue(named):
            return named == value
        case _:
            assert_never(clue)


def clues_of(suits: tuple[Suit, ...], highest: int) -> tuple[Clue, ...]:
    """Every clue that may be given: the colours in the order of the suits, then the values."""
    colours = tuple(ColourClue(suit.name) for suit in suits if suit.touch is Touch.OWN)
    return colours + tuple(ValueClue(value) for value in range(1, highest + 1))
