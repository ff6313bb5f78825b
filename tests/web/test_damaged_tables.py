"""One damaged table: everybody else plays on, and the server stops as usual."""

import re
import signal
import sqlite3
from contextlib import asynccontextmanager, closing
from dataclasses import replace

import pytest
from tests.web.local_server import GENEROUS, local_server, visitor
from tests.web.server_process import server_process

from tamaya.web.app_state import expire_old_tables

SECRET = "a-hidden-card"

DAMAGES = {
    "garbage": f"update table_event set body = '{SECRET}' where sequence = 2",
    "unknown tag": 'update table_event set body = \'{"event":"burnt"}\' where sequence = 2',
    "refused": (
        'update table_event set body = \'{"event":"move-made","seat":0,"move":"p0"}\''
        " where sequence = 2"
    ),
    "gap": "update table_event set sequence = 9 where sequence = 2",
}


def damage(database, table: str, how: str = "garbage") -> None:
    with closing(sqlite3.connect(database)) as stranger, stranger:
        stranger.execute("drop trigger if exists a_stored_event_is_never_changed")
        stranger.execute(f"{DAMAGES[how]} and table_id = ?", (table,))


@pytest.fixture
def database(tmp_path) -> str:
    return str(tmp_path / "tamaya.db")


async def tables_of_two(database: str) -> tuple[str, str]:
    """A table that waits for Alice to start, and another; the server is closed again."""
    async with opened(database) as (_, alice):
        names = []
        for _ in range(2):
            table = await alice.open_table(seats=2)
            async with alice.wire() as wire:
                await wire.attach(table)
                assert (await wire.send_command(table, "sit"))["type"] == "done"
            names.append(table)
        return names[0], names[1]


@asynccontextmanager
async def opened(database: str, **settings: int):
    async with (
        local_server(replace(GENEROUS, database=database, **settings)) as server,
        visitor(server.url, "Alice") as alice,
    ):
        yield server, alice


@pytest.mark.parametrize("how", DAMAGES)
async def test_a_damaged_table_is_refused_and_the_others_are_listed(database, caplog, how):
    bad, good = await tables_of_two(database)
    damage(database, bad, how)
    async with opened(database) as (server, alice):
        for _ in range(3):
            answer = await alice.http.get("/api/tables")
            assert answer.status_code == 200
            assert [table["table"] for table in answer.json()["tables"]] == [good]
        for path in ("views/0", "finished-game", "replay", "explanations/1"):
            answer = await alice.http.get(f"/api/tables/{bad}/{path}")
            assert (answer.status_code, answer.json()) == (
                500,
                {"reason": "unreadable-table", "details": {}},
            )
        async with alice.wire() as wire:
            assert (await wire.attach(bad))["reason"] == "unreadable-table"
            assert (await wire.attach(good))["type"] == "attached"
            assert (await wire.send_command(good, "sit"))["type"] == "done"
        assert server.app_state.metrics.failures == 0
        ready = await alice.http.get("/ready")
        assert (ready.status_code, ready.json()["problems"]) == (200, ["unreadable-tables: 1"])
        assert "tamaya_unreadable_tables 1\n" in (await alice.http.get("/metrics")).text
    lines = [line for line in caplog.messages if bad in line]
    assert lines == [f"table {bad} cannot be read: entry 2 is damaged or missing"]
    assert SECRET not in caplog.text


async def test_a_guest_with_a_damaged_table_sees_the_other_games(database):
    async with opened(database) as (_, alice):
        tables = [await alice.open_table(seats=2) for _ in range(2)]
        async with alice.wire() as wire:
            for table in tables:
                await wire.attach(table)
                await wire.send_command(table, "sit")
        cookies = alice.headers["Cookie"]
    damage(database, tables[0])
    async with opened(database) as (server, _), visitor(server.url, "Bob") as bob:
        bob.http.cookies.clear()
        bob.http.headers["Cookie"] = cookies
        games = (await bob.http.get("/api/my-games")).json()["games"]
        assert [game["table"] for game in games] == [tables[1]]
        assert (await bob.http.get("/api/my-statistics")).status_code == 200


async def test_tables_expire_beside_a_damaged_one(database, monkeypatch):
    monkeypatch.setattr("tamaya.web.app_state.TABLES_A_ROUND", 1)
    bad, good = await tables_of_two(database)
    damage(database, bad)
    async with opened(database, expiry_seconds=1) as (server, _):
        server.app_state.clock.now = lambda: 2**42
        await expire_old_tables(server.app_state)
        await expire_old_tables(server.app_state)
        phases = {each.table: each.phase for each in await server.app_state.store.all_tables()}
        assert phases == {bad: "waiting", good: "expired"}


async def test_a_table_that_fails_to_expire_stops_no_other(server, alice, monkeypatch):
    tables = [await alice.open_table(seats=2) for _ in range(2)]
    expire, expired = server.app_state.tables.expire, []

    async def fail_once(table, patience):
        expired.append(table)
        if len(expired) == 1:
            raise ZeroDivisionError
        await expire(table, patience)

    monkeypatch.setattr(server.app_state.tables, "expire", fail_once)
    monkeypatch.setattr(server.app_state.clock, "now", lambda: 2**42, raising=False)
    await expire_old_tables(server.app_state)
    assert sorted(expired) == sorted(tables)
    assert server.app_state.metrics.task_failures == {"expiry": 1}


async def test_a_server_with_a_damaged_table_stops_without_a_traceback(database):
    bad, _ = await tables_of_two(database)
    damage(database, bad)
    async with server_process(database) as process:
        async with visitor(process.url, "Bob") as bob:
            assert (await bob.http.get("/api/tables")).status_code == 200
            assert (await bob.http.get(f"/api/tables/{bad}/views/0")).status_code == 500
        output = await process.end(signal.SIGTERM)
    assert process.process.returncode == 0
    assert "Traceback" not in output
    (line,) = [line for line in output.splitlines() if bad in line]
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} ERROR tamaya\.table", line)
    assert SECRET not in output
