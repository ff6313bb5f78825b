"""What a game is worth."""

from tamaya.engine.compiling import compiled
from tamaya.engine.kernels.fields import get, height
from tamaya.engine.layout import CAUSE
from tamaya.engine.lines import Line
from tamaya.engine.tables import COMPLETE, OUT_OF_ERRORS, Tables


@compiled
def score(game: Line, tables: Tables) -> int:
    """The score of the game so far, or of the game when it is over."""
    cause = get(game, CAUSE)
    if cause > COMPLETE and tables.has_flourish:
        return 0
    if cause == OUT_OF_ERRORS and not tables.keeps_points:
        return 0
    total = 0
    for suit in range(tables.suit_count):
        total += height(game, suit)
        if not tables.scores_points[suit]:
            total -= tables.highest
    return total
