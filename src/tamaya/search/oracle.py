"""The oracle: a player that sees the whole state, and uses all of it but the order of the deck.

It cannot sit at a table, because a table hands out views only. It shows how well a game could have
been played, as a measure for other players.
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from tamaya.engine.action_numbers import ActionNumbering
from tamaya.engine.cpu.row_kernels import choose_kernel
from tamaya.engine.jit import kernel_from_template
from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi.compiled_player import tables_for
from tamaya.rules.hanabi.legality import legal_moves
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.state import State
from tamaya.search.decision_context import Situation
from tamaya.search.kernels_by_blueprint import with_compile_message
from tamaya.search.move_comparison import Scores, SwitchThreshold, compare_moves, highest_score
from tamaya.search.open_hand_policy import OPEN_HANDS
from tamaya.search.rollouts import roll_out

ROLLOUTS = 2000


class Oracle:
    """Plays with open hands; the deck is shuffled again in each world."""

    def __init__(self, rollouts: int = ROLLOUTS) -> None:
        """Play this many games to their end for each move."""
        self.rollouts = rollouts

    def decide(self, state: State) -> Decision:
        """The move with the best scores when games go on with open hands."""
        tables = tables_for(state.board.rules, state.board.players)
        row = row_of(state, tables)
        situation = Situation(row[np.newaxis], tables)
        memory = np.zeros((1, OPEN_HANDS.memory), np.int64)
        usual = np.zeros(1, np.int64)
        with_compile_message(choose_kernel(OPEN_HANDS))(situation.rows, tables, memory, usual, 0, 1)
        counts = np.zeros(tables.face_count, np.int64)
        games = np.zeros((2, tables.words), np.int32)

        def play(some: list[int], start: int, stop: int) -> Scores:
            scores = np.zeros((len(some), stop - start), np.int64)
            _roll_out()(
                row,
                tables,
                memory[0],
                situation.seat,
                situation.numbers,
                situation.unseen,
                situation.own_hand[np.newaxis],
                np.array(some, np.int64),
                situation.turn,
                start,
                stop,
                scores,
                counts,
                games,
                np.zeros(OPEN_HANDS.memory, np.int64),
            )
            return scores

        numbering = ActionNumbering(state.board.rules, tables)
        legal = [numbering.action_of(state, move) for move in legal_moves(state)]
        actions = [int(usual[0]), *_other_actions(situation, legal, int(usual[0]))]
        found = compare_moves(
            actions,
            highest_score(tables),
            self.rollouts,
            SwitchThreshold(0.0, 1.0),
            play,
            lambda: False,
        )
        return numbering.move_of(state, found.action)


def _other_actions(situation: Situation, legal: list[int], usual: int) -> list[int]:
    """The other legal actions: one play and discard for each face in the hand, and one clue."""
    tables = situation.tables
    size = tables.hand_size
    kinds: dict[tuple[int, int], int] = {}
    for action in (usual, *legal):
        if action < 2 * size:
            kind = (action // size, int(situation.own_hand[action % size]))
        elif action < tables.take_back:
            kind = (2, 0)
        else:
            kind = (3, action)
        kinds.setdefault(kind, action)
    return [action for action in kinds.values() if action != usual]


@cache
def _roll_out() -> Callable[..., None]:
    return with_compile_message(kernel_from_template(roll_out, OPEN_HANDS.choose, OPEN_HANDS.name))
