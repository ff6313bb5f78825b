"""What is kept from whom over real sockets: talk, notes, seats, and guests who are gone."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from tests.web.open_house import GENEROUS, Wire, house, latest_of, visitor
from websockets.exceptions import ConnectionClosed

from tamaya.rules.game import Refused
from tamaya.stores import StoreRefusal
from tamaya.web.secrecy import secret_hash

STANDARD = {"seats": 2, "edition": "standard", "first-seat": 0}


async def begun(table: str, *wires: Wire) -> None:
    """Everybody sits down, and the first has the cards dealt."""
    for wire in wires:
        await wire.attach(table)
        await wire.ask(table, "sit")
    assert (await wires[0].ask(table, "start"))["tell"] == "done"
    for wire in wires:
        while latest_of(wire)["state"]["phase"] == "waiting":
            await wire.hear()


async def farewell(wire: Wire) -> dict:
    """The last thing that is told before the house closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        await wire.hear_until(lambda _: False)
    assert closed.value.rcvd.code == 1008
    return wire.told[-1]


async def test_a_seat_sees_no_gap_where_spectators_talk_and_others_write_notes(at_home, alice, bob):
    table = await alice.open_table(**STANDARD, talk="open", watching="all-hands")
    async with AsyncExitStack() as evening:
        carol = await evening.enter_async_context(visitor(at_home.url, "Carol"))
        first, second, third = [
            await evening.enter_async_context(one.wire()) for one in (alice, bob, carol)
        ]
        await third.attach(table)
        await begun(table, first, second)
        for number in range(5):
            await third.ask(table, "say", text="she has the last five")
            await second.ask(table, "note", card=number, text="the last five", faces=["r5"])
            await second.ask(table, "say", text=f"{number}")
        while len(first.logs[table]) < 9:
            await first.hear()
        words = [entry["event"]["event"] for entry in first.logs[table]]
        assert words[-5:] == ["spoken"] * 5
        assert "last five" not in "".join(first.frames)
        notes = latest_of(second)["state"]["notes"]
        assert [note["card"] for note in notes] == [0, 1, 2, 3, 4]
        assert latest_of(first)["state"]["notes"] == []
        for wire in (first, second):
            await wire.ask(table, "vote-to-end")
        over = await first.hear_until(lambda m: m.get("eyes") == "reviewer")
        assert over["after"] == 0
        assert len(over["state"]["notes"]) == 5
        assert [e["event"]["event"] for e in over["missed"]].count("spoken-besides") == 5


async def test_a_lost_seat_is_reopened_by_consent_of_the_others(at_home, alice, bob):
    table = await alice.open_table(**STANDARD)
    async with AsyncExitStack() as evening:
        newcomer = await evening.enter_async_context(visitor(at_home.url, "Bob again"))
        first, lost, back = [
            await evening.enter_async_context(one.wire()) for one in (alice, bob, newcomer)
        ]
        await begun(table, first, lost)
        await back.attach(table)
        assert back.eyes[table] == "spectator"
        assert (await back.ask(table, "ask-for-seat", seat=1))["tell"] == "done"
        assert (await back.ask(table, "withdraw"))["tell"] == "done"
        assert (await first.ask(table, "answer", agree=True))["reason"] == "no-request"
        assert (await back.ask(table, "ask-for-seat", seat=1))["tell"] == "done"
        asked = await first.hear_until(lambda m: m.get("state", {}).get("request") is not None)
        assert asked["state"]["request"]["name"] == "Bob again"
        assert (await first.ask(table, "answer", agree=True))["tell"] == "done"
        mine = await back.hear_until(lambda m: m.get("eyes") == "seat-1")
        assert (mine["state"]["my-seat"], mine["view"]["seat"]) == (1, 1)
        assert all(card["face"] is None for card in mine["view"]["hands"][1])
        gone = await lost.hear_until(lambda m: m.get("eyes") == "outside")
        assert (gone["view"], gone["state"]["my-seat"]) == (None, None)
        assert (await lost.ask(table, "move", move="p0"))["reason"] == "not-seated"
        move = latest_of(first)["view"]["legal-moves"][0]["text"]
        await first.ask(table, "move", move=move)
        yours = await back.hear_until(lambda m: m.get("view") and m["view"]["legal-moves"])
        move = yours["view"]["legal-moves"][0]["text"]
        assert (await back.ask(table, "move", move=move))["tell"] == "done"


async def test_a_guest_who_is_deleted_is_shown_out_of_every_tab(alice, bob):
    table = await alice.open_table(seats=2, talk="open")
    async with alice.wire() as first, alice.wire() as second, bob.wire() as other:
        for wire in (first, second, other):
            await wire.attach(table)
        await first.ask(table, "sit")
        assert (await alice.http.delete("/api/me")).status_code == 204
        for wire in (first, second):
            assert (await farewell(wire))["reason"] == "not-known"
        assert (await other.ask(table, "sit"))["tell"] == "done"


