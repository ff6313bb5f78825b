"""Tables with a long log or many spectators make nobody wait."""

from contextlib import AsyncExitStack

from tests.web.local_server import local_server, visitor

from tamaya.table.entry_limits import LIMITS, EntryKind
from tamaya.table.events import GuestId, HandsWatched, SeatSpoke, TableId
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


async def test_spectators_over_the_limit_are_asked_for_once_and_see_no_hands(monkeypatch):
    async with (
        local_server() as opened,
        visitor(opened.url, "Alice") as alice,
        alice.wire() as wire,
        AsyncExitStack() as spectators,
    ):
        table = TableId(await alice.open_table(seats=2, watching="all-hands", **{"first-seat": 0}))
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await wire.send_command(table, "add-bot", bot="random")
        tables = opened.app_state.tables
        at_once = LIMITS[EntryKind.VISIT].per_table
        live = await tables.live(table)
        sequence = live.table.sequence
        watched = [HandsWatched(GuestId(f"guest {number}")) for number in range(at_once)]
        await opened.app_state.store.append(summary_of(live.table, 0), sequence, 0, "", [*watched])
        for name in ("Cathy", "Donald"):
            person = await spectators.enter_async_context(visitor(opened.url, name))
            spectator = await spectators.enter_async_context(person.wire())
            await spectator.attach(table)
        asked = []
        watch = tables.watch

        async def counted(table: TableId, guest: GuestId) -> None:
            asked.append(guest)
            await watch(table, guest)

        monkeypatch.setattr(tables, "watch", counted)
        await wire.send_command(table, "start")
        news = await spectator.receive_until(lambda got: got["type"] in ("entry", "attached"))
        assert news["view"] is None
        assert len(asked) == 1
