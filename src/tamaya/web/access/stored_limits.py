"""Limits against abuse over a longer time: the store counts for all processes.

They are asked before rare actions only: a new guest, a one-time code, a password, a table.
Addresses are stored as hashes, for as long as they limit anything.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from hashlib import blake2b

from tamaya.rules.shared_types import Refused
from tamaya.table.events import TableId
from tamaya.table.ports import Clock, RateLimit, SharedLimits, Summary
from tamaya.web.refusals import WebRefusal
from tamaya.web.settings import Settings

MINUTE = 60_000
HOUR = 60 * MINUTE
KEY_BYTES = 16
TABLE_SHARE = 6
"""How many addresses it takes at least to use up the wrong passwords of a table."""
IDLE_MILLISECONDS = 24 * HOUR
"""After this long without a change, a game with bots gives way to another of its address."""
CLAIM_MILLISECONDS = MINUTE
"""More than it takes to open a table."""


class StoredLimits:
    """What an address may do over minutes and hours, and how often a table may be guessed at."""

    def __init__(
        self,
        settings: Settings,
        limits: SharedLimits,
        clock: Clock,
        salt: bytes,
        end_solo_game: Callable[[Iterable[Summary]], Awaitable[bool]],
    ) -> None:
        """Set the limits from the settings; addresses are hashed with the salt.

        ``end_solo_game`` ends one of these tables where only bots play with its guest, and returns
        whether there was one.
        """
        self._limits = limits
        self._end_solo_game = end_solo_game
        self._clock = clock
        self._salt = salt
        hourly = settings.guests_per_hour_and_address
        self._guests = rate(hourly, HOUR, max(1, hourly // 4))
        per_minute = settings.passwords_per_minute_and_address
        self._passwords = rate(per_minute, MINUTE, per_minute)
        per_table = settings.passwords_per_hour_and_table
        self._guesses = rate(per_table, HOUR, per_table)
        share = max(1, per_table // TABLE_SHARE)
        self._guesses_of_address = rate(share, HOUR, share)
        self._tables_per_address = settings.tables_per_address

    async def check_guests(self, address: str) -> None:
        """Count a new guest or a one-time code; refused where an address has had too many."""
        key = self._key("guests", address)
        await self._take(self._guests, key, WebRefusal.TOO_MANY_REQUESTS)

    async def check_passwords(self, address: str) -> None:
        """Count a password that is set or tried: each costs processor time."""
        key = self._key("passwords", address)
        await self._take(self._passwords, key, WebRefusal.TOO_MANY_REQUESTS)

    @asynccontextmanager
    async def password_guess(
        self, address: str, table: TableId, hashed: str
    ) -> AsyncIterator[None]:
        """Count a wrong password at a table, within a block that raises if it is wrong.

        A flood from one address uses up the share of that address only, so others can still come
        in. A new password starts with no wrong one. The guess is counted first, so that several at
        once are not more than allowed.
        """
        await self.check_passwords(address)
        share = self._key("guesses of address", address, table, hashed)
        whole = self._key("guesses", table, hashed)
        await self._take(self._guesses_of_address, share, WebRefusal.TOO_MANY_PASSWORDS)
        try:
            await self._take(self._guesses, whole, WebRefusal.TOO_MANY_PASSWORDS)
        except Refused:
            # Waiting until the table can be tried again costs nothing.
            await self._limits.return_token(share, self._guesses_of_address)
            raise
        yield
        await self._limits.return_token(share, self._guesses_of_address)
        await self._limits.return_token(whole, self._guesses)

    @asynccontextmanager
    async def table_of_address(self, address: str, table: TableId) -> AsyncIterator[None]:
        """Count a table that is opened within the block; refused where an address has too many.

        A game with bots that nobody has touched for a day is ended to make room: many people may
        share an address, and some never come back.
        """
        now = self._clock.now()
        most = self._tables_per_address
        key = self._key("tables", address)
        until = now + CLAIM_MILLISECONDS
        while not await self._limits.claim_table(key, table, most, now, until):
            idle = await self._limits.idle_claimed_tables(key, now - IDLE_MILLISECONDS, most)
            if not await self._end_solo_game(idle):
                raise Refused(WebRefusal.TOO_MANY_TABLES, most=most)
        try:
            yield
        except Refused:
            await self._limits.drop_claim(table)
            raise
        await self._limits.keep_claim(table)

    async def _take(self, limit: RateLimit, key: bytes, refusal: WebRefusal) -> None:
        if not await self._limits.take_token(key, limit, self._clock.now()):
            raise Refused(refusal)

    def _key(self, *words: str) -> bytes:
        return blake2b("\0".join(words).encode(), digest_size=KEY_BYTES, key=self._salt).digest()


def rate(tokens: int, milliseconds: int, most: int) -> RateLimit:
    """A limit of this many tokens in this time, and at most ``most`` at once."""
    return RateLimit(most, max(1, milliseconds // tokens))
