"""What may happen, and what a seat is told where it may not know all of it."""

from dataclasses import dataclass

from tamaya.rules.cards import Face
from tamaya.rules.game import Seat
from tamaya.rules.ikebana.outcome import Outcome
from tamaya.rules.ikebana.scoring import Appraisal


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """All cards were gathered; the seat acts first in a round without bouquets and piles."""

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class PilesGathered:
    """The deck had run out: every pile kept its top card and gave up the others."""


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The gathered cards are a deck in this order."""

    deck: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class ShuffledUnseen:
    """So many gathered cards are a deck, told to somebody who sees no deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card that nobody else sees."""

    seat: Seat
    face: Face


@dataclass(frozen=True, slots=True)
class DrewUnseen:
    """A seat drew a card, told to somebody who may not see its face."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Kept:
    """The card just drawn was added to the seat's bouquet."""

    seat: Seat
    face: Face


@dataclass(frozen=True, slots=True)
class Rejected:
    """The card just drawn was laid on the seat's own pile."""

    seat: Seat
    face: Face


@dataclass(frozen=True, slots=True)
class Bought:
    """The top card of another seat's pile was added to the seat's bouquet."""

    seat: Seat
    owner: Seat
    face: Face
    uncovered: Face | None
    """The card that lay beneath and is for sale now."""


@dataclass(frozen=True, slots=True)
class Paid:
    """Points went from one seat to another."""

    seat: Seat
    receiver: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A turn is over and the next seat acts."""

    seat: Seat
    """The seat that acts now."""


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Every bouquet was whole, and each seat was given the points of its own."""

    number: int
    appraisals: tuple[Appraisal, ...]
    """Why each seat's bouquet is worth what it is."""
    points: tuple[int, ...]
    """What each seat was given: twice its appraisal in a final bouquet."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Nobody acts any more."""

    outcome: Outcome


OpenEvent = (
    RoundBegan
    | PilesGathered
    | Kept
    | Rejected
    | Bought
    | Paid
    | TurnPassed
    | RoundEnded
    | GameEnded
)
"""What everybody may know."""

Event = OpenEvent | Drew | Shuffled
"""What happened, the whole truth."""

SeenEvent = OpenEvent | Drew | DrewUnseen | Shuffled | ShuffledUnseen
"""What happened, as somebody is told it."""
