"""A review of Ikebana for the wire, with sentences for people."""

from collections.abc import Sequence

from tamaya.analysis.ikebana.review_sentences import (
    cost_messages,
    ikebana_move_message,
    verdict_messages,
)
from tamaya.analysis.ikebana.review_types import IkebanaMoveReview, IkebanaReview
from tamaya.rules.ikebana import Game
from tamaya.wire.http.review_types import (
    BetterFlowerMove,
    ReviewedFlowerMove,
    ShownFlowerReview,
)
from tamaya.wire.i18n_message import to_wire_message


def shown_flower_review(
    review: IkebanaReview, game: Game, names: Sequence[str]
) -> ShownFlowerReview:
    """The review of a game as clients show it; the names are those of the seats."""
    moves = []
    played = game.beginning()
    for move, made in zip(review.moves, game.moves, strict=True):
        moves.append(reviewed_flower_move(move, played, names, review.policy))
        played = played.make(made.move)
    return ShownFlowerReview(
        points=review.points,
        start=review.start,
        verdict=tuple(map(to_wire_message, verdict_messages(review, game, names))),
        moves=tuple(moves),
    )


def reviewed_flower_move(
    move: IkebanaMoveReview, before: Game, names: Sequence[str], policy: str
) -> ReviewedFlowerMove:
    """A move with what there is to say about it, and the game before it."""
    better = None
    if move.label is not None:
        sentence = to_wire_message(ikebana_move_message(before, move.best, names))
        better = BetterFlowerMove(move.best, sentence)
    return ReviewedFlowerMove(
        number=move.number + 1,
        turn=move.turn,
        round=move.round,
        seat=move.seat,
        text=move.move,
        leads=move.leads,
        luck=move.luck,
        choice=move.choice,
        best=move.best,
        loss=move.loss,
        win_chance_lost=move.win_chance_lost,
        label=move.label,
        better=better,
        sentences=tuple(map(to_wire_message, cost_messages(move, policy))),
    )
