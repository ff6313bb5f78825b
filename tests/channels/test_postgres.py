"""The channel between processes: notifies of commits, and resyncs after a lost connection."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.channels.relay import relay_to

from tamaya.channels import open_channel
from tamaya.stores import open_store
from tamaya.table.events import GuestId, SeatLeft
from tamaya.table.ports import ANY_GUEST, RESYNC
from tamaya.testing.channel_conformance import next_sequence, next_signed_out_guest
from tamaya.testing.guests_conformance import ALICE, LAPTOP, SECRET
from tamaya.testing.log_conformance import OPENED, TABLE, exception_from, summary

asyncpg = pytest.importorskip("asyncpg")
postgres = pytest.importorskip("tamaya.channels.postgres_channel")

APPEND = """\
select reached from append_events(
    'a-table', $1, 1, '', array_fill(''::bytea, array[$2::int]),
    'waiting', true, 1, null, '{}', null, 'alice', null
)
"""


@pytest.fixture
async def store(postgres_url):
    store = await open_store(postgres_url)
    await store.append(summary(), 0, 1, "", [OPENED])
    yield store
    await store.close()


@pytest.fixture
async def channel(postgres_url):
    channel = await open_channel(postgres_url)
    yield channel
    await channel.close()


@pytest.fixture
async def stranger(postgres_url):
    connection = await asyncpg.connect(postgres_url)
    yield connection
    await connection.close()


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(postgres, "RECONNECT_SECONDS", 0.01)
    monkeypatch.setattr(postgres, "KEEPALIVE_SECONDS", 0.05)


@pytest.fixture
async def relay(postgres_server, postgres_url):
    if "host=" not in postgres_server:
        pytest.skip("this PostgreSQL is not reached through a socket file")
    # The path of a socket must be short.
    with tempfile.TemporaryDirectory() as folder:
        async with relay_to(postgres_url, Path(folder)) as relay:
            yield relay


async def next_item(sequences) -> int | str:
    async with asyncio.timeout(30):
        return await anext(sequences)


async def until_disconnected(channel) -> None:
    async with asyncio.timeout(30):
        while True:
            if not channel.is_connected:
                return
            await asyncio.sleep(0.01)


async def test_another_process_is_notified_of_an_append(store, channel):
    async with channel.subscribe(TABLE) as sequences:
        await store.append(summary(), 1, 1, "", [SeatLeft(0), SeatLeft(1)])
        assert await next_sequence(sequences) == 3


async def test_a_refused_append_notifies_nobody(store, channel):
    async with channel.subscribe(TABLE) as sequences:
        stale = store.append(summary(), 0, 1, "", [SeatLeft(0)] * 9)
        assert await exception_from(stale) is not None
        await store.append(summary(), 1, 1, "", [SeatLeft(0)])
        assert await next_sequence(sequences) == 2


async def test_a_rolled_back_append_notifies_nobody(store, channel, stranger):
    async with channel.subscribe(TABLE) as sequences:
        undone = stranger.transaction()
        await undone.start()
        assert await stranger.fetchval(APPEND, 1, 9) == 10
        await undone.rollback()
        await store.append(summary(), 1, 1, "", [SeatLeft(0)])
        assert await next_sequence(sequences) == 2


async def test_a_notification_comes_after_the_commit(store, channel, stranger):
    other = summary("another")
    async with (
        channel.subscribe(TABLE) as sequences,
        channel.subscribe(other.table) as other_sequences,
    ):
        received = asyncio.create_task(next_sequence(sequences))
        async with stranger.transaction():
            assert await stranger.fetchval(APPEND, 1, 1) == 2
            await store.append(other, 0, 1, "", [OPENED])
            assert await next_sequence(other_sequences) == 1
            assert not received.done()
        assert await received == 2


async def test_every_process_is_notified_of_an_append(store, postgres_url):
    channels = [await open_channel(postgres_url) for _ in range(3)]
    # All subscribe before the only append: a subscriber that came later could still get a late
    # notification of an earlier one.
    async with AsyncExitStack() as stack:
        subscribed = [
            await stack.enter_async_context(channel.subscribe(TABLE)) for channel in channels
        ]
        await store.append(summary(), 1, 1, "", [SeatLeft(0)])
        assert [await next_sequence(sequences) for sequences in subscribed] == [2, 2, 2]
    for channel in channels:
        await channel.close()


async def test_after_a_lost_connection_every_subscriber_must_read_again(
    impatient, store, channel, stranger
):
    async with (
        channel.subscribe(TABLE) as sequences,
        channel.subscribe("another") as other,
        channel.signed_out_guests() as gone,
    ):
        ended = await stranger.fetch(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where application_name = current_setting('application_name')"
            " and query ilike 'listen%'"
        )
        assert len(ended) == 1
        assert await next_item(sequences) == RESYNC
        assert await next_item(other) == RESYNC
        assert await next_item(gone) == ANY_GUEST
        await store.append(summary(), 1, 1, "", [SeatLeft(0)])
        assert await next_item(sequences) == 2


async def test_the_channel_reconnects_when_the_database_is_back(impatient, store, relay):
    way, url = relay
    channel = await open_channel(url)
    async with channel.subscribe(TABLE) as sequences:
        assert channel.is_connected
        await way.cut()
        await until_disconnected(channel)
        await store.append(summary(), 1, 1, "", [SeatLeft(0)])
        await way.mend()
        assert await next_item(sequences) == RESYNC
        assert channel.is_connected
        assert channel.failures == {"lost": 1}
        await store.append(summary(), 2, 1, "", [SeatLeft(0)])
        assert await next_item(sequences) == 3
    await channel.close()


async def test_an_unexpected_failure_does_not_end_the_listening(
    impatient, store, relay, monkeypatch
):
    way, url = relay
    channel = await open_channel(url)
    listen, attempts = channel._listen, []

    async def fail_first():
        attempts.append(1)
        if len(attempts) == 1:
            raise ZeroDivisionError
        return await listen()

    monkeypatch.setattr(channel, "_listen", fail_first)
    async with channel.subscribe(TABLE) as sequences:
        await way.cut()
        await way.mend()
        assert await next_item(sequences) == RESYNC
        await store.append(summary(), 1, 1, "", [SeatLeft(0)])
        assert await next_item(sequences) == 2
    await channel.close()


async def test_a_silent_connection_is_replaced(impatient, store, relay, monkeypatch):
    way, url = relay
    channel = await open_channel(url)
    monkeypatch.setattr(postgres, "CONNECT_SECONDS", 1)
    async with channel.subscribe(TABLE) as sequences:
        await way.silence()
        await store.append(summary(), 1, 1, "", [SeatLeft(0)])
        assert await next_item(sequences) == RESYNC
        await store.append(summary(), 2, 1, "", [SeatLeft(0)])
        assert await next_item(sequences) == 3
    await channel.close()


async def test_a_channel_can_be_closed_while_the_database_is_down(impatient, relay):
    way, url = relay
    channel = await open_channel(url)
    async with channel.subscribe(TABLE) as sequences:
        await way.cut()
        await asyncio.sleep(0.1)
        await channel.close()
        assert [word async for word in sequences] == []


async def test_every_process_is_notified_of_a_forgotten_guest(store, channel):
    await store.add(ALICE, SECRET, LAPTOP)
    async with channel.signed_out_guests() as gone:
        await store.forget(GuestId("nobody"))
        await store.forget(ALICE.id)
        assert await next_signed_out_guest(gone) == ALICE.id
