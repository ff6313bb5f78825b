"""A channel with a tap: one listener gets what this process publishes, of all tables."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

from tamaya.table.events import GuestId, TableId
from tamaya.table.ports import Channel


class TappedChannel:
    """A channel whose listener is called for every table that this process writes to."""

    def __init__(self, channel: Channel) -> None:
        """Wrap this channel."""
        self._channel = channel
        self.listener: Callable[[TableId, int], None] | None = None

    @property
    def is_connected(self) -> bool:
        """Whether notifications of other processes arrive now."""
        return self._channel.is_connected

    @property
    def failures(self) -> Counter[str]:
        """How often listening has failed, by reason."""
        return self._channel.failures

    async def publish(self, table: TableId, sequence: int) -> None:
        """Call the listener, then notify subscribers."""
        if self.listener is not None:
            self.listener(table, sequence)
        await self._channel.publish(table, sequence)

    def subscribe(self, table: TableId) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        """The sequences that a table's log reaches."""
        return self._channel.subscribe(table)

    async def publish_signed_out_guest(self, guest: GuestId) -> None:
        """Notify subscribers that secrets of a guest were deleted."""
        await self._channel.publish_signed_out_guest(guest)

    def signed_out_guests(self) -> AbstractAsyncContextManager[AsyncIterator[GuestId]]:
        """The guests that lose a device or are forgotten."""
        return self._channel.signed_out_guests()

    async def close(self) -> None:
        """Close the wrapped channel."""
        await self._channel.close()
