"""A limit on the time of one search."""

from collections.abc import Iterator
from time import perf_counter


class Stopwatch:
    """Runs from its creation; without a limit it never ends."""

    def __init__(self, seconds: float | None) -> None:
        """Allow this many seconds."""
        self._end = None if seconds is None else perf_counter() + seconds

    @property
    def is_over(self) -> bool:
        """Whether no time is left."""
        return self._end is not None and perf_counter() > self._end

    def chunks(self, start: int, stop: int, size: int) -> Iterator[tuple[int, int]]:
        """Split a range into pieces until the time is over, or one piece without a limit.

        The results do not depend on the pieces; only how many there are depends on the time.
        """
        if self._end is None:
            size = max(1, stop - start)
        while start < stop and not self.is_over:
            yield start, min(start + size, stop)
            start += size
