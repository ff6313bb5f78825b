"""The pair at a table: a view goes in, and the compiled policy answers."""

from functools import cache

import numpy as np

from tamaya.engine.compiling import kernel, prepare
from tamaya.engine.rows import Numbers, Words
from tamaya.engine.tables import Tables
from tamaya.players.hanabi.hat.memory import WORDS
from tamaya.players.hanabi.hat.player import Hat, move_for, tables_for
from tamaya.players.hanabi.hat.replaying import lines_of
from tamaya.players.hanabi.pair.deciding import pair_move
from tamaya.players.hanabi.pair.listening import listen
from tamaya.players.hanabi.pair.memory import SEATS
from tamaya.rules.hanabi.choices import Choice, compose
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.view import View


class Pair:
    """Remembers nothing between decisions: all it goes by follows from the history of its view."""

    def decide(self, view: View) -> Decision:
        """The move of the policy; with more than two seats, that of a hat player."""
        board = view.board
        if board.players != SEATS:
            return Hat().decide(view)
        tables = tables_for(board.rules, board.players)
        lines = lines_of(view, tables)
        make_ready()
        memory = np.zeros(WORDS, np.int64)
        action = pair_at_a_table(lines, tables, memory, int(board.seat_to_act))
        return move_for(view, tables, action)


@kernel
def pair_at_a_table(lines: Words, tables: Tables, memory: Numbers, seat: int) -> int:
    """Listen to all that happened, and choose an action in the last line."""
    last = len(lines) - 1
    for row in range(last):
        listen(lines[row], tables, memory, seat)
    return pair_move(lines[last], tables, memory)


@cache
def make_ready() -> None:
    """Have the policy compiled, which takes a minute the first time; then it is kept on disk."""
    tables = tables_for(compose(Choice()), SEATS)
    example = (np.zeros((1, tables.words), np.int32), tables, np.zeros(WORDS, np.int64), 0)
    prepare({"pair_at_a_table": (pair_at_a_table, example)})
