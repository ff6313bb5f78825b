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
Crew = Callable[[Match[Any], Sequence[Numbers]], Iterator[tuple[Numbers, Sequence[Any]]]]
"""Plays pieces of a match, and gives each with its ends, in whatever order they are finished."""


def here(match: Match[Any], pieces: Sequence[Numbers]) -> Iterator[tuple[Numbers, Sequence[Any]]]:
    """One piece after the other, in this process."""
    for piece in pieces:
        yield piece, match.play(piece)


def in_processes(workers: int) -> Crew:
    """As many pieces at once as there are workers."""

    def crew(
        match: Match[Any], pieces: Sequence[Numbers]
    ) -> Iterator[tuple[Numbers, Sequence[Any]]]:
        others = set(active_children())
        pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
        asked: dict[Future[Sequence[Any]], Numbers] = {}
        try:
            asked |= {pool.submit(_play, match, piece): piece for piece in pieces}
            for done in as_completed(list(asked)):
                yield asked.pop(done), done.result()
        except BrokenProcessPool:
            # The system ends a process when there is no memory left, for one.
            raise Refused(ArenaRefusal.WORKERS_GONE) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            # Whoever stops in the middle does not wait for a game that nobody wants any more.
            for child in set(active_children()) - others if asked else ():
                child.terminate()

    return here if workers == 1 else crew


def _play(match: Match[Any], numbers: Numbers) -> Sequence[Any]:
    return match.play(numbers)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
