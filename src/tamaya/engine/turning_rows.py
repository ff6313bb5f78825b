"""A whole turn of many games in one go: a move in each, and what is seen and allowed after it.

Each game is near the processor once for all of it, and threads are asked for once.
"""

from tamaya.engine.compiling import kernel
from tamaya.engine.kernels.fields import get
from tamaya.engine.kernels.games import begin_again
from tamaya.engine.kernels.masks import mark_legal
from tamaya.engine.kernels.scoring import score
from tamaya.engine.kernels.turns import make_move
from tamaya.engine.layout import CAUSE, SEAT
from tamaya.engine.observation import Sections
from tamaya.engine.observing_rows import spread_seen
from tamaya.engine.rows import (
    NO_ACTION,
    Flags,
    Numbers,
    Packed,
    Vectors,
    Words,
    is_refused,
)
from tamaya.engine.spreading import spread_here
from tamaya.engine.tables import Tables


@kernel
def turn_rows(
    games: Words,
    tables: Tables,
    sections: Sections,
    first: int,
    actions: Numbers,
    starts: Words,
    first_seat: int,
    begins_again: int,
    legal: Packed,
    packed: Packed,
    rewards: Words,
    causes: Flags,
    refused: Flags,
    final_scores: Words,
    scores: Words,
    seats: Flags,
    mask: Flags,
    vectors: Vectors,
    start: int,
    stop: int,
) -> None:
    """Make each move that is legal, and tell all there is to tell of each game after it."""
    allowed, words = legal[start], packed[start, 0]
    for row in range(start, stop):
        game = games[row]
        refused[row] = is_refused(game, tables, actions[row])
        before = score(game, tables)
        if actions[row] != NO_ACTION and not refused[row]:
            make_move(game, tables, actions[row])
        after = score(game, tables)
        rewards[row] = after - before
        final_scores[row] = after
        causes[row] = get(game, CAUSE)
        if causes[row] and begins_again:
            begin_again(game, tables, starts, row, first_seat)
            after = score(game, tables)
        scores[row] = after
        seats[row] = get(game, SEAT)
        mark_legal(game, tables, allowed)
        spread_here(allowed, tables.action_count, mask[row])
        spread_seen(game, tables, sections, first, words, vectors[row])
