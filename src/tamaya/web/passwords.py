"""Passwords of tables: hashed slowly, checked off the beaten track, and remembered for guests."""

import asyncio
from collections import OrderedDict

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tamaya.rules.game import Refused
from tamaya.table.events import GuestId
from tamaya.table.refusals import TableRefusal
from tamaya.table.table import Table

GUESTS_REMEMBERED = 20_000
AT_ONCE = 2
"""So many passwords are worked on at once: each takes memory and a core."""


class Passwords:
    """Hashes and checks."""

    def __init__(self) -> None:
        """Begin with nobody let in."""
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._let_in: OrderedDict[tuple[str, GuestId, str], None] = OrderedDict()

    async def hashed(self, password: str) -> str:
        """What the log keeps of a password."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, password)

    def needs_password(self, table: Table, guest: GuestId) -> bool:
        """Whether a guest must say the password before the table is shown to them."""
        if not table.options.password or guest == table.host or table.seat_of(guest) is not None:
            return False
        if guest in table.once_seated:
            # Whoever left in mid-game may come back, even if they sat there before the password.
            return False
        return (table.id, guest, table.options.password) not in self._let_in

    async def let_in(self, table: Table, guest: GuestId, password: str | None) -> None:
        """Check what a guest says, once for each password; raises ``Refused``."""
        if password is None or not await self._is_right(table.options.password, password):
            raise Refused(TableRefusal.WRONG_PASSWORD)
        self._let_in[table.id, guest, table.options.password] = None
        if len(self._let_in) > GUESTS_REMEMBERED:
            self._let_in.popitem(last=False)

    async def _is_right(self, known: str, password: str) -> bool:
        async with self._places:
            try:
                # The comparison inside takes the same time whatever differs.
                return await asyncio.to_thread(self._hasher.verify, known, password)
            except (VerificationError, InvalidHashError):
                return False
