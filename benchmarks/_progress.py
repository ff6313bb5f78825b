"""Progress of long benchmarks: a bar on a terminal, now and then a line elsewhere."""

import sys
from collections.abc import Mapping
from time import perf_counter

from tamaya.cli.progress import Progress

SECONDS_BETWEEN_LINES = 20.0


class LoggedProgress(Progress):
    """A progress bar that also shows where there is no terminal, as lines on standard error."""

    def __init__(self, total: int, title: str = "", done: int = 0) -> None:
        """Start with what is already done."""
        super().__init__(done, total)
        self._title = title
        self._logged = perf_counter()

    def advance(self, ended: Mapping[int, object]) -> None:
        """Count what has ended, and show it."""
        super().advance(ended)
        if not self._is_shown and perf_counter() - self._logged >= SECONDS_BETWEEN_LINES:
            self._logged = perf_counter()
            print(self.line(), file=sys.stderr, flush=True)

    def line(self) -> str:
        """The text of the line, after the title."""
        return f"{self._title} {super().line()}".lstrip()
