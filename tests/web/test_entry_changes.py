"""Over real sockets, entries with only what has changed lead to the same table."""

from random import Random

import pytest
from tests.web.local_server import latest_of, person, play_to_the_end

from tamaya.wire.entry_changes import table_after

ABOUT_TABLE = ("attached", "entry", "entry-with-changes")


def received_tables(messages):
    """The state and the view after each message about the table, by the number of its entry."""
    tables, now = {}, ({}, None)
    for message in messages:
        if message["type"] in ABOUT_TABLE:
            now = table_after(message, now)
            viewpoint = now[0]["my-seat"], now[0]["phase"]
            tables[(*viewpoint, message["sequence"])] = now
    return tables


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
async def test_a_client_that_asks_for_changes_has_the_same_table(alice, bob, game):
    table = await alice.open_table(seats=2, game=game, edition="standard", **{"help-level": 4})
    async with alice.wire() as whole, alice.wire() as short, bob.wire() as spectator:
        await whole.attach(table)
        await short.attach(table, changes=True)
        await spectator.attach(table, changes=True)
        await whole.send_command(table, "sit")
        await whole.send_command(table, "add-bot", bot="random")
        await whole.send_command(table, "start")
        # No seat hears it, and it changes nothing of what a seat is sent.
        await spectator.send_command(table, "say", text="good luck")
        last = await play_to_the_end(whole, table, person(Random(1)))
        for wire in (short, spectator):
            await wire.receive_until(lambda m: m["type"] == "attached" and m["sequence"] > 4)
    tables = received_tables(whole.messages)
    assert received_tables(short.messages) == tables
    assert len(tables) > 10
    assert not any(message["type"] == "entry" for message in short.messages)
    assert latest_of(whole) == last


async def test_a_client_that_attaches_again_may_ask_for_whole_entries(alice):
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table, changes=True)
        await wire.attach(table, after=1, viewpoint=wire.viewpoints[table])
        await wire.send_command(table, "change-options", options={"seats": 3})
        # The client keeps whole entries only.
        while len(wire.logs[table]) < 2:
            await wire.receive()
