"""Rate limits and claims of tables in a SQLite file."""

import sqlite3
from functools import partial

from tamaya.stores.sqlite_file import SqliteFile
from tamaya.table.events import TableId
from tamaya.table.ports import RateLimit


class SqliteLimits:
    """What a restart does not reset. The file has one writer, so each call is atomic."""

    def __init__(self, file: SqliteFile) -> None:
        """Use this file."""
        self._file = file

    async def address_salt(self) -> bytes:
        """Random bytes to hash addresses with."""
        return await self._file.read(address_salt)

    async def take_token(self, key: bytes, limit: RateLimit, now: int) -> bool:
        """Take a token for this key and return whether there was one."""
        return await self._file.write(partial(take_token, key=key, limit=limit, now=now))

    async def return_token(self, key: bytes, limit: RateLimit) -> None:
        """Put back a token that was taken."""
        await self._file.write(partial(return_token, key=key, limit=limit))

    async def claim_table(
        self, address: bytes, table: TableId, most: int, now: int, until: int
    ) -> bool:
        """Count a table against an address before it is opened; false if ``most`` are counted."""
        return await self._file.write(
            partial(claim_table, address=address, table=table, most=most, now=now, until=until)
        )

    async def keep_claim(self, table: TableId) -> None:
        """Keep a claim until its table is over or deleted."""
        await self._file.write(partial(keep_claim, table=table))

    async def drop_claim(self, table: TableId) -> None:
        """Delete a claim that is not kept."""
        await self._file.write(partial(drop_claim, table=table))

    async def prune_limits(self, now: int, limit: int) -> None:
        """Delete what no longer limits anybody."""
        await self._file.write(partial(prune_limits, now=now, limit=limit))


def address_salt(connection: sqlite3.Connection) -> bytes:
    """The salt that the migration has drawn."""
    (salt,) = connection.execute("select salt from address_salt").fetchone()
    return bytes(salt)


def take_token(connection: sqlite3.Connection, key: bytes, limit: RateLimit, now: int) -> bool:
    """Move the time at which the bucket is full again; false where that is too far away."""
    row = connection.execute(
        "insert into rate_limit values (?1, ?2 + ?3) on conflict (key_hash) do update"
        " set full_at = ?3 + case when full_at between ?2 and ?5 then full_at else ?2 end"
        " where full_at <= ?4 or full_at > ?5 returning full_at",
        (
            key,
            now,
            limit.milliseconds,
            limit.latest_to_take(now),
            limit.latest_to_believe(now),
        ),
    ).fetchone()
    return row is not None


def return_token(connection: sqlite3.Connection, key: bytes, limit: RateLimit) -> None:
    """Move the time at which the bucket is full again back."""
    connection.execute(
        "update rate_limit set full_at = full_at - ? where key_hash = ?", (limit.milliseconds, key)
    )


def claim_table(
    connection: sqlite3.Connection, address: bytes, table: TableId, most: int, now: int, until: int
) -> bool:
    """Count a table against an address; false if as many as allowed are counted."""
    if connection.execute(
        "select 1 from table_claim where table_id = ? and ends_at is null", (table,)
    ).fetchone():
        return True
    (counted,) = connection.execute(
        "select count(*) from table_claim where address_hash = ? and table_id <> ?"
        " and (ends_at is null or ends_at > ?)",
        (address, table, now),
    ).fetchone()
    if counted >= most:
        return False
    connection.execute(
        "insert or replace into table_claim values (?, ?, ?)", (table, address, until)
    )
    return True


def keep_claim(connection: sqlite3.Connection, table: TableId) -> None:
    """Keep the claim of a table, unless it is over already."""
    connection.execute(
        "update table_claim set ends_at = null where table_id = ?1 and exists ("
        " select 1 from table_summary where table_id = ?1 and phase in ('waiting', 'playing'))",
        (table,),
    )


def drop_claim(connection: sqlite3.Connection, table: TableId) -> None:
    """Delete a claim that is not kept."""
    connection.execute(
        "delete from table_claim where table_id = ? and ends_at is not null", (table,)
    )


def prune_limits(connection: sqlite3.Connection, now: int, limit: int) -> None:
    """Delete full buckets and claims that have ended."""
    for table, key, time in (
        ("rate_limit", "key_hash", "full_at"),
        ("table_claim", "table_id", "ends_at"),
    ):
        ended = f"select {key} from {table} where {time} <= ? limit ?"
        connection.execute(f"delete from {table} where {key} in ({ended})", (now, limit))
