"""Subscriptions of this process to tables."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Self

from tamaya.table.events import TableId
from tamaya.table.ports import RESYNC


class Subscription(AsyncIterator[int]):
    """One subscriber's pending sequence: never more than one, however slow the subscriber is."""

    def __init__(self) -> None:
        """Begin with nothing pending."""
        self._highest = 0
        self._waiting: int | None = None
        self._is_over = False
        self._changed = asyncio.Event()

    def publish(self, sequence: int) -> None:
        """Make a sequence pending, unless it or a higher one was published before."""
        if sequence == RESYNC:
            self.resync()
        elif sequence > self._highest:
            self._highest = sequence
            if self._waiting != RESYNC:
                self._waiting = sequence
            self._changed.set()

    def resync(self) -> None:
        """Make the subscriber read the log; a pending sequence could be too low for that."""
        self._waiting = RESYNC
        self._changed.set()

    def close(self) -> None:
        """End the subscription after what is pending."""
        self._is_over = True
        self._changed.set()

    def __aiter__(self) -> Self:
        """The sequences as they are published."""
        return self

    async def __anext__(self) -> int:
        """The next sequence, or ``RESYNC``."""
        await self._changed.wait()
        if self._waiting is None:
            raise StopAsyncIteration
        sequence, self._waiting = self._waiting, None
        if not self._is_over:
            self._changed.clear()
        return sequence


class Subscriptions:
    """All subscribers, by table."""

    def __init__(self) -> None:
        """Begin without subscribers."""
        self._by_table: defaultdict[TableId, set[Subscription]] = defaultdict(set)
        self._is_over = False

    @contextmanager
    def subscribe(self, table: TableId) -> Iterator[Subscription]:
        """Subscribe to a table within a ``with`` block."""
        subscription = Subscription()
        if self._is_over:
            subscription.close()
        self._by_table[table].add(subscription)
        try:
            yield subscription
        finally:
            self._by_table[table].discard(subscription)
            if not self._by_table[table]:
                del self._by_table[table]

    def publish(self, table: TableId, sequence: int) -> None:
        """Notify the subscribers of a table."""
        for subscription in self._by_table.get(table, ()):
            subscription.publish(sequence)

    def resync(self) -> None:
        """Make all subscribers of all tables read their logs."""
        for subscription in self._all():
            subscription.resync()

    def close(self) -> None:
        """End every subscription."""
        self._is_over = True
        for subscription in self._all():
            subscription.close()

    def _all(self) -> Iterator[Subscription]:
        for listeners in self._by_table.values():
            yield from listeners
