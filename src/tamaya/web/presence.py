"""Who is connected to this process, so that a guest who is deleted can be shown out at once."""

import asyncio
import logging
from typing import Protocol

from tamaya.rules.game import Refused
from tamaya.table.events import GuestId
from tamaya.table.ports import ANYBODY, Channel, Guests

log = logging.getLogger(__name__)

SECONDS_BETWEEN_TRIES = 1.0


class Connected(Protocol):
    """A socket of a guest."""

    guest_id: GuestId
    secret_hash: bytes
    """By which the house knows them."""

    def show_out(self) -> None:
        """Tell that the guest is not known any more, and close."""


class Presence:
    """All sockets of this process."""

    def __init__(self, guests: Guests, channel: Channel) -> None:
        """Begin with nobody."""
        self._guests = guests
        self._channel = channel
        self._sockets: set[Connected] = set()

    def enter(self, socket: Connected) -> None:
        """Somebody has come."""
        self._sockets.add(socket)

    def leave(self, socket: Connected) -> None:
        """Somebody has gone."""
        self._sockets.discard(socket)

    async def see_out(self) -> None:
        """Show out whoever is deleted, here or by another process, until cancelled."""
        async with self._channel.farewells() as gone:
            async for guest in gone:
                if guest == ANYBODY:
                    await self._look_around()
                for socket in list(self._sockets):
                    if socket.guest_id == guest:
                        socket.show_out()

    async def _look_around(self) -> None:
        """Show out everybody who is not known any more: nobody knows who was named meanwhile."""
        for socket in list(self._sockets):
            if not await self._is_known(socket):
                socket.show_out()

    async def _is_known(self, socket: Connected) -> bool:
        while True:
            try:
                return await self._guests.find(socket.secret_hash) is not None
            except Refused as refused:
                log.warning("guests cannot be looked up now: %s", refused.reason)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
