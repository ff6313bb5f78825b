"""Nobody can use up the server's connections: they are counted, and each has its time limits."""

import asyncio
import errno
import itertools
import json
import logging
import os
import re
import socket
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from unittest.mock import Mock

import httpx
import pytest
from tests.web.local_server import GENEROUS, SECONDS_OF_PATIENCE, local_server, visitor
from tests.web.server_process import server_process
from websockets.exceptions import ConnectionClosed

from tamaya.web import accepting_server, descriptors, protocols
from tamaya.web.access.tcp_connections import TcpConnections
from tamaya.web.log_setup import MOST_LINES, RepeatFilter, SafeFormatter, log_loop_failure
from tamaya.web.protocols import HttpProtocol

HEAD = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
HALF_A_HEAD = HEAD[:20]
HALF_A_BODY = (
    b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    b'content-length: 100\r\n\r\n{"name":'
)
HANDSHAKE = (
    b"%b /wire HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    b"cookie: tamaya=nobody\r\n\r\n"
)
HURRY = replace(GENEROUS, header_seconds=1, body_seconds=1, idle_seconds=1)
BRIEFLY = 0.05


@asynccontextmanager
async def raw_connection(server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def everything_from(reader) -> bytes:
    """What the server sends until it closes the connection."""
    received = b""
    async with asyncio.timeout(SECONDS_OF_PATIENCE):
        while True:
            try:
                some = await reader.read(65_536)
            except ConnectionResetError:
                return received
            if not some:
                return received
            received += some


async def until_open(server, count: int) -> None:
    """Wait until this many connections are open."""
    async with asyncio.timeout(SECONDS_OF_PATIENCE):
        while len(server.app_state.tcp_connections) != count:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_request_that_is_never_finished_is_closed():
    unfinished = [b"", HALF_A_HEAD, HALF_A_BODY, HEAD, HEAD + HALF_A_HEAD, HEAD + HALF_A_BODY]
    async with local_server(HURRY) as server, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(raw_connection(server)) for _ in unfinished]
        for (_, writer), sent in zip(lines, unfinished, strict=True):
            writer.write(sent)
        for (reader, _), sent in zip(lines, unfinished, strict=True):
            assert (await everything_from(reader)).count(b"HTTP/1.1 200") == sent.count(HEAD)
        await until_open(server, 0)


async def test_a_request_that_comes_byte_by_byte_is_closed():
    async with local_server(HURRY) as server, raw_connection(server) as (reader, writer):
        closed = asyncio.create_task(everything_from(reader))
        writer.write(b"GET /")
        while not closed.done():
            writer.write(b"a")
            await asyncio.sleep(BRIEFLY)
        assert await closed == b""


@pytest.mark.parametrize("last", [b"keep-alive", b"close"])
async def test_a_response_that_nobody_reads_is_given_up(monkeypatch, last):
    monkeypatch.setattr(protocols, "SECONDS_BETWEEN_READS", 0.2)
    page = HEAD.replace(b"/health", b"/openapi.json")
    closing = page.replace(b"\r\n\r\n", b"\r\nconnection: " + last + b"\r\n\r\n")
    async with local_server() as server:
        with socket.socket() as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            lazy.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(lazy, ("127.0.0.1", server.port))
            await until_open(server, 1)
            await loop.sock_sendall(lazy, 20 * page + closing)
            await until_open(server, 0)


async def test_a_response_may_be_read_slowly():
    protocol = HttpProtocol.__new__(HttpProtocol)
    protocol.transport, protocol.loop, protocol.flow = Mock(), Mock(), Mock()
    waiting = protocol.transport.get_write_buffer_size
    waiting.return_value = 200_000
    protocol.pause_writing()
    for left in (150_000, 148_000, 90_000):
        waiting.return_value = left
        _, check, *arguments = protocol.loop.call_later.call_args.args
        check(*arguments)
    assert not protocol.transport.abort.called
    _, check, *arguments = protocol.loop.call_later.call_args.args
    check(*arguments)
    assert protocol.transport.abort.called


