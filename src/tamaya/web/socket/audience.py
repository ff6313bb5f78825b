"""The connections attached to each table: one channel subscription for a whole table.

New entries are read once and put into every connection's send queue, so that a slow reader delays
nobody. Where many are attached to one table, all but a few get them in turns, so that a crowd
delays nobody either.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from functools import partial
from typing import Protocol

from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal
from tamaya.table.absence_decisions import decide_return
from tamaya.table.events import GuestId, TableId
from tamaya.table.live_table import LiveTable
from tamaya.table.mid_game_seats import with_consequences
from tamaya.table.options import SpectatorAccess
from tamaya.table.phase import Phase
from tamaya.table.ports import RESYNC, Attendee, Channel
from tamaya.table.presence import Presences
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import Tables
from tamaya.table.table_state import Table
from tamaya.web.access.turns import TurnQueue
from tamaya.web.safe_traceback import safe_traceback
from tamaya.wire.absences_builder import absences_for
from tamaya.wire.client_messages import Attach
from tamaya.wire.codec import frame_bytes
from tamaya.wire.entry_changes import SentTable, sent_table, with_changes
from tamaya.wire.messages_for_guest import (
    Cursor,
    attached_in_slices,
    current_cursor,
    messages_since,
)
from tamaya.wire.server_messages import Absences, Attached, BotsPreparing, NewEntry

log = logging.getLogger(__name__)

SECONDS_BETWEEN_TRIES = 1.0
SECONDS_OF_SILENCE = 7.0
"""A connection from which nothing has come for this long, not even answers to pings, is gone."""
OPEN_PHASES = (Phase.WAITING, Phase.PLAYING)
FRONT_ROW = 20
"""How many connections of a table get everything at once, those of seated people first."""
LISTENERS_A_TURN = 20

FindPreparingSeats = Callable[[Table], tuple[int, ...]]
"""The seats of a table whose bots cannot move yet."""


class Listener(Protocol):
    """A connection that is attached to a table."""

    guest_id: GuestId
    silence: Callable[[], float]
    """For how many seconds nothing has come from the client, not even an answer to a ping."""

    def send_frame(self, frame: bytes) -> None:
        """Queue a frame; never waits."""

    def drop(self) -> None:
        """Close the connection, because it may have missed something; the client reconnects."""


class Audience:
    """The connections of this process that are attached to one table."""

    def __init__(
        self,
        table: TableId,
        tables: Tables,
        channel: Channel,
        find_preparing_seats: FindPreparingSeats,
        on_seats_changed: Callable[[], None],
        crowd_turns: TurnQueue,
    ) -> None:
        """Subscribe to the table."""
        self._crowd_turns = crowd_turns
        self._live_now: LiveTable | None = None
        """What was sent last."""
        self._sending_to_crowd: asyncio.Task[None] | None = None
        self._has_crowd_news = False
        self._on_seats_changed = on_seats_changed
        self._table = table
        self._tables = tables
        self._channel = channel
        self._find_preparing_seats = find_preparing_seats
        self._preparing_seats: tuple[int, ...] = ()
        self._latest: Table | None = None
        self._presences: Presences | None = None
        self._statuses: object = None
        """How the presences looked at the last report."""
        self._reported: dict[Listener, Absences] = {}
        """The absences that each listener was last sent."""
        self._known: dict[Listener, Cursor] = {}
        self._sent: dict[Listener, SentTable] = {}
        """What each listener has that wants only changes."""
        self._subscribed = asyncio.Event()
        self.waiting = 0
        """How many connections are about to join."""
        self._task = asyncio.create_task(self._listen())

    @property
    def is_over(self) -> bool:
        """Whether the subscription has ended, because the server stops or something failed."""
        return self._task.done()

    @property
    def is_empty(self) -> bool:
        """Whether no connection is attached or about to be."""
        return not self._known and not self.waiting

    async def join(self, listener: Listener, attach: Attach) -> None:
        """Send a listener the table as it stands, and every new entry from then on."""
        await self._subscribed.wait()
        with suppress(Refused):
            # A guest who may not watch still receives the table without the game.
            await self._tables.watch(self._table, listener.guest_id)
        live = await self._tables.live(self._table)
        for message in attached_in_slices(live, listener.guest_id, attach.after, attach.viewpoint):
            if message is None:
                await asyncio.sleep(0)
            else:
                listener.send_frame(frame_bytes(message))
                if attach.changes:
                    self._sent[listener] = sent_table(message)
        self._known[listener] = current_cursor(live, listener.guest_id)
        self._latest = live.table
        self._send_preparing_to_new([listener])
        self.update_preparing_bots()
        self._reported.pop(listener, None)
        self._send_absences()
        await self._welcome_back()

    def attendees(self) -> dict[Attendee, float]:
        """The people with a seat at this table who are connected, while it is not over.

        Each with the seconds since something came from them.
        """
        table = self._latest
        if table is None or table.phase not in OPEN_PHASES:
            return {}
        seated = {holder.guest for holder in table.holders if holder is not None} | {table.host}
        return {
            (self._table, guest): silence
            for guest, silence in self._silences().items()
            if guest in seated
        }

    def _silences(self) -> dict[GuestId, float]:
        """How long nothing has come from each guest who is attached, through any connection."""
        silences: dict[GuestId, float] = {}
        for listener in self._known:
            silence = listener.silence()
            silences[listener.guest_id] = min(silence, silences.get(listener.guest_id, silence))
        return silences

    async def update_presences(self, presences: Presences) -> None:
        """Tell everybody who is here, if that has changed, and apply what follows from it."""
        table = self._latest
        if table is None or table.phase not in OPEN_PHASES:
            return
        self._presences = presences
        statuses = presences.statuses(table)
        if statuses != self._statuses:
            self._statuses = statuses
            self._send_absences()
        await self._welcome_back()
        is_asked = table.request is not None or table.undo_request is not None
        is_pending = is_asked or table.end_votes or table.pause_votes
        if is_pending and with_consequences(table, (), presences):
            await self._tables.settle(self._table)

    def _send_absences(self) -> None:
        if self._latest is None or self._presences is None:
            return
        nobody_absent = Absences(self._table, (), None)
        by_guest: dict[GuestId, Absences] = {}
        for listener in self._known:
            guest = listener.guest_id
            if guest not in by_guest:
                by_guest[guest] = absences_for(self._latest, guest, self._presences)
            absences = by_guest[guest]
            if absences != self._reported.get(listener, nobody_absent):
                self._reported[listener] = absences
                listener.send_frame(frame_bytes(absences))

    async def _welcome_back(self) -> None:
        """No bot plays for somebody who is here. What fails now is tried again soon."""
        table = self._latest
        if table is None or not table.substituted:
            return
        for guest, silence in self._silences().items():
            if silence < SECONDS_OF_SILENCE and decide_return(table, guest):
                with suppress(Refused):
                    await self._tables.welcome_back(self._table, guest)

    def update_preparing_bots(self) -> None:
        """Send everybody which bots cannot move yet, if that has changed."""
        if self._latest is None:
            return
        seats = self._find_preparing_seats(self._latest)
        if seats != self._preparing_seats:
            self._preparing_seats = seats
            self._send_preparing(self._known)

    def _send_preparing_to_new(self, listeners: Iterable[Listener]) -> None:
        """Send it to listeners that were just sent the whole table, if there are such bots."""
        if self._preparing_seats:
            self._send_preparing(listeners)

    def _send_preparing(self, listeners: Iterable[Listener]) -> None:
        frame = frame_bytes(BotsPreparing(self._table, self._preparing_seats))
        for listener in listeners:
            # It would show whose turn it is, which only those who see the game may know.
            if self._known[listener].viewpoint.viewer is not None:
                listener.send_frame(frame)

    def leave(self, listener: Listener) -> None:
        """Stop sending to a listener."""
        self._known.pop(listener, None)
        self._sent.pop(listener, None)
        self._reported.pop(listener, None)

    async def close(self) -> None:
        """End the subscription."""
        for task in (self._task, self._sending_to_crowd):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _listen(self) -> None:
        try:
            async with self._channel.subscribe(self._table) as sequences:
                self._subscribed.set()
                async for sequence in sequences:
                    await self._send_news(sequence)
        except Refused as refused:
            # The table was deleted or cannot be read. All listeners are dropped below.
            log.info("table has no audience any more: %s", refused.reason)
        except Exception as failure:  # noqa: BLE001
            # All listeners are dropped below, and may connect again.
            log.error("sending to an audience failed: %s", safe_traceback(failure))
        finally:
            self._subscribed.set()
            for listener in list(self._known):
                listener.drop()

    async def _send_news(self, sequence: int) -> None:
        live = await self._live(sequence)
        if unrecorded := self._unrecorded_watchers(live.table):
            await self._record_watchers(unrecorded)
            live = await self._live(RESYNC)
        self._live_now = live
        front = self._front_row(live.table)
        resent = self._send_since(live, front)
        if len(front) < len(self._known):
            self._send_to_crowd_soon()
        if self._latest is None or self._latest.holders != live.table.holders:
            self._on_seats_changed()
        self._latest = live.table
        self.update_preparing_bots()
        self._send_rest_to(resent)
        self._send_absences()
        await self._welcome_back()

    def _front_row(self, table: Table) -> list[Listener]:
        """The listeners who get everything at once: first one of each seated person, and so on."""
        if len(self._known) <= FRONT_ROW:
            return list(self._known)
        seated = {holder.guest for holder in table.holders if holder is not None}
        numbers: Counter[GuestId] = Counter()
        ranks: dict[Listener, tuple[bool, int]] = {}
        for listener in self._known:
            ranks[listener] = (listener.guest_id not in seated, numbers[listener.guest_id])
            numbers[listener.guest_id] += 1
        return sorted(ranks, key=ranks.__getitem__)[:FRONT_ROW]

    def _send_since(self, live: LiveTable, listeners: Iterable[Listener]) -> list[Listener]:
        """Send listeners what they have not been sent; those who were sent the whole table."""
        frames_by_key: dict[object, tuple[list[bytes], SentTable | None]] = {}
        resent = []
        for listener in listeners:
            known, now = self._known[listener], current_cursor(live, listener.guest_id)
            if live.table.needs_password(listener.guest_id):
                # The password was changed after they attached: they must give the new one.
                self.leave(listener)
                listener.drop()
                continue
            sent = self._sent.get(listener)
            # Listeners that share what they were last sent get the same frames.
            key = (known, now, _distinct_guest(live.table, listener.guest_id), id(sent))
            if key not in frames_by_key:
                messages = messages_since(live, listener.guest_id, known)
                frames_by_key[key] = frames_after(messages, sent)
            frames, sent_now = frames_by_key[key]
            for frame in frames:
                listener.send_frame(frame)
            self._known[listener] = now
            if sent_now is not None:
                self._sent[listener] = sent_now
            if now.viewpoint != known.viewpoint:
                resent.append(listener)
        return resent

    def _send_rest_to(self, resent: Iterable[Listener]) -> None:
        """Send those who were just sent the whole table what is not part of it."""
        self._send_preparing_to_new(resent)
        for listener in resent:
            self._reported.pop(listener, None)

    def _send_to_crowd_soon(self) -> None:
        self._has_crowd_news = True
        if self._sending_to_crowd is None or self._sending_to_crowd.done():
            self._sending_to_crowd = asyncio.create_task(self._send_to_crowd())

    async def _send_to_crowd(self) -> None:
        """Send all listeners what they have not been sent, a few in each turn of this table."""
        while self._has_crowd_news:
            self._has_crowd_news = False
            crowd = list(self._known)
            for first in range(0, len(crowd), LISTENERS_A_TURN):
                async with self._crowd_turns.turn(self._table):
                    live = self._live_now
                    assert live is not None
                    some = crowd[first : first + LISTENERS_A_TURN]
                    behind = [
                        each
                        for each in some
                        if each in self._known and self._known[each].entries < len(live.applied)
                    ]
                    if resent := self._send_since(live, behind):
                        self._send_rest_to(resent)
                        self._send_absences()

    async def _live(self, sequence: int) -> LiveTable:
        while True:
            try:
                return await self._tables.live(self._table, sequence)
            except Refused as refused:
                if not isinstance(refused.reason, StoreRefusal):
                    raise
                # The store has logged why.
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    def _unrecorded_watchers(self, table: Table) -> set[GuestId]:
        """The guests who may see all hands once that is logged."""
        if (
            table.phase is not Phase.PLAYING
            or table.options.watching is not SpectatorAccess.ALL_HANDS
        ):
            return set()
        known = table.hands_shown_to | table.seats_held.keys()
        return {listener.guest_id for listener in self._known} - known

    async def _record_watchers(self, guests: Iterable[GuestId]) -> None:
        for guest in guests:
            try:
                await self._tables.watch(self._table, guest)
            except Refused as refused:
                if refused.reason is TableRefusal.TOO_MANY_VISITORS:
                    # Nor may any of the others.
                    return


class Audiences:
    """The audiences of all tables, each open while somebody is attached."""

    def __init__(
        self, tables: Tables, channel: Channel, find_preparing_seats: FindPreparingSeats
    ) -> None:
        """Start with no audience."""
        self._tables = tables
        self._channel = channel
        self._find_preparing_seats = find_preparing_seats
        self._by_table: dict[TableId, Audience] = {}
        self._crowd_turns = TurnQueue()
        self._changed: dict[TableId, set[Attendee]] = {}
        self.has_changed = asyncio.Event()
        """Set when a listener has come or gone, or the seats of a table have changed."""

    def __len__(self) -> int:
        """How many tables have an audience."""
        return len(self._by_table)

    async def join(self, table: TableId, listener: Listener, attach: Attach) -> None:
        """Attach a listener to a table and send it what it has missed."""
        audience = self._by_table.get(table)
        if audience is None or audience.is_over:
            audience = Audience(
                table,
                self._tables,
                self._channel,
                self._find_preparing_seats,
                partial(self._mark_changed, table),
                self._crowd_turns,
            )
            self._by_table[table] = audience
        audience.waiting += 1
        try:
            await audience.join(listener, attach)
        finally:
            audience.waiting -= 1
            self._mark_changed(table)
            await self._close_if_empty(table, audience)

    def tables(self) -> list[TableId]:
        """The tables that have an audience."""
        return list(self._by_table)

    def has_listeners(self, table: TableId) -> bool:
        """Whether a table has an audience."""
        return table in self._by_table

    def take_changed(self) -> dict[TableId, set[Attendee]]:
        """The tables that have changed since this was last asked, and who left them."""
        changed, self._changed = self._changed, {}
        self.has_changed.clear()
        return changed

    def attendees(self, table: TableId) -> dict[Attendee, float]:
        """The people connected to this process at a table where they have a seat.

        Each with the seconds since something came from them.
        """
        audience = self._by_table.get(table)
        return {} if audience is None else audience.attendees()

    async def update_presences(self, table: TableId, presences: Presences) -> None:
        """Tell the audience of a table who is here, if it still has one."""
        audience = self._by_table.get(table)
        if audience is None:
            return
        try:
            await audience.update_presences(presences)
        except Refused as refused:
            # The table was deleted or cannot be read, or a limit is reached: the others go on.
            log.info("presence could not be applied: %s", refused.reason)

    def update_preparing_bots(self) -> None:
        """Send at every table which bots cannot move yet, if that has changed."""
        for audience in self._by_table.values():
            audience.update_preparing_bots()

    async def leave(self, table: TableId, listener: Listener) -> None:
        """Detach a listener from a table."""
        audience = self._by_table.get(table)
        if audience is not None:
            before = audience.attendees().keys()
            audience.leave(listener)
            self._mark_changed(table, before - audience.attendees().keys())
            await self._close_if_empty(table, audience)

    async def close(self) -> None:
        """Close all audiences."""
        audiences = list(self._by_table.values())
        self._by_table.clear()
        for audience in audiences:
            await audience.close()

    def _mark_changed(self, table: TableId, left: AbstractSet[Attendee] = frozenset()) -> None:
        self._changed.setdefault(table, set()).update(left)
        self.has_changed.set()

    async def _close_if_empty(self, table: TableId, audience: Audience) -> None:
        if audience.is_empty and self._by_table.get(table) is audience:
            del self._by_table[table]
            await audience.close()


def frames_after(
    messages: Sequence[Attached | NewEntry], sent: SentTable | None
) -> tuple[list[bytes], SentTable | None]:
    """The frames of messages, and what the client has then, if it wants only changes."""
    if sent is None or not messages:
        return [frame_bytes(message) for message in messages], sent
    frames = [frame_bytes(message) for message in with_changes(messages, sent)]
    return frames, sent_table(messages[-1])


def _distinct_guest(table: Table, guest: GuestId) -> GuestId | None:
    """The guest, if the table treats them differently from others with the same viewpoint."""
    is_somebody = (
        guest == table.host
        or any(holder is not None and holder.guest == guest for holder in table.holders)
        or (table.request is not None and table.request.guest == guest)
    )
    return guest if is_somebody else None
