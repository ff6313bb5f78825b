"""Who plays the games of a match: this process, or several processes of this machine."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import Any

from tamaya.arena.match import Match
from tamaya.arena.refusals import ArenaRefusal
from tamaya.rules.game import Refused

Numbers = Sequence[int]
Executor = Callable[[Match[Any], Sequence[Numbers]], Iterator[tuple[Numbers, Sequence[Any]]]]
"""Plays pieces of a match, and gives each with its ends, in whatever order they are finished."""


def in_this_process(
    match: Match[Any], chunks: Sequence[Numbers]
) -> Iterator[tuple[Numbers, Sequence[Any]]]:
    """One piece after the other, in this process."""
    for chunk in chunks:
        yield chunk, match.play(chunk)


def in_processes(workers: int) -> Executor:
    """As many pieces at once as there are workers."""

    def executor(
        match: Match[Any], chunks: Sequence[Numbers]
    ) -> Iterator[tuple[Numbers, Sequence[Any]]]:
        others = set(active_children())
        pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupts)
        futures: dict[Future[Sequence[Any]], Numbers] = {}
        try:
            futures |= {pool.submit(_play, match, chunk): chunk for chunk in chunks}
            for done in as_completed(list(futures)):
                yield futures.pop(done), done.result()
        except BrokenProcessPool:
            # The system ends a process when there is no memory left, for one.
            raise Refused(ArenaRefusal.WORKERS_GONE) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            # Whoever stops in the middle does not wait for a game that nobody wants any more.
            for child in set(active_children()) - others if futures else ():
                child.terminate()

    return in_this_process if workers == 1 else executor


def _play(match: Match[Any], numbers: Numbers) -> Sequence[Any]:
    return match.play(numbers)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
