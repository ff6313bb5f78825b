"""What a bot is asked: which bot it is, its seed and its view, and nothing else."""

from collections.abc import Sequence
from typing import NamedTuple

from tamaya.bots.game_adapters import ADAPTERS, AnyMove, AnyView
from tamaya.players.random_player import RandomPlayer
from tamaya.roster import BOT_COSTS, COMPILED, BotCost, stand_in
from tamaya.rules.seed_and_shuffle import Seed, seed_from_words


class MoveRequest(NamedTuple):
    """Everything that a bot gets to decide on a move; it is sent to a worker process."""

    game: str
    bot: str
    seed: Seed
    view: AnyView

    @property
    def is_compiled(self) -> bool:
        """Whether the bot needs machine code, compiled once and then loaded from disk."""
        return is_compiled(self.bot)

    @property
    def is_slow(self) -> bool:
        """Whether the roster calls the bot slow; one that it does not know fails at once."""
        return BOT_COSTS.get(self.bot) is BotCost.SLOW

    @property
    def code_key(self) -> tuple[str, int]:
        """What identifies that machine code: a bot may need other code for other seat counts."""
        return self.bot, self.view.board.players

    def for_stand_in(self) -> "MoveRequest | None":
        """The same request for the bot that stands in for this one, if there is one."""
        bot = stand_in(self.bot, self.view.board.players)
        return None if bot is None else self._replace(bot=bot)

    @property
    def legal_moves(self) -> Sequence[AnyMove]:
        """The moves to choose from."""
        return self.view.legal_moves

    def random_move(self) -> AnyMove:
        """A random legal move, where no bot has found one."""
        return RandomPlayer(self.seed).decide(self.view)


def is_compiled(bot: str) -> bool:
    """Whether a bot needs machine code, compiled once and then loaded from disk."""
    return bot in COMPILED


def warm_up_request(game: str, bot: str, players: int) -> MoveRequest:
    """A task to compile a bot with before any game has begun; its answer is ignored."""
    seed = seed_from_words("before the game")
    return MoveRequest(game, bot, seed, ADAPTERS[game].warm_up_view(players, seed))
