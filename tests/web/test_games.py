"""Whole games over real sockets, by people and bots."""

import asyncio
import importlib.util
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from tests.web.local_server import person, play_to_the_end, visitor

from tamaya.notation import read_any_record
from tamaya.notation.any_format_record import parse_any_record
from tamaya.roster import BOT_PROFILES
from tamaya.rules.hanabi import EDITIONS

ALL_EXTENSIONS = ("avalanche", "black-powder", "flamboyants", "final-flourish")
GAMES = {
    **{edition: {"edition": edition} for edition in EDITIONS if edition != "custom"},
    "deluxe with everything": {"edition": "deluxe", "extensions": ALL_EXTENSIONS},
    "custom": {"edition": "custom", "settings": {"suits": "red+blue+green", "hand": "3"}},
    "ikebana": {"game": "ikebana", "extensions": ("final-bouquet",)},
}
QUICK_GAMES = ("deluxe with everything", "ikebana")
OTHER_GAMES = [name for name in GAMES if name not in QUICK_GAMES]
BOTS = {"ikebana": "florist"}


@pytest.mark.parametrize(
    "name",
    [*QUICK_GAMES, *(pytest.param(name, marks=pytest.mark.slow) for name in OTHER_GAMES)],
)
async def test_people_and_a_bot_play_a_whole_game(server, alice, name):
    options = GAMES[name]
    table = await alice.open_table(seats=3, **options, **{"help-level": 3})
    chance = Random(name)
    async with AsyncExitStack() as stack:
        bob = await stack.enter_async_context(visitor(server.url, "Bob"))
        wires = [await stack.enter_async_context(one.wire()) for one in (alice, bob)]
        for wire in wires:
            await wire.attach(table)
            answer = await wire.send_command(
                table, "sit", contribution=f"{chance.getrandbits(128):032x}"
            )
            assert answer["type"] == "done", answer
        bot = BOTS.get(name, "careful")
        assert (await wires[0].send_command(table, "add-bot", bot=bot))["type"] == "done"
        assert (await wires[0].send_command(table, "start"))["type"] == "done"
        ends = await asyncio.gather(
            *(play_to_the_end(wire, table, person(chance)) for wire in wires)
        )
        assert ends[0]["state"]["result"] == ends[1]["state"]["result"] is not None
        for wire in wires:
            # Everybody received every entry once, in order.
            assert len(wire.logs[table]) == ends[0]["sequence"]
    record = read_any_record((await alice.http.get(f"/api/tables/{table}/replay")).text)
    assert record.names == ("Alice", "Bob", BOT_PROFILES[bot].given_names[0])
    moves = [entry for entry in wires[0].entries if entry["event"]["type"] == "move-made"]
    assert len(record.moves) == len(moves) > 5


async def test_a_finished_game_can_be_saved_for_hanab_live(server, alice):
    table = await alice.open_table(seats=2, edition="standard", **{"help-level": 3})
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "start")
        await play_to_the_end(wire, table, person(Random(1)))
    answer = await alice.http.get(f"/api/tables/{table}/replay?format=hanab-live")
    assert answer.status_code == 200
    assert set(parse_any_record(answer.json()).names) == {"Alice", "Aki"}
    assert f'"tamaya-{table}.hanab-live.json"' in answer.headers["content-disposition"]
    native = await alice.http.get(f"/api/tables/{table}/replay")
    assert f'"tamaya-{table}.json"' in native.headers["content-disposition"]
    refused = await alice.http.get(f"/api/tables/{table}/replay?format=pgn")
    assert refused.json()["reason"] == "no-such-format"


async def test_the_example_bot_plays_a_whole_game_over_the_wire(server):
    path = Path(__file__).parents[2] / "examples" / "wire_bot.py"
    spec = importlib.util.spec_from_file_location("wire_bot", path)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    result = await asyncio.to_thread(example.play, server.url)
    assert result["cause"] == "last-round", json.dumps(result)


async def test_at_the_deadline_a_bot_moves_and_the_game_goes_on(server, alice, monkeypatch):
    options = {"turn-seconds": 10, "at-deadline": "bot", "first-seat": 0}
    table = await alice.open_table(seats=2, edition="standard", **options)
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit", seat=0)
        await wire.send_command(table, "add-bot", bot="random")
        now = server.app_state.clock.now()
        await wire.send_command(table, "start")
        # An hour passes.
        monkeypatch.setattr(type(server.app_state.clock), "now", lambda _: now + 3_600_000)
        moved = await wire.receive_until(
            lambda m: m["type"] == "entry" and m["event"].get("is-for-deadline")
        )
    assert moved["event"]["seat"] == 0
