"""A client that does not read delays nobody, and is dropped."""

import asyncio
import socket

import pytest
from tests.web.local_server import RunningServer

from tamaya.table.events import SeatSpoke, TableId
from tamaya.table.service import summary_of
from tamaya.web.socket.send_queue import MOST_BYTES, MOST_FRAMES, SendQueue, SendQueueFull


def lazy_socket(port):
    """A socket with small receive buffers."""
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lazy.connect(("127.0.0.1", port))
    return lazy


async def say_often(server: RunningServer, table: str, text: str, times: int) -> None:
    """Somebody says the same again and again; one guest alone could not do that so fast."""
    app_state = server.app_state
    now = (await app_state.tables.live(TableId(table))).table
    spoken = [SeatSpoke(0, text)] * times
    last = await app_state.store.append(summary_of(now, 0), now.sequence, 0, "", spoken)
    await app_state.channel.publish(now.id, last)


@pytest.mark.slow
async def test_a_slow_reader_delays_nobody_and_is_dropped(server, alice, bob):
    table = await alice.open_table(seats=2, talk="open")
    text = "x" * 500
    async with alice.wire() as wire, bob.wire(sock=lazy_socket(server.port)) as idle:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await idle.attach(table)
        # It reads nothing from now on: the system's buffers fill, then the send queue.
        idle.socket.transport.pause_reading()
        count = 0
        while not server.app_state.metrics.slow_readers:
            count += 50
            assert count < 20_000
            await say_often(server, table, text, 50)
            await wire.send("ping", id=f"{count}")
            await wire.receive_until(lambda got: got["type"] == "pong")
            wire.messages.clear()
            wire.frames.clear()
        assert count > MOST_FRAMES
        assert (await wire.send_command(table, "say", text=text))["type"] == "done"
        while server.app_state.metrics.connections > 1:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        idle.socket.transport.resume_reading()
    # After reconnecting it receives the rest.
    async with bob.wire() as again:
        state = await again.attach(table, after=count)
        assert state["entries"][-1]["event"]["text"] == text


async def test_the_send_queue_is_bounded():
    outgoing = SendQueue()
    for _ in range(MOST_FRAMES):
        outgoing.put(b"x")
    with pytest.raises(SendQueueFull):
        outgoing.put(b"x")
    assert [await outgoing.next() for _ in range(MOST_FRAMES)] == [b"x"] * MOST_FRAMES
    outgoing.put(b"x" * MOST_BYTES)
    with pytest.raises(SendQueueFull):
        outgoing.put(b"x")


async def test_an_empty_send_queue_accepts_a_frame_of_any_length():
    outgoing = SendQueue()
    long = b"x" * (MOST_BYTES + 1)
    outgoing.put(long)
    with pytest.raises(SendQueueFull):
        outgoing.put(b"x")
    assert await outgoing.next() == long
