"""A worker process for bots: tasks come in, moves go out, nothing is remembered."""

from typing import cast

from tamaya.bots.game_adapters import AnyMove
from tamaya.bots.move_request import MoveRequest
from tamaya.roster import table_player
from tamaya.workers.worker_main import serve_standard_streams


def decided_move(request: MoveRequest) -> AnyMove:
    """The bot's move."""
    player = table_player(request.game, request.bot, request.view.board.players, request.seed)
    return cast(AnyMove, player.decide(request.view))


def main() -> None:
    """Decide until the server closes the input."""
    serve_standard_streams(decided_move)
