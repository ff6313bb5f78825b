"""Tables over HTTP: opened, listed, protected by passwords, and counted."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random

import pytest
from tests.web.local_server import (
    GENEROUS,
    Visitor,
    local_server,
    person,
    play_to_the_end,
    visitor,
)
from websockets.exceptions import ConnectionClosed

from tamaya.web.app_state import expire_old_tables


async def test_the_lobby_lists_listed_tables_only(server, alice, bob):
    listed = await alice.open_table(seats=2)
    await alice.open_table(seats=2, visibility="unlisted")
    tables = (await bob.http.get("/api/tables")).json()["tables"]
    assert [table["table"] for table in tables] == [listed]
    assert tables[0]["players"] == [None, None]


async def test_the_link_to_a_table_opens_a_page(alice):
    opened = (await alice.http.post("/api/tables", json={"options": {"seats": 2}})).json()
    answer = await alice.http.get(opened["link"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


async def test_clients_are_dropped_when_their_table_is_deleted(server, alice):
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table)
        await server.app_state.store.delete(table)
        server.app_state.tables._live_tables.clear()
        await server.app_state.channel.publish(table, 2)
        with pytest.raises(ConnectionClosed) as closed:
            await wire.receive()
        assert closed.value.rcvd.code == 1013
    async with alice.wire() as wire:
        assert (await wire.attach(table))["reason"] == "no-such-table"


async def test_the_same_request_sent_twice_opens_one_table(alice):
    request = {"options": {"seats": 2}, "id": "1"}
    responses = [await alice.http.post("/api/tables", json=request) for _ in range(2)]
    assert responses[0].json() == responses[1].json()


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
async def test_impossible_options_are_refused(alice, options, reason):
    answer = await alice.http.post("/api/tables", json={"options": options})
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


async def test_a_password_protects_a_table(server, alice, bob, caplog):
    table = await alice.open_table(seats=2, password="open sesame", watching="all-hands")
    log = await server.app_state.store.read(table)
    assert log[0].event.options.password.startswith("$argon2id$")
    async with alice.wire() as host, bob.wire() as wire:
        attached = await host.attach(table)
        assert attached["state"]["options"]["has-password"] is True
        assert "argon2" not in host.frames[-1]
        for wrong in ({}, {"password": "sesame"}, {"password": ""}):
            assert (await wire.attach(table, **wrong))["reason"] == "wrong-password"
        assert (await wire.send_command(table, "sit"))["reason"] == "not-attached"
        assert (await wire.attach(table, password="open sesame"))["type"] == "attached"
        assert (await wire.send_command(table, "sit"))["type"] == "done"
    async with bob.wire() as wire:
        assert (await wire.attach(table))["type"] == "attached"
    assert "sesame" not in caplog.text


async def test_a_password_may_be_set_later(server, alice, bob):
    table = await alice.open_table(seats=2)
    async with alice.wire() as host, bob.wire() as wire:
        await host.attach(table)
        options = {"seats": 2, "password": "sesame"}
        assert (await host.send_command(table, "change-options", options=options))["type"] == "done"
        assert (await wire.attach(table))["reason"] == "wrong-password"
        assert all("sesame" not in frame for frame in host.frames)
    log = await server.app_state.store.read(table)
    assert log[1].event.options.password.startswith("$argon2id$")


async def test_a_new_password_must_be_given_by_those_already_attached(alice, bob):
    table = await alice.open_table(seats=2)
    async with alice.wire() as host, bob.wire() as wire:
        await host.attach(table)
        await wire.attach(table)
        options = {"seats": 2, "password": "sesame"}
        assert (await host.send_command(table, "change-options", options=options))["type"] == "done"
        with pytest.raises(ConnectionClosed):
            await wire.receive()
    async with bob.wire() as wire:
        assert (await wire.attach(table))["reason"] == "wrong-password"
        assert (await wire.send_command(table, "sit"))["reason"] == "not-attached"
        assert (await wire.attach(table, password="sesame"))["type"] == "attached"
        assert (await wire.send_command(table, "sit"))["type"] == "done"


async def test_a_seat_taken_before_the_password_needs_none(alice, bob):
    table = await alice.open_table(seats=2)
    async with alice.wire() as host, bob.wire() as wire:
        await host.attach(table)
        await wire.attach(table)
        await host.send_command(table, "sit", seat=0)
        await wire.send_command(table, "sit", seat=1)
        await host.send_command(table, "change-options", options={"seats": 2, "password": "sesame"})
        assert (await host.send_command(table, "start"))["type"] == "done"
        assert (await wire.send_command(table, "leave"))["type"] == "done"
    async with bob.wire() as wire:
        assert (await wire.attach(table))["view"] is None
        assert (await wire.send_command(table, "request-seat", seat=1))["type"] == "done"


async def test_my_games_start_with_those_where_it_is_my_turn(server, alice):
    async with alice.wire() as wire:
        tables = {}
        for first, seconds in ((1, None), (0, None), (0, 1000), (0, 100)):
            options = {"first-seat": first, "turn-seconds": seconds}
            table = await alice.open_table(seats=2, edition="standard", **options)
            tables[first, seconds] = table
            async with visitor(server.url, "Bob") as bob, bob.wire() as other:
                for each in (wire, other):
                    await each.attach(table)
                    await each.send_command(table, "sit")
                assert (await wire.send_command(table, "start"))["type"] == "done"
    games = (await alice.http.get("/api/my-games")).json()["games"]
    order = [(0, 100), (0, 1000), (0, None), (1, None)]
    assert [game["table"] for game in games] == [tables[each] for each in order]
    assert [game["is-my-turn"] for game in games] == [True, True, True, False]
    assert games[0]["deadline"] is not None
    unfinished = await alice.http.get(f"/api/tables/{tables[0, None]}/replay")
    assert (unfinished.status_code, unfinished.json()["reason"]) == (409, "game-not-over")


async def test_statistics_count_finished_games(server, alice):
    async with alice.wire() as wire:
        for seed in range(2):
            table = await alice.open_table(seats=2, edition="standard", **{"help-level": 3})
            await wire.attach(table)
            await wire.send_command(table, "sit")
            await wire.send_command(table, "add-bot", bot="careful")
            await wire.send_command(table, "start")
            wire.messages = [m for m in wire.messages if m.get("table") == table]
            await play_to_the_end(wire, table, person(Random(seed)))
            wire.messages.clear()
    statistics = (await alice.http.get("/api/my-statistics")).json()
    assert statistics["games"] == 2
    [kind] = statistics["groups"]
    assert (kind["edition"], kind["seats"], kind["games"]) == ("standard", 2, 2)
    assert kind["best-score"] >= kind["mean-score"] >= 0


async def test_open_tables_are_limited():
    few = replace(GENEROUS, tables_per_guest=2)
    async with local_server(few) as opened, visitor(opened.url, "Alice") as alice:
        tables = [await alice.open_table(seats=2) for _ in range(2)]
        answer = await alice.http.post("/api/tables", json={"options": {"seats": 2}})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-open-tables")
        await opened.app_state.tables.expire(tables[0], 0)
        await alice.open_table(seats=2)


async def test_a_table_that_never_started_expires_and_a_game_never_does(server, alice, monkeypatch):
    idle = await alice.open_table(seats=2)
    playing = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(playing)
        await wire.send_command(playing, "sit")
        await wire.send_command(playing, "add-bot", bot="random")
        assert (await wire.send_command(playing, "start"))["type"] == "done"
        now = server.app_state.clock.now()
        monkeypatch.setattr(type(server.app_state.clock), "now", lambda _: now + 8 * 86_400_000)
        await expire_old_tables(server.app_state)
        await wire.attach(idle)
        assert wire.messages[-1]["state"]["phase"] == "expired"
        assert (await wire.attach(playing))["state"]["phase"] == "playing"


async def test_a_rematch_seats_the_same_people(server, alice, bob):
    table = await alice.open_table(seats=2, edition="standard")
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(one.wire()) for one in (alice, bob)]
        for wire in wires:
            await wire.attach(table)
            await wire.send_command(table, "sit")
        await wires[0].send_command(table, "start")
        await asyncio.gather(*(wire.send_command(table, "vote-to-end") for wire in wires))
        assert (await wires[1].send_command(table, "rematch"))["type"] == "done"
        opened = await wires[0].receive_until(
            lambda m: m.get("event", {}).get("type") == "rematch-opened"
        )
        again = await wires[0].attach(opened["event"]["table"])
        assert [holder["name"] for holder in again["state"]["holders"]] == ["Alice", "Bob"]


async def start_solo_game(alice: Visitor) -> str:
    """What "Play with bots" does: open a table, sit down, add a bot and start."""
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await wire.send_command(table, "add-bot", bot="careful")
        assert (await wire.send_command(table, "start"))["type"] == "done"
    return table


async def test_unfinished_solo_games_never_keep_a_guest_from_another():
    few = replace(GENEROUS, tables_per_guest=2)
    async with local_server(few) as opened, visitor(opened.url, "Alice") as alice:
        tables = [await start_solo_game(alice) for _ in range(4)]
        games = (await alice.http.get("/api/my-games")).json()["games"]
        phases = {game["table"]: game["phase"] for game in games}
        assert [phases[table] for table in tables] == ["finished"] * 2 + ["playing"] * 2
        assert all(game["is-solo"] for game in games)


async def test_a_solo_game_is_deleted_at_once(server, alice, bob):
    table = await start_solo_game(alice)
    async with bob.wire() as wire:
        await wire.attach(table)
        refused = await bob.http.delete(f"/api/my-games/{table}")
        assert (refused.status_code, refused.json()["reason"]) == (400, "not-seated")
        assert (await alice.http.delete(f"/api/my-games/{table}")).status_code == 204
        # Who watches is put out, and finds nothing when they come back.
        with pytest.raises(ConnectionClosed):
            await wire.receive_until(lambda _: False)
    assert (await alice.http.get("/api/my-games")).json()["games"] == []
    async with bob.wire() as wire:
        assert (await wire.attach(table))["reason"] == "no-such-table"
    again = await alice.http.delete(f"/api/my-games/{table}")
    assert (again.status_code, again.json()["reason"]) == (404, "no-such-table")


async def test_a_game_with_another_person_cannot_be_deleted(server, alice, bob):
    table = await alice.open_table(seats=2)
    for somebody in (alice, bob):
        async with somebody.wire() as wire:
            await wire.attach(table)
            await wire.send_command(table, "sit")
    [game] = (await alice.http.get("/api/my-games")).json()["games"]
    assert not game["is-solo"]
    refused = await alice.http.delete(f"/api/my-games/{table}")
    assert (refused.status_code, refused.json()["reason"]) == (400, "others-at-table")


async def test_games_are_won_only_where_they_can_be(server, alice):
    for extensions in ((), ("final-flourish",)):
        if extensions:
            [group] = (await alice.http.get("/api/my-statistics")).json()["groups"]
            assert (group["games"], group["can-be-won"]) == (1, False)
        table = await alice.open_table(seats=2, extensions=extensions, **{"help-level": 3})
        async with alice.wire() as wire:
            await wire.attach(table)
            await wire.send_command(table, "sit")
            await wire.send_command(table, "add-bot", bot="careful")
            await wire.send_command(table, "start")
            await play_to_the_end(wire, table, person(Random(3)))
    games = (await alice.http.get("/api/my-games")).json()["games"]
    assert sorted(game["result"]["is-scored"] for game in games) == [False, True]
    [group] = (await alice.http.get("/api/my-statistics")).json()["groups"]
    assert (group["games"], group["can-be-won"]) == (2, True)
