"""What tables rely on: an event log, guests, a channel for notifications, a clock."""

from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from tamaya.table.events import GuestId, LogEntry, TableEvent, TableId
from tamaya.table.phase import Phase


class StaleSequence(Exception):
    """The log has grown meanwhile: read again, then decide again."""


class AlreadyApplied(Exception):
    """The command was applied before; ``sequence`` is that of its last event."""

    def __init__(self, sequence: int) -> None:
        """Keep where the command's events end."""
        super().__init__(sequence)
        self.sequence = sequence


class TooManyOpen(Exception):
    """The opener has as many open tables as allowed."""


class Summary(NamedTuple):
    """What lists of tables need, stored beside the log and updated with every append."""

    table: TableId
    phase: Phase
    is_listed: bool
    updated_at: int
    deadline: int | None
    """When a bot will move for the seat to act; None if none will."""
    guests: tuple[GuestId, ...]
    """Everybody who holds a seat."""
    guest_to_act: GuestId | None
    """The holder of the seat to act."""
    opener: GuestId
    """Who opened the table."""


class EventLog(Protocol):
    """The tables' logs."""

    async def read(
        self, table: TableId, after: int = 0, limit: int | None = None
    ) -> Sequence[LogEntry]:
        """The events with a sequence above ``after``, in order, at most ``limit`` of them.

        There are none for an unknown table. Raises ``UnreadableEntry`` where one cannot be
        decoded.
        """

    async def append(
        self,
        summary: Summary,
        expected: int,
        at: int,
        command: str,
        events: Sequence[TableEvent],
        most_open: int | None = None,
    ) -> int:
        """Write these events durably after ``expected``, all or none; returns the last sequence.

        Raises ``AlreadyApplied`` where a command of this name was applied to this table before,
        even if the log has grown since; else ``StaleSequence`` where the log does not end at
        ``expected``; and ``ValueError`` without events, because nothing would record the
        command. Raises ``TooManyOpen`` where the opener already has ``most_open`` tables that
        wait or play, even if several processes append at once. A store that several processes
        share notifies their channels when it commits.
        """

    async def listed_tables(self, phases: Sequence[Phase], limit: int) -> Sequence[Summary]:
        """Listed tables in these phases, the last changed first."""

    async def tables_of(self, guest: GuestId) -> Sequence[Summary]:
        """Every table at which a guest holds a seat, the last changed first."""

    async def overdue_tables(self, now: int, limit: int) -> Sequence[Summary]:
        """Tables whose deadline is over, the longest overdue first."""

    async def stale_waiting_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Waiting tables that have not changed since ``before``."""

    async def tables_for_bots(self, limit: int, after: Summary | None = None) -> Sequence[Summary]:
        """Running tables at which a bot is to act, or will move when the time is up.

        The longest unchanged first, beginning behind the summary ``after``: a caller takes one page
        after the other, and the tables that are over or wait for people are not read.
        """

    async def old_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Finished and expired tables that have not changed since ``before``, the oldest first."""

    async def all_tables(self) -> Sequence[Summary]:
        """Every table ever, for administrators: a running server asks for pages instead.

        Like all lists it leaves out tables whose summary cannot be read.
        """

    async def table_ids(self) -> Sequence[TableId]:
        """The ids of every table, also of those whose summary cannot be read."""

    async def delete(self, table: TableId) -> None:
        """Delete a table with all its events.

        A store that several processes share sends their channels ``RESYNC`` when it commits.
        """


class Guest(NamedTuple):
    """A person or a bot known to the server, by a name and a secret that only they hold."""

    id: GuestId
    name: str
    is_bot: bool
    created_at: int


class Device(NamedTuple):
    """Where a guest is signed in: each device has a secret of its own."""

    id: str
    """Random, and known to the guest only."""
    browser: str
    """The family of the browser, such as Firefox; empty where it is unknown."""
    system: str
    """The family of the operating system, such as Android; empty where it is unknown."""
    created_at: int
    used_at: int
    """When it was last used, to within a day."""


class SignedIn(NamedTuple):
    """Whose secret it is, and on which device."""

    guest: Guest
    device: Device


