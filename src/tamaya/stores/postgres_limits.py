"""Rate limits and claims of tables in a PostgreSQL database."""

from tamaya.stores.postgres_database import PostgresDatabase
from tamaya.table.events import TableId
from tamaya.table.ports import RateLimit


class PostgresLimits:
    """What all processes count together. Each call is one statement."""

    def __init__(self, database: PostgresDatabase) -> None:
        """Use this database."""
        self._database = database

    async def address_salt(self) -> bytes:
        """Random bytes to hash addresses with."""
        row = await self._database.fetch_one("select salt from address_salt")
        assert row is not None
        return bytes(row["salt"])

    async def take_token(self, key: bytes, limit: RateLimit, now: int) -> bool:
        """Move the time at which the bucket is full again; false where that is too far away."""
        row = await self._database.fetch_one(
            "insert into rate_limit as known values ($1, $2::bigint + $3::bigint)"
            " on conflict (key_hash) do update set full_at = $3::bigint"
            " + case when known.full_at between $2 and $5 then known.full_at else $2 end"
            " where known.full_at <= $4 or known.full_at > $5 returning full_at",
            key,
            now,
            limit.milliseconds,
            limit.latest_to_take(now),
            limit.latest_to_believe(now),
        )
        return row is not None

    async def return_token(self, key: bytes, limit: RateLimit) -> None:
        """Put back a token that was taken."""
        await self._database.fetch(
            "update rate_limit set full_at = full_at - $2 where key_hash = $1",
            key,
            limit.milliseconds,
        )

    async def claim_table(
        self, address: bytes, table: TableId, most: int, now: int, until: int
    ) -> bool:
        """Count a table against an address before it is opened; false if ``most`` are counted.

        The function is in the migrations.
        """
        row = await self._database.fetch_one(
            "select claim_table($1, $2, $3, $4, $5) as is_claimed", address, table, most, now, until
        )
        assert row is not None
        return bool(row["is_claimed"])

    async def keep_claim(self, table: TableId) -> None:
        """Keep the claim of a table, unless it is over already."""
        await self._database.fetch(
            "update table_claim set ends_at = null where table_id = $1 and exists ("
            " select from table_summary where table_id = $1 and phase in ('waiting', 'playing'))",
            table,
        )

    async def drop_claim(self, table: TableId) -> None:
        """Delete a claim that is not kept."""
        await self._database.fetch(
            "delete from table_claim where table_id = $1 and ends_at is not null", table
        )

    async def prune_limits(self, now: int, limit: int) -> None:
        """Delete full buckets and claims that have ended."""
        for table, key, time in (
            ("rate_limit", "key_hash", "full_at"),
            ("table_claim", "table_id", "ends_at"),
        ):
            ended = f"select {key} from {table} where {time} <= $1 limit $2"
            await self._database.fetch(
                f"delete from {table} where {key} in ({ended}) and {time} <= $1", now, limit
            )
