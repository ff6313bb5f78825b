"""Failures of a store: counted by kind, and logged without their text, which may quote a row."""

import logging
from collections import Counter
from enum import StrEnum

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


class StoreFailures:
    """Counts the failures of one open store."""

    def __init__(self) -> None:
        """Start at zero."""
        self.counts: Counter[str] = Counter()

    def record(self, kind: StoreFailure, name: str) -> None:
        """Count and log a failure; the name is the database's own for it."""
        self.counts[kind.value] += 1
        log.error("store failed: %s (%s)", kind.value, name)