class UnseenGuest(NamedTuple):
    """A guest whom the server has not seen for a long time."""

    id: GuestId
    seen_at: int
    is_seated: bool
    """Whether they hold a seat at a table that is not over."""


class Guests(Protocol):
    """The server's guests. Secrets arrive hashed and are never returned.

    Secrets and codes are random: adding a known one is a ``ValueError``. A guest may be forgotten
    at any time, so an operation on an unknown guest does nothing.
    """

    async def add(self, guest: Guest, secret_hash: bytes, device: Device) -> None:
        """Add a guest with a first device and its secret."""

    async def find(self, secret_hash: bytes) -> SignedIn | None:
        """The guest with this secret, and their device."""

    async def add_device(self, guest: GuestId, secret_hash: bytes, device: Device) -> None:
        """Add another device and its secret to a guest."""

    async def devices_of(self, guest: GuestId, limit: int) -> Sequence[Device]:
        """The devices of a guest, the last used first."""

    async def use_device(self, secret_hash: bytes, now: int) -> None:
        """Store that the device with this secret is used now, and that its guest was seen."""

    async def remove_device(self, guest: GuestId, device: str) -> bool:
        """Delete a device with its secret; returns whether the guest had it.

        The guest's codes are deleted too: the device may have got one. A store that several
        processes share notifies their channels when it commits.
        """

    async def remove_other_devices(self, guest: GuestId, device: str) -> None:
        """Delete all devices of a guest but this one, and the codes, like ``remove_device``."""

    async def remove_unused_devices(self, before: int, limit: int) -> Sequence[GuestId]:
        """Delete devices last used before this, and return whose they were.

        At most ``limit`` at once; notifies like ``remove_device``.
        """

    async def rename(self, guest: GuestId, name: str) -> None:
        """Change a guest's name."""

    async def offer_code(self, guest: GuestId, code_hash: bytes, expires_at: int) -> None:
        """Store a one-time code that lets a guest in on another device."""

    async def take_code(self, code_hash: bytes, now: int) -> Guest | None:
        """Use up a one-time code; None if it is unknown or has expired."""

    async def find_by_name(self, name: str) -> Sequence[Guest]:
        """The guests with this id or name, the oldest first."""

    async def forget(self, guest: GuestId) -> None:
        """Delete a guest with its secrets and codes.

        A store that several processes share notifies their channels when it commits.
        """

    async def unseen_guests(
        self, before: int, after: UnseenGuest | None, limit: int
    ) -> Sequence[UnseenGuest]:
        """Guests not seen since ``before``, the longest unseen first, a page after the last."""

    async def forget_unseen(self, guests: Sequence[GuestId], before: int) -> Sequence[GuestId]:
        """Forget those who are still unseen since ``before`` and hold no seat at an open table.

        Returns who was forgotten; notifies like ``forget``.
        """


CLOCK_TOLERANCE = 60_000
"""How many milliseconds the clocks of two processes may differ."""


class RateLimit(NamedTuple):
    """A token bucket: at most ``most`` tokens, and one more every ``milliseconds``.

    All that is stored of it is when it will be full again.
    """

    most: int
    milliseconds: int

    def latest_to_take(self, now: int) -> int:
        """When it may be full again at the latest, if there is to be a token now."""
        return now + (self.most - 1) * self.milliseconds

    def latest_to_believe(self, now: int) -> int:
        """When it can be full again at the latest; what is later comes from a clock set back."""
        return now + self.most * self.milliseconds + CLOCK_TOLERANCE


