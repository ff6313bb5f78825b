"""The review of a finished game for the wire: what the deck allowed, and what each move did."""

from enum import StrEnum

import msgspec

from tamaya.analysis.review_types import Label
from tamaya.wire.http.http_bodies import RequestBody
from tamaya.wire.http.what_if_types import RecordText
from tamaya.wire.i18n_message import WireMessage
from tamaya.wire.scalar_types import Card, MoveText, Seat


class ReviewPart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of a review."""


class ReviewRecord(RequestBody, frozen=True):
    """A game from elsewhere to review."""

    record: RecordText
    """A native file, the JSON of hanab.live or a link of theirs."""


class ReviewStage(StrEnum):
    """How far a review is."""

    WAITING = "waiting"
    """Others are reviewed first."""
    RUNNING = "running"
    DONE = "done"


class ShownEstimate(ReviewPart, frozen=True):
    """A mean over sampled games."""

    mean: float
    """The mean."""
    error: float
    """Its standard error."""


class MoveTarget(StrEnum):
    """Where the cards of a move go."""

    FIREWORKS = "fireworks"
    DISCARD = "discard"
    HAND = "hand"
    """They stay where they are: a clue points at them."""


class BetterMove(ReviewPart, frozen=True):
    """A better move than the one that was made."""

    text: MoveText
    """The move."""
    cards: tuple[Card, ...]
    """The card that it plays or discards, or those that it points at."""
    target: MoveTarget
    """Where they go."""
    sentence: WireMessage
    """What would have happened."""


class ReviewedMove(ReviewPart, frozen=True):
    """A move of Hanabi under review, and the position after it."""

    number: int
    """Its number, from 1; `views/{number}` is the view after it."""
    turn: int
    """The turn it belongs to, from 1."""
    seat: Seat
    """The seat that made it."""
    text: MoveText
    """The move."""
    winnable: bool | None
    """Whether a perfect game was possible after it, with all cards known; `null` if undecided."""
    perfect: ShownEstimate | None
    """The chance of a perfect game after it; `null` where it was not estimated."""
    expected: ShownEstimate | None
    """The expected score after it."""
    luck: ShownEstimate | None
    """What the card drawn changed, in expected points."""
    choice: ShownEstimate | None
    """What the decision changed, in expected points."""
    best: MoveText | None
    """The best move found; `null` where none was compared."""
    loss: ShownEstimate | None
    """By how many points the best move scored more."""
    label: Label | None
    """What the move is called if it cost something."""
    is_losing: bool
    """Whether a perfect game became impossible by it."""
    better: BetterMove | None
    """A better move to show on the board; `null` if none is known."""
    sentences: tuple[WireMessage, ...]
    """What there is to say about it; empty if nothing is."""


class ShownReview(ReviewPart, frozen=True, tag_field="game", tag="hanabi"):
    """A whole game of Hanabi under review."""

    score: int
    """The score at the end."""
    perfect_score: int
    """The score of a perfect game."""
    least_highest: int
    """A team that knows every card can reach this score."""
    most_highest: int
    """It is proved that no team can reach more; equal to `least-highest` if that is exact."""
    lost_at: int | None
    """The number of the move, from 1, by which a perfect game became impossible."""
    saved_by: tuple[MoveText, ...]
    """Moves from before that move to a perfect game."""
    start_perfect: ShownEstimate | None
    """The chance of a perfect game after the deal."""
    start_expected: ShownEstimate | None
    """The expected score after the deal."""
    verdict: tuple[WireMessage, ...]
    """The game in a few sentences."""
    moves: tuple[ReviewedMove, ...]
    """The moves, in order."""


class BetterFlowerMove(ReviewPart, frozen=True):
    """A better move than the one that was made, in Ikebana."""

    text: MoveText
    """The move."""
    sentence: WireMessage
    """What would have happened, without the card that it draws."""


class ReviewedFlowerMove(ReviewPart, frozen=True):
    """A move of Ikebana under review, and the position after it."""

    number: int
    """Its number, from 1; `views/{number}` is the view after it."""
    turn: int
    """The turn it belongs to, from 1."""
    round: int
    """The round it belongs to, from 1."""
    seat: Seat
    """The seat that made it."""
    text: MoveText
    """The move."""
    leads: tuple[float, ...]
    """By how many points each seat can then expect to end ahead of the average of the others."""
    luck: float
    """What the card drawn with it changed, in expected points."""
    choice: float
    """What the decision changed, in expected points; never more than 0."""
    best: MoveText
    """The best move."""
    loss: float
    """By how many points the best move was worth more."""
    win_chance_lost: float | None
    """In the last turn of its seat, by how much higher the chance to win was with the best move."""
    label: Label | None
    """What the move is called if it cost something."""
    better: BetterFlowerMove | None
    """A better move; `null` if none is known."""
    sentences: tuple[WireMessage, ...]
    """What there is to say about it; empty if nothing is."""


class ShownFlowerReview(ReviewPart, frozen=True, tag_field="game", tag="ikebana"):
    """A whole game of Ikebana under review."""

    points: tuple[int, ...]
    """The points of each seat at the end."""
    start: tuple[float, ...]
    """The expected leads before the first move."""
    verdict: tuple[WireMessage, ...]
    """The game in a few sentences."""
    moves: tuple[ReviewedFlowerMove, ...]
    """The moves, in order."""


class ReviewProgress(ReviewPart, frozen=True):
    """How far a review is, and the review once it is done."""

    key: str
    """The name of the review in addresses."""
    stage: ReviewStage
    """How far it is."""
    done: int
    """How many steps are done."""
    steps: int
    """How many steps there are; 0 before it runs."""
    review: ShownReview | ShownFlowerReview | None
    """The review once it is done."""
