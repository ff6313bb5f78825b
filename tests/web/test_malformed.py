"""Malformed input over the wire and over HTTP: answered, never a traceback, no table harmed."""

import asyncio
import json
import os
from itertools import cycle
from random import Random

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error

from tamaya.web.api.openapi import openapi
from tamaya.web.routes import API

LEVEL = os.environ.get("TAMAYA_TESTS", "default")
FRAMES = {"quick": 500, "default": 3_000, "full": 100_000}[LEVEL]
CASES = {"quick": 100, "default": 500, "full": 10_000}[LEVEL]
CASES_AT_ONCE = 40
"""Requests to each endpoint."""

WORDS = ["type", "hello", "attach", "ping", "table", "id", "command", "move", "after", "sit"]


def nonsense(chance: Random, sound: list[dict]) -> str | bytes:
    """A frame that is wrong in some way, often only slightly."""
    whole = json.dumps(chance.choice(sound)).encode()
    match chance.randrange(6):
        case 0:
            return chance.randbytes(chance.randrange(200))
        case 1:
            place = chance.randrange(len(whole))
            return whole[:place] + chance.randbytes(chance.randrange(1, 4)) + whole[place + 1 :]
        case 2:
            return whole[: chance.randrange(len(whole))].decode()
        case 3:
            frame = dict(chance.choice(sound))
            field = chance.choice([*frame, *WORDS])
            frame[field] = chance.choice([None, -1, 2**70, "", "x" * 300, [], {}, True, 1.5, "\0"])
            return json.dumps(frame)
        case 4:
            frame = dict(chance.choice(sound))
            frame.pop(chance.choice(list(frame)))
            return json.dumps(frame)
        case _:
            return "[" * chance.randrange(5000)


async def test_malformed_frames_are_answered_and_harm_no_table(server, alice, monkeypatch):
    monkeypatch.setattr("tamaya.web.socket.connection.MOST_REFUSALS_IN_A_ROW", 10**9)
    table = await alice.open_table(seats=2, edition="standard")
    sound = [
        {"type": "hello", "version": 1},
        {"type": "attach", "table": table, "after": 0},
        {"type": "ping", "id": "p"},
        {"type": "command", "id": "a", "table": table, "command": {"type": "move", "move": "p1"}},
        {"type": "command", "id": "b", "table": table, "command": {"type": "start"}},
        {"type": "command", "id": "c", "table": table, "command": {"type": "remove", "seat": 1}},
        {"type": "command", "id": "d", "table": table, "command": {"type": "vote-to-end"}},
    ]
    chance = Random(8)
    async with alice.wire() as wire:
        await wire.attach(table)
        for number in range(0, FRAMES, 100):
            for _ in range(100):
                await wire.socket.send(nonsense(chance, sound))
            await wire.send("ping", id=f"end-{number}")
            await wire.receive_until(lambda m, end=f"end-{number}": m.get("id") == end)
            assert all(
                answer["type"] != "done" or answer["id"] in "abcd" for answer in wire.messages
            )
            wire.messages.clear()
            wire.frames.clear()
        assert (await wire.attach(table))["type"] == "attached"
    assert server.app_state.metrics.failures == 0
    assert server.app_state.metrics.refusals["not-json"] > FRAMES // 10


@pytest.mark.slow
async def test_no_request_over_http_makes_the_server_fail(server):
    schema = schemathesis.openapi.from_dict(openapi(API))
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) == len(API)
    checked = 0
    for number, operation in enumerate(cycle(operations)):
        checked += await asyncio.to_thread(fuzzed, operation, server.url, number)
        if number >= len(operations) and checked >= CASES:
            break
    assert server.app_state.metrics.failures == 0
    assert not any(status >= 500 for status in server.app_state.metrics.responses)


def fuzzed(operation, url: str, number: int) -> int:
    """Send generated requests to one endpoint, as a guest of its own; how many were sent."""
    token = httpx.post(f"{url}/api/bots", json={"name": "Fuzz"}).json()["token"]
    asked = 0

    @seed(number)
    @settings(max_examples=CASES_AT_ONCE, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=st.data())
    def ask(case):
        nonlocal asked
        mode = case.draw(st.sampled_from(list(GenerationMode)))
        drawn = case.draw(operation.as_strategy(generation_mode=mode))
        drawn.headers = {**(drawn.headers or {}), "Authorization": f"Bearer {token}"}
        response = drawn.call(base_url=url)
        asked += 1
        drawn.validate_response(response, checks=[not_a_server_error])
        assert "Traceback" not in response.text

    ask()
    return asked
