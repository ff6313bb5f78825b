"""Explanations as plain values, for the message catalogues."""

from dataclasses import dataclass
from enum import StrEnum

from tamaya.players.hanabi.friend.clue_kinds import ClueKind
from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.clues import Clue
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.shared_types import Seat


class Reason(StrEnum):
    """Every reason for a move; the last part of its message key."""

    CERTAIN = "certain"
    PROMISED = "promised"
    ASKED = "asked"
    TOUCHED = "touched"
    CHANCE = "chance"
    PLAY_CLUE = "play-clue"
    SAVE_CLUE = "save-clue"
    BLIND_CLUE = "blind-clue"
    FIX_CLUE = "fix-clue"
    STALL_CLUE = "stall-clue"
    MORE_CLUE = "more-clue"
    USELESS = "useless"
    UNLESS_RESCUED = "unless-rescued"
    ELSEWHERE = "elsewhere"
    CHOP = "chop"
    LEAST = "least"
    RESCUE = "rescue"
    NOTHING_FITS = "nothing-fits"
    ONE_ERROR = "one-error"
    ALONE = "alone"


@dataclass(frozen=True, slots=True)
class MoveReason:
    """A move and the reason for it."""

    move: Decision
    reason: Reason
    faces: tuple[Face, ...] = ()
    """The faces that the card of the move is believed to have, or its face."""
    position: int | None = None
    """The position of that card in its hand, from 1 at the left."""
    teammate: Seat | None = None
    """The receiver of the clue given now, or of the clue that led to the move."""
    other: Seat | None = None
    """The giver of the clue that led to the move, or who must lay a card first."""


@dataclass(frozen=True, slots=True)
class ExplainedClue:
    """A clue and the belief that follows from it."""

    giver: Seat
    clue: Clue
    kind: ClueKind
    card: CardId | None = None
    """The seat's own card that it is about, if it is still in the hand."""
    position: int | None = None
    faces: tuple[Face, ...] = ()
    """The faces that this card is believed to have now."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reason for a move, and how the clues about the seat's own hand were read."""

    move_reason: MoveReason
    readings: tuple[ExplainedClue, ...]
