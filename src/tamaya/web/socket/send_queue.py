"""What waits to be sent over one socket: bounded, so that a slow reader costs nobody else."""

import asyncio
from collections import deque

MOST_FRAMES = 500
MOST_BYTES = 2_000_000


class SendQueueFull(Exception):
    """More waits than a socket may have waiting."""


class SendQueue:
    """Frames in the order in which they were said."""

    __slots__ = ("_bytes", "_frames", "_some")

    def __init__(self) -> None:
        """Begin with nothing to send."""
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._some = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Have a frame wait; raises ``SendQueueFull`` where too many do."""
        is_full = len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES
        # However long a frame is, whoever has read everything before is not slow.
        if is_full and self._frames:
            raise SendQueueFull
        self._frames.append(frame)
        self._bytes += len(frame)
        self._some.set()

    async def next(self) -> bytes:
        """The next frame, as soon as there is one."""
        while not self._frames:
            self._some.clear()
            await self._some.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame
