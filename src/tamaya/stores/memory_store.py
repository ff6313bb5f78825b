"""A store in memory, for tests and for trying things out."""

import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tamaya.stores.seen_at import seen_at_by_table
from tamaya.table.command_context import BOT_ID_PREFIX
from tamaya.table.events import GuestId, LogEntry, TableEvent, TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import (
    AlreadyApplied,
    Attendee,
    Device,
    Guest,
    RateLimit,
    SignedIn,
    StaleSequence,
    Summary,
    TooManyOpen,
    UnseenGuest,
)

OPEN = (Phase.WAITING, Phase.PLAYING)
SALT_BYTES = 32


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

    async def old_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Finished and expired tables that have not changed since ``before``, the oldest first."""
        old = [
            (table.updated_at, table.table, table)
            for table in self._summaries.values()
            if table.phase not in OPEN and table.updated_at < before
        ]
        return tuple(table for _, _, table in sorted(old)[:limit])

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

    def _is_open(self, table: TableId) -> bool:
        return table in self._summaries and self._summaries[table].phase in OPEN

    def _count_open_tables(self, opener: GuestId) -> int:
        return sum(
            table.opener == opener and table.phase in OPEN for table in self._summaries.values()
        )

    def _last_changed(self, is_wanted: Callable[[Summary], bool]) -> Sequence[Summary]:
        found = filter(is_wanted, self._summaries.values())
        return sorted(found, key=lambda table: (-table.updated_at, table.table))


@dataclass(slots=True)
class StoredDevice:
    """A device, and whose it is."""

    guest: GuestId
    device: Device


class MemoryGuests(MemoryLog):
    """The server's guests."""

    def __init__(self) -> None:
        """Begin without guests."""
        super().__init__()
        self._guests: dict[GuestId, Guest] = {}
        self._seen_at: dict[GuestId, int] = {}
        self._devices: dict[bytes, StoredDevice] = {}
        self._codes: dict[bytes, tuple[GuestId, int]] = {}

    async def add(self, guest: Guest, secret_hash: bytes, device: Device) -> None:
        """Add a guest with a first device and its secret."""
        if guest.id in self._guests or secret_hash in self._devices:
            raise ValueError("the guest or the secret is known already")
        self._guests[guest.id] = guest
        self._seen_at[guest.id] = guest.created_at
        self._devices[secret_hash] = StoredDevice(guest.id, device)

    async def find(self, secret_hash: bytes) -> SignedIn | None:
        """The guest with this secret, and their device."""
        found = self._devices.get(secret_hash)
        return None if found is None else SignedIn(self._guests[found.guest], found.device)

    async def add_device(self, guest: GuestId, secret_hash: bytes, device: Device) -> None:
        """Add another device and its secret to a guest."""
        if secret_hash in self._devices:
            raise ValueError("the secret is known already")
        if guest in self._guests:
            self._devices[secret_hash] = StoredDevice(guest, device)

    async def devices_of(self, guest: GuestId, limit: int) -> Sequence[Device]:
        """The devices of a guest, the last used first."""
        found = [each.device for each in self._devices.values() if each.guest == guest]
        return sorted(found, key=lambda device: (-device.used_at, device.id))[:limit]

    async def use_device(self, secret_hash: bytes, now: int) -> None:
        """Store that the device with this secret is used now, and that its guest was seen."""
        used = self._devices.get(secret_hash)
        if used is not None:
            used.device = used.device._replace(used_at=now)
            self._seen_at[used.guest] = now

    async def remove_device(self, guest: GuestId, device: str) -> bool:
        """Delete a device with its secret; returns whether the guest had it."""
        self._remove_codes(guest)
        removed = self._remove_devices(lambda each: (each.guest, each.device.id) == (guest, device))
        return bool(removed)

    async def remove_other_devices(self, guest: GuestId, device: str) -> None:
        """Delete all devices of a guest but this one."""
        self._remove_codes(guest)
        self._remove_devices(lambda each: each.guest == guest and each.device.id != device)

    async def remove_unused_devices(self, before: int, limit: int) -> Sequence[GuestId]:
        """Delete devices last used before this, and return whose they were."""
        unused = [each for each in self._devices.values() if each.device.used_at < before]
        unused = sorted(unused, key=lambda each: each.device.used_at)[:limit]
        return self._remove_devices(lambda each: each in unused)

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
        self._seen_at.pop(guest, None)
        self._remove_devices(lambda each: each.guest == guest)
        self._remove_codes(guest)

    async def unseen_guests(
        self, before: int, after: UnseenGuest | None, limit: int
    ) -> Sequence[UnseenGuest]:
        """Guests not seen since ``before``, the longest unseen first, a page after the last."""
        start = (-1, "") if after is None else (after.seen_at, after.id)
        page = sorted(
            (seen_at, guest)
            for guest, seen_at in self._seen_at.items()
            if seen_at < before and (seen_at, guest) > start
        )
        return [
            UnseenGuest(guest, seen_at, self._is_seated(guest)) for seen_at, guest in page[:limit]
        ]

    async def forget_unseen(self, guests: Sequence[GuestId], before: int) -> Sequence[GuestId]:
        """Forget those who are still unseen and hold no seat at an open table."""
        gone = [
            guest
            for guest in guests
            if self._seen_at.get(guest, before) < before and not self._is_seated(guest)
        ]
        for guest in gone:
            await self.forget(guest)
        return gone

    def _remove_codes(self, guest: GuestId) -> None:
        self._codes = {code: offer for code, offer in self._codes.items() if offer[0] != guest}

    def _is_seated(self, guest: GuestId) -> bool:
        return any(
            guest in table.guests and table.phase in OPEN for table in self._summaries.values()
        )

    def _remove_devices(self, is_unwanted: Callable[[StoredDevice], bool]) -> Sequence[GuestId]:
        removed = {key: each for key, each in self._devices.items() if is_unwanted(each)}
        for key in removed:
            del self._devices[key]
        return [each.guest for each in removed.values()]


