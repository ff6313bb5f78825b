"""Tables whose log cannot be read: each is refused, logged once, and read again now and then."""

import logging
from collections import OrderedDict
from typing import NamedTuple

from tamaya.rules.shared_types import Refused
from tamaya.table.events import TableId
from tamaya.table.ports import Clock
from tamaya.table.refusals import TableRefusal

log = logging.getLogger(__name__)

MILLISECONDS_BETWEEN_READS = 60_000
"""How long a table is refused before its log is read again: somebody may have repaired it."""

MOST_REMEMBERED = 10_000


class Damage(NamedTuple):
    """Where a log cannot be read, and when that was last seen."""

    sequence: int
    seen_at: int


class UnreadableTables:
    """The tables that one process could not read."""

    def __init__(self, clock: Clock) -> None:
        """Start with none."""
        self._clock = clock
        self._damages: OrderedDict[TableId, Damage] = OrderedDict()

    def __len__(self) -> int:
        """How many tables could not be read."""
        return len(self._damages)

    def check(self, table: TableId) -> None:
        """Refuse a table whose log could not be read a moment ago."""
        damage = self._damages.get(table)
        # The clock may have been set back: then the log is read too.
        if damage and 0 <= self._clock.now() - damage.seen_at < MILLISECONDS_BETWEEN_READS:
            raise Refused(TableRefusal.UNREADABLE_TABLE)

    def add(self, table: TableId, sequence: int) -> Refused:
        """Remember that a log cannot be read from this sequence on; the refusal to raise."""
        known = self._damages.pop(table, None)
        self._damages[table] = Damage(sequence, self._clock.now())
        if len(self._damages) > MOST_REMEMBERED:
            self._damages.popitem(last=False)
        if known is None or known.sequence != sequence:
            log.error("table %s cannot be read: entry %d is damaged or missing", table, sequence)
        return Refused(TableRefusal.UNREADABLE_TABLE)

    def discard(self, table: TableId) -> None:
        """Forget a table that can be read again or was deleted."""
        self._damages.pop(table, None)
