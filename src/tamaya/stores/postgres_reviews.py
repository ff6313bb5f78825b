"""Reviews of games, in a PostgreSQL database."""

from tamaya.stores.postgres_database import PostgresDatabase


class PostgresReviews:
    """Reviews by the hash of their game."""

    def __init__(self, database: PostgresDatabase) -> None:
        """Use this database."""
        self._database = database

    async def find_review(self, key: bytes) -> bytes | None:
        """The review with this key."""
        rows = await self._database.fetch("select body from review where review_key = $1", key)
        return bytes(rows[0]["body"]) if rows else None

    async def keep_review(self, key: bytes, body: bytes, now: int, most: int) -> None:
        """Store a review, and delete the oldest beyond that number."""
        await self._database.fetch(
            "insert into review values ($1, $2, $3)"
            " on conflict (review_key) do update set made_at = $2, body = $3",
            key,
            now,
            body,
        )
        await self._database.fetch(
            "delete from review where review_key in (select review_key from review"
            " order by made_at desc, review_key offset $1)",
            most,
        )
