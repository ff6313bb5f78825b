"""A queue for a few places, in which nobody can crowd out the others."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class FairQueue:
    """Lets a few callers in at a time.

    Slow callers never take the last place, so quick ones do not wait behind them. Within a kind
    the keys take turns: one caller of each key, then the next of the first. Where both kinds wait
    for a place that either may have, they take turns too.
    """

    def __init__(self, places: int) -> None:
        """Let this many callers in at a time."""
        self._free = places
        self._free_for_slow = max(1, places - 1)
        self._waiting = {False: KeyedQueue(), True: KeyedQueue()}
        """The waiting callers, the slow ones under True."""
        self._was_last_slow = False

    @asynccontextmanager
    async def place(self, key: Hashable, *, is_slow: bool = False) -> AsyncIterator[None]:
        """Wait for a place, and give it back at the end."""
        await self.enter(key, is_slow=is_slow)
        try:
            yield
        finally:
            self.leave(is_slow=is_slow)

    async def enter(self, key: Hashable, *, is_slow: bool = False) -> None:
        """Wait for a place. Everybody who enters must leave."""
        if self._has_place(is_slow=is_slow):
            # Nobody of this kind waits, for they would have been let in.
            self._take_place(is_slow=is_slow)
            return
        entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[is_slow].add(key, entered)
        try:
            await entered
        except asyncio.CancelledError:
            if entered.cancelled():
                self._waiting[is_slow].discard(key, entered)
            else:
                # The caller was let in and cancelled at the same time.
                self.leave(is_slow=is_slow)
            raise

    def leave(self, *, is_slow: bool = False) -> None:
        """Give a place back and let the next caller in."""
        self._free += 1
        self._free_for_slow += is_slow
        for is_next_slow in (not self._was_last_slow, self._was_last_slow):
            if self._has_place(is_slow=is_next_slow):
                caller = self._waiting[is_next_slow].pop()
                if caller is not None:
                    self._take_place(is_slow=is_next_slow)
                    caller.set_result(None)
                    return

    def _has_place(self, *, is_slow: bool) -> bool:
        return self._free > 0 and (not is_slow or self._free_for_slow > 0)

    def _take_place(self, *, is_slow: bool) -> None:
        self._free -= 1
        self._free_for_slow -= is_slow
        self._was_last_slow = is_slow


class KeyedQueue:
    """Waiting callers by key; the keys take turns."""

    def __init__(self) -> None:
        """Start empty."""
        self._callers: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    def __bool__(self) -> bool:
        """Whether anybody waits."""
        return bool(self._callers)

    def add(self, key: Hashable, caller: asyncio.Future[None]) -> None:
        """Put a caller behind the others of this key, and a new key behind the other keys."""
        self._callers.setdefault(key, deque()).append(caller)

    def pop(self) -> asyncio.Future[None] | None:
        """Take the first caller of the first key, if anybody waits; the key goes to the end."""
        while self._callers:
            key, callers = self._callers.popitem(last=False)
            first = callers.popleft()
            if callers:
                self._callers[key] = callers
            if not first.cancelled():
                return first
        return None

    def discard(self, key: Hashable, caller: asyncio.Future[None]) -> None:
        """Remove a caller who no longer waits."""
        callers = self._callers.get(key, deque())
        if caller in callers:
            callers.remove(caller)
            if not callers:
                del self._callers[key]