async def test_a_deleted_guest_does_nothing_even_before_the_house_has_heard_of_it(at_home, alice):
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire, alice.wire() as other:
        await wire.attach(table)
        # Another process has deleted the guest, and its word has not come yet.
        [secret] = alice.http.cookies.values()
        me = await at_home.hall.store.find(secret_hash(secret))
        await at_home.hall.store.forget(me.id)
        await wire.say("ask", id="late", table=table, command={"ask": "sit"})
        assert await farewell(wire) == {
            "tell": "refused",
            "id": "late",
            "reason": "not-known",
            "details": {},
        }
        await other.say("attach", table=table)
        assert (await farewell(other))["reason"] == "not-known"
    assert len(await at_home.hall.store.read(table)) == 1


@pytest.mark.slow
async def test_every_process_shows_a_deleted_guest_out(postgres_url):
    shared = replace(GENEROUS, database=postgres_url)
    async with (
        house(shared) as here,
        house(shared) as there,
        visitor(here.url, "Alice") as alice,
        alice.wire() as wire,
    ):
        alice.house_url = there.url
        async with alice.wire() as far:
            assert (await alice.http.delete("/api/me")).status_code == 204
            for each in (wire, far):
                assert (await farewell(each))["reason"] == "not-known"


@pytest.mark.slow
async def test_whoever_said_the_password_is_let_in_by_every_process(postgres_url):
    shared = replace(GENEROUS, database=postgres_url)
    async with (
        house(shared) as here,
        house(shared) as there,
        visitor(here.url, "Alice") as alice,
        visitor(here.url, "Bob") as bob,
    ):
        table = await alice.open_table(**STANDARD, password="sesame")
        async with alice.wire() as host, bob.wire() as wire:
            assert (await wire.attach(table, password="sesame"))["tell"] == "attached"
            await host.attach(table)
            await host.ask(table, "add-bot", bot="random")
            await host.ask(table, "sit")
            await host.ask(table, "start")
            await host.ask(table, "vote-to-end")
            await wire.hear_until(lambda m: m.get("eyes") == "reviewer")
        for process in (here, there):
            bob.http.base_url = process.url
            answer = await bob.http.get(f"/api/tables/{table}/replay")
            assert answer.status_code == 200, answer.text
        async with visitor(there.url, "Mallory") as mallory:
            answer = await mallory.http.get(f"/api/tables/{table}/replay")
            assert answer.json()["reason"] == "wrong-password"
        assert b"sesame" not in json.dumps(answer.json()).encode()


async def test_nobody_talks_too_much():
    quiet = replace(GENEROUS, talk_per_minute_and_guest=6)
    async with (
        house(quiet) as opened,
        visitor(opened.url, "Alice") as alice,
        visitor(opened.url, "Bob") as bob,
        alice.wire() as wire,
        alice.wire() as tab,
        bob.wire() as other,
    ):
        table = await alice.open_table(seats=2, talk="open")
        for each in (wire, tab, other):
            await each.attach(table)
        await wire.ask(table, "sit")
        answers = [
            await wire.ask(table, "say", text="Hello"),
            await tab.ask(table, "remark", remark="thanks"),
            await wire.ask(table, "say", text="Hello?"),
            await tab.ask(table, "say", text="Hello!"),
        ]
        assert [answer["tell"] for answer in answers] == ["done"] * 3 + ["refused"]
        assert answers[-1]["reason"] == "too-fast"
        assert (await other.ask(table, "say", text="Good evening"))["tell"] == "done"
        assert (await wire.ask(table, "leave"))["tell"] == "done"


async def test_requests_at_once_do_not_open_more_tables_than_one_may_have():
    few = replace(GENEROUS, tables_per_guest=3, tables_per_address=5)
    async with house(few) as opened, AsyncExitStack() as people:
        visitors = [
            await people.enter_async_context(visitor(opened.url, name)) for name in ("Alice", "Bob")
        ]
        question = {"options": {"seats": 2}}
        answers = await asyncio.gather(
            *(one.http.post("/api/tables", json=question) for one in visitors for _ in range(8))
        )
        reasons = [answer.json().get("reason", "opened") for answer in answers]
        assert reasons.count("opened") == 5
        assert set(reasons) <= {"opened", "too-many-open-tables", "too-many-tables"}
        assert {a.status_code for a in answers} == {201, 429}
        for one in visitors:
            me = [a for a in answers if a.request.headers["cookie"] == one.headers["Cookie"]]
            assert sum(a.status_code == 201 for a in me) <= 3


async def test_a_rematch_counts_as_a_table_that_was_opened():
    few = replace(GENEROUS, tables_per_guest=1)
    async with (
        house(few) as opened,
        visitor(opened.url, "Alice") as alice,
        visitor(opened.url, "Bob") as bob,
        alice.wire() as first,
        bob.wire() as second,
    ):
        table = await alice.open_table(**STANDARD)
        await begun(table, first, second)
        for wire in (first, second):
            await wire.ask(table, "vote-to-end")
        await alice.open_table(seats=2)
        assert (await first.ask(table, "rematch"))["reason"] == "too-many-open-tables"
        assert (await second.ask(table, "rematch"))["tell"] == "done"


async def test_where_the_store_lies_is_not_told_when_it_fails(at_home, alice, monkeypatch):
    async def fail(*_words: object) -> None:
        raise Refused(StoreRefusal.UNREACHABLE, address="/the/cellar/house.db", why="locked")

    monkeypatch.setattr(at_home.hall.store, "listed", fail)
    answer = await alice.http.get("/api/tables")
    assert answer.status_code == 503
    assert answer.json() == {"reason": "not-ready", "details": {}}
