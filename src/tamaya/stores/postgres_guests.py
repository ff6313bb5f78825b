"""The guests in a PostgreSQL database."""

from collections.abc import Sequence

import asyncpg

from tamaya.stores.postgres_database import PostgresDatabase, Value
from tamaya.table.events import GuestId
from tamaya.table.ports import Device, Guest, SignedIn, UnseenGuest

GUEST = "guest.guest_id, name, is_bot, guest.created_at"
DEVICE = "device_id, browser, system, guest_secret.created_at, used_at"
IS_SEATED = (
    "exists (select from seat_holder join table_summary using (table_id)"
    " where seat_holder.guest_id = guest.guest_id and phase in ('waiting', 'playing'))"
)


class PostgresGuests:
    """The server's guests."""

    def __init__(self, database: PostgresDatabase) -> None:
        """Use this database."""
        self._database = database

    async def add(self, guest: Guest, secret_hash: bytes, device: Device) -> None:
        """Add a guest with a first device and its secret."""
        await self._insert(
            "with new as (insert into guest values ($1, $2, $3, $4, $4) returning guest_id)"
            " insert into guest_secret select $5, guest_id, $6, $7, $8, $9, $10 from new",
            *guest,
            secret_hash,
            *device,
        )

    async def find(self, secret_hash: bytes) -> SignedIn | None:
        """The guest with this secret, and their device."""
        row = await self._database.fetch_one(
            f"select {GUEST}, {DEVICE} from guest_secret join guest using (guest_id)"
            " where secret_hash = $1",
            secret_hash,
        )
        if row is None:
            return None
        values = tuple(row)
        return SignedIn(Guest(*values[:4]), Device(*values[4:]))

    async def add_device(self, guest: GuestId, secret_hash: bytes, device: Device) -> None:
        """Add another device and its secret to a guest."""
        await self._insert(
            "insert into guest_secret select $2, guest_id, $3, $4, $5, $6, $7 from guest"
            " where guest_id = $1",
            guest,
            secret_hash,
            *device,
        )

    async def devices_of(self, guest: GuestId, limit: int) -> Sequence[Device]:
        """The devices of a guest, the last used first."""
        rows = await self._database.fetch(
            f"select {DEVICE} from guest_secret where guest_id = $1"
            " order by used_at desc, device_id limit $2",
            guest,
            limit,
        )
        return [Device(*row) for row in rows]

    async def use_device(self, secret_hash: bytes, now: int) -> None:
        """Store that the device with this secret is used now, and that its guest was seen."""
        await self._database.fetch(
            "with used as ("
            " update guest_secret set used_at = $2 where secret_hash = $1 returning guest_id"
            ") update guest set seen_at = $2 from used where guest.guest_id = used.guest_id",
            secret_hash,
            now,
        )

    async def remove_device(self, guest: GuestId, device: str) -> bool:
        """Delete a device with its secret; returns whether the guest had it."""
        return bool(await self._sign_out(guest, "device_id = $2", device))

    async def remove_other_devices(self, guest: GuestId, device: str) -> None:
        """Delete all devices of a guest but this one."""
        await self._sign_out(guest, "device_id <> $2", device)

    async def remove_unused_devices(self, before: int, limit: int) -> Sequence[GuestId]:
        """Delete devices last used before this, and return whose they were."""
        unused = "select secret_hash from guest_secret where used_at < $1 order by used_at limit $2"
        rows = await self._database.fetch(
            f"delete from guest_secret where secret_hash in ({unused}) and used_at < $1"
            " returning guest_id",
            before,
            limit,
        )
        return [row["guest_id"] for row in rows]

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
        row = await self._database.fetch_one(
            "with gone as ("
            " delete from guest_code where code_hash = $1 or expires_at <= $2 returning *"
            f") select {GUEST} from gone join guest using (guest_id)"
            " where code_hash = $1 and expires_at > $2",
            code_hash,
            now,
        )
        return None if row is None else Guest(*row)

    async def find_by_name(self, name: str) -> Sequence[Guest]:
        """The guests with this id or name, the oldest first."""
        query = f"select {GUEST} from guest where $1 in (guest_id, name)"
        rows = await self._database.fetch(f"{query} order by created_at, guest_id", name)
        return [Guest(*row) for row in rows]

    async def forget(self, guest: GuestId) -> None:
        """Delete a guest with its secrets and codes."""
        await self._database.fetch("delete from guest where guest_id = $1", guest)

    async def unseen_guests(
        self, before: int, after: UnseenGuest | None, limit: int
    ) -> Sequence[UnseenGuest]:
        """Guests not seen since ``before``, the longest unseen first, a page after the last."""
        rows = await self._database.fetch(
            f"select guest_id, seen_at, {IS_SEATED} from guest"
            " where seen_at < $1 and (seen_at, guest_id) > ($2, $3)"
            " order by seen_at, guest_id limit $4",
            before,
            -1 if after is None else after.seen_at,
            "" if after is None else after.id,
            limit,
        )
        return [UnseenGuest(*row) for row in rows]

    async def forget_unseen(self, guests: Sequence[GuestId], before: int) -> Sequence[GuestId]:
        """Forget those who are still unseen and hold no seat at an open table."""
        rows = await self._database.fetch(
            f"delete from guest where guest_id = any($1) and seen_at < $2 and not {IS_SEATED}"
            " returning guest_id",
            list[str](guests),
            before,
        )
        return [row["guest_id"] for row in rows]

    async def _sign_out(self, guest: GuestId, condition: str, device: str) -> Sequence[GuestId]:
        rows = await self._database.fetch(
            "with codes as (delete from guest_code where guest_id = $1)"
            f" delete from guest_secret where guest_id = $1 and {condition} returning guest_id",
            guest,
            device,
        )
        return [row["guest_id"] for row in rows]

    async def _insert(self, statement: str, *values: Value) -> None:
        try:
            await self._database.fetch(statement, *values)
        except asyncpg.UniqueViolationError:
            raise ValueError("the guest, the secret or the code is known already") from None
