"""Run the games of a match in this process, or in several processes."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import Any

from tamaya.arena.match_interface import Match
from tamaya.arena.refusals import ArenaRefusal
from tamaya.rules.shared_types import Refused

Chunk = Sequence[int]
"""The numbers of games that are played in one task."""
Executor = Callable[[Match[Any], Sequence[Chunk]], Iterator[tuple[Chunk, Sequence[Any]]]]
"""Plays chunks of a match, and yields each with its results as it finishes, in any order."""


def in_this_process(
    match: Match[Any], chunks: Sequence[Chunk]
) -> Iterator[tuple[Chunk, Sequence[Any]]]:
    """Play one chunk after the other in this process."""
    for chunk in chunks:
        yield chunk, match.play(chunk)


def in_processes(workers: int) -> Executor:
    """Return an executor with this many worker processes."""

    def executor(
        match: Match[Any], chunks: Sequence[Chunk]
    ) -> Iterator[tuple[Chunk, Sequence[Any]]]:
        others = set(active_children())
        pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupts)
        futures: dict[Future[Sequence[Any]], Chunk] = {}
        try:
            futures |= {pool.submit(_play, match, chunk): chunk for chunk in chunks}
            for done in as_completed(list(futures)):
                yield futures.pop(done), done.result()
        except BrokenProcessPool:
            # For example, the system kills a process when memory runs out.
            raise Refused(ArenaRefusal.WORKERS_GONE) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            # If the caller stops early, do not wait for games that are still running.
            for child in set(active_children()) - others if futures else ():
                child.terminate()

    return in_this_process if workers == 1 else executor


def _play(match: Match[Any], chunk: Chunk) -> Sequence[Any]:
    return match.play(chunk)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
