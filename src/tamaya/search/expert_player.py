"""The expert: friend's conventions, and rollouts that look for a better readable move."""

from functools import cache

import numpy as np

from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi.compiled_player import tables_for
from tamaya.players.hanabi.shared_kernels.action_moves import move_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.rules.hanabi.game import Game
from tamaya.rules.hanabi.game_choice import Choice, compose
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.view import View
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import FEWEST_PLAYERS, Seat
from tamaya.search.expert_search import ExpertBudget, ExpertSearch
from tamaya.search.time_limit import Stopwatch


class ExpertPlayer:
    """Expects the others to play like friend, and makes only moves that a friend can read.

    It remembers nothing between decisions. Without a time limit the same view gives the same move
    on every machine.
    """

    def __init__(self, budget: ExpertBudget | None = None) -> None:
        """Use this budget for each move."""
        self.budget = ExpertBudget() if budget is None else budget

    def decide(self, view: View) -> Decision:
        """Friend's move, or one that scored clearly more in the same worlds."""
        warm_up()
        watch = Stopwatch(self.budget.seconds)
        tables = tables_for(view.board.rules, view.board.players)
        search = ExpertSearch(rows_of_view(view, tables), tables, self.budget, watch)
        return move_for(view, tables, search.decide().action)


@cache
def warm_up() -> None:
    """Compile the kernels, which takes minutes, or load them from disk."""
    rules = compose(Choice())
    tables = tables_for(rules, FEWEST_PLAYERS)
    game = Game.deal(rules, FEWEST_PLAYERS, seed_from_words("a first game"), Seat(0))
    rows = row_of(game.state, tables)[np.newaxis]
    ExpertSearch(rows, tables, ExpertBudget(rollouts=40, worlds=1)).decide()
