"""Play a match, or the rest of one that was interrupted."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from tamaya.arena.executors import Chunk, Executor, in_this_process
from tamaya.arena.failed_games import FailedGame
from tamaya.arena.match_interface import AnyResult, Match

ResultListener = Callable[[Mapping[int, Any]], None]
"""Receives the results of the games that have just ended, by number."""


class MatchRun(Generic[AnyResult]):
    """The results of a match so far."""

    def __init__(
        self, match: Match[AnyResult], known: Mapping[int, AnyResult] | None = None
    ) -> None:
        """Start with the results that are known already."""
        self.match = match
        self._results = {n: result for n, result in (known or {}).items() if n < match.games}
        self.known = len(self._results)
        """The number of results that were known at the start."""
        self.failures: list[FailedGame] = []
        """The games that a bot could not finish; they are in no figure and no file."""

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return len(self._results) + len(self.failures) == self.match.games

    @property
    def results(self) -> list[AnyResult]:
        """Return the results in the order of the games' numbers."""
        return [self._results[number] for number in sorted(self._results)]

    @property
    def by_number(self) -> Mapping[int, AnyResult]:
        """Return the results by number."""
        return self._results

    def play(
        self, executor: Executor = in_this_process, listeners: Sequence[ResultListener] = ()
    ) -> None:
        """Play the remaining games; results are kept chunk by chunk, even if the run is stopped."""
        for numbers, played in executor(self.match, self._chunks()):
            results: dict[int, AnyResult] = {}
            for number, result in zip(numbers, played, strict=True):
                if isinstance(result, FailedGame):
                    self.failures.append(result)
                else:
                    results[number] = result
            self._results |= results
            for listener in listeners:
                listener(results)

    def _chunks(self) -> list[Chunk]:
        left = [number for number in range(self.match.games) if number not in self._results]
        size = self.match.chunk_size
        return [left[start : start + size] for start in range(0, len(left), size)]
