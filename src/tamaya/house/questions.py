"""What a bot of the house is asked: a view and who it is, and nothing beside."""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from tamaya.notation import hanabi_text, ikebana_text
from tamaya.players.random_player import RandomPlayer
from tamaya.rules import hanabi, ikebana
from tamaya.rules.shuffle import Seed
from tamaya.table.games import Game

AnyView = hanabi.View | ikebana.View
AnyMove = hanabi.Move | ikebana.Move


class Question(NamedTuple):
    """Everything that a bot is handed; it travels to the process that thinks."""

    game: str
    bot: str
    seed: Seed
    view: AnyView

    @property
    def legal_moves(self) -> Sequence[AnyMove]:
        """What the seat may do."""
        return self.view.legal_moves

    def any_move(self) -> AnyMove:
        """A legal move for a bot that has none of its own."""
        return RandomPlayer(self.seed).decide(self.view)


def move_text(move: AnyMove) -> str:
    """The word for a move of either game."""
    match move:
        case ikebana.Buy() | ikebana.Draw() | ikebana.Keep() | ikebana.Reject():
            return ikebana_text.move_text(move)
        case _:
            return hanabi_text.move_text(hanabi_text.Written(move))


def decisions_made(game: Game) -> int:
    """How many decisions led here. Hands put in order do not count: they may come at any time."""
    match game:
        case hanabi.Game():
            return sum(not isinstance(made.move, hanabi.Rearrange) for made in game.moves)
        case ikebana.Game():
            return len(game.moves)
        case _:
            assert_never(game)
