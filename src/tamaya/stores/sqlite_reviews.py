"""Reviews of games, in a SQLite file."""

import sqlite3
from functools import partial

from tamaya.stores.sqlite_file import SqliteFile


class SqliteReviews:
    """Reviews by the hash of their game."""

    def __init__(self, file: SqliteFile) -> None:
        """Use this file."""
        self._file = file

    async def find_review(self, key: bytes) -> bytes | None:
        """The review with this key."""
        return await self._file.read(partial(find_review, key=key))

    async def keep_review(self, key: bytes, body: bytes, now: int, most: int) -> None:
        """Store a review, and delete the oldest beyond that number."""
        await self._file.write(partial(keep_review, key=key, body=body, now=now, most=most))


def find_review(connection: sqlite3.Connection, key: bytes) -> bytes | None:
    """The body of a review."""
    row = connection.execute("select body from review where review_key = ?", (key,)).fetchone()
    return None if row is None else bytes(row[0])


def keep_review(
    connection: sqlite3.Connection, key: bytes, body: bytes, now: int, most: int
) -> None:
    """Insert or replace a review, then delete the oldest."""
    connection.execute("insert or replace into review values (?, ?, ?)", (key, now, body))
    connection.execute(
        "delete from review where review_key in (select review_key from review"
        " order by made_at desc, review_key limit -1 offset ?)",
        (most,),
    )
