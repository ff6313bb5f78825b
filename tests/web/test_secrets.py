"""What is hidden from whom over real sockets: chat, notes, hands; and deleted guests."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from tests.web.local_server import GENEROUS, WireClient, latest_of, local_server, visitor
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tamaya.cli.main import main
from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal
from tamaya.web.access.guest_secrets import secret_hash
from tamaya.wire.close_codes import CloseCode

STANDARD = {"seats": 2, "edition": "standard", "first-seat": 0}


async def begun(table: str, *wires: WireClient) -> None:
    """Everybody sits down, and the first starts the game."""
    for wire in wires:
        await wire.attach(table)
        await wire.send_command(table, "sit")
    assert (await wires[0].send_command(table, "start"))["type"] == "done"
    for wire in wires:
        while latest_of(wire)["state"]["phase"] == "waiting":
            await wire.receive()


async def last_message(wire: WireClient) -> dict:
    """The last message before the server closes a socket because it does not know the guest."""
    with pytest.raises(ConnectionClosed) as closed:
        await wire.receive_until(lambda _: False)
    assert closed.value.rcvd.code == 4401
    return wire.messages[-1]


async def test_a_seat_sees_no_gap_where_spectators_talk_and_others_write_notes(server, alice, bob):
    table = await alice.open_table(**STANDARD, talk="open", watching="all-hands")
    async with AsyncExitStack() as stack:
        carol = await stack.enter_async_context(visitor(server.url, "Carol"))
        first, second, third = [
            await stack.enter_async_context(one.wire()) for one in (alice, bob, carol)
        ]
        await third.attach(table)
        await begun(table, first, second)
        for number in range(5):
            await third.send_command(table, "say", text="she has the last five")
            await second.send_command(
                table, "note", card=number, text="the last five", faces=["r5"]
            )
            await second.send_command(table, "say", text=f"{number}")
        while len(first.logs[table]) < 9:
            await first.receive()
        words = [entry["event"]["type"] for entry in first.logs[table]]
        assert words[-5:] == ["seat-spoke"] * 5
        assert "last five" not in "".join(first.frames)
        notes = latest_of(second)["state"]["notes"]
        assert [note["card"] for note in notes] == [0, 1, 2, 3, 4]
        assert latest_of(first)["state"]["notes"] == []
        for wire in (first, second):
            await wire.send_command(table, "vote-to-end")
        over = await first.receive_until(lambda m: m.get("viewpoint") == "reviewer")
        assert over["after"] == 0
        assert len(over["state"]["notes"]) == 5
        assert [e["event"]["type"] for e in over["entries"]].count("spectator-spoke") == 5


async def test_a_seat_goes_to_somebody_else_by_consent_of_everybody_there(server, alice, bob):
    table = await alice.open_table(**STANDARD)
    async with AsyncExitStack() as stack:
        newcomer = await stack.enter_async_context(visitor(server.url, "Bob again"))
        first, lost, back = [
            await stack.enter_async_context(one.wire()) for one in (alice, bob, newcomer)
        ]
        await begun(table, first, lost)
        await back.attach(table)
        assert back.viewpoints[table] == "spectator"
        assert (await back.send_command(table, "request-seat", seat=1))["type"] == "done"
        assert (await back.send_command(table, "withdraw-request"))["type"] == "done"
        assert (await first.send_command(table, "answer-request", agree=True))[
            "reason"
        ] == "no-request"
        assert (await back.send_command(table, "request-seat", seat=1))["type"] == "done"
        asked = await first.receive_until(lambda m: m.get("state", {}).get("request") is not None)
        assert asked["state"]["request"]["name"] == "Bob again"
        for wire in (lost, first):
            assert (await wire.send_command(table, "answer-request", agree=True))["type"] == "done"
        mine = await back.receive_until(lambda m: m.get("viewpoint") == "seat-1")
        assert (mine["state"]["my-seat"], mine["view"]["seat"]) == (1, 1)
        assert all(card["face"] is None for card in mine["view"]["hands"][1])
        gone = await lost.receive_until(lambda m: m.get("viewpoint") == "outside")
        assert (gone["view"], gone["state"]["my-seat"]) == (None, None)
        assert (await lost.send_command(table, "move", move="p0"))["reason"] == "not-seated"
        move = latest_of(first)["view"]["legal-moves"][0]["text"]
        await first.send_command(table, "move", move=move)
        yours = await back.receive_until(lambda m: m.get("view") and m["view"]["legal-moves"])
        move = yours["view"]["legal-moves"][0]["text"]
        assert (await back.send_command(table, "move", move=move))["type"] == "done"


async def test_every_socket_of_a_deleted_guest_is_closed(alice, bob):
    table = await alice.open_table(seats=2, talk="open")
    async with alice.wire() as first, alice.wire() as second, bob.wire() as other:
        for wire in (first, second, other):
            await wire.attach(table)
        await first.send_command(table, "sit")
        assert (await alice.http.delete("/api/me")).status_code == 204
        for wire in (first, second):
            assert (await last_message(wire))["reason"] == "unknown-guest"
        assert (await other.send_command(table, "sit"))["type"] == "done"


async def test_the_socket_of_an_unknown_guest_is_closed_for_good(server, alice):
    assert (await alice.http.delete("/api/me")).status_code == 204
    refused = {"type": "refused", "id": None, "reason": "unknown-guest", "details": {}}
    for headers in (alice.headers, {}, {"Cookie": "tamaya=nonsense"}):
        async with connect(server.wire_url, additional_headers=headers) as socket:
            assert json.loads(await socket.recv()) == refused
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd.code == CloseCode.UNKNOWN_GUEST == 4401
    async with visitor(server.url, "Alice") as again, again.wire() as wire:
        assert wire.messages[0]["type"] == "welcome"


async def test_a_deleted_guest_can_do_nothing_even_before_the_server_is_notified(server, alice):
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire, alice.wire() as other:
        await wire.attach(table)
        # Another process has deleted the guest, and its notification has not arrived.
        [secret] = alice.http.cookies.values()
        me = await server.app_state.store.find(secret_hash(secret))
        await server.app_state.store.forget(me.guest.id)
        await wire.send("command", id="late", table=table, command={"type": "sit"})
        assert await last_message(wire) == {
            "type": "refused",
            "id": "late",
            "reason": "unknown-guest",
            "details": {},
        }
        await other.send("attach", table=table)
        assert (await last_message(other))["reason"] == "unknown-guest"
    assert len(await server.app_state.store.read(table)) == 1


@pytest.mark.slow
async def test_every_process_closes_the_sockets_of_a_deleted_guest(postgres_url):
    shared = replace(GENEROUS, database=postgres_url)
    async with (
        local_server(shared) as here,
        local_server(shared) as there,
        visitor(here.url, "Alice") as alice,
        alice.wire() as wire,
    ):
        alice.server_url = there.url
        async with alice.wire() as far:
            assert (await alice.http.delete("/api/me")).status_code == 204
            for each in (wire, far):
                assert (await last_message(each))["reason"] == "unknown-guest"


@pytest.mark.slow
async def test_deleting_a_guest_by_the_admin_command_closes_their_sockets(postgres_url):
    async with (
        local_server(replace(GENEROUS, database=postgres_url)) as opened,
        visitor(opened.url, "Alice") as alice,
        alice.wire() as wire,
    ):
        options = ("delete-guest", "Alice", "--database", postgres_url)
        assert await asyncio.to_thread(main, ["admin", *options]) == 0
        assert (await last_message(wire))["reason"] == "unknown-guest"


@pytest.mark.slow
async def test_a_password_given_to_one_process_counts_for_every_process(postgres_url):
    shared = replace(GENEROUS, database=postgres_url)
    async with (
        local_server(shared) as here,
        local_server(shared) as there,
        visitor(here.url, "Alice") as alice,
        visitor(here.url, "Bob") as bob,
    ):
        table = await alice.open_table(**STANDARD, password="sesame")
        async with alice.wire() as host, bob.wire() as wire:
            assert (await wire.attach(table, password="sesame"))["type"] == "attached"
            await host.attach(table)
            await host.send_command(table, "add-bot", bot="random")
            await host.send_command(table, "sit")
            await host.send_command(table, "start")
            await host.send_command(table, "vote-to-end")
            await wire.receive_until(lambda m: m.get("viewpoint") == "reviewer")
        for process in (here, there):
            bob.http.base_url = process.url
            answer = await bob.http.get(f"/api/tables/{table}/replay")
            assert answer.status_code == 200, answer.text
        async with visitor(there.url, "Mallory") as mallory:
            answer = await mallory.http.get(f"/api/tables/{table}/replay")
            assert answer.json()["reason"] == "wrong-password"
        assert b"sesame" not in json.dumps(answer.json()).encode()


async def test_chat_is_rate_limited():
    quiet = replace(GENEROUS, talk_per_minute_and_guest=6)
    async with (
        local_server(quiet) as opened,
        visitor(opened.url, "Alice") as alice,
        visitor(opened.url, "Bob") as bob,
        alice.wire() as wire,
        alice.wire() as tab,
        bob.wire() as other,
    ):
        table = await alice.open_table(seats=2, talk="open")
        for each in (wire, tab, other):
            await each.attach(table)
        await wire.send_command(table, "sit")
        responses = [
            await wire.send_command(table, "say", text="Hello"),
            await tab.send_command(table, "remark", remark="thanks"),
            await wire.send_command(table, "say", text="Hello?"),
            await tab.send_command(table, "say", text="Hello!"),
        ]
        assert [answer["type"] for answer in responses] == ["done"] * 3 + ["refused"]
        assert responses[-1]["reason"] == "too-fast"
        assert (await other.send_command(table, "say", text="Good evening"))["type"] == "done"
        assert (await wire.send_command(table, "leave"))["type"] == "done"


async def test_concurrent_requests_cannot_open_more_tables_than_allowed():
    few = replace(GENEROUS, tables_per_guest=3, tables_per_address=5)
    async with local_server(few) as opened, AsyncExitStack() as people:
        visitors = [
            await people.enter_async_context(visitor(opened.url, name)) for name in ("Alice", "Bob")
        ]
        question = {"options": {"seats": 2}}
        responses = await asyncio.gather(
            *(one.http.post("/api/tables", json=question) for one in visitors for _ in range(8))
        )
        reasons = [answer.json().get("reason", "opened") for answer in responses]
        assert reasons.count("opened") == 5
        assert set(reasons) <= {"opened", "too-many-open-tables", "too-many-tables"}
        assert {a.status_code for a in responses} == {201, 429}
        for one in visitors:
            me = [a for a in responses if a.request.headers["cookie"] == one.headers["Cookie"]]
            assert sum(a.status_code == 201 for a in me) <= 3


async def test_a_rematch_counts_as_an_opened_table():
    few = replace(GENEROUS, tables_per_guest=1)
    async with (
        local_server(few) as opened,
        visitor(opened.url, "Alice") as alice,
        visitor(opened.url, "Bob") as bob,
        alice.wire() as first,
        bob.wire() as second,
    ):
        table = await alice.open_table(**STANDARD)
        await begun(table, first, second)
        for wire in (first, second):
            await wire.send_command(table, "vote-to-end")
        await alice.open_table(seats=2)
        assert (await first.send_command(table, "rematch"))["reason"] == "too-many-open-tables"
        assert (await second.send_command(table, "rematch"))["type"] == "done"


async def test_a_failing_store_does_not_show_its_path(server, alice, monkeypatch):
    async def fail(*_words: object) -> None:
        raise Refused(StoreRefusal.UNREACHABLE, address="/secret/place/tamaya.db", why="locked")

    monkeypatch.setattr(server.app_state.store, "listed_tables", fail)
    answer = await alice.http.get("/api/tables")
    assert answer.status_code == 503
    assert answer.json() == {"reason": "not-ready", "details": {}}
