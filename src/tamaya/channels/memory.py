"""The channel of a house that is one process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tamaya.channels.forgotten_guests import ForgottenGuestSubscriptions
from tamaya.channels.subscriptions import Subscriptions
from tamaya.table.events import GuestId, TableId


class MemoryChannel:
    """Tells those who listen in this process; there is no other."""

    def __init__(self) -> None:
        """Begin with nobody listening."""
        self._subscriptions = Subscriptions()
        self._forgotten_guests = ForgottenGuestSubscriptions()

    async def publish(self, table: TableId, sequence: int) -> None:
        """Tell everybody that the log of a table reaches this sequence."""
        self._subscriptions.publish(table, sequence)

    @asynccontextmanager
    async def subscribe(self, table: TableId) -> AsyncIterator[AsyncIterator[int]]:
        """The sequences told for a table from now on."""
        with self._subscriptions.subscribe(table) as sequences:
            yield sequences

    async def publish_forgotten_guest(self, guest: GuestId) -> None:
        """Tell everybody that a guest was forgotten."""
        self._forgotten_guests.publish(guest)

    @asynccontextmanager
    async def forgotten_guests(self) -> AsyncIterator[AsyncIterator[GuestId]]:
        """The guests that are forgotten from now on."""
        with self._forgotten_guests.subscribe() as guests:
            yield guests

    async def close(self) -> None:
        """Stop telling: every subscription ends."""
        self._subscriptions.close()
        self._forgotten_guests.close()
