"""The channel of a server with a single process."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tamaya.channels.forgotten_guest_subscriptions import ForgottenGuestSubscriptions
from tamaya.channels.table_subscriptions import Subscriptions
from tamaya.table.events import GuestId, TableId


class MemoryChannel:
    """Notifies subscribers of this process."""

    def __init__(self) -> None:
        """Begin without subscribers."""
        self._subscriptions = Subscriptions()
        self._forgotten_guests = ForgottenGuestSubscriptions()
        self.is_connected = True
        self.failures: Counter[str] = Counter()

    async def publish(self, table: TableId, sequence: int) -> None:
        """Notify subscribers that a table's log reaches this sequence."""
        self._subscriptions.publish(table, sequence)

    @asynccontextmanager
    async def subscribe(self, table: TableId) -> AsyncIterator[AsyncIterator[int]]:
        """The sequences that a table's log reaches."""
        with self._subscriptions.subscribe(table) as sequences:
            yield sequences

    async def publish_forgotten_guest(self, guest: GuestId) -> None:
        """Notify subscribers that a guest was forgotten."""
        self._forgotten_guests.publish(guest)

    @asynccontextmanager
    async def forgotten_guests(self) -> AsyncIterator[AsyncIterator[GuestId]]:
        """The guests that are forgotten."""
        with self._forgotten_guests.subscribe() as guests:
            yield guests

    async def close(self) -> None:
        """Close the channel and end every subscription."""
        self._subscriptions.close()
        self._forgotten_guests.close()
