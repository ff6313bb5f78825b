"""A player for tables with people: it plays conventions that people use and explains its moves."""

from tamaya.players.hanabi.friend.among_careful import AmongCareful
from tamaya.players.hanabi.friend.explainer import Explainer
from tamaya.players.hanabi.friend.explanation_types import Explanation
from tamaya.players.hanabi.friend.followed_game import FollowedGame
from tamaya.players.hanabi.shared_kernels.action_moves import move_for
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.view import View


class Friend:
    """Decides from the view alone, without randomness."""

    def __init__(self) -> None:
        """Start without memory."""
        self._game: FollowedGame | None = None
        self._among_careful = AmongCareful()

    def decide(self, view: View) -> Decision:
        """The move with the highest score; if nobody else plays conventions, a careful one."""
        game = self.followed_game(view)
        if game.is_alone:
            return self._among_careful.decide(view)
        return move_for(view, game.tables, game.choose())

    def explain(self, view: View) -> Explanation:
        """The reason for its move, and how it read the clues about its hand."""
        game = self.followed_game(view)
        action = game.choose()
        explainer = Explainer(game, view.board)
        return Explanation(
            explainer.move_reason(self.decide(view), action), tuple(explainer.readings())
        )

    def followed_game(self, view: View) -> FollowedGame:
        """The game as the seat to act knows it, brought up to date with the view."""
        viewer, game = view.board.seat_to_act, self._game
        if game is None or not game.is_continued_by(view, viewer):
            game = self._game = FollowedGame(view.board.rules, view.board.players, viewer)
        game.follow(view)
        return game
