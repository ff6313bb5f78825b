"""A channel that somebody in the house overhears: what is told of any table, they are told too."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

from tamaya.table.events import GuestId, TableId
from tamaya.table.ports import Channel


class TappedChannel:
    """A channel with one listener for all tables, who hears what this process has written."""

    def __init__(self, channel: Channel) -> None:
        """Tell this channel."""
        self._channel = channel
        self.listener: Callable[[TableId, int], None] | None = None

    async def publish(self, table: TableId, sequence: int) -> None:
        """Tell everybody, the listener first."""
        if self.listener is not None:
            self.listener(table, sequence)
        await self._channel.publish(table, sequence)

    def subscribe(self, table: TableId) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        """The sequences told for a table from now on."""
        return self._channel.subscribe(table)

    async def publish_forgotten_guest(self, guest: GuestId) -> None:
        """Tell everybody that a guest was forgotten."""
        await self._channel.publish_forgotten_guest(guest)

    def forgotten_guests(self) -> AbstractAsyncContextManager[AsyncIterator[GuestId]]:
        """The guests that are forgotten from now on."""
        return self._channel.forgotten_guests()

    async def close(self) -> None:
        """Stop telling."""
        await self._channel.close()
