"""The moves that a seat can ask for."""

from dataclasses import dataclass

from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.clues import Clue
from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from your hand."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card from your hand for a token."""

    card: CardId


@dataclass(frozen=True, slots=True)
class GiveClue:
    """Give a teammate a clue: for a token, or as a bonus tile's effect."""

    target: Seat
    clue: Clue


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Choose a card of the discard for a bonus tile's effect."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Decline:
    """Make no use of a bonus tile's effect."""


@dataclass(frozen=True, slots=True)
class Rearrange:
    """Put your hand in this order, some cards set apart. It takes no turn."""

    cards: tuple[CardId, ...]
    apart: frozenset[CardId] = frozenset()


Decision = Play | Discard | GiveClue | TakeBack | Decline
"""A move that the seat to act must choose from."""

Move = Decision | Rearrange
