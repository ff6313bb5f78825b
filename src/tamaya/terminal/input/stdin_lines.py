"""Lines from standard input, read without blocking the game."""

import asyncio
import codecs
import os
import threading

STANDARD_INPUT = 0
CHUNK = 65_536


class Keyboard:
    """Lines that are typed or come through a pipe, once they are complete."""

    def __init__(self, descriptor: int = STANDARD_INPUT) -> None:
        """Read from this file descriptor, starting with the first call of ``next``."""
        self._descriptor = descriptor
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._is_reading = False

    async def next(self) -> str | None:
        """The next line, or None at the end of the input."""
        if not self._is_reading:
            self._is_reading = True
            # A daemon thread, so that the program can end while it waits for input. It reads the
            # descriptor, because sys.stdin would hold a lock at the interpreter's exit.
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
            *lines, rest = rest.split("\n")
            for line in lines:
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
