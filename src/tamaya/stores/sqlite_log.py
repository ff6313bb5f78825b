"""The tables' logs in a SQLite file."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from tamaya.stores.failures import unreadable_if_damaged
from tamaya.stores.sqlite_file import SqliteFile
from tamaya.stores.unreadable_summaries import UnreadableSummaries
from tamaya.table.events import GuestId, LogEntry, TableEvent, TableId, event_bytes, stored_entry
from tamaya.table.phase import Phase
from tamaya.table.ports import AlreadyApplied, StaleSequence, Summary, TooManyOpen

Values = Sequence[str | int | bytes]
SummaryRow = tuple[Any, ...]

SUMMARIES = (
    "select table_id, phase, is_listed, updated_at, deadline, guests, acting, opener"
    " from table_summary"
)
NO_LIMIT = -1
LAST_CHANGED_FIRST = "order by updated_at desc, table_id"
FOR_BOTS = (
    # The first line must be that of the index, or every table is read.
    "where phase = 'playing' and (substr(acting, 1, 4) = 'bot-' or deadline is not null)"
    " and (updated_at, table_id) > (?, ?) order by updated_at, table_id limit ?"
)


class SqliteLog:
    """The tables' logs."""

    def __init__(self, file: SqliteFile) -> None:
        """Use this file."""
        self._file = file
        self._unreadable_summaries = UnreadableSummaries()

    async def read(
        self, table: TableId, after: int = 0, limit: int | None = None
    ) -> Sequence[LogEntry]:
        """The events with a sequence above ``after``, in order; none for an unknown table."""
        with unreadable_if_damaged(after):
            return await self._file.read(
                partial(read_entries, table=table, after=after, limit=limit)
            )

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
        entries = [
            LogEntry(place, at, command, event) for place, event in enumerate(events, expected + 1)
        ]
        await self._file.write(
            partial(add_entries, summary=summary, entries=entries, most_open=most_open)
        )
        return entries[-1].sequence

    async def listed_tables(self, phases: Sequence[Phase], limit: int) -> Sequence[Summary]:
        """Listed tables in these phases, the last changed first."""
        marks = ", ".join("?" * len(phases))
        condition = f"where is_listed and phase in ({marks}) {LAST_CHANGED_FIRST} limit ?"
        return await self._summaries(condition, (*phases, limit))

    async def tables_of(self, guest: GuestId) -> Sequence[Summary]:
        """Every table at which a guest holds a seat, the last changed first."""
        held = "where table_id in (select table_id from seat_holder where guest_id = ?)"
        return await self._summaries(f"{held} {LAST_CHANGED_FIRST}", (guest,))

    async def overdue_tables(self, now: int, limit: int) -> Sequence[Summary]:
        """Tables whose deadline is over, the longest overdue first."""
        return await self._summaries(
            "where deadline is not null and deadline <= ? order by deadline, table_id limit ?",
            (now, limit),
        )

    async def stale_waiting_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Waiting tables that have not changed since ``before``."""
        return await self._summaries(
            "where phase = 'waiting' and updated_at < ? order by updated_at, table_id limit ?",
            (before, limit),
        )

    async def tables_for_bots(self, limit: int, after: Summary | None = None) -> Sequence[Summary]:
        """Running tables at which a bot is to act or time counts, the longest unchanged first."""
        updated_at, table = (-1, "") if after is None else (after.updated_at, after.table)
        return await self._summaries(FOR_BOTS, (updated_at, table, limit))

    async def old_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Finished and expired tables that have not changed since ``before``, the oldest first."""
        return await self._summaries(
            "where phase in ('finished', 'expired') and updated_at < ?"
            " order by updated_at, table_id limit ?",
            (before, limit),
        )

    async def idle_claimed_tables(
        self, address: bytes, before: int, limit: int
    ) -> Sequence[Summary]:
        """Running tables counted against an address that have not changed since ``before``."""
        return await self._summaries(
            "where phase = 'playing' and updated_at < ?"
            " and table_id in (select table_id from table_claim where address_hash = ?)"
            " order by updated_at, table_id limit ?",
            (before, address, limit),
        )

    async def all_tables(self) -> Sequence[Summary]:
        """Every table, the last changed first."""
        return await self._summaries(LAST_CHANGED_FIRST, ())

    async def table_ids(self) -> Sequence[TableId]:
        """The ids of every table."""
        return await self._file.read(read_table_ids)

    async def delete(self, table: TableId) -> None:
        """Delete a table with all its events."""
        await self._file.write(partial(remove_table, table=table))

    async def _summaries(self, condition: str, values: Values) -> Sequence[Summary]:
        rows = await self._file.read(partial(summary_rows, condition=condition, values=values))
        return self._unreadable_summaries.leave_out(rows, summary_from)


