"""The tables' logs in a PostgreSQL database."""

from collections.abc import Sequence

import asyncpg

from tamaya.stores.failures import unreadable_if_damaged
from tamaya.stores.postgres_database import PostgresDatabase, Value
from tamaya.stores.unreadable_summaries import UnreadableSummaries
from tamaya.table.events import GuestId, LogEntry, TableEvent, TableId, event_bytes, stored_entry
from tamaya.table.phase import Phase
from tamaya.table.ports import RESYNC, AlreadyApplied, StaleSequence, Summary, TooManyOpen

LAST_CHANGED_FIRST = "order by updated_at desc, table_id"
FOR_BOTS = (
    # The first line must be that of the index, or every table is read.
    "where phase = 'playing' and (substr(acting, 1, 4) = 'bot-' or deadline is not null)"
    " and (updated_at, table_id) > ($1, $2) order by updated_at, table_id limit $3"
)


class PostgresLog:
    """The tables' logs."""

    def __init__(self, database: PostgresDatabase) -> None:
        """Use this database."""
        self._database = database
        self._unreadable_summaries = UnreadableSummaries()

    async def read(
        self, table: TableId, after: int = 0, limit: int | None = None
    ) -> Sequence[LogEntry]:
        """The events with a sequence above ``after``, in order; none for an unknown table."""
        with unreadable_if_damaged(after):
            rows = await self._database.fetch(
                "select sequence, at, command, body from table_event"
                " where table_id = $1 and sequence > $2 order by sequence limit $3",
                table,
                after,
                limit,
            )
        return tuple(stored_entry(*row) for row in rows)

    async def append(
        self,
        summary: Summary,
        expected: int,
        at: int,
        command: str,
        events: Sequence[TableEvent],
        most_open: int | None = None,
    ) -> int:
        """Write these events after ``expected``; returns the last sequence.

        ``append_events`` is in the migrations; it also notifies every process on commit.
        """
        if not events:
            raise ValueError("there is nothing to append")
        row = await self._database.fetch_one(
            "select * from append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
            summary.table,
            expected,
            at,
            command,
            [event_bytes(event) for event in events],
            summary.phase,
            summary.is_listed,
            summary.updated_at,
            summary.deadline,
            summary.guests,
            summary.guest_to_act,
            summary.opener,
            most_open,
        )
        assert row is not None
        outcome: str = row["outcome"]
        reached: int = row["reached"]
        if outcome == "already-applied":
            raise AlreadyApplied(reached)
        if outcome == "stale":
            raise StaleSequence
        if outcome == "too-many-open":
            raise TooManyOpen
        return reached

    async def listed_tables(self, phases: Sequence[Phase], limit: int) -> Sequence[Summary]:
        """Listed tables in these phases, the last changed first."""
        condition = f"where is_listed and phase = any($1) {LAST_CHANGED_FIRST} limit $2"
        return await self._summaries(condition, list[str](phases), limit)

    async def tables_of(self, guest: GuestId) -> Sequence[Summary]:
        """Every table at which a guest holds a seat, the last changed first."""
        held = "where table_id in (select table_id from seat_holder where guest_id = $1)"
        return await self._summaries(f"{held} {LAST_CHANGED_FIRST}", guest)

    async def overdue_tables(self, now: int, limit: int) -> Sequence[Summary]:
        """Tables whose deadline is over, the longest overdue first."""
        return await self._summaries(
            "where deadline <= $1 order by deadline, table_id limit $2", now, limit
        )

    async def stale_waiting_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Waiting tables that have not changed since ``before``."""
        return await self._summaries(
            "where phase = 'waiting' and updated_at < $1 order by updated_at, table_id limit $2",
            before,
            limit,
        )

    async def tables_for_bots(self, limit: int, after: Summary | None = None) -> Sequence[Summary]:
        """Running tables at which a bot is to act or time counts, the longest unchanged first."""
        updated_at, table = (-1, "") if after is None else (after.updated_at, after.table)
        return await self._summaries(FOR_BOTS, updated_at, table, limit)

    async def old_tables(self, before: int, limit: int) -> Sequence[Summary]:
        """Finished and expired tables that have not changed since ``before``, the oldest first."""
        return await self._summaries(
            "where phase in ('finished', 'expired') and updated_at < $1"
            " order by updated_at, table_id limit $2",
            before,
            limit,
        )

    async def idle_claimed_tables(
        self, address: bytes, before: int, limit: int
    ) -> Sequence[Summary]:
        """Running tables counted against an address that have not changed since ``before``."""
        return await self._summaries(
            "where phase = 'playing' and updated_at < $1"
            " and table_id in (select table_id from table_claim where address_hash = $2)"
            " order by updated_at, table_id limit $3",
            before,
            address,
            limit,
        )

    async def all_tables(self) -> Sequence[Summary]:
        """Every table, the last changed first."""
        return await self._summaries(LAST_CHANGED_FIRST)

    async def table_ids(self) -> Sequence[TableId]:
        """The ids of every table."""
        rows = await self._database.fetch("select table_id from table_summary")
        return [TableId(row["table_id"]) for row in rows]

    async def delete(self, table: TableId) -> None:
        """Delete a table with all its events."""
        await self._database.execute_all(
            "select hold_table($1)",
            "delete from table_summary where table_id = $1",
            f"select pg_notify('tamaya_log_grew', '{RESYNC} ' || $1)",
            value=table,
        )

    async def _summaries(self, condition: str, *values: Value) -> Sequence[Summary]:
        rows = await self._database.fetch(f"select * from table_summary {condition}", *values)
        return self._unreadable_summaries.leave_out(rows, summary_from)


def summary_from(row: asyncpg.Record) -> Summary:
    """The summary in a row."""
    return Summary(
        table=row["table_id"],
        phase=Phase(row["phase"]),
        is_listed=row["is_listed"],
        updated_at=row["updated_at"],
        deadline=row["deadline"],
        guests=tuple(row["guests"]),
        guest_to_act=row["acting"],
        opener=row["opener"],
    )
