"""The open sockets of this process, closed when their device is signed out."""

import asyncio
from typing import Protocol

from tamaya.rules.shared_types import Refused
from tamaya.table.events import GuestId
from tamaya.table.ports import ANY_GUEST, Channel, Guests

SECONDS_BETWEEN_TRIES = 1.0


class GuestSocket(Protocol):
    """A socket of a guest."""

    guest_id: GuestId
    secret_hash: bytes
    """By which the store finds the guest."""

    def close_signed_out(self) -> None:
        """Refuse as an unknown guest, and close."""


class GuestSockets:
    """All open sockets of this process."""

    def __init__(self, guests: Guests, channel: Channel) -> None:
        """Start with no socket."""
        self._guests = guests
        self._channel = channel
        self._sockets: set[GuestSocket] = set()

    def enter(self, socket: GuestSocket) -> None:
        """Add an open socket."""
        self._sockets.add(socket)

    def leave(self, socket: GuestSocket) -> None:
        """Remove a closed socket."""
        self._sockets.discard(socket)

    async def close_signed_out_sockets(self) -> None:
        """Close the sockets of secrets that are deleted, here or elsewhere, until cancelled."""
        async with self._channel.signed_out_guests() as guests:
            # Some may have been missed if this was interrupted.
            await self._check_sockets(ANY_GUEST)
            async for guest in guests:
                await self._check_sockets(guest)

    async def _check_sockets(self, guest: GuestId) -> None:
        """Close the sockets of a guest that the store no longer knows, or of any guest."""
        for socket in list(self._sockets):
            is_concerned = guest in (socket.guest_id, ANY_GUEST)
            if is_concerned and not await self._is_known(socket):
                socket.close_signed_out()

    async def _is_known(self, socket: GuestSocket) -> bool:
        while True:
            try:
                return await self._guests.find(socket.secret_hash) is not None
            except Refused:
                # The store has logged why.
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
