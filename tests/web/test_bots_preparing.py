"""A bot that must be compiled first: those who wait for it are told, and nobody else."""

import asyncio

import pytest
from tests.web.local_server import latest_of

from tamaya.bots import bot_processes as processes_module
from tamaya.bots import bot_tasks


@pytest.fixture
def compiling(monkeypatch):
    """Set once the bot, which stands for a compiled one, may be ready."""
    may_go_on = asyncio.Event()
    whole = processes_module._send_task

    async def held_up(process, message):
        await may_go_on.wait()
        return await whole(process, message)

    monkeypatch.setattr(processes_module, "_send_task", held_up)
    monkeypatch.setattr(bot_tasks, "COMPILED", {"careful"})
    return may_go_on


async def until_told(wire, *seats):
    """Hear until this was told of bots that get ready, one after the other, and no more."""
    while (told := [m["seats"] for m in wire.messages if m["type"] == "bots-preparing"]) != list(
        seats
    ):
        assert len(told) < len(seats), told
        await wire.receive()


async def test_everybody_who_waits_is_told_which_bots_are_not_ready(compiling, alice, bob):
    table = await alice.open_table(seats=3, edition="standard")
    async with alice.wire() as wire, bob.wire() as other:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await other.attach(table)
        await wire.send_command(table, "add-bot", bot="careful")
        await until_told(wire, [1])
        await until_told(other, [1])
        # Whoever sits down is told everything anew, and whoever comes later too.
        await other.send_command(table, "sit")
        await until_told(other, [1], [1])
        async with bob.wire() as late:
            await late.attach(table)
            await until_told(late, [1])
        compiling.set()
        await until_told(wire, [1], [])
        await until_told(other, [1], [1], [])
    told = next(message for message in wire.messages if message["type"] == "bots-preparing")
    assert set(told) == {"type", "table", "seats"}


async def test_a_bot_whose_turn_it_is_is_told_of_until_it_is_ready(compiling, alice):
    table = await alice.open_table(seats=2, edition="standard", **{"first-seat": 1})
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "start")
        await until_told(wire, [1])
        compiling.set()
        await until_told(wire, [1], [])
        while not latest_of(wire)["view"]["legal-moves"]:
            await wire.receive()


async def test_those_outside_are_not_told_that_a_bot_gets_ready_in_the_game(compiling, alice, bob):
    table = await alice.open_table(seats=2, edition="standard", watching="none")
    async with alice.wire() as wire, bob.wire() as outside:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "start")
        await until_told(wire, [1])
        assert (await outside.attach(table))["viewpoint"] == "outside"
        compiling.set()
        await until_told(wire, [1], [])
        await outside.send("ping", id="at last")
        await outside.receive_until(lambda told: told["type"] == "pong")
        await until_told(outside)
