"""A finished game told from its beginning, with what became of each card."""

from enum import StrEnum

import msgspec

from tamaya.wire.message_wire import WireMessage
from tamaya.wire.scalars import Card, Face, MoveText, Seat, Sequence, ViewpointName
from tamaya.wire.server_messages import Entry
from tamaya.wire.table_state_types import TableState


class FinishedGamePart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of what is told of a finished game."""


class CardEnd(StrEnum):
    """What became of a card in the end."""

    LAID = "laid"
    """It was played and fitted."""
    LAID_FROM_DISCARD = "laid-from-discard"
    """A bonus tile brought it from the discard to its firework."""
    MISFIRED = "misfired"
    """It was played and fitted nowhere."""
    DISCARDED = "discarded"
    """It was given up."""
    SHUFFLED_IN = "shuffled-in"
    """A bonus tile brought it back into the deck, where it was a card like any other."""
    HELD = "held"
    """It was still in a hand."""
    IN_DECK = "in-deck"
    """It was never drawn."""


class CardFate(FinishedGamePart, frozen=True):
    """What became of a card."""

    card: Card
    """The card; one that was never drawn has the number that it would have got."""
    face: Face
    """What is printed on it."""
    seat: Seat | None
    """The seat that drew it."""
    drawn_at: int | None
    """The move that it was drawn in; 0 for the deal."""
    end: CardEnd
    """What became of it in the end."""
    ended_at: int | None
    """The move in which that happened, or nothing where it stayed as it was."""
    position: int | None
    """Where it lay in the hand when it was played or given up, or at the end, from 1 at the left;
    nothing where it was in no hand then."""


class FinishedGameMove(FinishedGamePart, frozen=True):
    """A move of the game."""

    number: int
    """Its number, counted from 1: with it one asks for the view after it."""
    sequence: Sequence
    """The entry that tells of it."""
    seat: Seat
    """The seat that made it."""
    text: MoveText
    """The move."""


class MoveExplanation(FinishedGamePart, frozen=True):
    """What the bot `friend` makes of a moment of a finished game."""

    number: int
    """The move before which it speaks, counted from 1."""
    seat: Seat
    """The seat that was to act, whose view it has."""
    text: MoveText
    """What it would do, or did, in that seat."""
    sentences: tuple[WireMessage, ...]
    """What it has read from each clue about its hand, and at last why it moves."""


class FinishedGame(FinishedGamePart, frozen=True):
    """A finished game from one viewpoint."""

    viewpoint: ViewpointName
    """The viewpoint."""
    state: TableState
    """The table as it stands."""
    entries: tuple[Entry, ...]
    """All entries that this viewpoint includes, from its opening on."""
    moves: tuple[FinishedGameMove, ...]
    """The moves, in order."""
    fates: tuple[CardFate, ...]
    """What became of each card, in the order of drawing; nothing in a game without hands."""
