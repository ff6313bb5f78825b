"""Start the next game in the same row."""

from tamaya.engine.array_types import Grid, IntRow
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.deck import deal
from tamaya.engine.kernels.random_numbers import next_seed, seed_of
from tamaya.engine.rule_tables import RuleTables


@compiled
def start_next_game(
    game: IntRow, tables: RuleTables, initial_rows: Grid, row: int, first_seat: int
) -> None:
    """Restart from the initial row if there is one, else deal from the next seed."""
    if row < len(initial_rows):
        for word in range(tables.words):
            game[word] = initial_rows[row, word]
    else:
        deal(game, tables, next_seed(seed_of(game)), first_seat)
