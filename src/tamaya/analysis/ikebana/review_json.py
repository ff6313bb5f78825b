"""A review of Ikebana as one JSON object for other programs."""

from tamaya.analysis.ikebana.review_types import IkebanaMoveReview, IkebanaReview


def ikebana_review_object(review: IkebanaReview) -> dict[str, object]:
    """The review as an object of plain values; the field names are a contract."""
    return {
        "game": "ikebana",
        "players": review.players,
        "points": list(review.points),
        "policy": review.policy,
        "start": list(review.start),
        "seats": [
            {"luck": review.luck_of(seat), "choice": review.choice_of(seat)}
            for seat in range(review.players)
        ],
        "moves": [_move(move) for move in review.moves],
    }


def _move(move: IkebanaMoveReview) -> dict[str, object]:
    return {
        "turn": move.turn,
        "round": move.round,
        "seat": move.seat,
        "move": move.move,
        "leads": list(move.leads),
        "luck": move.luck,
        "choice": move.choice,
        "best": move.best,
        "loss": move.loss,
        "worth": move.worth,
        "win_chance": move.win_chance,
        "win_chance_lost": move.win_chance_lost,
        "label": move.label,
    }
