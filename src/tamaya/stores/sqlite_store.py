"""The store of one process: a SQLite file, with full durability."""

from pathlib import Path

from tamaya.stores.sqlite_file import SqliteFile
from tamaya.stores.sqlite_guests import SqliteGuests
from tamaya.stores.sqlite_log import SqliteLog


class SqliteStore(SqliteLog, SqliteGuests):
    """Everything a server stores, in one file that only this process may open."""

    def __init__(self, file: SqliteFile) -> None:
        """Use this file."""
        SqliteLog.__init__(self, file)
        SqliteGuests.__init__(self, file)

    async def close(self) -> None:
        """Finish pending writes and release the file."""
        await self._file.close()


async def open_sqlite(path: Path) -> SqliteStore:
    """Open the store in a file; a missing file is created."""
    return SqliteStore(await SqliteFile.open(path))