class SharedLimits(Protocol):
    """What all processes count together, and what a restart does not reset.

    Keys are hashes, so that no address is stored.
    """

    async def address_salt(self) -> bytes:
        """Random bytes, always the same in one store, to hash addresses with."""

    async def take_token(self, key: bytes, limit: RateLimit, now: int) -> bool:
        """Take a token for this key and return whether there was one.

        However many processes take at once, no more are taken than there are. A key that was not
        used for long has a full bucket, and needs no space.
        """

    async def return_token(self, key: bytes, limit: RateLimit) -> None:
        """Put back a token that was taken."""

    async def claim_table(
        self, address: bytes, table: TableId, most: int, now: int, until: int
    ) -> bool:
        """Count a table against an address before it is opened; false if ``most`` are counted.

        The same table is counted once. A claim ends at ``until`` unless it is kept.
        """

    async def keep_claim(self, table: TableId) -> None:
        """Keep a claim until its table is over or deleted; nothing changes if it is already."""

    async def drop_claim(self, table: TableId) -> None:
        """Delete a claim that is not kept: its table was not opened."""

    async def idle_claimed_tables(
        self, address: bytes, before: int, limit: int
    ) -> Sequence[Summary]:
        """Running tables counted against an address that have not changed since ``before``.

        The longest unchanged first.
        """

    async def prune_limits(self, now: int, limit: int) -> None:
        """Delete what no longer limits anybody, at most ``limit`` rows of each kind."""


PROCESS_MILLISECONDS = 7_000
"""How long a process counts as running after its last beat; clocks differ by less than that."""

Attendee = tuple[TableId, GuestId]
"""A person at a table."""


class Attendance(Protocol):
    """Which people are connected to which tables, through any process.

    A process that ends without saying so loses everybody a little later. What is stored of a table
    is deleted when it is over, and what is stored of a guest when they are forgotten.
    """

    async def record_attendance(
        self, process: str, came: Sequence[Attendee], left: Mapping[Attendee, int], now: int
    ) -> None:
        """Store who came and who left when through a process, and that the process runs."""

    async def attendance(
        self, tables: Sequence[TableId], now: int
    ) -> Mapping[TableId, Mapping[GuestId, int]]:
        """When each person was last connected to these tables: now, for those who are."""


class Reviews(Protocol):
    """Reviews of games, each under the hash of its record."""

    async def find_review(self, key: bytes) -> bytes | None:
        """The review with this key."""

    async def keep_review(self, key: bytes, body: bytes, now: int, most: int) -> None:
        """Store a review, and delete the oldest where there are more than ``most``."""


class Store(EventLog, Guests, SharedLimits, Attendance, Reviews, Protocol):
    """Everything a server stores."""

    @property
    def failures(self) -> Counter[str]:
        """How often the store has failed since it was opened, by kind of failure."""

    async def check_write(self) -> None:
        """Write a row durably; refused where the store cannot be written now."""

    async def close(self) -> None:
        """Finish pending writes and release the store."""


RESYNC = 0
"""Sent in place of a sequence where notifications may have been missed: read the log."""


ANY_GUEST = GuestId("")
"""Sent in place of a guest where notifications may have been missed: check every guest."""


class Channel(Protocol):
    """Notifies subscribers that a log has grown or that a guest was signed out."""

    @property
    def is_connected(self) -> bool:
        """Whether notifications of other processes arrive now."""

    @property
    def failures(self) -> Counter[str]:
        """How often listening has failed since the channel was opened, by reason."""

    async def publish(self, table: TableId, sequence: int) -> None:
        """Notify this process's subscribers that a table's log reaches this sequence.

        ``RESYNC`` makes them read the log: the table was deleted.
        Other processes are notified by the store they share, if and only if it commits.
        """

    def subscribe(self, table: TableId) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        """The sequences that a table's log reaches, each above the one before.

        Some may be left out, but never the last; one that was written before may still arrive
        late, and ``RESYNC`` at any time. Subscribe first and then read, and nothing is missed.
        """

    async def publish_signed_out_guest(self, guest: GuestId) -> None:
        """Notify this process's subscribers that secrets of a guest were deleted.

        Other processes are notified by the store they share, if and only if it commits.
        """

    def signed_out_guests(self) -> AbstractAsyncContextManager[AsyncIterator[GuestId]]:
        """The guests that lose a device or are forgotten; ``ANY_GUEST`` may come at any time."""

    async def close(self) -> None:
        """Close the channel and end every subscription."""


class Clock(Protocol):
    """A clock, which tests can set."""

    def now(self) -> int:
        """Milliseconds since 1970."""
