"""A process that thinks for the house: questions come in, moves go out, nothing is remembered.

The house starts it with ``main`` and ends it by hanging up.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import BinaryIO, NamedTuple, cast

from tamaya.house.questions import AnyMove, Question
from tamaya.roster import house_player

LENGTH_BYTES = 4
READY = pickle.dumps("ready")


class Failed(NamedTuple):
    """A bot could not decide: the kind of its mistake, without what it was about."""

    kind: str


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def answer(question: Question) -> AnyMove | Failed:
    """The bot's move, or how it failed: its mistakes are its own and never end the process."""
    try:
        player = house_player(question.game, question.bot, question.seed)
        return cast(AnyMove, player.decide(question.view))
    except Exception as error:  # noqa: BLE001
        return Failed(type(error).__name__)


def think(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer one question after the other until nobody asks any more."""
    answered.write(framed(READY))
    answered.flush()
    while len(head := asked.read(LENGTH_BYTES)) == LENGTH_BYTES:
        # Only the house that started this process can write here.
        question: Question = pickle.loads(asked.read(int.from_bytes(head, "big")))
        answered.write(framed(pickle.dumps(answer(question))))
        answered.flush()


def main() -> None:
    """Think on the standard streams; whatever a bot prints goes where errors go."""
    # An interrupt at the terminal is meant for the house, which hangs up when it has finished.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answered = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError), answered:
        think(sys.stdin.buffer, answered)
