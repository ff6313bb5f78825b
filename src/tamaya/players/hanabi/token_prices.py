"""The price of tokens and errors in points, for all bots that weigh moves."""

from typing import NamedTuple

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.parameters import Ending, LostPoints


class TokenPrices(NamedTuple):
    """The worth of the first token, the decrease for each further one, and the least worth."""

    first: float
    less_with_each: float
    least: float

    def worth(self, number: int) -> float:
        """The worth of the n-th token."""
        return max(self.least, self.first - self.less_with_each * (number - 1))

    def price_of_clue(self, board: Board) -> float:
        """The price of a clue; free with a bonus tile and in the last round."""
        is_free = board.pending is not None or board.turns_left is not None
        return 0.0 if is_free else self.worth(board.tokens)


def is_error_harmless(board: Board) -> bool:
    """Whether an error costs nothing: in the last round, unless it would end the game."""
    rules = board.rules
    if board.turns_left is None or rules.ending is Ending.FINAL_FLOURISH:
        return False
    if board.errors + 1 < rules.errors:
        return True
    return board.turns_left == 1 and rules.lost_points is LostPoints.KEPT
