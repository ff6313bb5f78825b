"""What a table relies on: a log that only grows, a way to tell, guests, a clock."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from tamaya.table.events import GuestId, LogEntry, TableEvent, TableId
from tamaya.table.phase import Phase


class StaleSequence(Exception):
    """Somebody else has written to this table meanwhile: read again, then decide again."""


class AlreadyApplied(Exception):
    """The command has been applied before; ``sequence`` is the last event it led to."""

    def __init__(self, sequence: int) -> None:
        """Remember where the command's events end."""
        super().__init__(sequence)
        self.sequence = sequence


class TooManyOpen(Exception):
    """Whoever opens the table has as many that are not over as they may have."""


class Summary(NamedTuple):
    """What lists of tables need, kept beside the log and renewed with every append."""

    table: TableId
    phase: Phase
    is_listed: bool
    updated_at: int
    deadline: int | None
    """When a bot moves for the seat to act; None where nobody would."""
    guests: tuple[GuestId, ...]
    """Everybody who holds a seat."""
    guest_to_act: GuestId | None
    """The holder of the seat to act."""
    opener: GuestId
    """Who opened the table."""


class EventLog(Protocol):
    """The tables' logs."""

    async def read(self, table: TableId, after: int = 0) -> Sequence[LogEntry]:
        """The events with a sequence above ``after``, in order; none for an unknown table."""

    async def append(
        self,
        summary: Summary,
        expected: int,
        at: int,
        command: str,
        events: Sequence[TableEvent],
        most_open: int | None = None,
    ) -> int:
        """Write these events behind ``expected`` for good, together; the last one's sequence.

        Raises ``AlreadyApplied`` where a command of this name has been applied to this table,
        even if the log has grown since; else ``StaleSequence`` where the log does not end at
        ``expected``; and ``ValueError`` where there are no events, for nothing would remember
        the command. Where a number is given and the summary's opener has so many tables that
        wait or play, it raises ``TooManyOpen``, however many ask at once. A store that several
        processes share tells their channels as it commits.
        """

    async def listed_tables(self, phases: Sequence[Phase], limit: int) -> Sequence[Summary]:
        """Listed tables in these phases, the last changed first."""

    async def tables_of(self, guest: GuestId) -> Sequence[Summary]:
        """Every table at which a guest holds a seat, the last changed first."""

    async def overdue_tables(self, now: int, limit: int) -> Sequence[Summary]:
        """Tables whose deadline is over, the longest overdue first."""

    async def stale_waiting_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Tables that have been waiting for their start, unchanged, since before then."""

    async def all_tables(self) -> Sequence[Summary]:
        """Every table there is, for those who look after the house."""

    async def delete(self, table: TableId) -> None:
        """Take a table with all its events out of the house, for good."""


class Guest(NamedTuple):
    """Somebody the house knows: a person or a bot, by a name and a secret only they hold."""

    id: GuestId
    name: str
    is_bot: bool
    created_at: int


class Guests(Protocol):
    """The people and bots of the house. Secrets come here hashed and are never given out.

    They and the codes are drawn at random: one that is known already is a ``ValueError``. A
    guest may be forgotten at any time, so whatever is done for an unknown one does nothing.
    """

    async def add(self, guest: Guest, secret_hash: bytes) -> None:
        """Let somebody new in."""

    async def find(self, secret_hash: bytes) -> Guest | None:
        """Who holds this secret; every device of a guest may hold one of its own."""

    async def add_secret(self, guest: GuestId, secret_hash: bytes) -> None:
        """Give a guest one more secret, for another device."""

    async def rename(self, guest: GuestId, name: str) -> None:
        """Call a guest by another name from now on."""

    async def offer_code(self, guest: GuestId, code_hash: bytes, expires_at: int) -> None:
        """Note a one-time code that moves a guest to another device."""

    async def take_code(self, code_hash: bytes, now: int) -> Guest | None:
        """Use up a one-time code; None where there is none or it is too old."""

    async def find_by_name(self, name: str) -> Sequence[Guest]:
        """Whoever has this id or goes by this name, the longest known first."""

    async def forget(self, guest: GuestId) -> None:
        """Take a guest, its secrets and codes out of the house.

        A store that several processes share tells their channels as it commits.
        """


class Store(EventLog, Guests, Protocol):
    """Everything the house keeps."""

    async def close(self) -> None:
        """Finish what is being written and let go."""


RESYNC = 0
"""Told in place of a sequence where something may have been missed: read what there is."""


ANY_GUEST = GuestId("")
"""Told in place of a guest where a farewell may have been missed: look who is still known."""


class Channel(Protocol):
    """How one part of the house tells the others that a log has grown, or that a guest is gone."""

    async def publish(self, table: TableId, sequence: int) -> None:
        """Tell everybody in this process that the log of a table reaches this sequence.

        Other processes are told by the store they share, if and only if it has committed.
        """

    def subscribe(self, table: TableId) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        """The sequences told for a table from now on, each above the one before.

        Some may be left out, never the last; ``RESYNC`` may come at any time. Subscribe
        first and read then, and nothing is missed.
        """

    async def publish_forgotten_guest(self, guest: GuestId) -> None:
        """Tell everybody in this process that a guest was forgotten."""

    def forgotten_guests(self) -> AbstractAsyncContextManager[AsyncIterator[GuestId]]:
        """The guests that are forgotten from now on; ``ANY_GUEST`` may come at any time."""

    async def close(self) -> None:
        """Stop telling: every subscription ends."""


class Clock(Protocol):
    """The time, so that tests can set it."""

    def now(self) -> int:
        """Milliseconds since 1970."""
