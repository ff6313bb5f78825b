"""What the settings do not keep is deleted in small steps; everything else stays."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace

import pytest
from tests.web.local_server import GENEROUS, RunningServer, local_server, visitor
from tests.web.movable_clock import MovableClock

from tamaya.stores import open_store
from tamaya.stores.sqlite_file import SqliteFile
from tamaya.table.events import GuestId, TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import Device, Guest, Store
from tamaya.testing.log_conformance import open_tables, summary
from tamaya.web import retention
from tamaya.web.app_state import expire_old_tables, purge_old
from tamaya.web.retention import DAY, purge_step
from tamaya.web.settings import Settings

NOW = 1_800_000_000_000
KEPT = replace(GENEROUS, finished_table_days=30, guest_days=20, expiry_seconds=1)


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
async def server(clock: MovableClock) -> AsyncIterator[RunningServer]:
    async with local_server(KEPT, clock) as opened:
        yield opened


async def known_guests(opened: RunningServer, *names: str) -> list[str]:
    store = opened.app_state.store
    return [name for name in names if await store.find_by_name(name)]


async def test_old_tables_are_deleted_and_running_games_are_not(server, clock):
    async with visitor(server.url, "Alice") as alice, alice.wire() as wire:
        expired, playing = [await alice.open_table(seats=2) for _ in range(2)]
        await wire.attach(playing)
        await wire.send_command(playing, "sit")
        await wire.send_command(playing, "add-bot", bot="random")
        assert (await wire.send_command(playing, "start"))["type"] == "done"
        clock.pass_days(1)
        await expire_old_tables(server.app_state)
        for day in range(10):
            clock.pass_days(2.9)
            await purge_old(server.app_state, None)
            reached = await wire.attach(expired)
            assert reached["type"] == "attached", day
        clock.pass_days(2)
        await purge_old(server.app_state, None)
        tables = server.app_state.tables
        assert list(tables._live_tables) == [playing]
        assert tables._live_entries == len(tables._live_tables[playing].applied)
        assert (await wire.attach(expired))["reason"] == "no-such-table"
        assert (await wire.attach(playing))["state"]["phase"] == "playing"


async def test_guests_who_stay_away_are_deleted_unless_they_hold_a_seat(server, clock):
    async with (
        visitor(server.url, "Alice") as alice,
        visitor(server.url, "Bob") as bob,
        visitor(server.url, "Carol") as carol,
    ):
        table = await alice.open_table(seats=2)
        async with alice.wire() as wire:
            await wire.attach(table)
            await wire.send_command(table, "sit")
            await wire.send_command(table, "add-bot", bot="random")
            assert (await wire.send_command(table, "start"))["type"] == "done"
        for _ in range(3):
            clock.pass_days(10)
            assert (await carol.http.get("/api/me")).status_code == 200
        await purge_old(server.app_state, None)
        assert await known_guests(server, "Alice", "Bob", "Carol") == ["Alice", "Carol"]
        assert (await bob.http.get("/api/me")).json()["reason"] == "unknown-guest"
        assert (await alice.http.get("/api/me")).status_code == 200


async def test_by_default_everything_is_kept(clock):
    async with local_server(GENEROUS, clock) as opened, visitor(opened.url, "Alice") as alice:
        table = await alice.open_table(seats=2)
        await opened.app_state.tables.expire(TableId(table), 0)
        clock.pass_days(10_000)
        await purge_old(opened.app_state, None)
        assert await known_guests(opened, "Alice") == ["Alice"]
        assert len(await opened.app_state.store.all_tables()) == 1


async def fill(store: Store, *, tables: int, guests: int, seated: int) -> None:
    """Old tables, and old guests of whom the longest unseen sit at a running game."""
    names = [GuestId(f"guest-{number:03}") for number in range(guests)]
    for number, name in enumerate(names):
        device = Device("d", "", "", NOW, NOW)
        await store.add(Guest(name, name, False, number), name.encode(), device)
    over = [
        summary(TableId(f"table-{number:03}"), Phase.FINISHED, updated_at=number)
        for number in range(tables)
    ]
    game = summary(TableId("game"), Phase.PLAYING, guests=tuple(names[:seated]))
    await open_tables(store, game, *over)


async def test_a_backlog_is_deleted_in_small_steps(tmp_path, monkeypatch):
    monkeypatch.setattr(retention, "TABLES_A_STEP", 4)
    monkeypatch.setattr(retention, "GUESTS_A_STEP", 3)
    store = await open_store(str(tmp_path / "tamaya.db"))
    # More guests with seats than a step looks at do not keep it from those after them.
    await fill(store, tables=10, guests=10, seated=5)
    settings = Settings(finished_table_days=30, guest_days=30)
    last, steps = None, []
    while True:
        step = await purge_step(store, settings, NOW + 40 * DAY, last)
        steps.append((step.tables, step.guests))
        last = step.last_guest
        if step.is_last:
            break
    assert steps == [(4, 0), (4, 1), (2, 3), (0, 1)]
    assert [each.table for each in await store.all_tables()] == ["game"]
    assert len(await store.unseen_guests(NOW, None, 100)) == 5
    await store.close()


async def test_a_step_scans_no_table(tmp_path, monkeypatch):
    statements: list[str] = []
    connect = SqliteFile._connect

    def connect_traced(file: SqliteFile) -> sqlite3.Connection:
        connection = connect(file)
        connection.set_trace_callback(statements.append)
        return connection

    monkeypatch.setattr(SqliteFile, "_connect", connect_traced)
    store = await open_store(str(tmp_path / "tamaya.db"))
    await fill(store, tables=3, guests=3, seated=1)
    statements.clear()
    settings = Settings(finished_table_days=30, guest_days=30, device_days=30)
    await purge_step(store, settings, NOW + 40 * DAY, None)
    await store.close()
    queries = [each for each in statements if each.startswith(("select", "delete", "update"))]
    with closing(sqlite3.connect(tmp_path / "tamaya.db")) as file:
        plans = {
            each: str(file.execute(f"explain query plan {each}").fetchall()) for each in queries
        }
    assert len(plans) > 8
    assert [query for query, plan in plans.items() if "SCAN" in plan] == []
