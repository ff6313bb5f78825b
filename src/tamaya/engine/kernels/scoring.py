"""Compute the score."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.row_fields import get, height
from tamaya.engine.row_layout import CAUSE
from tamaya.engine.rule_tables import COMPLETE, OUT_OF_ERRORS, RuleTables


@compiled
def score(game: IntRow, tables: RuleTables) -> int:
    """Return the score so far, or the final score when the game is over."""
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
