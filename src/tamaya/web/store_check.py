"""Whether the store can be read and written, tried at most once in a few seconds."""

import asyncio
import time
from collections.abc import Callable

from tamaya.rules.shared_types import Refused
from tamaya.stores.failures import StoreFailure
from tamaya.table.ports import Store

SECONDS_BETWEEN_CHECKS = 5.0
"""Anybody may ask whether the server is ready, and a durable write takes time."""

SECONDS_FOR_A_CHECK = 3.0

TOO_SLOW = "store-too-slow"


class StoreCheck:
    """Reads and writes a little, and remembers for a moment how that went."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        """Check this store."""
        self._store = store
        self._now = now
        self._checked_at = float("-inf")
        self._problem: str | None = None
        self._lock = asyncio.Lock()

    async def problem(self) -> str | None:
        """What is wrong with the store, or None; all who ask at once wait for the same check."""
        async with self._lock:
            if self._now() - self._checked_at >= SECONDS_BETWEEN_CHECKS:
                self._problem = await self._try()
                self._checked_at = self._now()
            return self._problem

    async def _try(self) -> str | None:
        try:
            async with asyncio.timeout(SECONDS_FOR_A_CHECK):
                await self._store.listed_tables((), 1)
                await self._store.check_write()
        except TimeoutError:
            return TOO_SLOW
        except Refused as refused:
            return f"store-{refused.details.get('failure', StoreFailure.UNREACHABLE.value)}"
        return None
