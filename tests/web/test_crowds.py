"""Many sockets at one table delay nobody: most of them get the news in turns."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

from tests.web.local_server import local_server, visitor

from tamaya.web.access.turns import TurnQueue
from tamaya.web.socket.audience import FRONT_ROW, LISTENERS_A_TURN

CROWD = FRONT_ROW + LISTENERS_A_TURN + 5


@asynccontextmanager
async def crowded_table(server):
    """A table at which Alice sits, and to which Bob has attached a crowd of sockets before her."""
    async with (
        AsyncExitStack() as stack,
        visitor(server.url, "Alice") as alice,
        visitor(server.url, "Bob") as bob,
    ):
        table = await alice.open_table(seats=2)
        crowd = [await stack.enter_async_context(bob.wire()) for _ in range(CROWD)]
        for wire in crowd:
            await wire.attach(table)
        seated = await stack.enter_async_context(alice.wire())
        await seated.attach(table)
        await seated.send_command(table, "sit")
        yield table, seated, crowd


async def until_sequence(wire, table, sequence):
    while len(wire.logs[table]) < sequence:
        await wire.receive()


def events_of(wire, table):
    return [entry["event"] for entry in wire.logs[table]]


async def test_everybody_in_a_crowd_gets_every_entry_once(no_task_is_left):
    async with local_server() as server, crowded_table(server) as (table, seated, crowd):
        await seated.send_command(table, "change-options", options={"seats": 3})
        await seated.send_command(table, "leave")
        await seated.send_command(table, "sit")
        await until_sequence(seated, table, 5)
        for wire in crowd:
            # The client checks that no entry is missing or doubled.
            await until_sequence(wire, table, 5)
            assert events_of(wire, table) == events_of(crowd[0], table)


async def test_seated_people_do_not_wait_for_a_crowd(no_task_is_left):
    async with local_server() as server, crowded_table(server) as (table, seated, crowd):
        for wire in crowd:
            await until_sequence(wire, table, 2)
        audience = server.app_state.audiences._by_table[table]
        # No turn is left for the crowd.
        audience._crowd_turns = TurnQueue(share=1e-9, seconds_at_once=-1)
        await seated.send_command(table, "leave")
        await until_sequence(seated, table, 3)
        for wire in crowd[: FRONT_ROW - 1]:
            await until_sequence(wire, table, 3)
        await asyncio.sleep(0.1)
        behind = [each for each, cursor in audience._known.items() if cursor.entries < 3]
        assert len(behind) == CROWD + 1 - FRONT_ROW
