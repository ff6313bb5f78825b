"""A worker process for bots: tasks come in, moves go out, nothing is remembered."""

from typing import cast

from tamaya.bots.bot_tasks import BotTask
from tamaya.bots.game_adapters import AnyMove
from tamaya.roster import table_player
from tamaya.workers.worker_main import serve_standard_streams


def decided_move(task: BotTask) -> AnyMove:
    """The bot's move."""
    player = table_player(task.game, task.bot, task.view.board.players, task.seed)
    return cast(AnyMove, player.decide(task.view))


def main() -> None:
    """Decide until the server closes the input."""
    serve_standard_streams(decided_move)
