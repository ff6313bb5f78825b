"""How far a long piece of work has come, in one line that is written over on a terminal."""

import sys
from collections.abc import Mapping
from time import perf_counter

LENGTH = 30
FEWEST_SECONDS = 0.1
"""The line is not written more often than eyes can follow."""


class Progress:
    """Shown on the standard error, and only to somebody who looks at a terminal."""

    def __init__(self, done: int, total: int) -> None:
        """Begin with what is done already."""
        self._known = self._done = done
        self._all = total
        self._began = self._shown = perf_counter()
        self._is_seen = sys.stderr is not None and sys.stderr.isatty()

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return perf_counter() - self._began

    @property
    def per_second(self) -> float:
        """How many have been done in a second."""
        return (self._done - self._known) / max(self.seconds, 1e-9)

    def advance(self, ended: Mapping[int, object]) -> None:
        """So many more are done."""
        self._done += len(ended)
        if self._is_seen and perf_counter() - self._shown >= FEWEST_SECONDS:
            self._shown = perf_counter()
            sys.stderr.write("\r" + self.line())
            sys.stderr.flush()

    def line(self) -> str:
        """The line as it stands."""
        filled = LENGTH * self._done // self._all
        bar = "#" * filled + "." * (LENGTH - filled)
        return f"[{bar}] {self._done}/{self._all}  {self.per_second:.1f}/s "

    def stop(self) -> None:
        """Leave a clean line."""
        if self._is_seen:
            sys.stderr.write("\r" + " " * len(self.line()) + "\r")
            sys.stderr.flush()
