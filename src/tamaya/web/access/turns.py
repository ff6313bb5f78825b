"""Turns for new connections, requests and hurried messages, so that moves never wait long for them.

What somebody can do again and again without playing (connect, ask, send many messages) has a share
of the event loop's time, and addresses take turns in it. A caller who has to wait costs nothing
meanwhile: a connection is not read, and a socket is read no further.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tamaya.web.access.rate_limits import Now
from tamaya.workers import KeyedQueue

SHARE = 0.15
"""Of the time of the event loop."""
SECONDS_AT_ONCE = 0.05
"""How much of it may be used without a pause, after a quiet time."""
LONGEST_TURN = 0.02
"""After this the next turn may begin, whatever the caller of this one still waits for."""


class TurnQueue:
    """Lets one caller at a time go on, as long as their share of the event loop lasts."""

    def __init__(
        self,
        share: float = SHARE,
        seconds_at_once: float = SECONDS_AT_ONCE,
        now: Now = time.monotonic,
        cpu_time: Now = time.thread_time,
    ) -> None:
        """Start with everything unused."""
        self._share = share
        self._most = seconds_at_once
        self._now = now
        self._cpu_time = cpu_time
        self._waiting = KeyedQueue()
        self._left = seconds_at_once
        self._since = now()
        self._turn: Turn | None = None
        self._next: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, key: Hashable) -> AsyncIterator[None]:
        """Wait for a turn, and end it; the keys take turns.

        A turn costs the processor time of the event loop until it ends, and until the event loop
        has come round once more: what the caller causes is mostly done then.
        """
        await self._wait(key)
        loop = asyncio.get_running_loop()
        turn = self._turn = Turn(self._cpu_time())
        limit = loop.call_later(LONGEST_TURN, self._end, turn)
        try:
            yield
        finally:
            limit.cancel()
            loop.call_soon(self._end, turn)

    async def _wait(self, key: Hashable) -> None:
        if self._turn is None and self._next is None and self._seconds_to_wait() <= 0:
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(key, waiting)
        self._schedule()
        try:
            await waiting
        except asyncio.CancelledError:
            self._waiting.discard(key, waiting)
            self._schedule()
            raise

    def _end(self, turn: "Turn") -> None:
        if self._turn is turn:
            self._turn = None
            self._left -= self._cpu_time() - turn.began
            self._schedule()

    def _schedule(self) -> None:
        """Give the next turn when there is time for it; not while somebody has one."""
        if self._turn is None and self._next is None and self._waiting:
            seconds = max(0, self._seconds_to_wait())
            self._next = asyncio.get_running_loop().call_later(seconds, self._give)

    def _give(self) -> None:
        self._next = None
        if self._turn is not None or self._seconds_to_wait() > 0:
            self._schedule()
            return
        waiting = self._waiting.pop()
        if waiting is not None:
            waiting.set_result(None)
            # Nobody else may have it until the caller goes on, who may be cancelled instead.
            self._turn = Turn(self._cpu_time())
            asyncio.get_running_loop().call_soon(self._end, self._turn)

    def _seconds_to_wait(self) -> float:
        now = self._now()
        self._left = min(self._most, self._left + (now - self._since) * self._share)
        self._since = now
        return -self._left / self._share


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """A turn that somebody has."""

    began: float
    """In processor time."""
