"""When bots move for late seats, by a clock that never goes back."""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tamaya.table.events import TableId
from tamaya.table.options import DeadlineAction
from tamaya.table.table_state import Table


class DueTime(NamedTuple):
    """When a deadline is over by the monotonic clock."""

    deadline: int
    """The deadline as it is stored, by the wall clock."""
    seconds: float


class DueTimes:
    """The deadlines that this process has seen.

    A deadline is stored by the wall clock, which somebody may set back an hour. Once it was seen
    here, the monotonic clock counts, and it is never further away than a turn lasts.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Start with none."""
        self._monotonic = monotonic
        self._times: dict[TableId, DueTime] = {}

    def update(self, table: Table, now: int) -> None:
        """Remember the current deadline of a table, or that it has none; ``now`` is wall time."""
        seconds, deadline = table.options.turn_seconds, table.deadline
        is_waited_for = table.options.at_deadline is DeadlineAction.WAIT
        if deadline is None or seconds is None or is_waited_for:
            self.forget(table.id)
        elif not self.has(table.id, deadline):
            left = min(max(0, deadline - now) / 1000, seconds)
            self._times[table.id] = DueTime(deadline, self._monotonic() + left)

    def has(self, table: TableId, deadline: int) -> bool:
        """Whether this deadline of a table was seen."""
        known = self._times.get(table)
        return known is not None and known.deadline == deadline

    def forget(self, table: TableId) -> None:
        """Forget the deadline of a table."""
        self._times.pop(table, None)

    def overdue(self) -> Iterator[tuple[TableId, int]]:
        """The tables whose deadline is over, with that deadline."""
        now = self._monotonic()
        for table, due in self._times.items():
            if due.seconds <= now:
                yield table, due.deadline
