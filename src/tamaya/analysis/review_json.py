"""A review as one JSON object for other programs."""

from dataclasses import asdict

from tamaya.analysis.review_types import Estimate, MoveReview, Review
from tamaya.analysis.winnability_types import HighestScore, Impossibility
from tamaya.notation import face_text


def review_object(review: Review) -> dict[str, object]:
    """The review as an object of plain values; the field names are a contract."""
    return {
        "game": "hanabi",
        "players": review.players,
        "score": review.score,
        "perfect_score": review.perfect_score,
        "highest": _highest(review.highest),
        "lost_at": review.lost_at,
        "reason": _reason(review.reason),
        "saved_by": list(review.saved_by),
        "policy": review.policy,
        "start": None if review.start is None else asdict(review.start),
        "moves": [_move(move) for move in review.moves],
    }


def _highest(highest: HighestScore) -> dict[str, object]:
    if highest.is_exact:
        return {"exact": highest.least}
    return {"bounds": [highest.least, highest.most]}


def _reason(reason: Impossibility | None) -> dict[str, object] | None:
    if reason is None:
        return None
    return {**asdict(reason), "cards": [face_text(face) for face in reason.cards]}


def _move(move: MoveReview) -> dict[str, object]:
    cost, prospects = move.cost, move.prospects
    return {
        "turn": move.turn,
        "seat": move.seat,
        "move": move.move,
        "perfect": None if prospects is None else prospects.perfect.mean,
        "perfect_error": None if prospects is None else prospects.perfect.error,
        "expected": None if prospects is None else prospects.expected.mean,
        "expected_error": None if prospects is None else prospects.expected.error,
        "luck": _mean(move.luck),
        "choice": _mean(move.choice),
        "best": None if cost is None else cost.best,
        "loss": None if cost is None else cost.loss.mean,
        "error": None if cost is None else cost.loss.error,
        "label": None if cost is None else cost.label,
        "winnable": move.winnable,
        "friend": None if move.friend is None else move.friend.move,
        "clue": None if move.clue is None else asdict(move.clue),
    }


def _mean(estimate: Estimate | None) -> float | None:
    return None if estimate is None else estimate.mean
