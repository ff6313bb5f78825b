"""The store of one process: a SQLite file, with full durability."""

from pathlib import Path

from tamaya.stores.sqlite_file import SqliteFile
from tamaya.stores.sqlite_guests import SqliteGuests
from tamaya.stores.sqlite_log import SqliteLog


class SqliteStore(SqliteLog, SqliteGuests):
    """Everything the house keeps, in one file that no other process may open meanwhile."""

    def __init__(self, file: SqliteFile) -> None:
        """Keep it in this file."""
        SqliteLog.__init__(self, file)
        SqliteGuests.__init__(self, file)

    async def close(self) -> None:
        """Finish what is being written and let go of the file."""
        await self._file.close()


async def open_sqlite(path: Path) -> SqliteStore:
    """The store in this file, which is made where there is none."""
    return SqliteStore(await SqliteFile.open(path))
