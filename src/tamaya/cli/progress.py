"""A progress bar in one line of a terminal."""

import sys
from collections.abc import Mapping
from time import perf_counter

LENGTH = 30
FEWEST_SECONDS = 0.1
"""The shortest time between two updates of the line."""


class Progress:
    """A progress bar on standard error, shown only on a terminal."""

    def __init__(self, done: int, total: int) -> None:
        """Start with what is already done."""
        self._known = self._done = done
        self._total = total
        self._started = self._updated = perf_counter()
        self._is_shown = sys.stderr is not None and sys.stderr.isatty()

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return perf_counter() - self._started

    @property
    def per_second(self) -> float:
        """How many are done per second since the start."""
        return (self._done - self._known) / max(self.seconds, 1e-9)

    def advance(self, ended: Mapping[int, object]) -> None:
        """Count what has ended, and update the line."""
        self._done += len(ended)
        if self._is_shown and perf_counter() - self._updated >= FEWEST_SECONDS:
            self._updated = perf_counter()
            sys.stderr.write("\r" + self.line())
            sys.stderr.flush()

    def line(self) -> str:
        """The text of the line."""
        filled = LENGTH * self._done // self._total
        bar = "#" * filled + "." * (LENGTH - filled)
        return f"[{bar}] {self._done}/{self._total}  {self.per_second:.1f}/s "

    def stop(self) -> None:
        """Clear the line."""
        if self._is_shown:
            sys.stderr.write("\r" + " " * len(self.line()) + "\r")
            sys.stderr.flush()
