"""The review of a game as plain values, which can be stored and sent."""

from dataclasses import dataclass
from enum import StrEnum

from tamaya.analysis.winnability_types import HighestScore, Impossibility
from tamaya.rules.hanabi import Face


class Label(StrEnum):
    """What a move that cost something is called."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over games played to their end, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a position promises if everybody goes on with the same policy."""

    perfect: Estimate
    """The chance of a perfect game."""
    expected: Estimate
    """The expected score."""


@dataclass(frozen=True, slots=True)
class ClueReview:
    """What a clue told its receiver."""

    bits: float
    """How much it narrowed down the receiver's hand: the logarithm to base 2 of the possible hands
    before, less that of those after."""
    made_playable: int
    """Cards that their holder now knows to fit, and did not before."""
    saved: int
    """Irreplaceable cards it points at that their holder did not know to be worth keeping."""
    already_known: int
    """Cards it points at of which it told nothing new."""


@dataclass(frozen=True, slots=True)
class MoveCost:
    """What a move cost, compared with the best one found in the same possible worlds."""

    best: str
    """The best move found; the move itself if none was better."""
    loss: Estimate
    """By how many points the best move scored more."""
    label: Label | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What ``friend`` would have done, and why."""

    move: str
    reason: str
    """One of its reasons, and what a sentence about it needs."""
    faces: tuple[Face, ...] = ()
    position: int | None = None
    teammate: int | None = None
    other: int | None = None


@dataclass(frozen=True, slots=True)
class MoveReview:
    """One move of the game, and the position after it."""

    number: int
    """Its number in the record, from 0."""
    turn: int
    """The turn it belongs to, from 1."""
    seat: int
    move: str
    """In the notation of moves."""
    winnable: bool | None
    """Whether a perfect game is possible after it, with all cards known; None if undecided."""
    prospects: Prospects | None = None
    luck: Estimate | None = None
    """What the card drawn changed, in expected points."""
    choice: Estimate | None = None
    """What the decision changed, in expected points, with the cards as they were."""
    cost: MoveCost | None = None
    friend: Advice | None = None
    """What ``friend`` would have done; only where the move has a label."""
    clue: ClueReview | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game under review."""

    players: int
    score: int
    """The score at the end of the record."""
    perfect_score: int
    highest: HighestScore
    """The highest score that the deck allowed, from the deal."""
    lost_at: int | None
    """The number of the move by which a perfect game became impossible; None if no move did it."""
    reason: Impossibility | None
    """Why a perfect game was impossible: after that move, or from the deal."""
    saved_by: tuple[str, ...]
    """Moves from before that move to a perfect game; empty where no move lost it."""
    policy: str | None
    """Whose games gave the prospects; None where none were played."""
    start: Prospects | None
    """The prospects after the deal."""
    moves: tuple[MoveReview, ...]
