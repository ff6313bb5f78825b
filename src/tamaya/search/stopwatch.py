"""How long a thought may still take."""

from collections.abc import Iterator
from time import perf_counter


class Stopwatch:
    """Runs from the moment it is made; without a limit the time is never over."""

    def __init__(self, seconds: float | None) -> None:
        """Allow so many seconds."""
        self._end = None if seconds is None else perf_counter() + seconds

    @property
    def is_over(self) -> bool:
        """Whether no time is left."""
        return self._end is not None and perf_counter() > self._end

    def chunks(self, start: int, stop: int, size: int) -> Iterator[tuple[int, int]]:
        """From one number to another: in pieces until the time is over, or at once without a limit.

        So what is found does not depend on the pieces, only how much of it.
        """
        if self._end is None:
            size = max(1, stop - start)
        while start < stop and not self.is_over:
            yield start, min(start + size, stop)
            start += size
