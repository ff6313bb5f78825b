"""The guests in a SQLite file."""

import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from tamaya.stores.sqlite_file import SqliteFile
from tamaya.table.events import GuestId
from tamaya.table.ports import Device, Guest, SignedIn, UnseenGuest

Result = TypeVar("Result")
Values = Sequence[str | int | bytes]

CACHED_DEVICES = 10_000

GUEST = "guest.guest_id, name, is_bot, guest.created_at"
DEVICE = "device_id, browser, system, guest_secret.created_at, used_at"
IS_SEATED = (
    "exists (select 1 from seat_holder join table_summary using (table_id)"
    " where seat_holder.guest_id = guest.guest_id and phase in ('waiting', 'playing'))"
)


class SqliteGuests:
    """The server's guests."""

    def __init__(self, file: SqliteFile) -> None:
        """Use this file."""
        self._file = file
        self._cache: OrderedDict[bytes, SignedIn] = OrderedDict()
        self._changes = 0

    async def add(self, guest: Guest, secret_hash: bytes, device: Device) -> None:
        """Add a guest with a first device and its secret."""
        await self._change(
            ("insert into guest values (?, ?, ?, ?, ?)", (*guest, guest.created_at)),
            (
                "insert into guest_secret values (?, ?, ?, ?, ?, ?, ?)",
                (secret_hash, guest.id, *device),
            ),
        )

    async def find(self, secret_hash: bytes) -> SignedIn | None:
        """The guest with this secret; cached, because no other process writes to the file."""
        known = self._cache.get(secret_hash)
        if known is None:
            changes = self._changes
            known = await self._file.read(partial(signed_in, secret_hash=secret_hash))
            if known is not None and changes == self._changes:
                self._cache[secret_hash] = known
                if len(self._cache) > CACHED_DEVICES:
                    self._cache.popitem(last=False)
        return known

    async def add_device(self, guest: GuestId, secret_hash: bytes, device: Device) -> None:
        """Add another device and its secret to a guest."""
        add = (
            "insert into guest_secret select ?, guest_id, ?, ?, ?, ?, ? from guest"
            " where guest_id = ?"
        )
        await self._change((add, (secret_hash, *device, guest)))

    async def devices_of(self, guest: GuestId, limit: int) -> Sequence[Device]:
        """The devices of a guest, the last used first."""
        return await self._file.read(partial(devices_of, guest=guest, limit=limit))

    async def use_device(self, secret_hash: bytes, now: int) -> None:
        """Store that the device with this secret is used now, and that its guest was seen."""
        values = (now, secret_hash)
        holder = "select guest_id from guest_secret where secret_hash = ?"
        self._drop_cached(secret_hash)
        await self._change(
            (f"update guest set seen_at = ? where guest_id = ({holder})", values),
            ("update guest_secret set used_at = ? where secret_hash = ?", values),
        )
        self._drop_cached(secret_hash)

    async def remove_device(self, guest: GuestId, device: str) -> bool:
        """Delete a device with its secret; returns whether the guest had it."""
        return bool(await self._sign_out(guest, "device_id = ?", device))

    async def remove_other_devices(self, guest: GuestId, device: str) -> None:
        """Delete all devices of a guest but this one."""
        await self._sign_out(guest, "device_id <> ?", device)

    async def remove_unused_devices(self, before: int, limit: int) -> Sequence[GuestId]:
        """Delete devices last used before this, and return whose they were."""
        if not await self._file.read(partial(has_unused_devices, before=before)):
            # The usual case, which leaves the cache as it is.
            return ()
        unused = "select secret_hash from guest_secret where used_at < ? order by used_at limit ?"
        return await self._change_known(
            partial(remove_devices, condition=f"secret_hash in ({unused})", values=(before, limit))
        )

    async def rename(self, guest: GuestId, name: str) -> None:
        """Change a guest's name."""
        rename = ("update guest set name = ? where guest_id = ?", (name, guest))
        await self._change_known(partial(execute_all, statements=(rename,)))

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
        forget = ("delete from guest where guest_id = ?", (guest,))
        await self._change_known(partial(execute_all, statements=(forget,)))

    async def unseen_guests(
        self, before: int, after: UnseenGuest | None, limit: int
    ) -> Sequence[UnseenGuest]:
        """Guests not seen since ``before``, the longest unseen first, a page after the last."""
        return await self._file.read(
            partial(unseen_guests, before=before, after=after, limit=limit)
        )

    async def forget_unseen(self, guests: Sequence[GuestId], before: int) -> Sequence[GuestId]:
        """Forget those who are still unseen and hold no seat at an open table."""
        if not guests:
            return ()
        return await self._change_known(partial(forget_unseen, guests=guests, before=before))

    async def _sign_out(self, guest: GuestId, condition: str, device: str) -> Sequence[GuestId]:
        return await self._change_known(
            partial(sign_out, guest=guest, condition=condition, device=device)
        )

    async def _change_known(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a write that changes what may be cached.

        The cache is cleared before it too, because a read may be running meanwhile.
        """
        self._clear_cache()
        result = await self._file.write(work)
        self._clear_cache()
        return result

    def _clear_cache(self) -> None:
        self._cache.clear()
        self._changes += 1

    def _drop_cached(self, secret_hash: bytes) -> None:
        self._cache.pop(secret_hash, None)
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


def signed_in(connection: sqlite3.Connection, secret_hash: bytes) -> SignedIn | None:
    """The guest with this secret, and their device."""
    row = connection.execute(
        f"select {GUEST}, {DEVICE} from guest_secret join guest using (guest_id)"
        " where secret_hash = ?",
        (secret_hash,),
    ).fetchone()
    return None if row is None else SignedIn(guest_from(row[:4]), Device(*row[4:]))


def devices_of(connection: sqlite3.Connection, guest: GuestId, limit: int) -> Sequence[Device]:
    """The devices of a guest, the last used first."""
    query = f"select {DEVICE} from guest_secret where guest_id = ? order by used_at desc, device_id"
    return [Device(*row) for row in connection.execute(f"{query} limit ?", (guest, limit))]


def has_unused_devices(connection: sqlite3.Connection, before: int) -> bool:
    """Whether a device was last used before this."""
    query = "select 1 from guest_secret where used_at < ? limit 1"
    return connection.execute(query, (before,)).fetchone() is not None


def remove_devices(
    connection: sqlite3.Connection, condition: str, values: Values
) -> Sequence[GuestId]:
    """Delete the devices that match a condition, and return whose they were."""
    deleted = connection.execute(
        f"delete from guest_secret where {condition} returning guest_id", values
    ).fetchall()
    return [GuestId(guest) for (guest,) in deleted]


def sign_out(
    connection: sqlite3.Connection, guest: GuestId, condition: str, device: str
) -> Sequence[GuestId]:
    """Delete the devices of a guest that match a condition, and all codes of the guest."""
    connection.execute("delete from guest_code where guest_id = ?", (guest,))
    return remove_devices(connection, f"guest_id = ? and {condition}", (guest, device))


def unseen_guests(
    connection: sqlite3.Connection, before: int, after: UnseenGuest | None, limit: int
) -> Sequence[UnseenGuest]:
    """A page of the guests not seen since ``before``."""
    rows = connection.execute(
        f"select guest_id, seen_at, {IS_SEATED} from guest"
        " where seen_at < ? and (seen_at, guest_id) > (?, ?) order by seen_at, guest_id limit ?",
        (before, -1 if after is None else after.seen_at, "" if after is None else after.id, limit),
    )
    return [UnseenGuest(GuestId(guest), seen_at, bool(seated)) for guest, seen_at, seated in rows]


def forget_unseen(
    connection: sqlite3.Connection, guests: Sequence[GuestId], before: int
) -> Sequence[GuestId]:
    """Delete these guests where they are still unseen and hold no seat at an open table."""
    marks = ", ".join("?" * len(guests))
    deleted = connection.execute(
        f"delete from guest where guest_id in ({marks}) and seen_at < ? and not {IS_SEATED}"
        " returning guest_id",
        (*guests, before),
    ).fetchall()
    return [GuestId(guest) for (guest,) in deleted]


def find_by_name(connection: sqlite3.Connection, name: str) -> Sequence[Guest]:
    """The guests with this id or name."""
    query = f"select {GUEST} from guest where guest_id = ?1 or name = ?1"
    rows = connection.execute(f"{query} order by created_at, guest_id", (name,))
    return [guest_from(row) for row in rows]


def use_code(connection: sqlite3.Connection, code_hash: bytes, now: int) -> Guest | None:
    """The guest of a code; deletes the code and all expired ones."""
    connection.execute("delete from guest_code where expires_at <= ?", (now,))
    row = connection.execute(
        f"select {GUEST} from guest_code join guest using (guest_id) where code_hash = ?",
        (code_hash,),
    ).fetchone()
    connection.execute("delete from guest_code where code_hash = ?", (code_hash,))
    return None if row is None else guest_from(row)


def guest_from(row: tuple[str, str, int, int]) -> Guest:
    """The guest in a row."""
    guest, name, is_bot, created_at = row
    return Guest(GuestId(guest), name, bool(is_bot), created_at)
