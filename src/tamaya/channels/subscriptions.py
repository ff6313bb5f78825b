"""Who in this process wants to hear of which table."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Self

from tamaya.table.events import TableId
from tamaya.table.ports import RESYNC


class Subscription(AsyncIterator[int]):
    """What one listener has not heard yet: never more than one number, however slow it is."""

    def __init__(self) -> None:
        """Nothing has been told yet."""
        self._highest = 0
        self._waiting: int | None = None
        self._is_over = False
        self._changed = asyncio.Event()

    def publish(self, sequence: int) -> None:
        """Have a sequence heard, unless that one or a higher one has been told before."""
        if sequence > self._highest:
            self._highest = sequence
            if self._waiting != RESYNC:
                self._waiting = sequence
            self._changed.set()

    def resync(self) -> None:
        """Have the listener read whatever there is; a waiting number could be too low for that."""
        self._waiting = RESYNC
        self._changed.set()

    def close(self) -> None:
        """Nothing more will be told; what waits is still heard."""
        self._is_over = True
        self._changed.set()

    def __aiter__(self) -> Self:
        """The sequences as they are told."""
        return self

    async def __anext__(self) -> int:
        """The next thing to hear."""
        await self._changed.wait()
        if self._waiting is None:
            raise StopAsyncIteration
        sequence, self._waiting = self._waiting, None
        if not self._is_over:
            self._changed.clear()
        return sequence


class Subscriptions:
    """Everybody who listens, by table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._by_table: defaultdict[TableId, set[Subscription]] = defaultdict(set)
        self._is_over = False

    @contextmanager
    def subscribe(self, table: TableId) -> Iterator[Subscription]:
        """A place among those who hear of a table, as long as it is held."""
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
        """Tell everybody who listens to this table."""
        for subscription in self._by_table.get(table, ()):
            subscription.publish(sequence)

    def resync(self) -> None:
        """Tell everybody, of whatever table, that something may have been missed."""
        for subscription in self._all():
            subscription.resync()

    def close(self) -> None:
        """Tell nobody anything any more."""
        self._is_over = True
        for subscription in self._all():
            subscription.close()

    def _all(self) -> Iterator[Subscription]:
        for listeners in self._by_table.values():
            yield from listeners