def read_entries(
    connection: sqlite3.Connection, table: TableId, after: int, limit: int | None
) -> Sequence[LogEntry]:
    """The entries of a table after a sequence, at most this many."""
    rows = connection.execute(
        "select sequence, at, command, body from table_event"
        " where table_id = ? and sequence > ? order by sequence limit ?",
        (table, after, NO_LIMIT if limit is None else limit),
    )
    return tuple(stored_entry(*row) for row in rows)


def add_entries(
    connection: sqlite3.Connection, summary: Summary, entries: list[LogEntry], most_open: int | None
) -> None:
    """Append consecutive entries; raises where they do not follow the log."""
    command = entries[0].command
    if command:
        applied = connection.execute(
            "select sequence from table_event"
            " where table_id = ? and command = ? and is_last and command <> ''",
            (summary.table, command),
        ).fetchone()
        if applied:
            raise AlreadyApplied(applied[0])
    known = connection.execute(
        "select last_sequence, guests from table_summary where table_id = ?", (summary.table,)
    ).fetchone()
    last, known_guests = known or (0, None)
    if entries[0].sequence != last + 1:
        raise StaleSequence
    if most_open is not None and count_open_tables(connection, summary.opener) >= most_open:
        raise TooManyOpen
    reached = entries[-1].sequence
    guests = msgspec.json.encode(summary.guests).decode()
    connection.execute(
        "insert into table_summary values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"
        " on conflict (table_id) do update set last_sequence = ?2, phase = ?3, is_listed = ?4,"
        " updated_at = ?5, deadline = ?6, guests = ?7, acting = ?8",
        (
            summary.table,
            reached,
            summary.phase,
            summary.is_listed,
            summary.updated_at,
            summary.deadline,
            guests,
            summary.guest_to_act,
            summary.opener,
        ),
    )
    connection.executemany(
        "insert into table_event values (?, ?, ?, ?, ?, ?)",
        (
            (summary.table, place, at, command, place == reached, event_bytes(event))
            for place, at, _, event in entries
        ),
    )
    if guests != known_guests:
        connection.execute("delete from seat_holder where table_id = ?", (summary.table,))
        connection.executemany(
            "insert or ignore into seat_holder values (?, ?)",
            ((guest, summary.table) for guest in summary.guests),
        )


def summary_rows(
    connection: sqlite3.Connection, condition: str, values: Values
) -> list[SummaryRow]:
    """The rows of the summaries that match a condition, in its order."""
    return connection.execute(f"{SUMMARIES} {condition}", values).fetchall()


def summary_from(row: SummaryRow) -> Summary:
    """The summary in a row; SQLite does not check the types of columns, so this does."""
    table, phase, is_listed, updated_at, deadline, guests, guest_to_act, opener = row
    names = msgspec.json.decode(guests)
    values = (table, phase, bool(is_listed), updated_at, deadline, names, guest_to_act, opener)
    return msgspec.convert(values, Summary)


def read_table_ids(connection: sqlite3.Connection) -> Sequence[TableId]:
    """The ids of every table."""
    return [TableId(table) for (table,) in connection.execute("select table_id from table_summary")]


def count_open_tables(connection: sqlite3.Connection, opener: GuestId) -> int:
    """How many open tables a guest has."""
    query = (
        "select count(*) from table_summary where opener = ? and phase in ('waiting', 'playing')"
    )
    (count,) = connection.execute(query, (opener,)).fetchone()
    return int(count)


def remove_table(connection: sqlite3.Connection, table: TableId) -> None:
    """Delete a table; its events and seats go with it."""
    connection.execute("delete from table_summary where table_id = ?", (table,))
