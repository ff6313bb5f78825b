"""A bot that must be compiled first: those who wait for it are told, and nobody else."""

import asyncio

import pytest
from tests.web.open_house import latest_of

from tamaya.house import questions
from tamaya.house import thinkers as thinkers_module


@pytest.fixture
def compiling(monkeypatch):
    """Set once the bot, which stands for a compiled one, may be ready."""
    may_go_on = asyncio.Event()
    whole = thinkers_module._asked

    async def held_up(process, message):
        await may_go_on.wait()
        return await whole(process, message)

    monkeypatch.setattr(thinkers_module, "_asked", held_up)
    monkeypatch.setattr(questions, "COMPILED", {"careful"})
    return may_go_on


async def until_told(wire, *seats):
    """Hear until this was told of bots that get ready, one after the other, and no more."""
    while (told := [m["seats"] for m in wire.told if m["tell"] == "getting-ready"]) != list(seats):
        assert len(told) < len(seats), told
        await wire.hear()


async def test_everybody_who_waits_is_told_which_bots_are_not_ready(compiling, alice, bob):
    table = await alice.open_table(seats=3, edition="standard")
    async with alice.wire() as wire, bob.wire() as other:
        await wire.attach(table)
        await wire.ask(table, "sit")
        await other.attach(table)
        await wire.ask(table, "add-bot", bot="careful")
        await until_told(wire, [1])
        await until_told(other, [1])
        # Whoever sits down is told everything anew, and whoever comes later too.
        await other.ask(table, "sit")
        await until_told(other, [1], [1])
        async with bob.wire() as late:
            await late.attach(table)
            await until_told(late, [1])
        compiling.set()
        await until_told(wire, [1], [])
        await until_told(other, [1], [1], [])
    told = next(message for message in wire.told if message["tell"] == "getting-ready")
    assert set(told) == {"tell", "table", "seats"}


async def test_a_bot_whose_turn_it_is_is_told_of_until_it_is_ready(compiling, alice):
    table = await alice.open_table(seats=2, edition="standard", **{"first-seat": 1})
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.ask(table, "sit")
        await wire.ask(table, "add-bot", bot="careful")
        await wire.ask(table, "start")
        await until_told(wire, [1])
        compiling.set()
        await until_told(wire, [1], [])
        while not latest_of(wire)["view"]["legal-moves"]:
            await wire.hear()


async def test_those_outside_are_not_told_that_a_bot_gets_ready_in_the_game(compiling, alice, bob):
    table = await alice.open_table(seats=2, edition="standard", watching="none")
    async with alice.wire() as wire, bob.wire() as outside:
        await wire.attach(table)
        await wire.ask(table, "sit")
        await wire.ask(table, "add-bot", bot="careful")
        await wire.ask(table, "start")
        await until_told(wire, [1])
        assert (await outside.attach(table))["eyes"] == "outside"
        compiling.set()
        await until_told(wire, [1], [])
        await outside.say("ping", id="at last")
        await outside.hear_until(lambda told: told["tell"] == "pong")
        await until_told(outside)
