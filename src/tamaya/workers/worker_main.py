"""The main loop of a worker process: tasks come in, answers go out.

``WorkerProcess`` starts it and ends it by closing its input.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, NamedTuple

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

LENGTH_BYTES = 4
READY = pickle.dumps("ready")

NICENESS = 10
"""Workers give way to the server, which must stay quick on a busy machine."""


class FailureReport(NamedTuple):
    """A task failed: the type of the exception, without its text, which may name a card."""

    kind: str


def frame(message: bytes) -> bytes:
    """A message with its length in front."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def answer_to(task: Any, run: Callable[[Any], Any]) -> Any:
    """The answer to a task, or how it failed; an exception does not end the process."""
    try:
        return run(task)
    except Exception as error:  # noqa: BLE001
        return FailureReport(type(error).__name__)


def serve(tasks: BinaryIO, answers: BinaryIO, run: Callable[[Any], Any]) -> None:
    """Answer one task after the other until the input ends."""
    answers.write(frame(READY))
    answers.flush()
    while len(head := tasks.read(LENGTH_BYTES)) == LENGTH_BYTES:
        # Only the parent process can write here, so unpickling is safe.
        task = pickle.loads(tasks.read(int.from_bytes(head, "big")))
        answers.write(frame(pickle.dumps(answer_to(task, run))))
        answers.flush()


def limit_memory(most_bytes: int) -> None:
    """Let a task that would need more memory fail, where the system can do that."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        # Some systems refuse any limit, and none may be above the hard one.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (most_bytes, hard))


def serve_standard_streams(run: Callable[[Any], Any]) -> None:
    """Serve on the standard streams; what a task prints goes to standard error."""
    # An interrupt from the terminal is for the parent, which closes the input when it has finished.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError), answers:
        serve(sys.stdin.buffer, answers, run)
