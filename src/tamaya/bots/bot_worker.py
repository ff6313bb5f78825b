"""A process that thinks for the house: questions come in, moves go out, nothing is remembered.

The house starts it with ``main`` and ends it by hanging up.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import BinaryIO, NamedTuple, cast

from tamaya.bots.bot_tasks import BotTask
from tamaya.bots.games import AnyMove
from tamaya.roster import table_player

LENGTH_BYTES = 4
READY = pickle.dumps("ready")


class FailureReport(NamedTuple):
    """A bot could not decide: the kind of its mistake, without what it was about."""

    kind: str


def frame(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def run_task(task: BotTask) -> AnyMove | FailureReport:
    """The bot's move, or how it failed: its mistakes are its own and never end the process."""
    try:
        player = table_player(task.game, task.bot, task.view.board.players, task.seed)
        return cast(AnyMove, player.decide(task.view))
    except Exception as error:  # noqa: BLE001
        return FailureReport(type(error).__name__)


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other until nobody asks any more."""
    answers.write(frame(READY))
    answers.flush()
    while len(head := tasks.read(LENGTH_BYTES)) == LENGTH_BYTES:
        # Only the house that started this process can write here.
        task: BotTask = pickle.loads(tasks.read(int.from_bytes(head, "big")))
        answers.write(frame(pickle.dumps(run_task(task))))
        answers.flush()


def main() -> None:
    """Think on the standard streams; whatever a bot prints goes where errors go."""
    # An interrupt at the terminal is meant for the house, which hangs up when it has finished.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError), answers:
        serve(sys.stdin.buffer, answers)
