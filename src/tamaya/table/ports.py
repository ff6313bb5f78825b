"""What tables rely on: an event log, guests, a channel for notifications, a clock."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
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

    async def all_tables(self) -> Sequence[Summary]:
        """Every table ever, for administrators: a running server asks for pages instead.

        Like all lists it leaves out tables whose summary cannot be read.
        """

    async def table_ids(self) -> Sequence[TableId]:
        """The ids of every table, also of those whose summary cannot be read."""

    async def delete(self, table: TableId) -> None:
        """Delete a table with all its events."""


class Guest(NamedTuple):
    """A person or a bot known to the server, by a name and a secret that only they hold."""

    id: GuestId
    name: str
    is_bot: bool
    created_at: int


class Guests(Protocol):
    """The server's guests. Secrets arrive hashed and are never returned.

    Secrets and codes are random: adding a known one is a ``ValueError``. A guest may be forgotten
    at any time, so an operation on an unknown guest does nothing.
    """

    async def add(self, guest: Guest, secret_hash: bytes) -> None:
        """Add a guest with a first secret."""

    async def find(self, secret_hash: bytes) -> Guest | None:
        """The guest with this secret; each device of a guest has its own."""

    async def add_secret(self, guest: GuestId, secret_hash: bytes) -> None:
        """Add a secret to a guest, for another device."""

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


class Store(EventLog, Guests, Protocol):
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
    """Notifies subscribers that a log has grown or that a guest was forgotten."""

    @property
    def is_connected(self) -> bool:
        """Whether notifications of other processes arrive now."""

    @property
    def failures(self) -> Counter[str]:
        """How often listening has failed since the channel was opened, by reason."""

    async def publish(self, table: TableId, sequence: int) -> None:
        """Notify this process's subscribers that a table's log reaches this sequence.

        Other processes are notified by the store they share, if and only if it commits.
        """

    def subscribe(self, table: TableId) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        """The sequences that a table's log reaches, each above the one before.

        Some may be left out, but never the last; one that was written before may still arrive
        late, and ``RESYNC`` at any time. Subscribe first and then read, and nothing is missed.
        """

    async def publish_forgotten_guest(self, guest: GuestId) -> None:
        """Notify this process's subscribers that a guest was forgotten."""

    def forgotten_guests(self) -> AbstractAsyncContextManager[AsyncIterator[GuestId]]:
        """The guests that are forgotten; ``ANY_GUEST`` may come at any time."""

    async def close(self) -> None:
        """Close the channel and end every subscription."""


class Clock(Protocol):
    """A clock, which tests can set."""

    def now(self) -> int:
        """Milliseconds since 1970."""
