"""The events of a game, and their redacted forms for viewers who may not know all of them."""

from dataclasses import dataclass

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.outcome import Outcome
from tamaya.rules.ikebana.scoring import Appraisal
from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began: all cards were gathered, and this seat acts first."""

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class PilesGathered:
    """The deck was empty, so all cards under the tops of the piles were gathered."""


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The gathered cards were shuffled into a deck in this order."""

    deck: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class ShuffledUnseen:
    """This many gathered cards were shuffled into a deck, for a viewer who may not see the deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card that nobody else sees."""

    seat: Seat
    face: Face


@dataclass(frozen=True, slots=True)
class DrewUnseen:
    """A seat drew a card, for a viewer who may not see its face."""

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
    """The card beneath it, which is the top now."""


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
    """Every bouquet was complete, and each seat got the points of its own."""

    number: int
    appraisals: tuple[Appraisal, ...]
    """Why each seat's bouquet is worth what it is."""
    points: tuple[int, ...]
    """What each seat got: twice its appraisal in a final bouquet."""
    multiplier: int
    """What each appraisal was multiplied by: 2 in a final bouquet, otherwise 1."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

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
"""Events that everybody may know in full."""

Event = OpenEvent | Drew | Shuffled
"""Every event in full."""

SeenEvent = OpenEvent | Drew | DrewUnseen | Shuffled | ShuffledUnseen
"""An event as a viewer sees it, in full or redacted."""
