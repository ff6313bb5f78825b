"""One game after another in the same line of memory."""

from tamaya.engine.compiling import compiled
from tamaya.engine.kernels.chance import next_seed, seed_of
from tamaya.engine.kernels.dealing import deal
from tamaya.engine.lines import Grid, Line
from tamaya.engine.tables import Tables


@compiled
def begin_again(game: Line, tables: Tables, starts: Grid, row: int, first_seat: int) -> None:
    """From the line that it started from, if there is one, or with the next seed."""
    if row < len(starts):
        for word in range(tables.words):
            game[word] = starts[row, word]
    else:
        deal(game, tables, next_seed(seed_of(game)), first_seat)
