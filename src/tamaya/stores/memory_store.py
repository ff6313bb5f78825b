"""A store in memory, for tests and for trying things out."""

from collections import Counter
from collections.abc import Callable, Sequence

from tamaya.table.command_context import BOT_ID_PREFIX
from tamaya.table.events import GuestId, LogEntry, TableEvent, TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import AlreadyApplied, Guest, StaleSequence, Summary, TooManyOpen

OPEN = (Phase.WAITING, Phase.PLAYING)


class MemoryLog:
    """The tables' logs. No method awaits anything, so each call is atomic."""

    def __init__(self) -> None:
        """Begin without tables."""
        self._logs: dict[TableId, list[LogEntry]] = {}
        self._applied: dict[TableId, dict[str, int]] = {}
        self._summaries: dict[TableId, Summary] = {}

    async def read(
        self, table: TableId, after: int = 0, limit: int | None = None
    ) -> Sequence[LogEntry]:
        """The events with a sequence above ``after``, in order; none for an unknown table."""
        return tuple(self._logs.get(table, ())[after : None if limit is None else after + limit])

    async def append(
        self,
        summary: Summary,
        expected: int,
        at: int,
        command: str,
        events: Sequence[TableEvent],
        most_open: int | None = None,
    ) -> int:
        """Write these events after ``expected``; returns the last sequence."""
        if not events:
            raise ValueError("there is nothing to append")
        table = summary.table
        if command in self._applied.get(table, ()):
            raise AlreadyApplied(self._applied[table][command])
        if len(self._logs.get(table, ())) != expected:
            raise StaleSequence
        if most_open is not None and self._count_open_tables(summary.opener) >= most_open:
            raise TooManyOpen
        log = self._logs.setdefault(table, [])
        log += (
            LogEntry(place, at, command, event) for place, event in enumerate(events, len(log) + 1)
        )
        if command:
            self._applied.setdefault(table, {})[command] = len(log)
        self._summaries[table] = summary
        return len(log)

    async def listed_tables(self, phases: Sequence[Phase], limit: int) -> Sequence[Summary]:
        """Listed tables in these phases, the last changed first."""
        return self._last_changed(lambda table: table.is_listed and table.phase in phases)[:limit]

    async def tables_of(self, guest: GuestId) -> Sequence[Summary]:
        """Every table at which a guest holds a seat, the last changed first."""
        return self._last_changed(lambda table: guest in table.guests)

    async def overdue_tables(self, now: int, limit: int) -> Sequence[Summary]:
        """Tables whose deadline is over, the longest overdue first."""
        over = [
            (table.deadline, table.table, table)
            for table in self._summaries.values()
            if table.deadline is not None and table.deadline <= now
        ]
        return tuple(table for _, _, table in sorted(over)[:limit])

    async def stale_waiting_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Waiting tables that have not changed since ``before``."""
        waiting = [
            (table.updated_at, table.table, table)
            for table in self._summaries.values()
            if table.phase is Phase.WAITING and table.updated_at < before
        ]
        return tuple(table for _, _, table in sorted(waiting)[:limit])

    async def tables_for_bots(self, limit: int, after: Summary | None = None) -> Sequence[Summary]:
        """Running tables at which a bot is to act or time counts, the longest unchanged first."""
        behind = (-1, "") if after is None else (after.updated_at, after.table)
        found = [
            (table.updated_at, table.table, table)
            for table in self._summaries.values()
            if table.phase is Phase.PLAYING
            and ((table.guest_to_act or "").startswith(BOT_ID_PREFIX) or table.deadline is not None)
            and (table.updated_at, table.table) > behind
        ]
        return tuple(table for _, _, table in sorted(found)[:limit])

    async def all_tables(self) -> Sequence[Summary]:
        """Every table, the last changed first."""
        return self._last_changed(lambda _: True)

    async def table_ids(self) -> Sequence[TableId]:
        """The ids of every table."""
        return tuple(self._summaries)

    async def delete(self, table: TableId) -> None:
        """Delete a table with all its events."""
        self._logs.pop(table, None)
        self._applied.pop(table, None)
        self._summaries.pop(table, None)

    def _count_open_tables(self, opener: GuestId) -> int:
        return sum(
            table.opener == opener and table.phase in OPEN for table in self._summaries.values()
        )

    def _last_changed(self, is_wanted: Callable[[Summary], bool]) -> Sequence[Summary]:
        found = filter(is_wanted, self._summaries.values())
        return sorted(found, key=lambda table: (-table.updated_at, table.table))


class MemoryGuests:
    """The server's guests."""

    def __init__(self) -> None:
        """Begin without guests."""
        self._guests: dict[GuestId, Guest] = {}
        self._secrets: dict[bytes, GuestId] = {}
        self._codes: dict[bytes, tuple[GuestId, int]] = {}

    async def add(self, guest: Guest, secret_hash: bytes) -> None:
        """Add a guest with a first secret."""
        if guest.id in self._guests or secret_hash in self._secrets:
            raise ValueError("the guest or the secret is known already")
        self._guests[guest.id] = guest
        self._secrets[secret_hash] = guest.id

    async def find(self, secret_hash: bytes) -> Guest | None:
        """The guest with this secret."""
        guest = self._secrets.get(secret_hash)
        return None if guest is None else self._guests[guest]

    async def add_secret(self, guest: GuestId, secret_hash: bytes) -> None:
        """Add a secret to a guest, for another device."""
        if secret_hash in self._secrets:
            raise ValueError("the secret is known already")
        if guest in self._guests:
            self._secrets[secret_hash] = guest

    async def rename(self, guest: GuestId, name: str) -> None:
        """Change a guest's name."""
        if guest in self._guests:
            self._guests[guest] = self._guests[guest]._replace(name=name)

    async def offer_code(self, guest: GuestId, code_hash: bytes, expires_at: int) -> None:
        """Store a one-time code that lets a guest in on another device."""
        if code_hash in self._codes:
            raise ValueError("the code is known already")
        if guest in self._guests:
            self._codes[code_hash] = (guest, expires_at)

    async def take_code(self, code_hash: bytes, now: int) -> Guest | None:
        """Use up a one-time code; None if it is unknown or has expired."""
        self._codes = {code: offer for code, offer in self._codes.items() if offer[1] > now}
        guest, _ = self._codes.pop(code_hash, (None, 0))
        return None if guest is None else self._guests[guest]

    async def find_by_name(self, name: str) -> Sequence[Guest]:
        """The guests with this id or name, the oldest first."""
        found = [guest for guest in self._guests.values() if name in (guest.id, guest.name)]
        return sorted(found, key=lambda guest: (guest.created_at, guest.id))

    async def forget(self, guest: GuestId) -> None:
        """Delete a guest with its secrets and codes."""
        self._guests.pop(guest, None)
        self._secrets = {key: holder for key, holder in self._secrets.items() if holder != guest}
        self._codes = {code: offer for code, offer in self._codes.items() if offer[0] != guest}


class MemoryStore(MemoryLog, MemoryGuests):
    """Everything a server stores, until it stops."""

    def __init__(self) -> None:
        """Begin empty."""
        MemoryLog.__init__(self)
        MemoryGuests.__init__(self)
        self.failures: Counter[str] = Counter()

    async def check_write(self) -> None:
        """Memory can always be written."""

    async def close(self) -> None:
        """Nothing to release."""
