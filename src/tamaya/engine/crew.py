"""The threads that kernels run in: they stay, and wait for rows to walk over.

The standard library's pools take as long to hand out a call as a kernel takes for a thousand games.
"""

import os
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

Kernel = Callable[..., int | None]


class Done(NamedTuple):
    """What came of one part of the work."""

    part: int
    found: int | Exception


class Part(NamedTuple):
    """Rows for a kernel to walk over, and where to say that it is done."""

    number: int
    kernel: Kernel
    arguments: tuple[object, ...]
    start: int
    stop: int
    done: SimpleQueue[Done]


class Crew:
    """Threads that last as long as the process, whoever calls."""

    def __init__(self) -> None:
        """Nobody, until there is work for more than the caller."""
        self._waiting: SimpleQueue[Part] = SimpleQueue()
        self._threads: list[Thread] = []

    def share(
        self, kernel: Kernel, arguments: tuple[object, ...], bounds: Sequence[int]
    ) -> list[int]:
        """Walk over the rows between each two bounds at once, and tell what was found in each.

        The first part is the caller's own.
        """
        own, *others = pairwise(bounds)
        done: SimpleQueue[Done] = SimpleQueue()
        for number, (start, stop) in enumerate(others, 1):
            if len(self._threads) < number:
                self._threads.append(self._begun())
            self._waiting.put(Part(number, kernel, arguments, start, stop, done))
        found = {0: kernel(*arguments, *own) or 0}
        for _ in others:
            part, what = done.get()
            if isinstance(what, Exception):
                raise what
            found[part] = what
        return [found[part] for part in range(len(found))]

    def _begun(self) -> Thread:
        thread = Thread(target=_work, args=(self._waiting,), name="tamaya-engine", daemon=True)
        thread.start()
        return thread


def _work(waiting: SimpleQueue[Part]) -> None:
    while True:
        number, kernel, arguments, start, stop, done = waiting.get()
        try:
            done.put(Done(number, kernel(*arguments, start, stop) or 0))
        except Exception as failed:  # noqa: BLE001 - the caller raises it
            done.put(Done(number, failed))


def crew() -> Crew:
    """The crew of this process. One that was forked has none of the threads it was forked from."""
    return _crew_of(os.getpid())


@cache
def _crew_of(_process: int) -> Crew:
    return Crew()
