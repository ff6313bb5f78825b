"""What a seat may ask for."""

from dataclasses import dataclass

from tamaya.rules.game import Seat
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.clues import Clue


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card of one's own hand."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up a card of one's own hand for a token."""

    card: CardId


@dataclass(frozen=True, slots=True)
class GiveClue:
    """Tell a teammate one colour or one value: for a token, or as a bonus tile's effect."""

    target: Seat
    clue: Clue


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Choose a card of the discard for a bonus tile's effect."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Decline:
    """Use a bonus tile's effect for nothing, where that is offered."""


@dataclass(frozen=True, slots=True)
class Rearrange:
    """Put one's own hand in this order, some cards set slightly apart. Never takes a turn."""

    cards: tuple[CardId, ...]
    apart: frozenset[CardId] = frozenset()


Decision = Play | Discard | GiveClue | TakeBack | Decline
"""A move that the seat to act must choose from."""

Move = Decision | Rearrange
