"""Who in this process wants to hear which guests are gone."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Self

from tamaya.table.events import GuestId


class ForgottenGuestSubscription(AsyncIterator[GuestId]):
    """What one listener has not heard yet."""

    def __init__(self) -> None:
        """Nobody has gone yet."""
        self._waiting: deque[GuestId] = deque()
        self._is_over = False
        self._changed = asyncio.Event()

    def publish(self, guest: GuestId) -> None:
        """Have a guest's leaving heard."""
        self._waiting.append(guest)
        self._changed.set()

    def close(self) -> None:
        """Nothing more will be told; what waits is still heard."""
        self._is_over = True
        self._changed.set()

    def __aiter__(self) -> Self:
        """The guests as they go."""
        return self

    async def __anext__(self) -> GuestId:
        """The next one."""
        while not self._waiting:
            if self._is_over:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        return self._waiting.popleft()


class ForgottenGuestSubscriptions:
    """Everybody who listens."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._listeners: set[ForgottenGuestSubscription] = set()
        self._is_over = False

    @contextmanager
    def subscribe(self) -> Iterator[ForgottenGuestSubscription]:
        """A place among those who hear, as long as it is held."""
        subscription = ForgottenGuestSubscription()
        if self._is_over:
            subscription.close()
        self._listeners.add(subscription)
        try:
            yield subscription
        finally:
            self._listeners.discard(subscription)

    def publish(self, guest: GuestId) -> None:
        """Tell everybody who listens."""
        for listener in self._listeners:
            listener.publish(guest)

    def close(self) -> None:
        """Tell nobody anything any more."""
        self._is_over = True
        for listener in self._listeners:
            listener.close()