async def test_connections_of_an_address_are_limited_from_the_moment_they_are_made():
    few = replace(GENEROUS, tcp_connections_per_address=3)
    async with local_server(few) as server, AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(raw_connection(server))
        await until_open(server, 3)
        for refusals in range(1, 6):
            async with raw_connection(server) as (reader, _):
                head, _, body = (await everything_from(reader)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429")
            assert json.loads(body) == {"reason": "too-many-connections", "details": {}}
            assert server.app_state.metrics.refused_connections == refusals
        await stack.aclose()
        await until_open(server, 0)
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health")).status_code == 200


async def test_a_socket_counts_until_it_is_closed():
    few = replace(GENEROUS, tcp_connections=2)
    async with local_server(few) as server, visitor(server.url, "Alice") as alice:
        async with alice.wire() as wire:
            # Its own connection, and that of the visitor's requests.
            assert len(server.app_state.tcp_connections) == 2
            async with raw_connection(server) as (reader, _):
                assert b"too-many-connections" in await everything_from(reader)
            await wire.send("ping", id="still here")
            assert (await wire.receive())["type"] == "pong"
        await alice.http.aclose()
        await until_open(server, 0)


async def test_the_connections_of_a_proxy_count_in_all_only():
    clock = itertools.count()
    connections = TcpConnections(
        4, 1, 1, lambda client: client == "192.0.2.1", now=lambda: float(next(clock))
    )
    assert connections.enter(0, "192.0.2.9")
    assert not connections.enter(4, "192.0.2.9")
    assert all(connections.enter(each, "192.0.2.1") for each in (1, 2, 3))
    assert not connections.enter(4, "192.0.2.1")
    for each in range(5):
        connections.leave(each)
    assert len(connections) == 0
    assert connections.enter(0, "192.0.2.9")


async def test_an_address_may_make_only_some_new_connections_a_second():
    moment = [0.0]
    connections = TcpConnections(100, 100, 2, lambda _: False, now=lambda: moment[0])

    def connect_and_leave(address):
        is_let_in = connections.enter(1, address)
        connections.leave(1)
        return is_let_in

    assert all(connect_and_leave("192.0.2.9") for _ in range(10))
    assert not connect_and_leave("192.0.2.9")
    assert connect_and_leave("192.0.2.8")
    moment[0] += 0.5
    assert [connect_and_leave("192.0.2.9") for _ in range(2)] == [True, False]


async def test_text_that_is_not_utf8_closes_the_socket_and_is_not_logged(server, alice, caplog):
    for _ in range(3):
        async with alice.wire() as wire:
            await wire.socket.send(b"\xff\xfe", text=True)
            await wire.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await wire.receive()
            assert closed.value.rcvd.code == 1007
    await alice.http.aclose()
    await until_open(server, 0)
    assert caplog.text == ""


@pytest.mark.parametrize(
    "sent",
    [
        [HANDSHAKE % b"POST"],
        [HANDSHAKE % b"GET", b"\x81\x82\0\0\0\0\xff\xfe"],
        [HANDSHAKE % b"GET", b"\xff" * 40],
    ],
)
async def test_a_client_that_breaks_the_handshake_is_closed_and_not_logged(
    server, alice, caplog, monkeypatch, sent
):
    async def slow(*_):
        await asyncio.sleep(2 * BRIEFLY)

    monkeypatch.setattr(type(server.app_state.store), "find", slow)
    asyncio.get_running_loop().set_exception_handler(log_loop_failure)
    await alice.http.aclose()
    async with raw_connection(server) as (reader, writer):
        for part in sent:
            writer.write(part)
            await asyncio.sleep(BRIEFLY / 5)
        assert b"101 Switching" not in await everything_from(reader)
    await until_open(server, 0)
    assert caplog.text == ""


async def test_what_is_not_http_ends_the_request_that_it_interrupts(server, caplog):
    chunked = HALF_A_BODY.partition(b"content-length")[0] + b"transfer-encoding: chunked\r\n\r\n"
    async with raw_connection(server) as (reader, writer):
        writer.write(chunked)
        await asyncio.sleep(BRIEFLY)
        writer.write(b"no chunk\r\n")
        assert (await everything_from(reader)).startswith(b"HTTP/1.1 400")
    await until_open(server, 0)
    assert [record.getMessage() for record in caplog.records] == ["Invalid HTTP request received."]
    assert server.app_state.metrics.failures == 0


async def test_without_descriptors_the_server_waits_and_asks_once(monkeypatch, caplog):
    monkeypatch.setattr(accepting_server, "SECONDS_WITHOUT_DESCRIPTORS", BRIEFLY)
    asyncio.get_running_loop().set_exception_handler(log_loop_failure)
    accept, attempts = socket.socket.accept, []

    def sometimes(self):
        attempts.append(self)
        if len(attempts) <= 3:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        return accept(self)

    monkeypatch.setattr(socket.socket, "accept", sometimes)
    async with local_server() as server, raw_connection(server) as (reader, writer):
        writer.write(HEAD)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    assert [each.getMessage() for each in caplog.records] == [
        "no descriptor left: cannot accept connections"
    ] * 3
    assert len(attempts) <= 6


async def test_a_connection_that_waits_for_its_turn_has_no_protocol(monkeypatch):
    made, waiting = [], []

    class CountedProtocol(HttpProtocol):
        def __init__(self, *arguments):
            made.append(self)
            super().__init__(*arguments)

    @asynccontextmanager
    async def turn(_):
        waiting.append(asyncio.Event())
        await waiting[-1].wait()
        yield

    monkeypatch.setattr(accepting_server, "HttpProtocol", CountedProtocol)
    async with local_server() as server, AsyncExitStack() as stack:
        monkeypatch.setattr(server.app_state.turns, "turn", turn)
        lines = [await stack.enter_async_context(raw_connection(server)) for _ in range(3)]
        await until_open(server, 3)
        assert (len(waiting), len(made)) == (3, 0)
        waiting[1].set()
        lines[1][1].write(b"no request\r\n\r\n")
        assert (await everything_from(lines[1][0])).startswith(b"HTTP/1.1 400")
        assert len(made) == 1
    # The others are closed with the server.
    assert [await everything_from(reader) for reader, _ in (lines[0], lines[2])] == [b"", b""]
    assert len(server.app_state.tcp_connections) == 0


async def test_the_descriptor_limit_is_raised_to_the_hard_limit():
    code = (
        "import resource as r; from tamaya.web.descriptors import *\n"
        "r.setrlimit(r.RLIMIT_NOFILE, (64, 400)); raise_descriptor_limit()\n"
        "print(descriptor_limit(), most_connections(1000), most_connections(10))"
    )
    command = [sys.executable, "-P", "-c", code]
    assert (await asyncio.to_thread(subprocess.check_output, command)).split() == [
        b"400",
        b"300",
        b"10",
    ]


async def test_readiness_tells_the_descriptors_and_needs_some(server, monkeypatch):
    async with httpx.AsyncClient(base_url=server.url) as http:
        body = (await http.get("/ready")).json()
        assert 0 < body["open-descriptors"] < body["descriptor-limit"]
        limit = body["open-descriptors"] + descriptors.FEWEST_FREE - 5
        monkeypatch.setattr(descriptors, "descriptor_limit", lambda: limit)
        answer = await http.get("/ready")
        assert (answer.status_code, answer.json()["reason"]) == (503, "not-ready")


async def refused_connections(visitor) -> int:
    text = (await visitor.http.get("/metrics")).text
    return int(re.findall(r"^tamaya_refused_connections_total (\d+)$", text, re.MULTILINE)[0])


@pytest.mark.slow
async def test_a_server_with_few_descriptors_refuses_connections_and_serves_on():
    async with (
        server_process("memory:", descriptors=200) as process,
        AsyncExitStack() as stack,
        visitor(process.url, "Alice") as alice,
    ):
        table = await alice.open_table(seats=2)
        async with alice.wire() as wire:
            await wire.attach(table)
            for _ in range(250):
                await stack.enter_async_context(raw_connection(process))
            while await refused_connections(alice) < 100:  # noqa: ASYNC110
                await asyncio.sleep(BRIEFLY)
            assert (await wire.send_command(table, "sit"))["type"] == "done"
        assert (await alice.http.get("/ready")).json()["descriptor-limit"] == 200
        log = await process.end(15)
    assert "Traceback" not in log
    assert log.count("\n") < 20


def record(text: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("tamaya", logging.ERROR, "file", 1, text, args, None)


async def test_a_repeated_line_is_logged_once_a_minute_with_its_count():
    now = [0.0]
    repeats = RepeatFilter(lambda: now[0])
    assert [repeats.filter(record("no %s", "card")) for _ in range(1000)].count(True) == 1
    assert repeats.filter(record("no %s", "token"))
    now[0] = 61
    again = record("no %s", "card")
    assert repeats.filter(again)
    assert again.getMessage() == "no card (repeated 999 times)"
    now[0] = 122
    again = record("no %s", "card")
    assert repeats.filter(again)
    assert again.getMessage() == "no card"


async def test_different_lines_are_limited_too():
    now = [0.0]
    repeats = RepeatFilter(lambda: now[0])
    logged = [repeats.filter(record("line %s", number)) for number in range(10 * MOST_LINES)]
    assert logged.count(True) == MOST_LINES
    now[0] = 61
    assert repeats.filter(record("line %s", 5 * MOST_LINES))


async def test_the_text_of_an_exception_is_not_logged(caplog):
    try:
        raise ZeroDivisionError("secret" + " detail")
    except ZeroDivisionError as error:
        text = SafeFormatter().formatException((type(error), error, error.__traceback__))
        context = {"message": "Exception in callback f('secret detail')", "exception": error}
        log_loop_failure(None, context)
    for logged in (text, caplog.text):
        assert "ZeroDivisionError" in logged
        assert "secret detail" not in logged
