"""Tells the people at each table who of them is here, whichever process they are connected to.

Each process stores which people are connected to it, and reads about the tables of its own
connections what all processes have stored.
"""

import asyncio
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress

from tamaya.rules.shared_types import Refused
from tamaya.table.events import TableId
from tamaya.table.ports import Attendance, Attendee, Clock
from tamaya.table.presence import Presences
from tamaya.web.socket.audience import SECONDS_OF_SILENCE, Audiences

SECONDS_BETWEEN_ROUNDS = 1.0
SECONDS_BETWEEN_UPDATES = 0.02
"""Those who come or go within this time are stored together."""
TABLES_AT_ONCE = 50
"""Others get their turn after this many."""
BEAT_MILLISECONDS = 2_000
"""How often a process with connections stores that it runs."""


class StoredPresences:
    """Who is connected to a table, as all processes have stored it."""

    def __init__(self, store: Attendance, clock: Clock) -> None:
        """Use this store and clock."""
        self._store = store
        self._clock = clock

    async def find(self, table: TableId) -> Presences:
        """Who is connected to a table now."""
        now = self._clock.now()
        return Presences(now, (await self._store.attendance([table], now)).get(table, {}))


class TablePresence:
    """Stores who is connected to this process, and tells every audience who is here.

    All tables are looked at once a second, a few at a time. In between only those are at which
    somebody came or went, however often: nobody can make the server look at all of them.
    """

    def __init__(self, store: Attendance, clock: Clock, audiences: Audiences) -> None:
        """Start with nobody."""
        self._store = store
        self._clock = clock
        self._audiences = audiences
        self._process = secrets.token_hex(8)
        self._stored: dict[TableId, set[Attendee]] = {}
        self._beat_at = 0

    async def run(self) -> None:
        """Go on until cancelled: soon after somebody attached or left, and once a second."""
        next_round = 0.0
        while True:
            # A store that fails now has logged it itself.
            with suppress(Refused):
                await self.update(self._audiences.take_changed())
                if time.monotonic() >= next_round:
                    next_round = time.monotonic() + SECONDS_BETWEEN_ROUNDS
                    await self.update_all()
            await asyncio.sleep(SECONDS_BETWEEN_UPDATES)
            with suppress(TimeoutError):
                seconds = max(0.0, next_round - time.monotonic())
                await asyncio.wait_for(self._audiences.has_changed.wait(), seconds)

    async def update_all(self) -> None:
        """Update all tables."""
        tables = sorted(self._stored.keys() | set(self._audiences.tables()))
        for first in range(0, len(tables), TABLES_AT_ONCE):
            await self.update({each: set() for each in tables[first : first + TABLES_AT_ONCE]})
            await asyncio.sleep(0)

    async def update(self, tables: Mapping[TableId, set[Attendee]]) -> None:
        """Store what has changed here at some tables, then tell what has changed anywhere.

        Each table is given with those who left it lately: they may have come and gone in between.
        """
        if not tables:
            return
        # One moment for both: a clock that is moved meanwhile puts nobody out.
        now = self._clock.now()
        await self._record(tables, now)
        attended = [table for table in tables if self._audiences.has_listeners(table)]
        if not attended:
            return
        seen_at = await self._store.attendance(attended, now)
        for table in attended:
            await self._audiences.update_presences(table, Presences(now, seen_at.get(table, {})))

    async def close(self) -> None:
        """Store that nobody is connected to this process any more."""
        everybody = set().union(*self._stored.values())
        with suppress(Refused):
            now = self._clock.now()
            await self._store.record_attendance(
                self._process, [], dict.fromkeys(sorted(everybody), now), now
            )
        self._stored.clear()

    async def _record(self, tables: Mapping[TableId, set[Attendee]], now: int) -> None:
        here: dict[TableId, set[Attendee]] = {}
        came: set[Attendee] = set()
        left: dict[Attendee, int] = {}
        for table, lately in tables.items():
            silences = self._audiences.attendees(table)
            attendees = {each for each, silence in silences.items() if silence < SECONDS_OF_SILENCE}
            here[table] = attendees
            stored = self._stored.get(table, set())
            came |= (attendees | lately) - stored
            for each in sorted((stored | lately) - attendees):
                # Of somebody whose connection is silent, it is known when something last came.
                left[each] = now - round(1000 * silences.get(each, 0))
        # Before anything is read: a clock that jumps must not make everybody seem away.
        is_beat_due = bool(self._stored) and not 0 <= now - self._beat_at < BEAT_MILLISECONDS
        if not (came or left or is_beat_due):
            return
        await self._store.record_attendance(self._process, sorted(came), left, now)
        self._beat_at = now
        for table, attendees in here.items():
            if attendees:
                self._stored[table] = attendees
            else:
                self._stored.pop(table, None)
