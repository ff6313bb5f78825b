"""The server runs without full garbage collections, because nothing it frees needs one."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from random import Random

import pytest
from tests.wire.played_tables import Reader, guest, play_game

from tamaya.table.options import Options
from tamaya.web import gc_tuning, protocols
from tamaya.wire.codec import frame_bytes


@pytest.fixture
def only_counting() -> Iterator[None]:
    """Frees by reference counting alone; a collection finds what was made since."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def play_and_send(options: Options, chance: Random) -> None:
    """Play a game to its end, with a message to every seat about every entry."""
    readers: list[Reader] = []
    for live, _ in play_game(options, chance):
        readers = readers or [Reader(live, guest(seat)) for seat in range(options.seats)]
        for reader in readers:
            for message in reader.receive():
                frame_bytes(message)


@pytest.mark.parametrize(
    "options",
    [Options(edition="deluxe", seats=3, help_level=4), Options(game="ikebana", seats=2)],
    ids=["hanabi", "ikebana"],
)
async def test_played_games_leave_nothing_to_collect(only_counting, options):
    for seed in range(2):
        play_and_send(options, Random(seed))
    assert gc.collect() == 0


async def test_a_closed_connection_is_freed_without_a_collection(
    server, alice, only_counting, monkeypatch
):
    monkeypatch.setattr(protocols, "SECONDS_TO_READ_THE_REST", 0)
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        app_state = server.app_state
        open_things = [*app_state.guest_sockets._sockets, *server.protocols]
        open_things += [protocol.transport for protocol in server.protocols]
        left = weakref.WeakSet(open_things)
        # A socket with its transport and protocol, and the visitor's HTTP connection.
        assert len(left) == 5
        del open_things
    await alice.http.aclose()
    async with asyncio.timeout(10):
        while left:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_only_young_objects_are_collected(monkeypatch):
    monkeypatch.setattr(gc_tuning.gc, "collect", lambda: 0)
    before = gc.get_threshold()
    with gc_tuning.tuned_gc():
        assert gc.isenabled()
        assert gc.get_threshold()[2] == gc_tuning.NEVER
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_young_objects_are_collected_by_the_clock(monkeypatch):
    collected, pauses = [], []

    async def sleep(seconds):
        pauses.append(seconds)
        if len(pauses) == 4:
            raise asyncio.CancelledError

    monkeypatch.setattr(gc_tuning.gc, "collect", collected.append)
    monkeypatch.setattr(gc_tuning.asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await gc_tuning.collect_young_forever()
    assert collected == [gc_tuning.MIDDLE_GENERATION] * 3
    assert pauses == [gc_tuning.SECONDS_BETWEEN_COLLECTIONS] * 4


async def test_a_server_collects_young_objects(server):
    assert "gc" in [task.get_name() for task in asyncio.all_tasks()]
