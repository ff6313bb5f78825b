"""Passwords of tables: hashed slowly, and checked off the beaten track."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tamaya.rules.game import Refused
from tamaya.table.refusals import TableRefusal

MAX_CONCURRENT = 2
"""So many passwords are worked on at once: each takes memory and a core."""


class Passwords:
    """Hashes and checks. Who has said a table's password is noted in its log."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(MAX_CONCURRENT)

    async def hash(self, password: str) -> str:
        """What the log keeps of a password."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, known: str, password: str | None) -> None:
        """Refuse a password that is not the one with this hash."""
        if password is None or not await self._is_right(known, password):
            raise Refused(TableRefusal.WRONG_PASSWORD)

    async def _is_right(self, known: str, password: str) -> bool:
        async with self._places:
            try:
                # The comparison inside takes the same time whatever differs.
                return await asyncio.to_thread(self._hasher.verify, known, password)
            except (VerificationError, InvalidHashError):
                return False
