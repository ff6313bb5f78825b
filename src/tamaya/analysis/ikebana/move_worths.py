"""What each legal move of a decision is worth to its seat, as ``florist`` expects it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from tamaya.players.ikebana.florist import Florist, is_last_turn
from tamaya.players.ikebana.last_turn_move_values import LastTurnValues
from tamaya.players.ikebana.move_values import MoveValues
from tamaya.rules.ikebana import Buy, Draw, Keep, Move, Reject
from tamaya.rules.ikebana.view import View


@dataclass(frozen=True, slots=True)
class MoveWorths:
    """The worth of every legal move, and the move that ``florist`` would make."""

    points: Mapping[Move, float]
    """Own points less the average of the others', from here to the end of the round."""
    chances: Mapping[Move, float] | None
    """The chance to win, in the last turn of the seat."""
    best: Move
    redraw: float | None
    """What another draw is worth once the card in hand is rejected and paid for."""

    def loss(self, move: Move) -> float:
        """By how many points the best move is worth more; never less than 0."""
        return max(0.0, self.points[self.best] - self.points[move])

    def win_chance_lost(self, move: Move) -> float | None:
        """By how much the best move has the higher chance to win; None before the last turn."""
        if self.chances is None:
            return None
        return max(0.0, self.chances[self.best] - self.chances[move])


def move_worths(view: View) -> MoveWorths:
    """Weigh the legal moves of the seat to act from its own view."""
    chances = None
    if is_last_turn(view.board):
        last = LastTurnValues(view)
        chances = {move: worth_of(last, move) for move in view.legal_moves}
    values = MoveValues(view)
    points = {move: worth_of(values, move) for move in view.legal_moves}
    return MoveWorths(
        points, chances, Florist().decide(view), values.redraw_value() if view.drawn else None
    )


def worth_of(values: MoveValues, move: Move) -> float:
    """The worth of one legal move."""
    drawn = values.view.drawn
    match move:
        case Draw():
            return values.draw_value()
        case Buy(owner):
            top = values.board.piles[owner].top
            assert top is not None
            return values.buy_value(top, owner)
        case Keep():
            assert drawn is not None
            return values.keep_value(drawn)
        case Reject():
            assert drawn is not None
            return values.reject_value(drawn)
        case _:
            assert_never(move)
