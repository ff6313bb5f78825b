"""Subscriptions of this process to guests who are signed out."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Self

from tamaya.table.events import GuestId


class SignedOutGuestSubscription(AsyncIterator[GuestId]):
    """One subscriber's queue."""

    def __init__(self) -> None:
        """Begin with an empty queue."""
        self._waiting: deque[GuestId] = deque()
        self._is_over = False
        self._changed = asyncio.Event()

    def publish(self, guest: GuestId) -> None:
        """Queue a guest."""
        self._waiting.append(guest)
        self._changed.set()

    def close(self) -> None:
        """End the subscription after what is queued."""
        self._is_over = True
        self._changed.set()

    def __aiter__(self) -> Self:
        """The guests as they are signed out."""
        return self

    async def __anext__(self) -> GuestId:
        """The next guest."""
        while not self._waiting:
            if self._is_over:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        return self._waiting.popleft()


class SignedOutGuestSubscriptions:
    """All subscribers."""

    def __init__(self) -> None:
        """Begin without subscribers."""
        self._listeners: set[SignedOutGuestSubscription] = set()
        self._is_over = False

    @contextmanager
    def subscribe(self) -> Iterator[SignedOutGuestSubscription]:
        """Subscribe within a ``with`` block."""
        subscription = SignedOutGuestSubscription()
        if self._is_over:
            subscription.close()
        self._listeners.add(subscription)
        try:
            yield subscription
        finally:
            self._listeners.discard(subscription)

    def publish(self, guest: GuestId) -> None:
        """Notify all subscribers."""
        for listener in self._listeners:
            listener.publish(guest)

    def close(self) -> None:
        """End every subscription."""
        self._is_over = True
        for listener in self._listeners:
            listener.close()
