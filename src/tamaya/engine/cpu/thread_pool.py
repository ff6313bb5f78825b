"""A thread pool for kernels.

The standard library's pools take as long to submit a call as a kernel takes for a thousand games.
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
    """What a kernel returned or raised for one range of rows."""

    number: int
    value: int | Exception


class WorkItem(NamedTuple):
    """A kernel call over one range of rows, and the queue for its result."""

    number: int
    kernel: Kernel
    arguments: tuple[object, ...]
    start: int
    stop: int
    done: SimpleQueue[WorkResult]


class ThreadPool:
    """Threads that live as long as the process and serve every caller."""

    def __init__(self) -> None:
        """Start without threads; calls add them as they need them."""
        self._queue: SimpleQueue[WorkItem] = SimpleQueue()
        self._threads: list[Thread] = []

    def run(
        self, kernel: Kernel, arguments: tuple[object, ...], bounds: Sequence[int]
    ) -> list[int]:
        """Run a kernel over the rows between each two bounds at once, and return all results.

        The caller's thread runs the first range itself.
        """
        own, *others = pairwise(bounds)
        done: SimpleQueue[WorkResult] = SimpleQueue()
        for number, (start, stop) in enumerate(others, 1):
            if len(self._threads) < number:
                self._threads.append(self._start_thread())
            self._queue.put(WorkItem(number, kernel, arguments, start, stop, done))
        results = {0: kernel(*arguments, *own) or 0}
        for _ in others:
            number, value = done.get()
            if isinstance(value, Exception):
                raise value
            results[number] = value
        return [results[number] for number in range(len(results))]

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
    """Return the pool of this process; a forked process has none of its parent's threads."""
    return _pool_of(os.getpid())


@cache
def _pool_of(_process: int) -> ThreadPool:
    return ThreadPool()
