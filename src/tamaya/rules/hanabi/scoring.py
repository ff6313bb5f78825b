"""Points, score and verdict."""

from dataclasses import dataclass

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import Scoring
from tamaya.rules.hanabi.outcome import Cause, Outcome, Result
from tamaya.rules.hanabi.parameters import Ending, LostPoints, Rules

BANDS = ((5, "booed"), (10, "polite"), (15, "decent"), (20, "delightful"), (24, "dazzling"))
"""The highest score of each lower band, and the band's name."""

TOP_BANDS = {25: ((25, "legendary"),), 30: ((29, "legendary"), (30, "divine"))}
"""The upper bands, for the two scales that the rulebooks print."""


def points(board: Board) -> int:
    """A point for each card laid of a suit that scores points."""
    suits = zip(board.rules.suits, board.fireworks, strict=True)
    return sum(len(laid) for suit, laid in suits if suit.scoring is Scoring.POINTS)


def missing(board: Board) -> int:
    """How many cards are missing of the suits that subtract a point for each."""
    suits = zip(board.rules.suits, board.fireworks, strict=True)
    return sum(
        board.rules.highest - len(laid) for suit, laid in suits if suit.scoring is Scoring.PENALTY
    )


def score(board: Board) -> int:
    """The score as the board stands."""
    return board.outcome.score if board.outcome else points(board) - missing(board)


def outcome(board: Board, cause: Cause) -> Outcome:
    """The outcome of a game that ends now for this cause."""
    laid = points(board)
    if cause is Cause.COMPLETE:
        return Outcome(Result.WON, cause, laid, laid)
    if board.rules.ending is Ending.FINAL_FLOURISH:
        return Outcome(Result.LOST, cause, 0, laid)
    if cause is Cause.ERRORS and board.rules.lost_points is LostPoints.ZERO:
        return Outcome(Result.LOST, cause, 0, laid)
    return Outcome(Result.FINISHED, cause, laid - missing(board), laid)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the crowd says to a finished game."""

    band: str
    has_black_powder: bool
    """Whether the verdict mentions a suit that only subtracts points."""


def verdict(rules: Rules, ended: Outcome) -> Verdict | None:
    """The crowd's verdict, or None where the scale is not used.

    It is not used for a final flourish or a lost game. A game whose highest score is on neither
    printed scale has a verdict only when it is perfect.
    """
    if rules.ending is Ending.FINAL_FLOURISH or ended.result is Result.LOST:
        return None
    mention = any(suit.scoring is Scoring.PENALTY for suit in rules.suits)
    top = TOP_BANDS.get(rules.highest_score)
    if top is None:
        return Verdict("perfect", mention) if ended.result is Result.WON else None
    return Verdict(next(name for most, name in BANDS + top if ended.score <= most), mention)
