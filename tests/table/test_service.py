"""Tables kept in a log: asked once, written once, told to everybody, whoever else is writing."""

import asyncio
from collections.abc import Sequence

import pytest
from tests.table.gathering import OPENING, SIT, TINY, bots_for, guest, part, some_move

from tamaya.channels.memory import MemoryChannel
from tamaya.rules.game import Refused
from tamaya.stores.memory import MemoryStore
from tamaya.table.commands import (
    AddBot,
    ChangeOptions,
    Contribute,
    Leave,
    MakeMove,
    OpenRematch,
    Say,
    Sit,
    Start,
    WriteNote,
)
from tamaya.table.decide import Asker
from tamaya.table.events import Logged, TableEvent, TableId
from tamaya.table.options import AtDeadline, Options, Visibility, Watching
from tamaya.table.phase import Phase
from tamaya.table.ports import Summary
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import Tables
from tamaya.table.table import folded

ALICE, BOB, CATHY = (Asker(guest(name), name.title()) for name in ("alice", "bob", "cathy"))


class SetClock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.time = OPENING

    def now(self) -> int:
        return self.time


class House:
    """One store, and any number of processes at work on it."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.channel = MemoryChannel()
        self.clock = SetClock()
        self.tables = self.process()

    def process(self, store: MemoryStore | None = None, most_open: int | None = None) -> Tables:
        return Tables(store or self.store, self.channel, self.clock, bots_for, most_open)

    async def opened(self, options: Options = TINY, *seated: Asker) -> TableId:
        table = await self.tables.open(ALICE, options, "open")
        for number, asker in enumerate(seated):
            await self.tables.ask(table, asker, Sit(contribution=part(number)), "sit")
        return table

    async def begun(self, options: Options = TINY) -> TableId:
        table = await self.opened(options, ALICE, BOB)
        await self.tables.ask(table, ALICE, Start(), "start")
        return table

    async def finish(self, table: TableId) -> None:
        number = 0
        while (live := await self.tables.live(table)).table.phase is Phase.PLAYING:
            number += 1
            asker = (ALICE, BOB)[live.table.game.board.seat_to_act]
            move = some_move(live.table.game)
            await self.tables.ask(table, asker, MakeMove(move), f"move {number}")

    async def log(self, table: TableId) -> list[Logged]:
        return list(await self.store.read(table))


@pytest.fixture
def house() -> House:
    return House()


async def refusal(asking) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.reason


async def test_what_is_asked_twice_is_done_once(house):
    table = await house.opened()
    first = await house.tables.ask(table, ALICE, Sit(), "1")
    again = await house.tables.ask(table, ALICE, Sit(), "1")
    assert first == again == 2
    assert len(await house.log(table)) == 2
    assert await refusal(house.tables.ask(table, ALICE, Sit(), "2")) == "already-seated"


async def test_what_is_asked_again_much_later_or_of_another_process_is_done_once(house):
    table = await house.opened()
    first = await house.tables.ask(table, ALICE, Sit(), "1")
    await house.tables.ask(table, BOB, Sit(), "1")
    await house.tables.ask(table, ALICE, Leave(), "2")
    assert await house.tables.ask(table, ALICE, Sit(), "1") == first
    assert await house.process().ask(table, ALICE, Sit(), "1") == first


async def test_what_was_refused_can_be_asked_again_by_the_same_name(house):
    table = await house.opened(TINY, ALICE)
    assert await refusal(house.tables.ask(table, ALICE, Start(), "1")) == "seats-empty"
    await house.tables.ask(table, BOB, SIT, "1")
    assert await house.tables.ask(table, ALICE, Start(), "1") == 4


async def test_a_table_asked_for_twice_is_opened_once(house):
    first = await house.tables.open(ALICE, TINY, "1")
    assert await house.tables.open(ALICE, TINY, "1") == first
    assert await house.process().open(ALICE, TINY, "1") == first
    assert await house.tables.open(ALICE, TINY, "2") != first
    assert await house.tables.open(BOB, TINY, "1") != first
    assert await house.tables.open(ALICE, TINY, "") != await house.tables.open(ALICE, TINY, "")
    assert len(await house.store.all_tables()) == 5


async def test_no_table_is_opened_with_options_that_make_no_game(house):
    assert await refusal(house.tables.open(ALICE, Options(seats=9), "1")) == "wrong-number-of-seats"
    assert await house.store.all_tables() == []


async def test_every_table_has_a_secret_of_its_own(house):
    tables = [await house.tables.live(await house.tables.open(ALICE, TINY, "")) for _ in range(3)]
    assert len({live.table.secret.secret for live in tables}) == 3


async def test_an_unknown_table_is_none(house):
    unknown = TableId("nowhere")
    assert await refusal(house.tables.live(unknown)) is TableRefusal.NO_SUCH_TABLE
    assert await refusal(house.tables.ask(unknown, ALICE, Sit(), "1")) == "no-such-table"


async def test_two_processes_write_one_table_and_see_the_same(house):
    other = house.process()
    table = await house.opened(Options(seats=5))
    await other.live(table)
    await house.tables.ask(table, ALICE, Sit(), "1")
    # It has not heard of Alice and gives the first seat away once more, in vain.
    await other.ask(table, BOB, Sit(), "1")
    await house.tables.ask(table, CATHY, Sit(), "1")
    one, two = await house.tables.live(table), await other.live(table)
    assert one.table == two.table
    assert one.feed == two.feed
    assert [chair.name for chair in one.table.chairs[:3]] == ["Alice", "Bob", "Cathy"]


async def test_many_who_ask_at_once_are_served_one_after_the_other(house):
    table = await house.opened(Options(seats=5))
    processes = [house.process() for _ in range(3)]
    askers = [Asker(guest(str(number)), str(number)) for number in range(12)]
    answers = await asyncio.gather(
        *(
            processes[number % 3].ask(table, asker, Sit(), "1")
            for number, asker in enumerate(askers)
        ),
        return_exceptions=True,
    )
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert {answer.reason for answer in refused} == {TableRefusal.TABLE_FULL}
    assert len(refused) == 7
    live = await house.tables.live(table)
    assert len({chair.guest for chair in live.table.chairs}) == 5


class BusyStore(MemoryStore):
    """Somebody else always writes first."""

    async def append(
        self,
        summary: Summary,
        expected: int,
        at: int,
        command: str,
        events: Sequence[TableEvent],
        most_open: int | None = None,
    ) -> int:
        if expected:
            await super().append(summary, expected, at, "", events)
        return await super().append(summary, expected, at, command, events, most_open)


async def test_whoever_never_gets_a_word_in_is_told_so(house):
    store = BusyStore()
    tables = house.process(store)
    table = await tables.open(ALICE, TINY, "1")
    assert await refusal(tables.ask(table, ALICE, Say("Hello"), "1")) == "table-too-busy"


async def test_a_table_is_what_its_log_says_and_nothing_else(house):
    table = await house.begun()
    await house.finish(table)
    live = await house.tables.live(table)
    assert folded(table, await house.log(table)) == live.table
    fresh = await house.process().live(table)
    assert fresh.table == live.table
    assert fresh.feed == live.feed
    assert fresh.applied == live.applied


async def test_the_feed_tells_what_each_entry_made_happen(house):
    table = await house.begun()
    await house.finish(table)
    live = await house.tables.live(table)
    assert [told.logged for told in live.feed] == await house.log(table)
    happened = [event for told in live.feed for event in told.happened]
    assert happened == list(live.table.game.history)


async def test_everybody_who_listens_is_told(house):
    table = await house.opened()
    async with house.channel.subscribe(table) as told:
        await house.tables.ask(table, ALICE, Sit(), "1")
        assert await anext(told) == 2
        await house.tables.ask(table, ALICE, Leave(), "2")
        assert await anext(told) == 3


class SlowStore(MemoryStore):
    """Lets others do something while it writes."""

    def __init__(self) -> None:
        super().__init__()
        self.is_writing = asyncio.Event()
        self.may_write = asyncio.Event()

    async def append(
        self,
        summary: Summary,
        expected: int,
        at: int,
        command: str,
        events: Sequence[TableEvent],
        most_open: int | None = None,
    ) -> int:
        if expected:
            self.is_writing.set()
            await self.may_write.wait()
        return await super().append(summary, expected, at, command, events, most_open)


async def test_what_is_being_written_is_told_even_if_whoever_asked_is_gone(house):
    store = SlowStore()
    tables = house.process(store)
    table = await tables.open(ALICE, TINY, "1")
    async with house.channel.subscribe(table) as told:
        asking = asyncio.ensure_future(tables.ask(table, ALICE, Sit(), "1"))
        await store.is_writing.wait()
        asking.cancel()
        store.may_write.set()
        assert await anext(told) == 2
    assert asking.cancelled()
    live = await tables.live(table)
    assert live.table.seat_of(ALICE.guest) == 0


async def test_a_table_that_was_deleted_is_gone(house):
    table = await house.opened()
    await house.tables.live(table)
    await house.store.delete(table)
    assert await refusal(house.tables.ask(table, ALICE, Sit(), "1")) == "no-such-table"
    assert await refusal(house.tables.live(table)) == "no-such-table"


async def test_watching_is_noted_only_where_all_hands_are_seen(house):
    table = await house.begun(Options(seats=2, watching=Watching.ALL_HANDS))
    known = len(await house.log(table))
    await house.tables.watch(table, ALICE.guest)
    assert len(await house.log(table)) == known
    await house.tables.watch(table, CATHY.guest)
    await house.tables.watch(table, CATHY.guest)
    assert len(await house.log(table)) == known + 1
    hidden = await house.opened(Options(watching=Watching.NONE))
    await house.tables.watch(hidden, CATHY.guest)


async def test_two_who_want_to_play_again_at_once_meet_at_one_table(house):
    table = await house.begun()
    await house.finish(table)
    answers = await asyncio.gather(
        house.tables.ask(table, ALICE, OpenRematch(), "again"),
        house.process().ask(table, BOB, OpenRematch(), "again"),
        return_exceptions=True,
    )
    assert any(isinstance(answer, int) for answer in answers)
    live = await house.tables.live(table)
    rematch = await house.tables.live(live.table.rematch)
    assert len(await house.store.all_tables()) == 2
    assert [chair.name for chair in rematch.table.chairs] == ["Alice", "Bob"]
    assert rematch.table.options == live.table.options
    assert rematch.table.secret != live.table.secret


async def test_a_bot_moves_for_an_overdue_seat_and_unstarted_tables_expire(house):
    options = Options(seats=2, turn_seconds=60, at_deadline=AtDeadline.BOT, first_seat=0)
    playing = await house.begun(options)
    waiting = await house.tables.open(ALICE, TINY, "")
    game = (await house.tables.live(playing)).table.game
    move = some_move(game)
    assert await refusal(house.tables.move_for_deadline(playing, move)) == "not-due"
    assert await refusal(house.tables.expire(waiting, 60_000)) == "not-due"
    house.clock.time += 60_000
    (due,) = await house.store.due(house.clock.now(), 10)
    assert due.table == playing
    await house.tables.move_for_deadline(playing, move)
    assert len((await house.tables.live(playing)).table.game.moves) == 1
    await house.tables.expire(waiting, 60_000)
    assert (await house.tables.live(waiting)).table.phase is Phase.EXPIRED


async def test_lists_know_who_sits_where_and_who_is_to_act(house):
    table = await house.begun()
    (summary,) = await house.store.tables_of(BOB.guest)
    assert (summary.table, summary.phase) == (table, Phase.PLAYING)
    assert summary.guests == (ALICE.guest, BOB.guest)
    assert summary.acting == ALICE.guest
    await house.finish(table)
    (summary,) = await house.store.tables_of(BOB.guest)
    assert (summary.phase, summary.acting) == (Phase.FINISHED, None)


async def test_only_listed_tables_are_listed(house):
    hidden = await house.tables.open(ALICE, Options(visibility=Visibility.UNLISTED), "1")
    shown = await house.tables.open(ALICE, Options(), "2")
    listed = await house.store.listed([Phase.WAITING], 10)
    assert [summary.table for summary in listed] == [shown]
    await house.tables.ask(hidden, ALICE, ChangeOptions(Options()), "3")
    assert len(await house.store.listed([Phase.WAITING], 10)) == 2


async def test_a_bot_of_the_house_sits_down_as_a_guest_nobody_else_is(house):
    table = await house.opened(Options(seats=3))
    await house.tables.ask(table, ALICE, AddBot("careful"), "1")
    await house.tables.ask(table, ALICE, AddBot("careful"), "2")
    one, two, _ = (await house.tables.live(table)).table.chairs
    assert one.guest != two.guest
    assert one.bot == two.bot == "careful"


async def test_nobody_has_more_tables_open_than_they_may_however_many_processes_are_asked(house):
    processes = [house.process(most_open=2) for _ in range(3)]
    answers = await asyncio.gather(
        *(processes[number % 3].open(ALICE, TINY, f"{number}") for number in range(9)),
        return_exceptions=True,
    )
    reasons = {answer.reason for answer in answers if isinstance(answer, Refused)}
    assert reasons == {TableRefusal.TOO_MANY_OPEN_TABLES}
    assert len(await house.store.all_tables()) == 2
    await processes[0].open(BOB, TINY, "1")
    # Asked for again, a table that is open is not one too many.
    first = next(answer for answer in answers if not isinstance(answer, Refused))
    number = answers.index(first)
    assert await processes[0].open(ALICE, TINY, f"{number}") == first


async def test_a_rematch_is_a_table_of_whoever_asks_for_it(house):
    table = await house.begun()
    await house.finish(table)
    house.tables = house.process(most_open=1)
    await house.tables.open(ALICE, TINY, "another")
    again = house.tables.ask(table, ALICE, OpenRematch(), "again")
    assert await refusal(again) is TableRefusal.TOO_MANY_OPEN_TABLES
    assert (await house.tables.live(table)).table.rematch is None
    await house.tables.ask(table, BOB, OpenRematch(), "again")
    rematch = (await house.tables.live((await house.tables.live(table)).table.rematch)).table
    assert (rematch.opener, rematch.host) == (BOB.guest, BOB.guest)


async def test_at_a_rematch_everybody_adds_a_new_part_to_the_shuffle(house):
    table = await house.begun()
    await house.finish(table)
    await house.tables.ask(table, ALICE, OpenRematch(), "again")
    rematch = (await house.tables.live(table)).table.rematch
    start = house.tables.ask(rematch, ALICE, Start(), "start")
    assert await refusal(start) is TableRefusal.NOT_CONTRIBUTED
    for number, asker in enumerate((ALICE, BOB)):
        await house.tables.ask(rematch, asker, Contribute(part(number)), "part")
    await house.tables.ask(rematch, ALICE, Start(), "start")
    assert (await house.tables.live(rematch)).table.phase is Phase.PLAYING


async def test_who_has_said_the_password_is_known_to_every_process(house):
    password = "$argon2 hash"
    table = await house.tables.open(BOB, Options(password=password), "1")
    assert (await house.tables.live(table)).table.needs_password(CATHY.guest)
    await house.tables.let_in(table, CATHY.guest, password)
    await house.tables.let_in(table, CATHY.guest, password)
    assert len(await house.log(table)) == 2
    live = await house.process().live(table)
    assert not live.table.needs_password(CATHY.guest)
    assert live.table.needs_password(ALICE.guest)
    late = house.tables.let_in(table, ALICE.guest, "$argon2 another")
    assert await refusal(late) is TableRefusal.WRONG_PASSWORD
    await house.tables.ask(table, BOB, ChangeOptions(Options(password="$argon2 another")), "2")
    assert (await house.tables.live(table)).table.needs_password(CATHY.guest)


async def test_what_not_everybody_hears_changes_no_list_of_tables(house):
    options = Options(seats=2, watching=Watching.ALL_HANDS, password="$argon2 hash")
    table = await house.begun(options)
    before = await house.store.all_tables()
    house.clock.time += 60_000
    await house.tables.watch(table, CATHY.guest)
    await house.tables.let_in(table, CATHY.guest, options.password)
    await house.tables.ask(table, CATHY, Say("Oh"), "1")
    await house.tables.ask(table, BOB, WriteNote(0, "a one"), "1")
    assert len(await house.log(table)) == 8
    assert await house.store.all_tables() == before
