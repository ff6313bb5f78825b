"""A worker process for bots: tasks come in, moves go out, nothing is remembered.

``BotProcesses`` starts it with ``main`` and ends it by closing its input.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import BinaryIO, NamedTuple, cast

from tamaya.bots.bot_tasks import BotTask
from tamaya.bots.game_adapters import AnyMove
from tamaya.roster import table_player

LENGTH_BYTES = 4
READY = pickle.dumps("ready")


class FailureReport(NamedTuple):
    """A bot failed: the type of the exception, without its text."""

    kind: str


def frame(message: bytes) -> bytes:
    """A message with its length in front."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def run_task(task: BotTask) -> AnyMove | FailureReport:
    """The bot's move, or how it failed; an exception does not end the process."""
    try:
        player = table_player(task.game, task.bot, task.view.board.players, task.seed)
        return cast(AnyMove, player.decide(task.view))
    except Exception as error:  # noqa: BLE001
        return FailureReport(type(error).__name__)


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer one task after the other until the input ends."""
    answers.write(frame(READY))
    answers.flush()
    while len(head := tasks.read(LENGTH_BYTES)) == LENGTH_BYTES:
        # Only the parent process can write here, so unpickling is safe.
        task: BotTask = pickle.loads(tasks.read(int.from_bytes(head, "big")))
        answers.write(frame(pickle.dumps(run_task(task))))
        answers.flush()


def main() -> None:
    """Serve on the standard streams; what a bot prints goes to standard error."""
    # An interrupt from the terminal is for the parent, which closes the input when it has finished.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError), answers:
        serve(sys.stdin.buffer, answers)
