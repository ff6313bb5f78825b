"""What a friend believes and why it moves, as plain values that a language can say."""

from dataclasses import dataclass
from enum import StrEnum

from tamaya.players.hanabi.friend.clue_reading import ClueKind
from tamaya.rules.game import Seat
from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.clues import Clue
from tamaya.rules.hanabi.moves import Decision


class Reason(StrEnum):
    """Every reason for a move; the part of its sentence's key."""

    CERTAIN = "certain"
    PROMISED = "promised"
    ASKED = "asked"
    TOUCHED = "touched"
    CHANCE = "chance"
    PLAY_CLUE = "play-clue"
    SAVE_CLUE = "save-clue"
    BLIND_CLUE = "blind-clue"
    FIX_CLUE = "fix-clue"
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
    """What the card that the move is about is taken for, or is."""
    position: int | None = None
    """Where that card lies in its hand, counted from the left, from 1."""
    teammate: Seat | None = None
    """Who is given a clue, or was given the one that led to the move."""
    other: Seat | None = None
    """Who gave the clue that led to the move, or lays a card before the teammate does."""


@dataclass(frozen=True, slots=True)
class ExplainedClue:
    """A clue and what is believed because of it."""

    giver: Seat
    clue: Clue
    kind: ClueKind
    card: CardId | None = None
    """The card of the own hand that it is about, if it still lies there."""
    position: int | None = None
    faces: tuple[Face, ...] = ()
    """What that card is taken for now."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a seat moves as it does, and how it has read the clues about its hand."""

    move_reason: MoveReason
    readings: tuple[ExplainedClue, ...]
