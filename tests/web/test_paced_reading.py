"""Nobody can use up the server's time with tiny frames or chunks: little is read at once."""

import asyncio
import time
from contextlib import asynccontextmanager, suppress

import pytest
from tests.web.local_server import SECONDS_OF_PATIENCE, local_server, visitor
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tamaya.web.access.turns import TurnQueue
from tamaya.web.paced_reading import BYTES_A_READ
from tamaya.web.protocols import MOST_FRAGMENTS
from tamaya.web.settings import Settings

BYTES_OF_A_FLOOD = 256_000
SECONDS_OF_A_FLOOD = 1.0
LONGEST_PAUSE = 0.1
"""In processor time. What is sent here took half a second and more when it was read at once."""
CHUNKED = (
    b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    b"transfer-encoding: chunked\r\n\r\n"
)


def frames(opcode: Opcode, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """Many of these frames, one after the other."""
    one = Frame(opcode, payload, fin).serialize(mask=True)
    return one * (BYTES_OF_A_FLOOD // len(one))


async def longest_pause(seconds: float) -> float:
    """The longest processor time within these seconds in which nobody else could go on."""
    longest, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.thread_time()
        await asyncio.sleep(0)
        longest = max(longest, time.thread_time() - began)
    return longest


@asynccontextmanager
async def raw_wire(guest):
    """A socket of a guest, past its own frames: what is written goes out as it is."""
    async with guest.wire(ping_interval=None) as wire:
        yield wire.socket.transport, wire
        # The server would read the rest of a flood before the end.
        wire.socket.transport.abort()


FLOODS = {
    "pings": frames(Opcode.PING),
    "pongs": frames(Opcode.PONG),
    "messages": frames(Opcode.TEXT, b"x"),
    "fragments": Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    + frames(Opcode.CONT, fin=False),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flood_of_tiny_frames_stops_nobody(flood):
    async with (
        local_server(Settings(database="memory:")) as server,
        visitor(server.url, "Mallory") as mallory,
        raw_wire(mallory) as (transport, _),
    ):
        transport.write(FLOODS[flood])
        assert await longest_pause(SECONDS_OF_A_FLOOD) < LONGEST_PAUSE


async def test_a_flood_of_tiny_chunks_stops_nobody():
    async with local_server(Settings(database="memory:")) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(CHUNKED + b"1\r\n \r\n" * 16_000)
        assert await longest_pause(SECONDS_OF_A_FLOOD) < LONGEST_PAUSE
        writer.close()


async def test_a_request_in_many_small_parts_is_answered():
    async with local_server() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        body = b'{"name":"Alice"' + b" " * 3_000 + b"}"
        writer.write(CHUNKED + b"".join(b"1\r\n%c\r\n" % each for each in body) + b"0\r\n\r\n")
        async with asyncio.timeout(SECONDS_OF_PATIENCE):
            assert (await reader.readline()).startswith(b"HTTP/1.1 201")
        writer.close()


async def test_pings_beyond_the_pace_of_people_wait_for_a_turn():
    settings = Settings(database="memory:")
    async with (
        local_server(settings) as server,
        visitor(server.url, "Mallory") as mallory,
        visitor(server.url, "Alice") as alice,
        raw_wire(mallory) as (transport, _),
        alice.wire(local_addr=("127.0.0.2", 0)) as wire,
    ):
        # One more turn and no other.
        server.app_state.message_turns = TurnQueue(share=1e-9, seconds_at_once=0)
        transport.write(FLOODS["pings"])
        answered = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_OF_A_FLOOD):
                while True:
                    await wire.send("ping", id=f"{answered}")
                    assert (await wire.receive())["type"] == "pong"
                    answered += 1
                    await asyncio.sleep(0.3)
        assert answered > 1
        (held,) = (each for each in server.protocols if getattr(each, "_waits_for_turn", False))
        assert not held.transport.is_reading()


async def test_a_message_in_too_many_frames_closes_its_connection():
    async with (
        local_server() as server,
        visitor(server.url, "Mallory") as mallory,
        raw_wire(mallory) as (transport, wire),
    ):
        first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        more = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
        transport.write(first + more * MOST_FRAGMENTS)
        with pytest.raises(ConnectionClosed) as closed:
            await wire.receive()
        assert closed.value.rcvd.code == 1009


async def test_a_long_message_is_read_in_parts():
    async with (
        local_server() as server,
        visitor(server.url, "Alice") as alice,
        alice.wire() as wire,
    ):
        await wire.send("ping", id="1", **{"": "x" * 10 * BYTES_A_READ})
        assert (await wire.receive())["type"] == "refused"
        await wire.send("ping", id="2")
        assert await wire.receive() == {"type": "pong", "id": "2"}