@dataclass(slots=True)
class Claim:
    """A table that counts against an address, until it ends or for as long as it is open."""

    address: bytes
    ends_at: int | None


class MemoryLimits(MemoryLog):
    """Rate limits and claims of tables."""

    def __init__(self) -> None:
        """Begin with full buckets and without claims."""
        super().__init__()
        self._salt = secrets.token_bytes(SALT_BYTES)
        self._full_at: dict[bytes, int] = {}
        self._claims: dict[TableId, Claim] = {}

    async def address_salt(self) -> bytes:
        """Random bytes to hash addresses with."""
        return self._salt

    async def take_token(self, key: bytes, limit: RateLimit, now: int) -> bool:
        """Take a token for this key and return whether there was one."""
        full_at = self._full_at.get(key, now)
        if not now <= full_at <= limit.latest_to_believe(now):
            # It is full again, or the clock was set back.
            full_at = now
        if full_at > limit.latest_to_take(now):
            return False
        self._full_at[key] = full_at + limit.milliseconds
        return True

    async def return_token(self, key: bytes, limit: RateLimit) -> None:
        """Put back a token that was taken."""
        if key in self._full_at:
            self._full_at[key] -= limit.milliseconds

    async def claim_table(
        self, address: bytes, table: TableId, most: int, now: int, until: int
    ) -> bool:
        """Count a table against an address before it is opened; false if ``most`` are counted."""
        self._claims = {
            each: claim for each, claim in self._claims.items() if self._counts(each, claim, now)
        }
        known = self._claims.get(table)
        if known is not None and known.ends_at is None:
            return True
        counted = sum(
            claim.address == address for each, claim in self._claims.items() if each != table
        )
        if counted >= most:
            return False
        self._claims[table] = Claim(address, until)
        return True

    async def keep_claim(self, table: TableId) -> None:
        """Keep a claim until its table is over or deleted."""
        if table in self._claims and self._is_open(table):
            self._claims[table].ends_at = None

    async def drop_claim(self, table: TableId) -> None:
        """Delete a claim that is not kept."""
        if table in self._claims and self._claims[table].ends_at is not None:
            del self._claims[table]

    async def idle_claimed_tables(
        self, address: bytes, before: int, limit: int
    ) -> Sequence[Summary]:
        """Running tables counted against an address that have not changed since ``before``."""
        claimed = {table for table, claim in self._claims.items() if claim.address == address}
        idle = self._last_changed(
            lambda table: (
                table.table in claimed
                and table.phase is Phase.PLAYING
                and table.updated_at < before
            )
        )
        return idle[::-1][:limit]

    async def prune_limits(self, now: int, limit: int) -> None:
        """Delete what no longer limits anybody."""
        ended = [key for key, full_at in self._full_at.items() if full_at <= now]
        for key in ended[:limit]:
            del self._full_at[key]

    def _counts(self, table: TableId, claim: Claim, now: int) -> bool:
        return self._is_open(table) if claim.ends_at is None else claim.ends_at > now


class MemoryAttendance(MemoryLog):
    """Who is connected to which table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        super().__init__()
        self._beats: dict[str, int] = {}
        self._left_at: dict[tuple[Attendee, str], int | None] = {}
        """For each person at a table and process, when they left; None while connected."""

    async def record_attendance(
        self, process: str, came: Sequence[Attendee], left: Mapping[Attendee, int], now: int
    ) -> None:
        """Store who came and left, and that the process runs."""
        self._beats[process] = now
        for attendee in came:
            self._left_at[attendee, process] = None
        for attendee, at in left.items():
            self._left_at[attendee, process] = at

    async def attendance(
        self, tables: Sequence[TableId], now: int
    ) -> Mapping[TableId, Mapping[GuestId, int]]:
        """When each person was last connected to these tables."""
        return seen_at_by_table(
            (
                (table, guest, left_at, self._beats[process])
                for ((table, guest), process), left_at in self._left_at.items()
                if table in tables and self._is_open(table)
            ),
            now,
        )


class MemoryReviews(MemoryLog):
    """Reviews by the hash of their game."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__()
        self._reviews: dict[bytes, tuple[int, bytes]] = {}

    async def find_review(self, key: bytes) -> bytes | None:
        """The review with this key."""
        found = self._reviews.get(key)
        return None if found is None else found[1]

    async def keep_review(self, key: bytes, body: bytes, now: int, most: int) -> None:
        """Store a review, and delete the oldest beyond that number."""
        self._reviews[key] = (now, body)
        by_age = sorted(self._reviews, key=lambda each: self._reviews[each][0], reverse=True)
        for old in by_age[most:]:
            del self._reviews[old]


class MemoryStore(MemoryGuests, MemoryLimits, MemoryAttendance, MemoryReviews):
    """Everything a server stores, until it stops."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self.failures: Counter[str] = Counter()

    async def forget(self, guest: GuestId) -> None:
        """Delete a guest with all that is stored of them."""
        await super().forget(guest)
        self._left_at = {key: at for key, at in self._left_at.items() if key[0][1] != guest}

    async def check_write(self) -> None:
        """Memory can always be written."""

    async def close(self) -> None:
        """Nothing to release."""
