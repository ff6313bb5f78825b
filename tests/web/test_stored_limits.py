"""Limits against abuse hold over a restart and for all processes, and lock out nobody else."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.web.local_server import GENEROUS, RunningServer, local_server, visitor
from tests.web.movable_clock import MovableClock

from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.table.events import TableId
from tamaya.table.refusals import TableRefusal
from tamaya.web.access.stored_limits import StoredLimits
from tamaya.web.settings import Settings

TABLE = TableId("table")
HOUR = 1 / 24
"""In days."""


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return "memory:" if request.param == "memory" else str(tmp_path / "tamaya.db")


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


async def end_none(_: object) -> bool:
    """There is no solo game to end."""
    return False


@pytest.fixture
async def limits(url: str, clock: MovableClock) -> AsyncIterator[StoredLimits]:
    store = await open_store(url)
    settings = Settings(passwords_per_hour_and_table=18, passwords_per_minute_and_address=100)
    yield StoredLimits(settings, store, clock, await store.address_salt(), end_none)
    await store.close()


async def guess(
    limits: StoredLimits, address: str, times: int = 1, *, hashed: str = "hash", right: bool = False
) -> list[str]:
    """What came of several guesses: right, wrong, or the reason why they were not tried."""
    found = []
    for _ in range(times):
        try:
            async with limits.password_guess(address, TABLE, hashed):
                if not right:
                    raise Refused(TableRefusal.WRONG_PASSWORD)
            found.append("right")
        except Refused as why:
            found.append(why.reason.value)
    return found


WRONG, TOO_MANY = "wrong-password", "too-many-passwords"


async def test_a_flood_from_one_address_does_not_lock_out_others(limits):
    assert await guess(limits, "mallory", 50) == [WRONG] * 3 + [TOO_MANY] * 47
    assert await guess(limits, "alice", right=True) == ["right"]
    assert await guess(limits, "mallory", right=True) == [TOO_MANY]


async def test_many_addresses_together_are_limited(limits, clock):
    found = [reason for number in range(20) for reason in await guess(limits, f"{number}", 3)]
    assert found == [WRONG] * 18 + [TOO_MANY] * 42
    clock.pass_days(HOUR / 18)
    assert await guess(limits, "late", 2) == [WRONG, TOO_MANY]


async def test_a_right_password_is_not_counted(limits):
    assert await guess(limits, "school", 40, right=True) == ["right"] * 40
    assert await guess(limits, "school", 4) == [WRONG] * 3 + [TOO_MANY]


async def test_waiting_for_a_locked_table_costs_nothing(limits, clock):
    for number in range(6):
        await guess(limits, f"mallory {number}", 3)
    assert await guess(limits, "alice", 10, right=True) == [TOO_MANY] * 10
    clock.pass_days(HOUR / 18)
    assert await guess(limits, "alice", right=True) == ["right"]


async def test_a_new_password_starts_a_new_count(limits):
    for number in range(6):
        await guess(limits, f"mallory {number}", 3)
    assert await guess(limits, "alice", hashed="new hash", right=True) == ["right"]


async def test_a_locked_table_stays_open_to_those_who_were_let_in():
    few = replace(GENEROUS, passwords_per_hour_and_table=1)
    async with (
        local_server(few) as opened,
        visitor(opened.url, "Alice") as alice,
        visitor(opened.url, "Bob") as bob,
        visitor(opened.url, "Mallory") as mallory,
    ):
        table = await alice.open_table(seats=2, password="sesame")
        async with bob.wire() as wire:
            assert (await wire.attach(table, password="sesame"))["type"] == "attached"
        async with mallory.wire() as wire:
            # To be asked for a password is no guess.
            for _ in range(5):
                assert (await wire.attach(table))["reason"] == WRONG
            assert (await wire.attach(table, password="guess"))["reason"] == WRONG
            assert (await wire.attach(table, password="sesame"))["reason"] == TOO_MANY
        async with bob.wire() as wire, alice.wire() as host:
            assert (await wire.attach(table))["type"] == "attached"
            assert (await wire.send_command(table, "sit"))["type"] == "done"
            assert (await host.attach(table))["type"] == "attached"


async def new_guest(opened: RunningServer) -> str:
    """The answer to a visitor who gives a name."""
    async with httpx.AsyncClient(base_url=opened.url) as http:
        answer = await http.post("/api/guests", json={"name": "Eve"})
        return str(answer.json().get("reason", "welcome"))


async def test_a_restart_resets_no_limit(tmp_path):
    settings = replace(
        GENEROUS,
        database=str(tmp_path / "tamaya.db"),
        guests_per_hour_and_address=8,
        tables_per_address=1,
    )
    async with local_server(settings) as opened, visitor(opened.url, "Alice") as alice:
        await alice.open_table(seats=2)
        assert await new_guest(opened) == "welcome"
        cookies = alice.http.cookies
    async with local_server(settings) as opened:
        assert await new_guest(opened) == "too-many-requests"
        async with httpx.AsyncClient(base_url=opened.url, cookies=cookies) as http:
            answer = await http.post("/api/tables", json={"options": {"seats": 2}})
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-tables")


async def test_processes_count_together(postgres_url):
    settings = replace(
        GENEROUS, database=postgres_url, guests_per_hour_and_address=8, tables_per_address=1
    )
    async with (
        local_server(settings) as one,
        local_server(settings) as two,
        visitor(one.url, "Alice") as alice,
        visitor(two.url, "Bob") as bob,
    ):
        assert await new_guest(one) == await new_guest(two) == "too-many-requests"
        table = await alice.open_table(seats=2)
        answer = await bob.http.post("/api/tables", json={"options": {"seats": 2}})
        assert answer.json()["reason"] == "too-many-tables"
        await one.app_state.tables.expire(TableId(table), 0)
        await bob.open_table(seats=2)


async def test_a_refused_table_does_not_count():
    few = replace(GENEROUS, tables_per_address=1)
    async with local_server(few) as opened, visitor(opened.url, "Alice") as alice:
        for _ in range(3):
            answer = await alice.http.post("/api/tables", json={"options": {"seats": 9}})
            assert answer.json()["reason"] == "wrong-number-of-seats"
        await alice.open_table(seats=2)


async def test_idle_games_with_bots_do_not_keep_others_at_an_address_from_playing():
    clock = MovableClock()
    few = replace(GENEROUS, tables_per_address=2)
    async with local_server(few, clock) as opened, AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(visitor(opened.url, name)) for name in ("Ann", "Ben")
        ]
        for somebody in people:
            table = await somebody.open_table(seats=2)
            async with somebody.wire() as wire:
                await wire.attach(table)
                await wire.send_command(table, "sit", seat=0)
                await wire.send_command(table, "add-bot", bot="careful")
                assert (await wire.send_command(table, "start"))["type"] == "done"
        body = {"options": {"seats": 2}}
        answer = await people[1].http.post("/api/tables", json=body)
        assert answer.json()["reason"] == "too-many-tables"
        clock.pass_days(2)
        await people[1].open_table(seats=2)
        games = [(await each.http.get("/api/my-games")).json()["games"] for each in people]
        # The first game, which nobody has touched for longest, has ended.
        assert [game["phase"] for [game] in games] == ["finished", "playing"]


async def test_no_address_is_stored(tmp_path, clock):
    path = tmp_path / "tamaya.db"
    store = await open_store(str(path))
    limits = StoredLimits(Settings(), store, clock, await store.address_salt(), end_none)
    await limits.check_guests("192.0.2.77")
    await limits.check_passwords("192.0.2.77")
    async with limits.table_of_address("192.0.2.77", TABLE):
        pass
    await guess(limits, "192.0.2.77")
    await store.close()
    for file in path.parent.iterdir():
        assert b"192.0.2" not in file.read_bytes()


async def test_a_message_asks_the_store_for_no_limit(server, alice, monkeypatch):
    table = await alice.open_table(seats=2)

    async def fail(*_: object) -> bool:
        raise AssertionError

    async with alice.wire() as wire:
        for name in ("take_token", "claim_table", "use_device"):
            monkeypatch.setattr(server.app_state.store, name, fail)
        await wire.attach(table)
        assert (await wire.send_command(table, "sit"))["type"] == "done"
        assert (await alice.http.get("/api/my-games")).status_code == 200
