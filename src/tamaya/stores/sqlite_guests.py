"""The guests in a SQLite file."""

import sqlite3
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

from tamaya.stores.sqlite_file import SqliteFile
from tamaya.table.events import GuestId
from tamaya.table.ports import Guest

Values = Sequence[str | int | bytes]


CACHED_GUESTS = 10_000


class SqliteGuests:
    """The server's guests."""

    def __init__(self, file: SqliteFile) -> None:
        """Use this file."""
        self._file = file
        self._cache: OrderedDict[bytes, Guest] = OrderedDict()
        self._changes = 0

    async def add(self, guest: Guest, secret_hash: bytes) -> None:
        """Add a guest with a first secret."""
        await self._change(
            ("insert into guest values (?, ?, ?, ?)", guest),
            ("insert into guest_secret values (?, ?)", (secret_hash, guest.id)),
        )

    async def find(self, secret_hash: bytes) -> Guest | None:
        """The guest with this secret; cached, because no other process writes to the file."""
        known = self._cache.get(secret_hash)
        if known is None:
            changes = self._changes
            known = await self._file.read(partial(guest_with_secret, secret_hash=secret_hash))
            if known is not None and changes == self._changes:
                self._cache[secret_hash] = known
                if len(self._cache) > CACHED_GUESTS:
                    self._cache.popitem(last=False)
        return known

    async def add_secret(self, guest: GuestId, secret_hash: bytes) -> None:
        """Add a secret to a guest, for another device."""
        add = "insert into guest_secret select ?, guest_id from guest where guest_id = ?"
        await self._change((add, (secret_hash, guest)))

    async def rename(self, guest: GuestId, name: str) -> None:
        """Change a guest's name."""
        self._clear_cache()
        await self._change(("update guest set name = ? where guest_id = ?", (name, guest)))
        self._clear_cache()

    async def offer_code(self, guest: GuestId, code_hash: bytes, expires_at: int) -> None:
        """Store a one-time code that lets a guest in on another device."""
        offer = "insert into guest_code select ?, guest_id, ? from guest where guest_id = ?"
        await self._change((offer, (code_hash, expires_at, guest)))

    async def take_code(self, code_hash: bytes, now: int) -> Guest | None:
        """Use up a one-time code; None if it is unknown or has expired."""
        return await self._file.write(partial(use_code, code_hash=code_hash, now=now))

    async def find_by_name(self, name: str) -> Sequence[Guest]:
        """The guests with this id or name, the oldest first."""
        return await self._file.read(partial(find_by_name, name=name))

    async def forget(self, guest: GuestId) -> None:
        """Delete a guest with its secrets and codes."""
        self._clear_cache()
        await self._change(("delete from guest where guest_id = ?", (guest,)))
        self._clear_cache()

    def _clear_cache(self) -> None:
        """Clear the cache; called before a change too, because a read may be running meanwhile."""
        self._cache.clear()
        self._changes += 1

    async def _change(self, *statements: tuple[str, Values]) -> None:
        try:
            await self._file.write(partial(execute_all, statements=statements))
        except sqlite3.IntegrityError:
            raise ValueError("the guest, the secret or the code is known already") from None


def execute_all(connection: sqlite3.Connection, statements: Sequence[tuple[str, Values]]) -> None:
    """Run several statements."""
    for statement, values in statements:
        connection.execute(statement, values)


def guest_with_secret(connection: sqlite3.Connection, secret_hash: bytes) -> Guest | None:
    """The guest with this secret."""
    return find_guest(
        connection,
        "select guest.* from guest_secret join guest using (guest_id) where secret_hash = ?",
        secret_hash,
    )


def find_by_name(connection: sqlite3.Connection, name: str) -> Sequence[Guest]:
    """The guests with this id or name."""
    query = "select * from guest where guest_id = ? or name = ? order by created_at, guest_id"
    return [guest_from(row) for row in connection.execute(query, (name, name))]


def use_code(connection: sqlite3.Connection, code_hash: bytes, now: int) -> Guest | None:
    """The guest of a code; deletes the code and all expired ones."""
    connection.execute("delete from guest_code where expires_at <= ?", (now,))
    guest = find_guest(
        connection,
        "select guest.* from guest_code join guest using (guest_id) where code_hash = ?",
        code_hash,
    )
    connection.execute("delete from guest_code where code_hash = ?", (code_hash,))
    return guest


def find_guest(connection: sqlite3.Connection, query: str, value: bytes) -> Guest | None:
    """The guest in the first row, if any."""
    row = connection.execute(query, (value,)).fetchone()
    return None if row is None else guest_from(row)


def guest_from(row: tuple[str, str, int, int]) -> Guest:
    """The guest in a row."""
    guest, name, is_bot, created_at = row
    return Guest(GuestId(guest), name, bool(is_bot), created_at)
