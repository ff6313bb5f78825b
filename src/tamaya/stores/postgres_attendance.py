"""Who is connected to which table, in a PostgreSQL database."""

from collections.abc import Mapping, Sequence

from tamaya.stores.postgres_database import PostgresDatabase
from tamaya.stores.seen_at import seen_at_by_table
from tamaya.table.events import GuestId, TableId
from tamaya.table.ports import PROCESS_MILLISECONDS, Attendee


class PostgresAttendance:
    """The people who are connected to tables, through any process. Each step is one statement."""

    def __init__(self, database: PostgresDatabase) -> None:
        """Use this database."""
        self._database = database

    async def record_attendance(
        self, process: str, came: Sequence[Attendee], left: Mapping[Attendee, int], now: int
    ) -> None:
        """Store who came and left, and that the process runs."""
        await self._database.fetch(
            "insert into server_process values ($1, $2)"
            " on conflict (process_id) do update set beat_at = $2",
            process,
            now,
        )
        if came:
            await self._database.fetch(
                "with attendee as (select * from unnest($1::text[], $2::text[]) as each (t, g)),"
                " gone as (delete from attendance using attendee"
                " where table_id = t and guest_id = g and process_id <> $3"
                " and (left_at is not null or process_id in"
                " (select process_id from server_process where beat_at <= $4)))"
                " insert into attendance select t, g, $3, null from attendee"
                " on conflict (table_id, guest_id, process_id) do update set left_at = null",
                [str(table) for table, _ in came],
                [str(guest) for _, guest in came],
                process,
                now - PROCESS_MILLISECONDS,
            )
        if left:
            await self._database.fetch(
                "update attendance set left_at = at"
                " from unnest($1::text[], $2::text[], $3::bigint[]) as attendee (t, g, at)"
                " where table_id = t and guest_id = g and process_id = $4",
                [str(table) for table, _ in left],
                [str(guest) for _, guest in left],
                list(left.values()),
                process,
            )
        if came or left:
            await self._database.fetch(
                "delete from server_process where beat_at <= $1 and process_id not in"
                " (select process_id from attendance)",
                now - PROCESS_MILLISECONDS,
            )

    async def attendance(
        self, tables: Sequence[TableId], now: int
    ) -> Mapping[TableId, Mapping[GuestId, int]]:
        """When each person was last connected to these tables."""
        rows = await self._database.fetch(
            "select table_id, guest_id, left_at, beat_at from attendance join server_process"
            " using (process_id) where table_id = any($1)",
            list[str](tables),
        )
        return seen_at_by_table((tuple(row) for row in rows), now)
