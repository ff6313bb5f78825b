"""Who in this process wants to hear which guests are gone."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Self

from tamaya.table.events import GuestId


class Farewell(AsyncIterator[GuestId]):
    """What one listener has not heard yet."""

    def __init__(self) -> None:
        """Nobody has gone yet."""
        self._gone: deque[GuestId] = deque()
        self._is_over = False
        self._changed = asyncio.Event()

    def tell(self, guest: GuestId) -> None:
        """Have a guest's leaving heard."""
        self._gone.append(guest)
        self._changed.set()

    def end(self) -> None:
        """Nothing more will be told; what waits is still heard."""
        self._is_over = True
        self._changed.set()

    def __aiter__(self) -> Self:
        """The guests as they go."""
        return self

    async def __anext__(self) -> GuestId:
        """The next one."""
        while not self._gone:
            if self._is_over:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        return self._gone.popleft()


class Farewells:
    """Everybody who listens."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._listeners: set[Farewell] = set()
        self._is_over = False

    @contextmanager
    def listen(self) -> Iterator[Farewell]:
        """A place among those who hear, as long as it is held."""
        farewell = Farewell()
        if self._is_over:
            farewell.end()
        self._listeners.add(farewell)
        try:
            yield farewell
        finally:
            self._listeners.discard(farewell)

    def tell(self, guest: GuestId) -> None:
        """Tell everybody who listens."""
        for listener in self._listeners:
            listener.tell(guest)

    def end(self) -> None:
        """Tell nobody anything any more."""
        self._is_over = True
        for listener in self._listeners:
            listener.end()
