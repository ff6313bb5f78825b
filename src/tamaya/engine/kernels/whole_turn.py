"""One turn in a row: the move if it is legal, its result, and the next game after an end."""

from typing import NamedTuple

from tamaya.engine.array_types import Flags, Grid, IntRow, Words
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.legality import NO_ACTION, is_illegal
from tamaya.engine.kernels.moves import make_move
from tamaya.engine.kernels.next_game import start_next_game
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.kernels.scoring import score
from tamaya.engine.row_layout import CAUSE, SEAT
from tamaya.engine.rule_tables import RuleTables


class TurnArrays(NamedTuple):
    """Where the results of a turn are written, a number for each game."""

    rewards: Words
    causes: Flags
    refused: Flags
    final_scores: Words
    scores: Words
    seats: Flags


@compiled
def take_turn(
    game: IntRow,
    tables: RuleTables,
    action: int,
    initial_rows: Grid,
    row: int,
    first_seat: int,
    auto_reset: int,
    results: TurnArrays,
) -> None:
    """Make the move if it is legal, restart the game if it is over, and write the results."""
    is_refused = is_illegal(game, tables, action)
    before = score(game, tables)
    if action != NO_ACTION and not is_refused:
        make_move(game, tables, action)
    after = score(game, tables)
    cause = get(game, CAUSE)
    results.rewards[row] = after - before
    results.causes[row] = cause
    results.refused[row] = is_refused
    results.final_scores[row] = after
    if cause and auto_reset:
        start_next_game(game, tables, initial_rows, row, first_seat)
        after = score(game, tables)
    results.scores[row] = after
    results.seats[row] = get(game, SEAT)
