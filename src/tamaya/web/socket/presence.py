"""Who is connected to this process, so that a guest who is deleted can be shown out at once."""

import asyncio
import logging
from typing import Protocol

from tamaya.rules.game import Refused
from tamaya.table.events import GuestId
from tamaya.table.ports import ANY_GUEST, Channel, Guests

log = logging.getLogger(__name__)

SECONDS_BETWEEN_TRIES = 1.0


class GuestSocket(Protocol):
    """A socket of a guest."""

    guest_id: GuestId
    secret_hash: bytes
    """By which the house knows them."""

    def close_deleted(self) -> None:
        """Tell that the guest is not known any more, and close."""


class Presence:
    """All sockets of this process."""

    def __init__(self, guests: Guests, channel: Channel) -> None:
        """Begin with nobody."""
        self._guests = guests
        self._channel = channel
        self._sockets: set[GuestSocket] = set()

    def enter(self, socket: GuestSocket) -> None:
        """Somebody has come."""
        self._sockets.add(socket)

    def leave(self, socket: GuestSocket) -> None:
        """Somebody has gone."""
        self._sockets.discard(socket)

    async def close_deleted_guests(self) -> None:
        """Show out whoever is deleted, here or by another process, until cancelled."""
        async with self._channel.forgotten_guests() as gone:
            async for guest in gone:
                if guest == ANY_GUEST:
                    await self._check_all()
                for socket in list(self._sockets):
                    if socket.guest_id == guest:
                        socket.close_deleted()

    async def _check_all(self) -> None:
        """Show out everybody who is not known any more: nobody knows who was named meanwhile."""
        for socket in list(self._sockets):
            if not await self._is_known(socket):
                socket.close_deleted()

    async def _is_known(self, socket: GuestSocket) -> bool:
        while True:
            try:
                return await self._guests.find(socket.secret_hash) is not None
            except Refused as refused:
                log.warning("guests cannot be looked up now: %s", refused.reason)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
