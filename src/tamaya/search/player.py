"""The searching player: a view goes in, and the best move that its rollouts found comes out."""

from tamaya.players.hanabi.compiled import move_for, tables_for
from tamaya.players.hanabi.hat.replaying import lines_of
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.view import View
from tamaya.search.blueprints import blueprint_for
from tamaya.search.getting_ready import make_ready
from tamaya.search.stopwatch import Stopwatch
from tamaya.search.thinking import Budget, Thought


class Search:
    """Takes the others for players of the blueprint, and looks for something better than it.

    It remembers nothing between decisions. Without a limit in time, the same view gives the same
    move everywhere.
    """

    def __init__(self, budget: Budget | None = None) -> None:
        """Think as long as the budget says about each move."""
        self.budget = Budget() if budget is None else budget

    def decide(self, view: View) -> Decision:
        """The blueprint's move, or one that brought clearly more in the same worlds."""
        watch = Stopwatch(self.budget.seconds)
        players = view.board.players
        make_ready(players)
        tables = tables_for(view.board.rules, players)
        lines = lines_of(view, tables)
        thought = Thought(lines, tables, blueprint_for(players), self.budget, watch)
        return move_for(view, tables, thought.decide().action)
