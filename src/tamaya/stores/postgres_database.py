"""A PostgreSQL database, reached through a pool of connections."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self
from urllib.parse import urlsplit

import asyncpg

from tamaya.rules.shared_types import Refused
from tamaya.stores.failures import StoreFailure, StoreFailures
from tamaya.stores.migrations import pending_migrations
from tamaya.stores.refusals import StoreRefusal

EXAMPLE = "postgresql://user:password@host:5432/tamaya"
MOST_CONNECTIONS = 10
CONNECT_SECONDS = 10
STATEMENT_SECONDS = 30
CLOSE_SECONDS = 10

Value = str | int | bytes | None | list[str] | list[int] | list[bytes] | tuple[str, ...]

CONNECTION_FAILURES = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""Raised by a database that is down, shutting down, full, read-only or damaged, or by a connection
that has just ended.
"""

FAILURE_KINDS = (
    (asyncpg.DiskFullError, StoreFailure.FULL),
    (asyncpg.ReadOnlySQLTransactionError, StoreFailure.READ_ONLY),
    (asyncpg.PostgresSystemError, StoreFailure.IO_ERROR),
    (asyncpg.DataCorruptedError, StoreFailure.DAMAGED),
    (asyncpg.IndexCorruptedError, StoreFailure.DAMAGED),
)


class PostgresDatabase:
    """An open database. Each statement is its own transaction."""

    def __init__(self, host: str, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        """Use this pool; the host is for error messages."""
        self._host = host
        self._pool = pool
        self.failures = StoreFailures()

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database and update its schema; refused where that fails."""
        try:
            host = urlsplit(url).hostname or ""
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=STATEMENT_SECONDS,
            )
        except ValueError:
            # The exception is not shown: it may quote a part of the password.
            raise Refused(StoreRefusal.UNKNOWN_URL, scheme="postgresql", known=EXAMPLE) from None
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise unreachable(host, error) from error
        try:
            await migrate(pool)
        except (OSError, asyncpg.PostgresError) as error:
            await pool.close()
            raise unreachable(host, error) from error
        except Refused:
            await pool.close()
            raise
        return cls(host, pool)

    async def fetch(self, statement: str, *values: Value) -> list[asyncpg.Record]:
        """The rows of a statement."""
        with self._refuse_if_unreachable():
            return await self._pool.fetch(statement, *values)

    async def fetch_one(self, statement: str, *values: Value) -> asyncpg.Record | None:
        """The first row of a statement, if any."""
        with self._refuse_if_unreachable():
            return await self._pool.fetchrow(statement, *values)

    async def execute_all(self, *statements: str, value: Value) -> None:
        """Run several statements with one value in one transaction."""
        with self._refuse_if_unreachable():
            async with self._pool.acquire() as connection, connection.transaction():
                for statement in statements:
                    await connection.execute(statement, value)

    async def close(self) -> None:
        """Finish what is running and close the connections."""
        try:
            await asyncio.wait_for(self._pool.close(), CLOSE_SECONDS)
        except TimeoutError:
            self._pool.terminate()

    @contextmanager
    def _refuse_if_unreachable(self) -> Iterator[None]:
        try:
            yield
        except CONNECTION_FAILURES as error:
            self.failures.record(failure_kind(error), type(error).__name__)
            raise unreachable(self._host, error) from error


async def migrate(pool: "asyncpg.Pool[asyncpg.Record]") -> None:
    """Run the pending migrations; an advisory lock lets one process do so at a time."""
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(hashtext('tamaya schema'), 0)")
        version = 0
        if await connection.fetchval("select to_regclass('schema_version') is not null"):
            version = await connection.fetchval("select max(version) from schema_version")
        for migration in pending_migrations("postgres", version):
            await connection.execute(migration.script)
            await connection.execute("insert into schema_version values ($1)", migration.version)


def unreachable(host: str, error: Exception) -> Refused:
    """The refusal for a failure of the database or the connection."""
    return Refused(
        StoreRefusal.UNREACHABLE,
        store=f"postgresql://{host}",
        cause=str(error),
        failure=failure_kind(error).value,
    )


def failure_kind(error: Exception) -> StoreFailure:
    """The kind of a failure, by the class of the exception."""
    for failures, kind in FAILURE_KINDS:
        if isinstance(error, failures):
            return kind
    return StoreFailure.UNREACHABLE
