"""Who is connected to which table, in a SQLite file."""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import partial

from tamaya.stores.seen_at import seen_at_by_table
from tamaya.stores.sqlite_file import SqliteFile
from tamaya.table.events import GuestId, TableId
from tamaya.table.ports import PROCESS_MILLISECONDS, Attendee


class SqliteAttendance:
    """The people who are connected to tables. The file has one writer, so each call is atomic."""

    def __init__(self, file: SqliteFile) -> None:
        """Use this file."""
        self._file = file

    async def record_attendance(
        self, process: str, came: Sequence[Attendee], left: Mapping[Attendee, int], now: int
    ) -> None:
        """Store who came and left, and that the process runs."""
        await self._file.write(
            partial(record_attendance, process=process, came=came, left=left, now=now)
        )

    async def attendance(
        self, tables: Sequence[TableId], now: int
    ) -> Mapping[TableId, Mapping[GuestId, int]]:
        """When each person was last connected to these tables."""
        rows = await self._file.read(partial(attendance_rows, tables=tables))
        return seen_at_by_table(rows, now)


def record_attendance(
    connection: sqlite3.Connection,
    process: str,
    came: Sequence[Attendee],
    left: Mapping[Attendee, int],
    now: int,
) -> None:
    """Replace what is over for those who came, and close the rows of those who left."""
    connection.execute(
        "insert into server_process values (?1, ?2)"
        " on conflict (process_id) do update set beat_at = ?2",
        (process, now),
    )
    connection.executemany(
        "delete from attendance where table_id = ?1 and guest_id = ?2 and (left_at is not null"
        " or process_id in (select process_id from server_process where beat_at <= ?3))",
        ((*attendee, now - PROCESS_MILLISECONDS) for attendee in came),
    )
    connection.executemany(
        "insert or replace into attendance values (?, ?, ?, null)",
        ((*attendee, process) for attendee in came),
    )
    connection.executemany(
        "update attendance set left_at = ?4"
        " where table_id = ?1 and guest_id = ?2 and process_id = ?3",
        ((*attendee, process, at) for attendee, at in left.items()),
    )
    connection.execute(
        "delete from server_process where beat_at <= ? and process_id not in"
        " (select process_id from attendance)",
        (now - PROCESS_MILLISECONDS,),
    )


def attendance_rows(
    connection: sqlite3.Connection, tables: Sequence[TableId]
) -> list[tuple[str, str, int | None, int]]:
    """The rows of some tables, each with the last beat of its process."""
    marks = ", ".join("?" * len(tables))
    return connection.execute(
        "select table_id, guest_id, left_at, beat_at from attendance join server_process"
        f" using (process_id) where table_id in ({marks})",
        tuple(tables),
    ).fetchall()
