"""The store of several processes or machines: a PostgreSQL database."""

import secrets
from collections import Counter

from tamaya.stores.postgres_attendance import PostgresAttendance
from tamaya.stores.postgres_database import PostgresDatabase
from tamaya.stores.postgres_guests import PostgresGuests
from tamaya.stores.postgres_limits import PostgresLimits
from tamaya.stores.postgres_log import PostgresLog
from tamaya.stores.postgres_reviews import PostgresReviews

WRITE_CHECK_BYTES = 1024


class PostgresStore(
    PostgresLog, PostgresGuests, PostgresLimits, PostgresAttendance, PostgresReviews
):
    """Everything a server stores, in a database that several processes share."""

    @property
    def failures(self) -> Counter[str]:
        """How often the database has failed, by kind of failure."""
        return self._database.failures.counts

    async def check_write(self) -> None:
        """Write a row; refused where the database cannot be written now."""
        await self._database.fetch(
            "insert into write_check values (1, $1)"
            " on conflict (id) do update set body = excluded.body",
            secrets.token_bytes(WRITE_CHECK_BYTES),
        )

    async def close(self) -> None:
        """Finish pending writes and close the connections."""
        await self._database.close()


async def open_postgres(url: str) -> PostgresStore:
    """Open the store in a database, and create or update its schema."""
    return PostgresStore(await PostgresDatabase.open(url))
