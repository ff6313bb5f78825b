"""A bounded queue of frames for one socket, so that a slow reader costs nobody else memory."""

import asyncio
from collections import deque

MOST_FRAMES = 500
MOST_BYTES = 2_000_000


class SendQueueFull(Exception):
    """The client reads too slowly: too many frames or bytes are waiting."""


class SendQueue:
    """Frames waiting to be sent, in order."""

    __slots__ = ("_bytes", "_frames", "_some")

    def __init__(self) -> None:
        """Start empty."""
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._some = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Add a frame; raises ``SendQueueFull`` where too much is waiting."""
        is_full = len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES
        # A client that has read everything is not slow, however long the next frame is.
        if is_full and self._frames:
            raise SendQueueFull
        self._frames.append(frame)
        self._bytes += len(frame)
        self._some.set()

    async def next(self) -> bytes:
        """Remove and return the next frame, waiting until there is one."""
        while not self._frames:
            self._some.clear()
            await self._some.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame
