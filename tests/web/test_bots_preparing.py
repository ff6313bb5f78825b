"""A bot that must be compiled first: clients that wait for it are notified, and no others."""

import asyncio

import pytest
from tests.web.local_server import latest_of

from tamaya.bots import move_request
from tamaya.bots.bot_processes import BotProcess


@pytest.fixture
def compiling(monkeypatch):
    """Treats a bot as a compiled one that is not ready before this event is set."""
    may_go_on = asyncio.Event()
    whole = BotProcess.ask

    async def held_up(process, task, seconds):
        await may_go_on.wait()
        return await whole(process, task, seconds)

    monkeypatch.setattr(BotProcess, "ask", held_up)
    monkeypatch.setattr(move_request, "COMPILED", {"careful"})
    return may_go_on


async def until_preparing(wire, *seats):
    """Receive until the notices about bots were exactly these, in this order."""
    while (
        received := [m["seats"] for m in wire.messages if m["type"] == "bots-preparing"]
    ) != list(seats):
        assert len(received) < len(seats), received
        await wire.receive()


async def test_everybody_at_a_waiting_table_sees_which_bots_are_not_ready(compiling, alice, bob):
    table = await alice.open_table(seats=3, edition="standard")
    async with alice.wire() as wire, bob.wire() as other:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await other.attach(table)
        await wire.send_command(table, "add-bot", bot="careful")
        await until_preparing(wire, [1])
        await until_preparing(other, [1])
        # Those who sit down or attach later are sent the whole table, and the notice with it.
        await other.send_command(table, "sit")
        await until_preparing(other, [1], [1])
        async with bob.wire() as late:
            await late.attach(table)
            await until_preparing(late, [1])
        compiling.set()
        await until_preparing(wire, [1], [])
        await until_preparing(other, [1], [1], [])
    notice = next(message for message in wire.messages if message["type"] == "bots-preparing")
    assert set(notice) == {"type", "table", "seats"}


async def test_a_seat_sees_that_the_bot_to_act_is_not_ready(compiling, alice):
    table = await alice.open_table(seats=2, edition="standard", **{"first-seat": 1})
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "start")
        await until_preparing(wire, [1])
        compiling.set()
        await until_preparing(wire, [1], [])
        while not latest_of(wire)["view"]["legal-moves"]:
            await wire.receive()


async def test_outside_a_game_nobody_sees_that_a_bot_is_not_ready(compiling, alice, bob):
    table = await alice.open_table(seats=2, edition="standard", watching="none")
    async with alice.wire() as wire, bob.wire() as outside:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "start")
        await until_preparing(wire, [1])
        assert (await outside.attach(table))["viewpoint"] == "outside"
        compiling.set()
        await until_preparing(wire, [1], [])
        await outside.send("ping", id="at last")
        await outside.receive_until(lambda message: message["type"] == "pong")
        await until_preparing(outside)
