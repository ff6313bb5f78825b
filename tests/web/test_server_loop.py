"""Sockets at tables go before all others."""

import socket
from contextlib import ExitStack

import pytest
from tests.web.local_server import local_server, visitor

from tamaya.web.server_loop import TablesFirstSelector


@pytest.fixture
def ready_sockets():
    """Five sockets with something to read, and their selector."""
    with ExitStack() as closing, TablesFirstSelector() as selector:
        sockets = []
        for _ in range(5):
            ours, theirs = (closing.enter_context(each) for each in socket.socketpair())
            theirs.send(b"something")
            selector.register(ours, 1)
            sockets.append(ours)
        yield selector, sockets


async def test_of_newcomers_only_one_is_reported_at_a_time(ready_sockets):
    selector, sockets = ready_sockets
    numbers = [each.fileno() for each in sockets]
    assert sorted(key.fd for key, _ in selector.select(0)) == sorted(numbers)
    selector.newcomers = set(numbers[:4])
    seen = []
    while len(seen) < 4:
        reported = [key.fd for key, _ in selector.select(0)]
        newcomers = [each for each in reported if each != numbers[4]]
        assert (len(reported), len(newcomers)) == (2, 1)
        seen += newcomers
        sockets[numbers.index(newcomers[0])].recv(100)
    assert sorted(seen) == sorted(numbers[:4])
    assert [key.fd for key, _ in selector.select(0)] == [numbers[4]]


async def test_a_connection_is_a_newcomer_until_it_is_at_a_table():
    async with local_server() as server, visitor(server.url, "Alice") as alice:
        connections = server.app_state.tcp_connections
        table = await alice.open_table()
        assert len(connections.newcomers) == len(connections) == 1
        async with alice.wire() as wire:
            assert len(connections.newcomers) == 2
            await wire.attach(table)
            assert len(connections.newcomers) == 1
    assert not connections.newcomers
