"""The door of a table: what a stranger with its link is told, and what they are not."""

from collections.abc import AsyncIterator

import httpx
import pytest


@pytest.fixture
async def stranger(server) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that has given no name."""
    async with httpx.AsyncClient(base_url=server.url, verify=False) as http:
        yield http


async def test_the_door_names_the_host_the_game_and_who_sits_there(alice, bob, stranger):
    table = await alice.open_table(seats=3, edition="standard", watching="none")
    async with bob.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit")
    async with alice.wire() as wire:
        await wire.attach(table)
        # The host is named even without a seat.
        door = (await alice.http.get(f"/api/tables/{table}")).json()
        assert (door["host"], door["game"], door["phase"]) == ("Alice", "hanabi", "waiting")
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "sit")
        await wire.send_command(table, "start")
    door = (await stranger.get(f"/api/tables/{table}")).json()
    assert door["options"]["edition"] == "standard"
    assert [holder["is-bot"] for holder in door["holders"]] == [False, True, False]
    assert [door["holders"][seat]["name"] for seat in (0, 2)] == ["Bob", "Alice"]
    assert (door["phase"], door["can-watch"]) == ("playing", False)


async def test_a_wrong_link_is_refused_before_a_name_is_given(stranger):
    answer = await stranger.get("/api/tables/nowhere")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")


async def test_behind_a_password_only_the_game_is_known(alice, stranger):
    table = await alice.open_table(seats=2, game="ikebana", password="open sesame")
    async with alice.wire() as wire:
        await wire.attach(table, password="open sesame")
        await wire.send_command(table, "sit")
    door = (await stranger.get(f"/api/tables/{table}")).json()
    assert door == {
        "table": table,
        "game": "ikebana",
        "is-locked": True,
        "phase": None,
        "options": None,
        "host": None,
        "holders": [],
        "can-watch": False,
    }
    inside = (await alice.http.get(f"/api/tables/{table}")).json()
    assert inside["host"] == "Alice"
