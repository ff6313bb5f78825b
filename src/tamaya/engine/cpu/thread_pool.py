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


class WorkResult(NamedTuple):
    """What came of one part of the work."""

    part: int
    found: int | Exception


class WorkItem(NamedTuple):
    """Rows for a kernel to walk over, and where to say that it is done."""

    number: int
    kernel: Kernel
    arguments: tuple[object, ...]
    start: int
    stop: int
    done: SimpleQueue[WorkResult]


class ThreadPool:
    """Threads that last as long as the process, whoever calls."""

    def __init__(self) -> None:
        """Nobody, until there is work for more than the caller."""
        self._queue: SimpleQueue[WorkItem] = SimpleQueue()
        self._threads: list[Thread] = []

    def run(
        self, kernel: Kernel, arguments: tuple[object, ...], bounds: Sequence[int]
    ) -> list[int]:
        """Walk over the rows between each two bounds at once, and tell what was found in each.

        The first part is the caller's own.
        """
        own, *others = pairwise(bounds)
        done: SimpleQueue[WorkResult] = SimpleQueue()
        for number, (start, stop) in enumerate(others, 1):
            if len(self._threads) < number:
                self._threads.append(self._start_thread())
            self._queue.put(WorkItem(number, kernel, arguments, start, stop, done))
        found = {0: kernel(*arguments, *own) or 0}
        for _ in others:
            part, what = done.get()
            if isinstance(what, Exception):
                raise what
            found[part] = what
        return [found[part] for part in range(len(found))]

    def _start_thread(self) -> Thread:
        thread = Thread(target=_work, args=(self._queue,), name="tamaya-engine", daemon=True)
        thread.start()
        return thread


def _work(queue: SimpleQueue[WorkItem]) -> None:
    while True:
        number, kernel, arguments, start, stop, done = queue.get()
        try:
            done.put(WorkResult(number, kernel(*arguments, start, stop) or 0))
        except Exception as failed:  # noqa: BLE001 - the caller raises it
            done.put(WorkResult(number, failed))


def thread_pool() -> ThreadPool:
    """The crew of this process. One that was forked has none of the threads it was forked from."""
    return _pool_of(os.getpid())


@cache
def _pool_of(_process: int) -> ThreadPool:
    return ThreadPool()
