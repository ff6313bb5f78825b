"""The guests in a PostgreSQL database."""

from collections.abc import Sequence

import asyncpg

from tamaya.stores.postgres_database import PostgresDatabase, Value
from tamaya.table.events import GuestId
from tamaya.table.ports import Guest


class PostgresGuests:
    """The server's guests."""

    def __init__(self, database: PostgresDatabase) -> None:
        """Use this database."""
        self._database = database

    async def add(self, guest: Guest, secret_hash: bytes) -> None:
        """Add a guest with a first secret."""
        await self._insert(
            "with new as (insert into guest values ($1, $2, $3, $4) returning guest_id)"
            " insert into guest_secret select $5, guest_id from new",
            *guest,
            secret_hash,
        )

    async def find(self, secret_hash: bytes) -> Guest | None:
        """The guest with this secret."""
        return await self._find(
            "select guest.* from guest_secret join guest using (guest_id) where secret_hash = $1",
            secret_hash,
        )

    async def add_secret(self, guest: GuestId, secret_hash: bytes) -> None:
        """Add a secret to a guest, for another device."""
        await self._insert(
            "insert into guest_secret select $2, guest_id from guest where guest_id = $1",
            guest,
            secret_hash,
        )

    async def rename(self, guest: GuestId, name: str) -> None:
        """Change a guest's name."""
        await self._database.fetch("update guest set name = $2 where guest_id = $1", guest, name)

    async def offer_code(self, guest: GuestId, code_hash: bytes, expires_at: int) -> None:
        """Store a one-time code that lets a guest in on another device."""
        await self._insert(
            "insert into guest_code select $2, guest_id, $3 from guest where guest_id = $1",
            guest,
            code_hash,
            expires_at,
        )

    async def take_code(self, code_hash: bytes, now: int) -> Guest | None:
        """Use up a one-time code and delete expired ones; None if it is unknown or has expired."""
        return await self._find(
            "with gone as ("
            " delete from guest_code where code_hash = $1 or expires_at <= $2 returning *"
            ") select guest.* from gone join guest using (guest_id)"
            " where code_hash = $1 and expires_at > $2",
            code_hash,
            now,
        )

    async def find_by_name(self, name: str) -> Sequence[Guest]:
        """The guests with this id or name, the oldest first."""
        query = "select * from guest where $1 in (guest_id, name) order by created_at, guest_id"
        return [Guest(*row) for row in await self._database.fetch(query, name)]

    async def forget(self, guest: GuestId) -> None:
        """Delete a guest with its secrets and codes."""
        await self._database.fetch("delete from guest where guest_id = $1", guest)

    async def _insert(self, statement: str, *values: Value) -> None:
        try:
            await self._database.fetch(statement, *values)
        except asyncpg.UniqueViolationError:
            raise ValueError("the guest, the secret or the code is known already") from None

    async def _find(self, query: str, *values: Value) -> Guest | None:
        row = await self._database.fetch_one(query, *values)
        return None if row is None else Guest(*row)
