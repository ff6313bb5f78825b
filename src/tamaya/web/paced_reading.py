"""Reading a little at a time from a connection, and in turns from one that sends too much."""

import asyncio

from tamaya.web.access.turns import TurnQueue

BYTES_A_READ = 1024


class PacedReading(asyncio.BufferedProtocol):
    """Part of a protocol: it reads little at once, and can be told to wait for a turn.

    asyncio would read 256 kB at once. A protocol handles all of it before it is anybody else's
    turn, and that may be forty thousand frames or chunks.
    """

    transport: asyncio.Transport
    _buffer: bytearray | None = None
    _reading_on: asyncio.Task[None] | None = None
    _waits_for_turn = False

    @property
    def is_read_paused(self) -> bool:
        """Whether nothing is read for another reason."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        """Handle what was read."""
        raise NotImplementedError

    def get_buffer(self, sizehint: int) -> bytearray:
        """Where asyncio puts what it reads."""
        del sizehint
        if self._buffer is None:
            self._buffer = bytearray(BYTES_A_READ)
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Handle this many bytes."""
        self.data_received(bytes(memoryview(self.get_buffer(nbytes))[:nbytes]))

    def wait_to_read(self, turns: TurnQueue, address: str) -> None:
        """Read nothing until this address has its turn."""
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        if not self._waits_for_turn:
            self._waits_for_turn = True
            self._reading_on = asyncio.create_task(self._read_in_turn(turns, address))

    def stop_reading(self) -> None:
        """The connection has ended."""
        if self._reading_on is not None:
            self._reading_on.cancel()
            self._reading_on = None

    async def _read_in_turn(self, turns: TurnQueue, address: str) -> None:
        async with turns.turn(address):
            self._waits_for_turn = False
            if not self.is_read_paused and not self.transport.is_closing():
                self.transport.resume_reading()
                # It is read within this turn, if it is there already.
                await asyncio.sleep(0)
