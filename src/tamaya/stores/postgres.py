"""The store of several processes or machines: a PostgreSQL database."""

from tamaya.stores.postgres_database import PostgresDatabase
from tamaya.stores.postgres_guests import PostgresGuests
from tamaya.stores.postgres_log import PostgresLog


class PostgresStore(PostgresLog, PostgresGuests):
    """Everything the house keeps, in a database that other processes may use meanwhile."""

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await self._database.close()


async def open_postgres(url: str) -> PostgresStore:
    """The store in this database, its tables made where there are none."""
    return PostgresStore(await PostgresDatabase.open(url))
