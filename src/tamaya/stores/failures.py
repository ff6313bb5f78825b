"""Failures of a store: counted by kind, and logged without their text, which may quote a row."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from tamaya.rules.shared_types import Refused
from tamaya.table.events import UnreadableEntry

log = logging.getLogger(__name__)


class StoreFailure(StrEnum):
    """What kind of failure keeps a store from reading or writing."""

    FULL = "full"
    """The disk or the database is full."""
    READ_ONLY = "read-only"
    IO_ERROR = "io-error"
    """The disk reports an error."""
    DAMAGED = "damaged"
    """The database finds its own data damaged."""
    UNREACHABLE = "unreachable"
    """The database cannot be reached, or anything else."""


@contextmanager
def unreadable_if_damaged(after: int) -> Iterator[None]:
    """Turn damage that the database finds in a log, read after this sequence, into the table's own.

    The other tables may well be on other pages of the disk.
    """
    try:
        yield
    except Refused as refused:
        if refused.details.get("failure") != StoreFailure.DAMAGED:
            raise
        raise UnreadableEntry(after + 1) from None


class StoreFailures:
    """Counts the failures of one open store."""

    def __init__(self) -> None:
        """Start at zero."""
        self.counts: Counter[str] = Counter()

    def record(self, kind: StoreFailure, name: str) -> None:
        """Count and log a failure; the name is the database's own for it."""
        self.counts[kind.value] += 1
        log.error("store failed: %s (%s)", kind.value, name)
