"""Tells the people at each table who of them is here, whichever process they are connected to.

Each process stores which people are connected to it, and reads about the tables of its own
connections what all processes have stored.
"""

import asyncio
import secrets
from contextlib import suppress

from tamaya.rules.shared_types import Refused
from tamaya.table.events import TableId
from tamaya.table.ports import Attendance, Attendee, Clock
from tamaya.table.presence import Presences
from tamaya.web.socket.audience import Audiences

SECONDS_BETWEEN_ROUNDS = 1.0
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
    """Stores who is connected to this process, and tells every audience who is here."""

    def __init__(self, store: Attendance, clock: Clock, audiences: Audiences) -> None:
        """Start with nobody."""
        self._store = store
        self._clock = clock
        self._audiences = audiences
        self._process = secrets.token_hex(8)
        self._stored: set[Attendee] = set()
        self._beat_at = 0

    async def run(self) -> None:
        """Go on until cancelled: soon after somebody attached or left, and once a second."""
        while True:
            self._audiences.has_changed.clear()
            # A store that fails now has logged it itself.
            with suppress(Refused):
                await self.update()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._audiences.has_changed.wait(), SECONDS_BETWEEN_ROUNDS)

    async def update(self) -> None:
        """Store what has changed here, then tell every audience what has changed anywhere."""
        await self._record()
        tables = self._audiences.tables()
        if not tables:
            return
        now = self._clock.now()
        seen_at = await self._store.attendance(tables, now)
        for table in tables:
            await self._audiences.update_presences(table, Presences(now, seen_at.get(table, {})))

    async def close(self) -> None:
        """Store that nobody is connected to this process any more."""
        with suppress(Refused):
            await self._store.record_attendance(
                self._process, [], sorted(self._stored), self._clock.now()
            )
        self._stored.clear()

    async def _record(self) -> None:
        attendees = self._audiences.attendees()
        came, left = attendees - self._stored, self._stored - attendees
        now = self._clock.now()
        is_beat_due = bool(attendees) and not 0 <= now - self._beat_at < BEAT_MILLISECONDS
        if came or left or is_beat_due:
            await self._store.record_attendance(self._process, sorted(came), sorted(left), now)
            self._stored, self._beat_at = attendees, now
