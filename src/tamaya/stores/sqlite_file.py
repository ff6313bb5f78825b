"""A SQLite file that one process holds: a writer, readers, and a lock against others."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Self, TypeVar

from tamaya.rules.shared_types import Refused
from tamaya.stores.failures import StoreFailure, StoreFailures
from tamaya.stores.migrations import pending_migrations
from tamaya.stores.refusals import StoreRefusal
from tamaya.stores.sqlite_group_commit import GroupCommit

Result = TypeVar("Result")

READERS = 2
OWNER_ONLY_MODE = 0o600

CALLER_MISTAKES = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
    sqlite3.NotSupportedError,
)
"""Exceptions that say nothing about the file."""

FAILURE_KINDS = {
    sqlite3.SQLITE_FULL: StoreFailure.FULL,
    sqlite3.SQLITE_READONLY: StoreFailure.READ_ONLY,
    sqlite3.SQLITE_IOERR: StoreFailure.IO_ERROR,
    sqlite3.SQLITE_CORRUPT: StoreFailure.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreFailure.DAMAGED,
}


def lock_file(path: Path, seconds: float = 0) -> sqlite3.Connection:
    """Lock a database for this process; raises ``sqlite3.DatabaseError`` after this time.

    The lock is on a file beside it, and the system takes it back from a process that dies. SQLite's
    own locks are used because they work on every system, and between two holders in one process
    too. The database itself stays free for readers and for copies made while it is open.
    """
    lock = sqlite3.connect(
        f"{path}-lock", timeout=seconds, isolation_level=None, check_same_thread=False
    )
    try:
        lock.execute("begin exclusive")
    except sqlite3.DatabaseError:
        lock.close()
        raise
    return lock


class SqliteFile:
    """An open file. A write is durable when it returns; reads do not wait for writes."""

    def __init__(self, path: Path) -> None:
        """Open or create the file and update its schema; refused where that fails."""
        self.path = path.resolve()
        self.failures = StoreFailures()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, OWNER_ONLY_MODE))
        except OSError as error:
            raise self._unreachable(error.strerror or "") from error
        with ExitStack() as opened:
            opened.enter_context(closing(self._acquire_lock()))
            try:
                writer = opened.enter_context(closing(self._connect()))
                self._migrate(writer)
                readers = [opened.enter_context(closing(self._connect())) for _ in range(READERS)]
            except sqlite3.DatabaseError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
                    raise self._foreign() from error
                raise self._unreachable(str(error)) from error
            self._resources = opened.pop_all()
        self._writer = GroupCommit(writer)
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for reader in readers:
            reader.execute("pragma query_only = on")
            self._idle.put(reader)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tamaya-sqlite-reader")

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file in a thread."""
        return await asyncio.to_thread(cls, path)

    async def write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a write: all or nothing, and on disk when this returns."""
        with self._refuse_if_failed():
            return await asyncio.wrap_future(self._writer.submit(work))

    async def read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a read."""
        loop = asyncio.get_running_loop()
        with self._refuse_if_failed():
            return await loop.run_in_executor(self._readers, partial(self._read, work))

    async def close(self) -> None:
        """Finish pending writes and release the file."""
        await asyncio.to_thread(self._close)

    def _read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        connection = self._idle.get()
        try:
            return work(connection)
        finally:
            self._idle.put(connection)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._resources.close()

    def _acquire_lock(self) -> sqlite3.Connection:
        """The lock of this file; refused where another process holds it."""
        try:
            return lock_file(self.path)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Refused(StoreRefusal.LOCKED_BY_ANOTHER, store=str(self.path)) from error
            raise self._unreachable(str(error)) from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        # One damaged text must not fail a query that lists many rows.
        connection.text_factory = decode_text
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        names = {name for (name,) in connection.execute("select name from sqlite_master")}
        version = 0
        if "schema_version" in names:
            (version,) = connection.execute("select max(version) from schema_version").fetchone()
        elif names:
            raise self._foreign()
        connection.execute("pragma journal_mode = wal")
        for migration in pending_migrations("sqlite", version):
            connection.executescript(
                f"begin; {migration.script};"
                f"insert into schema_version values ({migration.version}); commit"
            )

    @contextmanager
    def _refuse_if_failed(self) -> Iterator[None]:
        """Refuse where the open file fails; the failure is counted and logged."""
        try:
            yield
        except CALLER_MISTAKES:
            raise
        except sqlite3.DatabaseError as error:
            kind = failure_kind(error)
            self.failures.record(kind, getattr(error, "sqlite_errorname", type(error).__name__))
            raise self._unreachable(str(error), kind) from error

    def _foreign(self) -> Refused:
        return Refused(StoreRefusal.FOREIGN_DATA, store=str(self.path))

    def _unreachable(self, cause: str, kind: StoreFailure = StoreFailure.UNREACHABLE) -> Refused:
        return Refused(
            StoreRefusal.UNREACHABLE, store=str(self.path), cause=cause, failure=kind.value
        )


def decode_text(stored: bytes) -> str:
    """A stored text, with a mark in place of what is no Unicode."""
    return stored.decode(errors="replace")


def failure_kind(error: sqlite3.Error) -> StoreFailure:
    """The kind of a failure, by the main part of SQLite's code."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return FAILURE_KINDS.get(code & 0xFF, StoreFailure.UNREACHABLE)
