"""Who in this process is told of which table: one listener to the channel for a whole table.

What happens is read once, told to everybody in the same breath, and waits for nobody: whoever
cannot keep up has a queue of their own.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol

from tamaya.rules.game import Refused
from tamaya.stores import StoreRefusal
from tamaya.table.events import GuestId, TableId
from tamaya.table.options import SpectatorAccess
from tamaya.table.phase import Phase
from tamaya.table.ports import RESYNC, Channel
from tamaya.table.service import LiveTable, Tables
from tamaya.table.table import Table
from tamaya.web.safe_traceback import safe_traceback
from tamaya.wire.client_messages import Attach
from tamaya.wire.codec import frame_bytes
from tamaya.wire.messages_for import Cursor, attached_message, current_cursor, messages_since
from tamaya.wire.server_messages import BotsPreparing

log = logging.getLogger(__name__)

SECONDS_BETWEEN_TRIES = 1.0

FindPreparingSeats = Callable[[Table], tuple[int, ...]]
"""The seats of a table whose bots cannot move yet."""


class Listener(Protocol):
    """Somebody who is told."""

    guest_id: GuestId

    def send_frame(self, frame: bytes) -> None:
        """Have this sent, now or as soon as the line is free; never waits."""

    def drop(self) -> None:
        """End the connection: something may have been missed."""


class Audience:
    """Everybody in this process who attends one table."""

    def __init__(
        self,
        table: TableId,
        tables: Tables,
        channel: Channel,
        find_preparing_seats: FindPreparingSeats,
    ) -> None:
        """Begin with nobody."""
        self._table = table
        self._tables = tables
        self._channel = channel
        self._find_preparing_seats = find_preparing_seats
        self._preparing_seats: tuple[int, ...] = ()
        self._latest: Table | None = None
        self._known: dict[Listener, Cursor] = {}
        self._listens = asyncio.Event()
        self.waiting = 0
        """How many are about to join."""
        self._task = asyncio.create_task(self._listen())

    @property
    def is_over(self) -> bool:
        """Whether it listens no more, because the house closes or something failed."""
        return self._task.done()

    @property
    def is_empty(self) -> bool:
        """Whether nobody is left."""
        return not self._known and not self.waiting

    async def join(self, listener: Listener, attach: Attach) -> None:
        """Tell a listener how the table stands, and all that happens from then on."""
        await self._listens.wait()
        with suppress(Refused):
            # A guest to whom the game is not shown is told of the table alone.
            await self._tables.watch(self._table, listener.guest_id)
        live = await self._tables.live(self._table)
        listener.send_frame(
            frame_bytes(attached_message(live, listener.guest_id, attach.after, attach.viewpoint))
        )
        self._known[listener] = current_cursor(live, listener.guest_id)
        self._latest = live.table
        self._send_preparing_to_new([listener])
        self.update_preparing_bots()

    def update_preparing_bots(self) -> None:
        """Tell everybody which bots cannot move yet, where these are others than before."""
        if self._latest is None:
            return
        seats = self._find_preparing_seats(self._latest)
        if seats != self._preparing_seats:
            self._preparing_seats = seats
            self._send_preparing(self._known)

    def _send_preparing_to_new(self, listeners: Iterable[Listener]) -> None:
        """Tell those to whom all was just told anew, where there are such bots."""
        if self._preparing_seats:
            self._send_preparing(listeners)

    def _send_preparing(self, listeners: Iterable[Listener]) -> None:
        frame = frame_bytes(BotsPreparing(self._table, self._preparing_seats))
        for listener in listeners:
            # Bots may be made ready as they are to act, and those outside are not told of turns.
            if self._known[listener].viewpoint.viewer is not None:
                listener.send_frame(frame)

    def leave(self, listener: Listener) -> None:
        """Tell this one no more."""
        self._known.pop(listener, None)

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _listen(self) -> None:
        try:
            async with self._channel.subscribe(self._table) as sequences:
                self._listens.set()
                async for sequence in sequences:
                    await self._send_news(sequence)
        except Exception as defect:  # noqa: BLE001
            # Those who attend are let go below, and may come again.
            log.error("an audience could not be told: %s", safe_traceback(defect))
        finally:
            self._listens.set()
            for listener in list(self._known):
                listener.drop()

    async def _send_news(self, sequence: int) -> None:
        live = await self._live(sequence)
        if self._has_unrecorded_watchers(live.table):
            for listener in list(self._known):
                with suppress(Refused):
                    await self._tables.watch(self._table, listener.guest_id)
            live = await self._live(RESYNC)
        alike: dict[object, list[bytes]] = {}
        resent = []
        for listener, known in list(self._known.items()):
            now = current_cursor(live, listener.guest_id)
            if live.table.needs_password(listener.guest_id):
                # The password is newer than their coming in: they come again and say it.
                del self._known[listener]
                listener.drop()
                continue
            key = (known, now, _known_guest(live.table, listener.guest_id))
            if key not in alike:
                alike[key] = [
                    frame_bytes(message)
                    for message in messages_since(live, listener.guest_id, known)
                ]
            for frame in alike[key]:
                listener.send_frame(frame)
            self._known[listener] = now
            if now.viewpoint != known.viewpoint:
                resent.append(listener)
        self._latest = live.table
        self._send_preparing_to_new(resent)
        self.update_preparing_bots()

    async def _live(self, sequence: int) -> LiveTable:
        while True:
            try:
                return await self._tables.live(self._table, sequence)
            except Refused as refused:
                if refused.reason is not StoreRefusal.UNREACHABLE:
                    raise
                log.warning("a table cannot be read now")
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    def _has_unrecorded_watchers(self, table: Table) -> bool:
        if (
            table.phase is not Phase.PLAYING
            or table.options.watching is not SpectatorAccess.ALL_HANDS
        ):
            return False
        known = table.hands_shown_to | table.seats_held.keys()
        return any(listener.guest_id not in known for listener in self._known)


class Audiences:
    """The audiences of all tables."""

    def __init__(
        self, tables: Tables, channel: Channel, find_preparing_seats: FindPreparingSeats
    ) -> None:
        """Begin with none."""
        self._tables = tables
        self._channel = channel
        self._find_preparing_seats = find_preparing_seats
        self._by_table: dict[TableId, Audience] = {}

    def __len__(self) -> int:
        """How many tables are attended."""
        return len(self._by_table)

    async def join(self, table: TableId, listener: Listener, attach: Attach) -> None:
        """Let a listener attend a table, and be told what it does not know yet."""
        audience = self._by_table.get(table)
        if audience is None or audience.is_over:
            audience = Audience(table, self._tables, self._channel, self._find_preparing_seats)
            self._by_table[table] = audience
        audience.waiting += 1
        try:
            await audience.join(listener, attach)
        finally:
            audience.waiting -= 1
            await self._close_if_empty(table, audience)

    def update_preparing_bots(self) -> None:
        """Tell at every table which bots cannot move yet, where these are others than before."""
        for audience in self._by_table.values():
            audience.update_preparing_bots()

    async def leave(self, table: TableId, listener: Listener) -> None:
        """Let a listener go."""
        audience = self._by_table.get(table)
        if audience is not None:
            audience.leave(listener)
            await self._close_if_empty(table, audience)

    async def close(self) -> None:
        """Tell nobody any more."""
        audiences = list(self._by_table.values())
        self._by_table.clear()
        for audience in audiences:
            await audience.close()

    async def _close_if_empty(self, table: TableId, audience: Audience) -> None:
        if audience.is_empty and self._by_table.get(table) is audience:
            del self._by_table[table]
            await audience.close()


def _known_guest(table: Table, guest: GuestId) -> GuestId | None:
    """A guest who is known at the table; all others with the same eyes are told the same."""
    is_somebody = (
        guest == table.host
        or any(holder is not None and holder.guest == guest for holder in table.holders)
        or (table.request is not None and table.request.guest == guest)
    )
    return guest if is_somebody else None
