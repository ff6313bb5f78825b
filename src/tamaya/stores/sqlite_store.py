"""The store of one process: a SQLite file, with full durability."""

import sqlite3
from collections import Counter
from pathlib import Path

from tamaya.stores.sqlite_attendance import SqliteAttendance
from tamaya.stores.sqlite_file import SqliteFile
from tamaya.stores.sqlite_guests import SqliteGuests
from tamaya.stores.sqlite_limits import SqliteLimits
from tamaya.stores.sqlite_log import SqliteLog
from tamaya.stores.sqlite_reviews import SqliteReviews

WRITE_CHECK_BYTES = 16_384


class SqliteStore(SqliteLog, SqliteGuests, SqliteLimits, SqliteAttendance, SqliteReviews):
    """Everything a server stores, in one file that only this process may open."""

    def __init__(self, file: SqliteFile) -> None:
        """Use this file."""
        SqliteLog.__init__(self, file)
        SqliteGuests.__init__(self, file)
        SqliteLimits.__init__(self, file)
        SqliteAttendance.__init__(self, file)
        SqliteReviews.__init__(self, file)

    @property
    def failures(self) -> Counter[str]:
        """How often the file has failed, by kind of failure."""
        return self._file.failures.counts

    async def check_write(self) -> None:
        """Write about as much as a long append; refused where the file cannot be written now.

        The bytes are random, because SQLite does not write a page that would not change.
        """
        await self._file.write(write_random_row)

    async def close(self) -> None:
        """Finish pending writes and release the file."""
        await self._file.close()


async def open_sqlite(path: Path) -> SqliteStore:
    """Open the store in a file; a missing file is created."""
    return SqliteStore(await SqliteFile.open(path))


def write_random_row(connection: sqlite3.Connection) -> None:
    """Replace the one row that only checks whether the file can be written."""
    connection.execute(
        "insert or replace into write_check values (1, randomblob(?))", (WRITE_CHECK_BYTES,)
    )
