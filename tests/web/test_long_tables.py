"""A long log makes nobody wait: sending it costs its reader as much as many messages."""

from tests.web.local_server import local_server, visitor

from tamaya.table.events import SeatSpoke, TableId
from tamaya.table.service import summary_of
from tamaya.web.access.rate_limits import TokenBuckets
from tamaya.web.socket.connection import ENTRIES_PER_TOKEN

AT_ONCE = 20


async def test_attaching_to_a_long_table_costs_as_much_as_many_messages():
    async with (
        local_server() as opened,
        visitor(opened.url, "Alice") as alice,
        alice.wire() as wire,
    ):
        table = TableId(await alice.open_table(seats=2))
        await wire.attach(table)
        await wire.send_command(table, "sit")
        state = opened.app_state
        live = await state.tables.live(table)
        spoken = [SeatSpoke(0, "hello")] * (ENTRIES_PER_TOKEN * AT_ONCE // 2)
        await state.store.append(summary_of(live.table, 0), 2, 0, "", spoken)
        # The clock of this limit stands still.
        state.limits.requests = TokenBuckets(1, AT_ONCE, lambda: 0.0)
        answers = [await wire.attach(table) for _ in range(2)]
        assert answers[0]["sequence"] == 2 + len(spoken)
        assert answers[1]["reason"] == "too-fast"
        # Other messages are as cheap as before.
        for number in range(AT_ONCE // 2 - 2):
            await wire.send("ping", id=f"{number}")
            assert (await wire.receive())["type"] == "pong"
