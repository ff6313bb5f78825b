"""The channel of a house that is one process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tamaya.channels.farewells import Farewells
from tamaya.channels.subscriptions import Subscriptions
from tamaya.table.events import GuestId, TableId


class MemoryChannel:
    """Tells those who listen in this process; there is no other."""

    def __init__(self) -> None:
        """Begin with nobody listening."""
        self._subscriptions = Subscriptions()
        self._farewells = Farewells()

    async def publish(self, table: TableId, sequence: int) -> None:
        """Tell everybody that the log of a table reaches this sequence."""
        self._subscriptions.tell(table, sequence)

    @asynccontextmanager
    async def subscribe(self, table: TableId) -> AsyncIterator[AsyncIterator[int]]:
        """The sequences told for a table from now on."""
        with self._subscriptions.listen(table) as told:
            yield told

    async def publish_farewell(self, guest: GuestId) -> None:
        """Tell everybody that a guest was forgotten."""
        self._farewells.tell(guest)

    @asynccontextmanager
    async def farewells(self) -> AsyncIterator[AsyncIterator[GuestId]]:
        """The guests that are forgotten from now on."""
        with self._farewells.listen() as told:
            yield told

    async def close(self) -> None:
        """Stop telling: every subscription ends."""
        self._subscriptions.end()
        self._farewells.end()
