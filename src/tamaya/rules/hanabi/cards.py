"""The cards of Hanabi: suits, faces, and the numbers that identify cards."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from tamaya.rules.cards import SUIT_LETTERS, Face

__all__ = [
    "SUIT_LETTERS",
    "CardId",
    "Direction",
    "Face",
    "HeldCard",
    "Scoring",
    "SeenCard",
    "Suit",
    "Touch",
]

CardId = NewType("CardId", int)
"""The number a card gets when it is drawn, and keeps wherever it goes."""


class Touch(StrEnum):
    """Which colour clues point at the cards of a suit."""

    OWN = "own"
    EVERY = "every"
    NONE = "none"


class Direction(StrEnum):
    """The order in which a firework is laid."""

    UP = "up"
    DOWN = "down"


class Scoring(StrEnum):
    """What a suit does to the score."""

    POINTS = "points"
    """A point for each card laid."""
    PENALTY = "penalty"
    """No points; one is taken off for each card missing."""


@dataclass(frozen=True, slots=True)
class Suit:
    """One colour of cards: its name, and how it is clued, laid, printed and scored."""

    name: str
    touch: Touch = Touch.OWN
    direction: Direction = Direction.UP
    copies: tuple[int, ...] = (3, 2, 2, 2, 1)
    """How many cards of value 1, 2, … the suit has."""
    scoring: Scoring = Scoring.POINTS

    @property
    def values(self) -> tuple[int, ...]:
        """The values in the order in which they are laid."""
        rising = range(1, len(self.copies) + 1)
        return tuple(rising if self.direction is Direction.UP else reversed(rising))


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card for a viewer who may not see its face: there is no field for it."""

    id: CardId


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card for a viewer who may see its face."""

    id: CardId
    face: Face
