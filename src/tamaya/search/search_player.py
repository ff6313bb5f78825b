"""The search player: a view goes in, and the best move of its rollouts comes out."""

from tamaya.players.hanabi.compiled_player import tables_for
from tamaya.players.hanabi.shared_kernels.action_moves import move_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.view import View
from tamaya.search.blueprints import blueprint_for
from tamaya.search.decision_search import Budget, DecisionSearch
from tamaya.search.time_limit import Stopwatch
from tamaya.search.warm_up import warm_up


class SearchPlayer:
    """Expects the others to play the blueprint, and looks for a better move than the blueprint's.

    It remembers nothing between decisions. Without a time limit the same view gives the same move
    on every machine.
    """

    def __init__(self, budget: Budget | None = None) -> None:
        """Use this budget for each move."""
        self.budget = Budget() if budget is None else budget

    def decide(self, view: View) -> Decision:
        """The blueprint's move, or one that scored clearly more in the same worlds."""
        watch = Stopwatch(self.budget.seconds)
        players = view.board.players
        warm_up(players)
        tables = tables_for(view.board.rules, players)
        rows = rows_of_view(view, tables)
        search = DecisionSearch(rows, tables, blueprint_for(players), self.budget, watch)
        return move_for(view, tables, search.decide().action)
