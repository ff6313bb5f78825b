"""What holds for everybody who weighs moves in points: the price of tokens and of errors."""

from typing import NamedTuple

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.parameters import Ending, LostPoints


class TokenPrices(NamedTuple):
    """What the first token is worth, and how much less each further one is, down to the least."""

    first: float
    less_with_each: float
    least: float

    def worth(self, number: int) -> float:
        """What it is worth to have so many tokens instead of one less."""
        return max(self.least, self.first - self.less_with_each * (number - 1))

    def price_of_clue(self, board: Board) -> float:
        """What a clue costs; for a bonus tile and in the last round it costs nothing."""
        is_free = board.pending is not None or board.turns_left is not None
        return 0.0 if is_free else self.worth(board.tokens)


def is_error_harmless(board: Board) -> bool:
    """Whether an error costs nothing any more: the seat acts for the last time."""
    rules = board.rules
    if board.turns_left is None or rules.ending is Ending.FINAL_FLOURISH:
        return False
    if board.errors + 1 < rules.errors:
        return True
    return board.turns_left == 1 and rules.lost_points is LostPoints.KEPT
