"""The open sockets of this process, closed when their guest is deleted."""

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

    def close_deleted(self) -> None:
        """Refuse as an unknown guest, and close."""


class Presence:
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

    async def close_deleted_guests(self) -> None:
        """Close the sockets of guests who are deleted, here or elsewhere, until cancelled."""
        async with self._channel.forgotten_guests() as gone:
            # Some may have been missed if this was interrupted.
            await self._check_all()
            async for guest in gone:
                if guest == ANY_GUEST:
                    await self._check_all()
                for socket in list(self._sockets):
                    if socket.guest_id == guest:
                        socket.close_deleted()

    async def _check_all(self) -> None:
        """Close the sockets of all deleted guests, after notifications may have been missed."""
        for socket in list(self._sockets):
            if not await self._is_known(socket):
                socket.close_deleted()

    async def _is_known(self, socket: GuestSocket) -> bool:
        while True:
            try:
                return await self._guests.find(socket.secret_hash) is not None
            except Refused:
                # The store has logged why.
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
