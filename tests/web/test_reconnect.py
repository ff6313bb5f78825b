"""Tabs, devices and lost connections: nothing is missed, and nothing is sent or done twice."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

from tests.web.local_server import latest_of, person, play_to_the_end, visitor


async def begun(table, *wires):
    for wire in wires:
        await wire.attach(table)
        await wire.send_command(table, "sit")
    assert (await wires[0].send_command(table, "start"))["type"] == "done"
    for wire in wires:
        while latest_of(wire)["state"]["phase"] == "waiting":
            await wire.receive()


def entry_of(message):
    """The entry in a message, without the table and the view."""
    return {name: message[name] for name in ("sequence", "at", "event", "game-events", "sentences")}


async def test_two_tabs_of_a_guest_see_the_same(server, alice, bob):
    table = await alice.open_table(seats=2, edition="standard", **{"help-level": 3})
    async with alice.wire() as first, alice.wire() as second, bob.wire() as other:
        await second.attach(table)
        await begun(table, first, other)
        chance = Random(4)
        await asyncio.gather(
            play_to_the_end(first, table, person(chance)),
            play_to_the_end(other, table, person(chance)),
            second.receive_until(lambda m: m.get("state", {}).get("phase") == "finished"),
        )
        frames = [
            [frame for frame in tab.frames if '"entry"' in frame][-20:] for tab in (first, second)
        ]
        assert frames[0] == frames[1]
        assert len(frames[0]) == 20


async def test_either_tab_can_move(server, alice, bob):
    table = await alice.open_table(seats=2, edition="standard", **{"first-seat": 0})
    async with alice.wire() as first, alice.wire() as second, bob.wire() as other:
        await begun(table, first, other)
        await second.attach(table)
        move = latest_of(second)["view"]["legal-moves"][0]["text"]
        assert (await second.send_command(table, "move", move=move))["type"] == "done"
        entry = await first.receive_until(lambda m: m["type"] == "entry")
        assert entry["event"] == {
            "type": "move-made",
            "seat": 0,
            "move": move,
            "is-for-deadline": False,
            "is-by-substitute": False,
        }


async def test_a_client_that_reconnects_misses_and_doubles_nothing(server, alice, bob):
    table = await alice.open_table(seats=2, edition="standard", **{"help-level": 3})
    chance, lines = Random(7), []
    async with bob.wire() as other:
        async with alice.wire() as wire:
            await begun(table, wire, other)
            lines.append(wire)
        playing = asyncio.create_task(play_to_the_end(other, table, person(chance)))
        is_over = False
        while not is_over:
            known = lines[-1]
            received = len(known.logs[table])
            async with alice.wire() as wire:
                wire.logs, wire.viewpoints = known.logs, known.viewpoints
                attached = await wire.attach(
                    table, after=received, viewpoint=known.viewpoints[table]
                )
                is_over = attached["state"]["phase"] == "finished"
                assert attached["after"] == (0 if is_over else received)
                view = latest_of(wire)["view"]
                if view["legal-moves"] and not is_over:
                    # The connection breaks before the answer arrives.
                    move = person(chance)(view)
                    await wire.send(
                        "command",
                        id=f"{received}",
                        table=table,
                        command={"type": "move", "move": move},
                    )
                if len(wire.logs[table]) == received and not is_over:
                    await wire.receive()
                lines.append(wire)
        await playing
    # Every entry is in either log once: the clients check that as they receive.
    assert lines[-1].logs[table] == [entry_of(entry) for entry in other.logs[table]]
    assert len(lines) > 10


async def test_a_command_sent_again_is_done_once(server, alice):
    table = await alice.open_table(seats=2, talk="open")
    async with alice.wire() as first, alice.wire() as second:
        await first.attach(table)
        await second.attach(table)
        await first.send_command(table, "sit", name="a")
        responses = [
            await first.send_command(table, "say", name="b", text="Hello") for _ in range(3)
        ]
        responses.append(await second.send_command(table, "say", name="b", text="Hello"))
        assert responses == [responses[0]] * 4
        assert responses[0]["type"] == "done"
        assert (await first.send_command(table, "leave", name="c"))["type"] == "done"
        # A command that would now be refused is answered as done.
        assert (await first.send_command(table, "say", name="b", text="Hello")) == responses[0]
        texts = [
            entry for entry in (await first.attach(table))["entries"] if "text" in entry["event"]
        ]
        assert len(texts) == 1


async def test_stale_moves_are_refused_and_change_nothing(server, alice, bob):
    table = await alice.open_table(seats=2, edition="standard", **{"first-seat": 0})
    async with alice.wire() as wire, bob.wire() as other:
        await begun(table, wire, other)
        before = latest_of(wire)
        move = before["view"]["legal-moves"][0]["text"]
        assert (await other.send_command(table, "move", move=move))["reason"] == "not-your-turn"
        assert (await wire.send_command(table, "move", move=move))["type"] == "done"
        assert (await wire.send_command(table, "move", move=move))["reason"] == "not-your-turn"
        assert (await wire.send_command(table, "start"))["reason"] == "already-started"
        assert (await wire.attach(table))["sequence"] == before["sequence"] + 1


async def test_commands_sent_at_once_are_done_in_order(server, alice):
    table = await alice.open_table(seats=2, talk="open")
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send("command", id="0", table=table, command={"type": "sit"})
        for number in range(1, 30):
            command = {"type": "say", "text": f"{number}"}
            await wire.send("command", id=f"{number}", table=table, command=command)
        await wire.receive_until(lambda m: m.get("id") == "29")
        while len(wire.logs[table]) < 31:
            await wire.receive()
        texts = [e["event"]["text"] for e in wire.entries if e["event"]["type"] == "seat-spoke"]
        assert texts == [f"{number}" for number in range(1, 30)]


async def test_a_client_attached_twice_receives_each_entry_once(server, alice):
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table)
        again = await wire.attach(table, after=1, viewpoint="spectator")
        assert (again["after"], again["entries"]) == (1, [])
        await wire.send_command(table, "sit")
        await wire.send("ping", id="p")
        await wire.receive_until(lambda m: m["type"] == "pong")
        types = [message["type"] for message in wire.messages if message.get("table") == table]
        assert types == ["attached"] * 3
        assert wire.viewpoints[table] == "seat-0"
        await wire.send("detach", table=table)
        assert (await wire.send_command(table, "leave"))["reason"] == "not-attached"


async def test_a_code_moves_a_guest_to_another_device(server, alice):
    table = await alice.open_table(seats=2)
    async with AsyncExitStack() as devices:
        wire = await devices.enter_async_context(alice.wire())
        await wire.attach(table)
        await wire.send_command(table, "sit")
        code = (await alice.http.post("/api/me/codes")).json()["code"]
        phone = await devices.enter_async_context(visitor(server.url, "Somebody"))
        answer = await phone.http.post("/api/codes", json={"code": code.lower()})
        assert answer.json() == {"name": "Alice", "is-bot": False}
        again = await phone.http.post("/api/codes", json={"code": code})
        assert again.json()["reason"] == "bad-code"
        on_the_phone = await devices.enter_async_context(phone.wire())
        assert (await on_the_phone.attach(table))["state"]["my-seat"] == 0
        # The first device still works too.
        assert (await alice.http.get("/api/me")).json()["name"] == "Alice"


async def test_a_spectator_with_all_hands_sees_them_from_the_start(server, alice, bob):
    table = await alice.open_table(seats=2, edition="standard", watching="all-hands")
    async with AsyncExitStack() as stack:
        carol = await stack.enter_async_context(visitor(server.url, "Carol"))
        wires = [await stack.enter_async_context(one.wire()) for one in (alice, bob, carol)]
        await wires[2].attach(table)
        await begun(table, *wires[:2])
        started = await wires[2].receive_until(lambda m: m.get("viewpoint") == "all-hands")
        faces = [card["face"] for hand in started["view"]["hands"] for card in hand]
        assert len(faces) == 10
        assert None not in faces
        asked = await wires[2].send_command(table, "request-seat", seat=0)
        assert asked["reason"] == "has-seen-hands"
