"""The compiled players at a table: a view goes in, and a policy of the engine chooses the move."""

from collections.abc import Callable
from functools import cache

import numpy as np

from tamaya.engine.array_types import Numbers, Words
from tamaya.engine.jit import ensure_compiled, kernel_from_template
from tamaya.engine.rule_tables import RuleTables, rule_tables_of
from tamaya.players.hanabi.hat.common_knowledge import update_knowledge
from tamaya.players.hanabi.hat.decision import hat_move as choose
from tamaya.players.hanabi.hat.engine_policy import HAT
from tamaya.players.hanabi.pair.common_knowledge import update_knowledge as update_pair_knowledge
from tamaya.players.hanabi.pair.engine_policy import PAIR
from tamaya.players.hanabi.pair.memory_layout import SEATS
from tamaya.players.hanabi.shared_kernels.action_moves import move_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.players.hanabi.shared_kernels.memory_layout import MEMORY_WORDS
from tamaya.rules.hanabi.game_choice import Choice, compose
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.parameters import Rules
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import FEWEST_PLAYERS

Chooser = Callable[[Words, RuleTables, Numbers, int], int]
"""Takes the rows of a game so far, an empty memory and a seat; returns the seat's action."""


class CompiledPlayer:
    """Plays the moves of a policy.

    It remembers nothing between decisions: everything follows from the history of its view.
    """

    def __init__(self, chooser: Chooser) -> None:
        """Play by this chooser."""
        self._chooser = chooser

    def decide(self, view: View) -> Decision:
        """The move of the policy."""
        board = view.board
        tables = tables_for(board.rules, board.players)
        rows = rows_of_view(view, tables)
        chooser = compiled_chooser(self._chooser)
        action = chooser(rows, tables, np.zeros(MEMORY_WORDS, np.int64), int(board.seat_to_act))
        return move_for(view, tables, action)


class PairPlayer(CompiledPlayer):
    """Plays by the conventions of two seats, and with two seats only."""

    def decide(self, view: View) -> Decision:
        """The move of the policy; a ``ValueError`` with another number of seats."""
        if view.board.players != SEATS:
            raise ValueError(f"pair plays with {SEATS} seats, not {view.board.players}; use hat")
        return super().decide(view)


def hat_player() -> CompiledPlayer:
    """The player that guesses hats, with any number of seats."""
    return CompiledPlayer(hat_from_history)


def pair_player() -> CompiledPlayer:
    """The player for two seats."""
    return PairPlayer(pair_from_history)


def choose_from_history(rows: Words, tables: RuleTables, memory: Numbers, seat: int) -> int:
    """Follow the whole history, then choose an action in its last row."""
    last = len(rows) - 1
    for index in range(last):
        update_knowledge(rows[index], tables, memory, seat)
    return choose(rows[last], tables, memory)


hat_from_history = kernel_from_template(
    choose_from_history, HAT.choose, HAT.name, update_knowledge=update_knowledge
)
pair_from_history = kernel_from_template(
    choose_from_history, PAIR.choose, PAIR.name, update_knowledge=update_pair_knowledge
)


@cache
def compiled_chooser(chooser: Chooser) -> Chooser:
    """The chooser, ready to run: compiling takes a minute the first time, then it is on disk."""
    tables = tables_for(compose(Choice()), FEWEST_PLAYERS)
    example = (np.zeros((1, tables.words), np.int32), tables, np.zeros(MEMORY_WORDS, np.int64), 0)
    ensure_compiled({chooser.__name__: (chooser, example)})
    return chooser


@cache
def tables_for(rules: Rules, players: int) -> RuleTables:
    """The tables of these rules, cached."""
    return rule_tables_of(rules, players)
