"""Lines from standard input, read beside the game instead of in its way."""

import asyncio
import codecs
import os
import threading

STANDARD_INPUT = 0
CHUNK = 65_536


class Keyboard:
    """What is typed, or comes through a pipe. A line is whole once it ends."""

    def __init__(self, descriptor: int = STANDARD_INPUT) -> None:
        """Read from this file of the system; nothing is read before it is asked for."""
        self._descriptor = descriptor
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._is_reading = False

    async def next(self) -> str | None:
        """The next line, or None once there is no more."""
        if not self._is_reading:
            self._is_reading = True
            # Nobody waits for this thread. It reads the system's own file, because the
            # interpreter's would be locked when the program ends.
            threading.Thread(target=self._read, daemon=True).start()
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        rest = ""
        while chunk := self._chunk():
            rest += decoder.decode(chunk)
            *whole, rest = rest.split("\n")
            for line in whole:
                self._pass_on(line)
        if rest:
            self._pass_on(rest)
        self._pass_on(None)

    def _chunk(self) -> bytes:
        try:
            return os.read(self._descriptor, CHUNK)
        except OSError:
            return b""

    def _pass_on(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
