"""The server's log: one line of each kind a minute, and no text of exceptions."""

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from tamaya.web.safe_traceback import safe_traceback

log = logging.getLogger(__name__)

SECONDS_BETWEEN_REPEATS = 60.0
MOST_LINES = 200
"""Different lines within a minute; more are dropped."""
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
CANNOT_ACCEPT = "cannot accept connections"

ExceptionInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


@dataclass(slots=True)
class LoggedLine:
    """A line of the log."""

    logged_at: float
    repeats: int = 0
    """How often it was dropped since."""


class RepeatFilter(logging.Filter):
    """Lets the same line pass once a minute, and then says how often it was repeated."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Start with nothing logged."""
        super().__init__()
        self._now = now
        self._known: dict[tuple[str, object], LoggedLine] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log this record."""
        now = self._now()
        line = record.getMessage()
        key = (line, record.exc_info and record.exc_info[0])
        known = self._known.get(key)
        if known is not None and now - known.logged_at < SECONDS_BETWEEN_REPEATS:
            known.repeats += 1
            return False
        if known is not None and known.repeats:
            record.msg, record.args = f"{line} (repeated {known.repeats} times)", None
        self._forget_old(now)
        if len(self._known) >= MOST_LINES:
            return False
        self._known[key] = LoggedLine(now)
        return True

    def _forget_old(self, now: float) -> None:
        if len(self._known) >= MOST_LINES:
            self._known = {
                key: known
                for key, known in self._known.items()
                if now - known.logged_at < SECONDS_BETWEEN_REPEATS
            }


class SafeFormatter(logging.Formatter):
    """Writes the type of an exception and where it came from, never its text."""

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802
        """The traceback without values."""
        return safe_traceback(ei[1]) if ei[1] is not None else ""


def configure_logging() -> None:
    """Log warnings and failures of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(SafeFormatter(LINE))
    handler.addFilter(RepeatFilter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def log_loop_failure(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what no task handles; set as the exception handler of the event loop."""
    del loop
    # Of a callback only the name is logged: its arguments may be secret.
    message, failure = context["message"].partition("(")[0], context.get("exception")
    if message == CANNOT_ACCEPT:
        log.error("no descriptor left: cannot accept connections")
    elif failure is None:
        log.error("event loop: %s", message)
    else:
        log.error("event loop: %s: %s", message, safe_traceback(failure))
