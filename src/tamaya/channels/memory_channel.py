"""The channel of a server with a single process."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tamaya.channels.signed_out_guest_subscriptions import SignedOutGuestSubscriptions
from tamaya.channels.table_subscriptions import Subscriptions
from tamaya.table.events import GuestId, TableId


class MemoryChannel:
    """Notifies subscribers of this process."""

    def __init__(self) -> None:
        """Begin without subscribers."""
        self._subscriptions = Subscriptions()
        self._signed_out_guests = SignedOutGuestSubscriptions()
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

    async def publish_signed_out_guest(self, guest: GuestId) -> None:
        """Notify subscribers that secrets of a guest were deleted."""
        self._signed_out_guests.publish(guest)

    @asynccontextmanager
    async def signed_out_guests(self) -> AsyncIterator[AsyncIterator[GuestId]]:
        """The guests that lose a device or are forgotten."""
        with self._signed_out_guests.subscribe() as guests:
            yield guests

    async def close(self) -> None:
        """Close the channel and end every subscription."""
        self._subscriptions.close()
        self._signed_out_guests.close()
