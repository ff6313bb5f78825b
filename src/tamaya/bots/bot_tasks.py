"""What a bot of the house is asked: a view and who it is, and nothing beside."""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from tamaya.notation.hanabi_text import WrittenMove, hanabi_move_text
from tamaya.notation.ikebana_text import ikebana_move_text
from tamaya.players.random_player import RandomPlayer
from tamaya.roster import COMPILED, stand_in
from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Seat
from tamaya.rules.shuffle import Seed, seed_from_words
from tamaya.table.games import Game

AnyView = hanabi.View | ikebana.View
AnyMove = hanabi.Move | ikebana.Move


class BotTask(NamedTuple):
    """Everything that a bot is handed; it travels to the process that thinks."""

    game: str
    bot: str
    seed: Seed
    view: AnyView

    @property
    def is_compiled(self) -> bool:
        """Whether machine code must be made, or read from disk, before this bot can think."""
        return is_compiled(self.game, self.bot)

    @property
    def code_key(self) -> tuple[str, int]:
        """What that machine code is for: a bot may need other code for other numbers of seats."""
        return self.bot, self.view.board.players

    def for_stand_in(self) -> "BotTask | None":
        """The same asked of whoever moves in the bot's place, if there is somebody."""
        bot = stand_in(self.bot, self.view.board.players)
        return None if bot is None else self._replace(bot=bot)

    @property
    def legal_moves(self) -> Sequence[AnyMove]:
        """What the seat may do."""
        return self.view.legal_moves

    def random_move(self) -> AnyMove:
        """A legal move for a bot that has none of its own."""
        return RandomPlayer(self.seed).decide(self.view)


def is_compiled(game: str, bot: str) -> bool:
    """Whether machine code must be made, or read from disk, before this bot can think."""
    return game == "hanabi" and bot in COMPILED


def warm_up_task(bot: str, players: int) -> BotTask:
    """What a bot of Hanabi may be asked before any game has begun: it is asked of none."""
    seed = seed_from_words("before the game")
    game = hanabi.Game.deal(hanabi.compose(hanabi.Choice()), players, seed, Seat(0))
    return BotTask("hanabi", bot, seed, game.view(Seat(0)))


def move_text(move: AnyMove) -> str:
    """The word for a move of either game."""
    match move:
        case ikebana.Buy() | ikebana.Draw() | ikebana.Keep() | ikebana.Reject():
            return ikebana_move_text(move)
        case _:
            return hanabi_move_text(WrittenMove(move))


def count_decisions(game: Game) -> int:
    """How many decisions led here. Hands put in order do not count: they may come at any time."""
    match game:
        case hanabi.Game():
            return sum(not isinstance(made.move, hanabi.Rearrange) for made in game.moves)
        case ikebana.Game():
            return len(game.moves)
        case _:
            assert_never(game)
