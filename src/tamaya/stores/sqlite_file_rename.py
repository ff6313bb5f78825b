"""Renaming a SQLite file together with what SQLite keeps beside it."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from tamaya.stores.sqlite_file import lock_file

SECONDS_FOR_LOCK = 1.0
"""Long enough for another process that is renaming the same file."""


def rename_sqlite(old: Path, new: Path) -> bool:
    """Rename a database that nobody has open; returns whether that was done.

    The write-ahead log is first written back into the database, so that one rename moves it all: a
    process that dies on the way leaves the database whole under one of the names.
    """
    is_renamed = False
    try:
        with closing(lock_file(old, SECONDS_FOR_LOCK)):
            if not new.exists() and checkpoint(old):
                old.rename(new)
                is_renamed = True
    except (OSError, sqlite3.DatabaseError):
        return False
    if not old.exists():
        for companion in ("-shm", "-lock", "-lock-journal"):
            with suppress(OSError):
                Path(f"{old}{companion}").unlink(missing_ok=True)
    return is_renamed


def checkpoint(path: Path) -> bool:
    """Write the log of a database back into it; returns whether nobody else has it open."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    # The last to close a database removes its log.
    return not Path(f"{path}-wal").exists()
