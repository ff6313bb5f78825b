"""Table passwords: hashed with argon2, in threads."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tamaya.rules.shared_types import Refused
from tamaya.table.refusals import TableRefusal

MAX_CONCURRENT = 2
"""How many are hashed at once: each takes memory and a core."""


class Passwords:
    """Hashes and checks passwords. Who has given one is recorded in the table's log."""

    def __init__(self) -> None:
        """Prepare the hasher."""
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(MAX_CONCURRENT)

    async def hash(self, password: str) -> str:
        """The hash that the log keeps of a password."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, hashed: str, password: str) -> None:
        """Refuse a password that does not match this hash."""
        if not await self._matches(hashed, password):
            raise Refused(TableRefusal.WRONG_PASSWORD)

    async def _matches(self, hashed: str, password: str) -> bool:
        async with self._places:
            try:
                # It compares in constant time.
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False
