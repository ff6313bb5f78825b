"""Tables are opened, found, guarded and counted."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random

import pytest
from tests.web.open_house import GENEROUS, house, person, play_to_the_end, visitor
from websockets.exceptions import ConnectionClosed

from tamaya.web.hall import clear_away


async def test_the_lobby_lists_what_may_be_found(at_home, alice, bob):
    listed = await alice.open_table(seats=2)
    await alice.open_table(seats=2, visibility="unlisted")
    tables = (await bob.http.get("/api/tables")).json()["tables"]
    assert [table["table"] for table in tables] == [listed]
    assert tables[0]["people"] == [None, None]


async def test_the_link_to_a_table_leads_somewhere(alice):
    opened = (await alice.http.post("/api/tables", json={"options": {"seats": 2}})).json()
    answer = await alice.http.get(opened["link"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


async def test_those_who_attend_are_let_go_when_the_table_is_deleted(at_home, alice):
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table)
        await at_home.hall.store.delete(table)
        at_home.hall.tables._ready.clear()
        await at_home.hall.channel.publish(table, 2)
        with pytest.raises(ConnectionClosed) as closed:
            await wire.hear()
        assert closed.value.rcvd.code == 1013
    async with alice.wire() as wire:
        assert (await wire.attach(table))["reason"] == "no-such-table"


async def test_a_table_opened_twice_by_one_request_is_one_table(alice):
    request = {"options": {"seats": 2}, "id": "1"}
    answers = [await alice.http.post("/api/tables", json=request) for _ in range(2)]
    assert answers[0].json() == answers[1].json()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seats": 6}, "wrong-number-of-seats"),
        ({"game": "chess"}, "unknown-game"),
        ({"edition": "platinum"}, "unknown-edition"),
        ({"seats": "two"}, "bad-field"),
        ({"colour": "red"}, "unknown-field"),
        ({"password": "x" * 201}, "bad-field"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(alice, options, reason):
    answer = await alice.http.post("/api/tables", json={"options": options})
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


async def test_a_password_guards_a_table(at_home, alice, bob, caplog):
    table = await alice.open_table(seats=2, password="open sesame", watching="all-hands")
    log = await at_home.hall.store.read(table)
    assert log[0].event.options.password.startswith("$argon2id$")
    async with alice.wire() as host, bob.wire() as wire:
        attached = await host.attach(table)
        assert attached["state"]["options"]["has-password"] is True
        assert "argon2" not in host.frames[-1]
        for wrong in ({}, {"password": "sesame"}, {"password": ""}):
            assert (await wire.attach(table, **wrong))["reason"] == "wrong-password"
        assert (await wire.ask(table, "sit"))["reason"] == "not-attached"
        assert (await wire.attach(table, password="open sesame"))["tell"] == "attached"
        assert (await wire.ask(table, "sit"))["tell"] == "done"
    async with bob.wire() as wire:
        assert (await wire.attach(table))["tell"] == "attached"
    assert "sesame" not in caplog.text


async def test_a_password_may_be_set_later(at_home, alice, bob):
    table = await alice.open_table(seats=2)
    async with alice.wire() as host, bob.wire() as wire:
        await host.attach(table)
        options = {"seats": 2, "password": "sesame"}
        assert (await host.ask(table, "change-options", options=options))["tell"] == "done"
        assert (await wire.attach(table))["reason"] == "wrong-password"
        assert all("sesame" not in frame for frame in host.frames)
    log = await at_home.hall.store.read(table)
    assert log[1].event.options.password.startswith("$argon2id$")


async def test_a_password_set_later_is_asked_of_those_who_came_before_it(alice, bob):
    table = await alice.open_table(seats=2)
    async with alice.wire() as host, bob.wire() as wire:
        await host.attach(table)
        await wire.attach(table)
        options = {"seats": 2, "password": "sesame"}
        assert (await host.ask(table, "change-options", options=options))["tell"] == "done"
        with pytest.raises(ConnectionClosed):
            await wire.hear()
    async with bob.wire() as wire:
        assert (await wire.attach(table))["reason"] == "wrong-password"
        assert (await wire.ask(table, "sit"))["reason"] == "not-attached"
        assert (await wire.attach(table, password="sesame"))["tell"] == "attached"
        assert (await wire.ask(table, "sit"))["tell"] == "done"


async def test_whoever_sat_before_the_password_comes_back_without_it(alice, bob):
    table = await alice.open_table(seats=2)
    async with alice.wire() as host, bob.wire() as wire:
        await host.attach(table)
        await wire.attach(table)
        await host.ask(table, "sit", seat=0)
        await wire.ask(table, "sit", seat=1)
        await host.ask(table, "change-options", options={"seats": 2, "password": "sesame"})
        assert (await host.ask(table, "start"))["tell"] == "done"
        assert (await wire.ask(table, "leave"))["tell"] == "done"
    async with bob.wire() as wire:
        assert (await wire.attach(table))["view"] is None
        assert (await wire.ask(table, "ask-for-seat", seat=1))["tell"] == "done"


async def test_my_games_begin_with_those_that_wait_for_me(at_home, alice):
    async with alice.wire() as wire:
        tables = {}
        for first, seconds in ((1, None), (0, None), (0, 1000), (0, 100)):
            options = {"first-seat": first, "turn-seconds": seconds}
            table = await alice.open_table(seats=2, edition="standard", **options)
            tables[first, seconds] = table
            async with visitor(at_home.url, "Bob") as bob, bob.wire() as other:
                for each in (wire, other):
                    await each.attach(table)
                    await each.ask(table, "sit")
                assert (await wire.ask(table, "start"))["tell"] == "done"
    games = (await alice.http.get("/api/my-games")).json()["games"]
    order = [(0, 100), (0, 1000), (0, None), (1, None)]
    assert [game["table"] for game in games] == [tables[each] for each in order]
    assert [game["is-my-turn"] for game in games] == [True, True, True, False]
    assert games[0]["deadline"] is not None
    unfinished = await alice.http.get(f"/api/tables/{tables[0, None]}/replay")
    assert (unfinished.status_code, unfinished.json()["reason"]) == (409, "game-not-over")


async def test_statistics_count_the_finished_games(at_home, alice):
    async with alice.wire() as wire:
        for seed in range(2):
            table = await alice.open_table(seats=2, edition="standard", **{"help-level": 3})
            await wire.attach(table)
            await wire.ask(table, "sit")
            await wire.ask(table, "add-bot", bot="careful")
            await wire.ask(table, "start")
            wire.told = [m for m in wire.told if m.get("table") == table]
            await play_to_the_end(wire, table, person(Random(seed)))
            wire.told.clear()
    told = (await alice.http.get("/api/my-statistics")).json()
    assert told["games"] == 2
    [kind] = told["kinds"]
    assert (kind["edition"], kind["seats"], kind["games"]) == ("standard", 2, 2)
    assert kind["best-score"] >= kind["mean-score"] >= 0


async def test_nobody_opens_too_many_tables():
    few = replace(GENEROUS, tables_per_guest=2)
    async with house(few) as opened, visitor(opened.url, "Alice") as alice:
        tables = [await alice.open_table(seats=2) for _ in range(2)]
        answer = await alice.http.post("/api/tables", json={"options": {"seats": 2}})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-open-tables")
        await opened.hall.tables.expire(tables[0], 0)
        await alice.open_table(seats=2)


async def test_a_table_that_never_began_expires_and_a_game_never_does(at_home, alice, monkeypatch):
    idle = await alice.open_table(seats=2)
    playing = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(playing)
        await wire.ask(playing, "sit")
        await wire.ask(playing, "add-bot", bot="random")
        assert (await wire.ask(playing, "start"))["tell"] == "done"
        now = at_home.hall.clock.now()
        monkeypatch.setattr(type(at_home.hall.clock), "now", lambda _: now + 8 * 86_400_000)
        await clear_away(at_home.hall)
        await wire.attach(idle)
        assert wire.told[-1]["state"]["phase"] == "expired"
        assert (await wire.attach(playing))["state"]["phase"] == "playing"


async def test_the_same_people_play_again(at_home, alice, bob):
    table = await alice.open_table(seats=2, edition="standard")
    async with AsyncExitStack() as evening:
        wires = [await evening.enter_async_context(one.wire()) for one in (alice, bob)]
        for wire in wires:
            await wire.attach(table)
            await wire.ask(table, "sit")
        await wires[0].ask(table, "start")
        await asyncio.gather(*(wire.ask(table, "vote-to-end") for wire in wires))
        assert (await wires[1].ask(table, "rematch"))["tell"] == "done"
        opened = await wires[0].hear_until(
            lambda m: m.get("event", {}).get("event") == "rematch-opened"
        )
        again = await wires[0].attach(opened["event"]["table"])
        assert [chair["name"] for chair in again["state"]["chairs"]] == ["Alice", "Bob"]
