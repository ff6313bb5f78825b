"""The store of several processes or machines: a PostgreSQL database."""

from tamaya.stores.postgres_database import PostgresDatabase
from tamaya.stores.postgres_guests import PostgresGuests
from tamaya.stores.postgres_log import PostgresLog


class PostgresStore(PostgresLog, PostgresGuests):
    """Everything a server stores, in a database that several processes share."""

    async def close(self) -> None:
        """Finish pending writes and close the connections."""
        await self._database.close()


async def open_postgres(url: str) -> PostgresStore:
    """Open the store in a database, and create or update its schema."""
    return PostgresStore(await PostgresDatabase.open(url))
