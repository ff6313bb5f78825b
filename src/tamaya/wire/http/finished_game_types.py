"""A finished game on the wire, from its beginning, with the fate of each card."""

from enum import StrEnum

import msgspec

from tamaya.wire.i18n_message import WireMessage
from tamaya.wire.scalar_types import Card, Face, MoveText, Seat, Sequence, ViewpointName
from tamaya.wire.server_messages import Entry
from tamaya.wire.table_state_types import TableState


class FinishedGamePart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of a finished game."""


class CardEnd(StrEnum):
    """Where a card ended."""

    LAID = "laid"
    """It was played and fitted."""
    LAID_FROM_DISCARD = "laid-from-discard"
    """A bonus tile moved it from the discard to its firework."""
    MISFIRED = "misfired"
    """It was played and did not fit."""
    DISCARDED = "discarded"
    """It was discarded."""
    SHUFFLED_IN = "shuffled-in"
    """A bonus tile shuffled it back into the deck."""
    HELD = "held"
    """It was in a hand at the end."""
    IN_DECK = "in-deck"
    """It was never drawn."""


class CardFate(FinishedGamePart, frozen=True):
    """The fate of a card."""

    card: Card
    """The card; if it was never drawn, the number that it would have got."""
    face: Face
    """What is printed on it."""
    seat: Seat | None
    """The seat that drew it."""
    drawn_at: int | None
    """The move in which it was drawn; 0 for the deal."""
    end: CardEnd
    """Where it ended."""
    ended_at: int | None
    """The move in which that happened; `null` if it stayed in a hand or the deck."""
    position: int | None
    """Its position in the hand when it was played or discarded, or at the end; `null` if it was in
    no hand then."""


class FinishedGameMove(FinishedGamePart, frozen=True):
    """A move of the game."""

    number: int
    """Its number, from 1; `views/{number}` is the view after it."""
    sequence: Sequence
    """Its entry in the log."""
    seat: Seat
    """The seat that made it."""
    text: MoveText
    """The move."""


class MoveExplanation(FinishedGamePart, frozen=True):
    """How the bot `friend` explains a moment of a finished game."""

    number: int
    """The move that was about to be made, from 1."""
    seat: Seat
    """The seat to act, whose view it has."""
    text: MoveText
    """The move it would make, or made, in that seat."""
    sentences: tuple[WireMessage, ...]
    """What it has read from each clue to that seat, and last the reason for its move."""


class FinishedGame(FinishedGamePart, frozen=True):
    """A finished game from one viewpoint."""

    viewpoint: ViewpointName
    """The viewpoint."""
    state: TableState
    """The table as it stands."""
    entries: tuple[Entry, ...]
    """All entries that this viewpoint includes."""
    moves: tuple[FinishedGameMove, ...]
    """The moves, in order."""
    fates: tuple[CardFate, ...]
    """The fate of each card, in the order of drawing; empty for Ikebana."""
