"""A match as far as it has been played: it can be stopped at any time, and gone on with."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from tamaya.arena.executors import Executor, Numbers, in_this_process
from tamaya.arena.match import AnyResult, Match

ResultListener = Callable[[Mapping[int, Any]], None]
"""Is told the games that have just ended, by number."""


class MatchRun(Generic[AnyResult]):
    """The games of one match that have ended."""

    def __init__(
        self, match: Match[AnyResult], known: Mapping[int, AnyResult] | None = None
    ) -> None:
        """Begin with the games that are known already."""
        self.match = match
        self._results = {n: result for n, result in (known or {}).items() if n < match.games}
        self.known = len(self._results)
        """How many of them were known before."""

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return len(self._results) == self.match.games

    @property
    def results(self) -> list[AnyResult]:
        """How the games ended that have, in the order of their numbers: whoever played them."""
        return [self._results[number] for number in sorted(self._results)]

    @property
    def by_number(self) -> Mapping[int, AnyResult]:
        """The same by number."""
        return self._results

    def play(
        self, executor: Executor = in_this_process, listeners: Sequence[ResultListener] = ()
    ) -> None:
        """Play what is left; each piece that has ended is kept, even if the next never does."""
        for numbers, played in executor(self.match, self._chunks()):
            results = dict(zip(numbers, played, strict=True))
            self._results |= results
            for listener in listeners:
                listener(results)

    def _chunks(self) -> list[Numbers]:
        left = [number for number in range(self.match.games) if number not in self._results]
        size = self.match.chunk_size
        return [left[start : start + size] for start in range(0, len(left), size)]
