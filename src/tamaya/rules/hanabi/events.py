"""The events of a game, and their redacted forms for viewers who may not know all of them."""

from dataclasses import dataclass

from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.clues import Clue
from tamaya.rules.hanabi.outcome import Outcome
from tamaya.rules.hanabi.parameters import Tile
from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card; everybody but its holder sees the face."""

    seat: Seat
    card: CardId
    face: Face


@dataclass(frozen=True, slots=True)
class DrewUnseen:
    """A seat drew a card, for a viewer who may not see its face."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class Clued:
    """A seat gave another a clue; the positions of the touched cards count from 1 at the left."""

    seat: Seat
    target: Seat
    clue: Clue
    touched: tuple[CardId, ...]
    positions: tuple[int, ...]
    is_free: bool
    """Whether a bonus tile gave the clue, so that it cost no token."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of a hand fitted its firework."""

    seat: Seat
    card: CardId
    face: Face
    position: int


@dataclass(frozen=True, slots=True)
class LaidFromDiscard:
    """A bonus tile laid a card of the discard on its firework."""

    seat: Seat
    card: CardId
    face: Face


@dataclass(frozen=True, slots=True)
class Misfired:
    """A card fitted no firework: it went to the discard, and an error was made."""

    seat: Seat
    card: CardId
    face: Face
    position: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was discarded."""

    seat: Seat
    card: CardId
    face: Face
    position: int


@dataclass(frozen=True, slots=True)
class TokenReturned:
    """A clue token came back."""


@dataclass(frozen=True, slots=True)
class FireworkCompleted:
    """The last card of a firework was laid."""

    suit: str


@dataclass(frozen=True, slots=True)
class TileRevealed:
    """The seat that completed a firework turned over a bonus tile."""

    seat: Seat
    tile: Tile
    wants_a_choice: bool


@dataclass(frozen=True, slots=True)
class EffectLost:
    """A bonus tile had no effect: there was nothing to choose, or it was declined."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class ErrorUndone:
    """A bonus tile took an error back."""


@dataclass(frozen=True, slots=True)
class ShuffledIn:
    """A card of the discard was shuffled into the deck, which now lies in this order."""

    seat: Seat
    card: CardId
    face: Face
    deck: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class ShuffledInUnseen:
    """A card of the discard was shuffled into the deck, for a viewer who may not see the deck."""

    seat: Seat
    card: CardId
    face: Face


@dataclass(frozen=True, slots=True)
class Rearranged:
    """A seat put its hand in this order, which everybody sees."""

    seat: Seat
    cards: tuple[CardId, ...]
    apart: frozenset[CardId]


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A turn is over and the next seat acts."""

    seat: Seat
    """The seat that acts now."""


@dataclass(frozen=True, slots=True)
class LastRoundBegan:
    """The last card was drawn, and this many turns are left."""

    turns: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome


OpenEvent = (
    Clued
    | Laid
    | LaidFromDiscard
    | Misfired
    | Discarded
    | TokenReturned
    | FireworkCompleted
    | TileRevealed
    | EffectLost
    | ErrorUndone
    | Rearranged
    | TurnPassed
    | LastRoundBegan
    | GameEnded
)
"""Events that everybody may know in full."""

Event = OpenEvent | Drew | ShuffledIn
"""Every event in full."""

SeenEvent = OpenEvent | Drew | DrewUnseen | ShuffledIn | ShuffledInUnseen
"""An event as a viewer sees it, in full or redacted."""
