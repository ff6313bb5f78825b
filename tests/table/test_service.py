"""The service of tables: commands are applied once, and several processes may write."""

import asyncio
import gc
from collections import Counter
from collections.abc import Sequence

import pytest
from tests.table.scripted_table import OPENING, SIT, TINY, bots_for, guest, part, some_move

from tamaya.channels.memory_channel import MemoryChannel
from tamaya.rules.hanabi import Refusal
from tamaya.rules.shared_types import Refused
from tamaya.stores.memory_store import MemoryStore
from tamaya.table import service
from tamaya.table.commands import (
    AddBot,
    ChangeOptions,
    Contribute,
    Leave,
    MakeMove,
    OpenRematch,
    RequestSeat,
    Say,
    Sit,
    Start,
    VoteToEnd,
    WriteNote,
)
from tamaya.table.decisions import Sender
from tamaya.table.events import LogEntry, SeatSpoke, TableEvent, TableId
from tamaya.table.hanabi_adapter import HanabiTableAdapter
from tamaya.table.live_table import LiveTable
from tamaya.table.options import DeadlineAction, Options, SpectatorAccess, Visibility
from tamaya.table.phase import Phase
from tamaya.table.ports import RESYNC, Summary
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import ENTRIES_PER_READ, ENTRIES_PER_SLICE, Tables, summary_of
from tamaya.table.table_state import table_from_log

ALICE, BOB, CATHY = (Sender(guest(name), name.title()) for name in ("alice", "bob", "cathy"))


class ManualClock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = OPENING

    def now(self) -> int:
        return self.time


class FakeServer:
    """One store with any number of processes."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.channel = MemoryChannel()
        self.clock = ManualClock()
        self.tables = self.process()

    def process(self, store: MemoryStore | None = None, most_open: int | None = None) -> Tables:
        return Tables(store or self.store, self.channel, self.clock, bots_for, most_open)

    async def open_table(self, options: Options = TINY, *seated: Sender) -> TableId:
        table = await self.tables.open(ALICE, options, "open")
        for number, sender in enumerate(seated):
            await self.tables.submit(table, sender, Sit(contribution=part(number)), "sit")
        return table

    async def start_table(self, options: Options = TINY) -> TableId:
        table = await self.open_table(options, ALICE, BOB)
        await self.tables.submit(table, ALICE, Start(), "start")
        return table

    async def finish(self, table: TableId) -> None:
        number = 0
        while (live := await self.tables.live(table)).table.phase is Phase.PLAYING:
            number += 1
            sender = (ALICE, BOB)[live.table.game.board.seat_to_act]
            move = some_move(live.table.game)
            await self.tables.submit(table, sender, MakeMove(move), f"move {number}")

    async def log(self, table: TableId) -> list[LogEntry]:
        return list(await self.store.read(table))


@pytest.fixture
def server() -> FakeServer:
    return FakeServer()


async def refusal(submission) -> str:
    with pytest.raises(Refused) as refused:
        await submission
    return refused.value.reason


async def test_a_command_sent_twice_is_applied_once(server):
    table = await server.open_table()
    first = await server.tables.submit(table, ALICE, Sit(), "1")
    again = await server.tables.submit(table, ALICE, Sit(), "1")
    assert first == again == 2
    assert len(await server.log(table)) == 2
    assert await refusal(server.tables.submit(table, ALICE, Sit(), "2")) == "already-seated"


async def test_a_command_sent_later_or_to_another_process_is_applied_once(server):
    table = await server.open_table()
    first = await server.tables.submit(table, ALICE, Sit(), "1")
    await server.tables.submit(table, BOB, Sit(), "1")
    await server.tables.submit(table, ALICE, Leave(), "2")
    assert await server.tables.submit(table, ALICE, Sit(), "1") == first
    assert await server.process().submit(table, ALICE, Sit(), "1") == first


async def test_a_refused_command_can_be_sent_again_with_the_same_id(server):
    table = await server.open_table(TINY, ALICE)
    assert await refusal(server.tables.submit(table, ALICE, Start(), "1")) == "seats-empty"
    await server.tables.submit(table, BOB, SIT, "1")
    assert await server.tables.submit(table, ALICE, Start(), "1") == 4


async def test_the_same_command_opens_one_table(server):
    first = await server.tables.open(ALICE, TINY, "1")
    assert await server.tables.open(ALICE, TINY, "1") == first
    assert await server.process().open(ALICE, TINY, "1") == first
    assert await server.tables.open(ALICE, TINY, "2") != first
    assert await server.tables.open(BOB, TINY, "1") != first
    assert await server.tables.open(ALICE, TINY, "") != await server.tables.open(ALICE, TINY, "")
    assert len(await server.store.all_tables()) == 5


async def test_no_table_is_opened_with_options_that_make_no_game(server):
    assert (
        await refusal(server.tables.open(ALICE, Options(seats=9), "1")) == "wrong-number-of-seats"
    )
    assert await server.store.all_tables() == []


async def test_every_table_has_its_own_secret(server):
    tables = [await server.tables.live(await server.tables.open(ALICE, TINY, "")) for _ in range(3)]
    assert len({live.table.secret.secret for live in tables}) == 3


async def test_an_unknown_table_is_refused(server):
    unknown = TableId("nowhere")
    assert await refusal(server.tables.live(unknown)) is TableRefusal.NO_SUCH_TABLE
    assert await refusal(server.tables.submit(unknown, ALICE, Sit(), "1")) == "no-such-table"


async def test_a_move_is_parsed_and_judged_once(server, monkeypatch):
    made = []
    make_move = HanabiTableAdapter.make_move
    monkeypatch.setattr(
        HanabiTableAdapter,
        "make_move",
        lambda self, game, seat, move: made.append(move) or make_move(self, game, seat, move),
    )
    table = await server.start_table()
    game = (await server.tables.live(table)).table.game
    sender = (ALICE, BOB)[game.board.seat_to_act]
    move = some_move(game)
    await server.tables.submit(table, sender, MakeMove(move), "move")
    assert made == [move]
    assert (await server.tables.live(table)).table.game.moves
    with pytest.raises(Refused) as refused:
        await server.tables.submit(table, sender, MakeMove(move), "out of turn")
    assert refused.value.reason is Refusal.NOT_YOUR_TURN
    assert made == [move, move]


async def test_two_processes_write_to_one_table_and_see_the_same(server):
    other = server.process()
    table = await server.open_table(Options(seats=5))
    await other.live(table)
    await server.tables.submit(table, ALICE, Sit(), "1")
    # This process has not read about Alice yet and tries to give her seat away.
    await other.submit(table, BOB, Sit(), "1")
    await server.tables.submit(table, CATHY, Sit(), "1")
    one, two = await server.tables.live(table), await other.live(table)
    assert one.table == two.table
    assert one.applied == two.applied
    assert [holder.name for holder in one.table.holders[:3]] == ["Alice", "Bob", "Cathy"]


async def test_commands_sent_at_once_are_applied_one_after_the_other(server):
    table = await server.open_table(Options(seats=5))
    processes = [server.process() for _ in range(3)]
    senders = [Sender(guest(str(number)), str(number)) for number in range(12)]
    answers = await asyncio.gather(
        *(
            processes[number % 3].submit(table, sender, Sit(), "1")
            for number, sender in enumerate(senders)
        ),
        return_exceptions=True,
    )
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert {answer.reason for answer in refused} == {TableRefusal.TABLE_FULL}
    assert len(refused) == 7
    live = await server.tables.live(table)
    assert len({holder.guest for holder in live.table.holders}) == 5


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


async def test_a_command_that_always_comes_too_late_is_refused(server):
    store = BusyStore()
    tables = server.process(store)
    table = await tables.open(ALICE, TINY, "1")
    assert await refusal(tables.submit(table, ALICE, Say("Hello"), "1")) == "table-too-busy"


async def test_a_table_follows_from_its_log_alone(server):
    table = await server.start_table()
    await server.finish(table)
    live = await server.tables.live(table)
    assert table_from_log(table, await server.log(table)) == live.table
    fresh = await server.process().live(table)
    assert fresh.table == live.table
    assert fresh.applied == live.applied
    assert fresh.command_sequences == live.command_sequences


async def test_an_applied_entry_has_the_events_it_caused_in_the_game(server):
    table = await server.start_table()
    await server.finish(table)
    live = await server.tables.live(table)
    assert [applied_entry.entry for applied_entry in live.applied] == await server.log(table)
    game_events = [event for applied_entry in live.applied for event in applied_entry.game_events]
    assert game_events == list(live.table.game.history)


async def test_every_subscriber_is_notified_of_a_command(server):
    table = await server.open_table()
    async with server.channel.subscribe(table) as sequences:
        await server.tables.submit(table, ALICE, Sit(), "1")
        assert await anext(sequences) == 2
        await server.tables.submit(table, ALICE, Leave(), "2")
        assert await anext(sequences) == 3


class SlowStore(MemoryStore):
    """Lets others act while it writes."""

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


async def test_a_cancelled_command_is_still_written_and_published(server):
    store = SlowStore()
    tables = server.process(store)
    table = await tables.open(ALICE, TINY, "1")
    async with server.channel.subscribe(table) as sequences:
        submission = asyncio.ensure_future(tables.submit(table, ALICE, Sit(), "1"))
        await store.is_writing.wait()
        submission.cancel()
        store.may_write.set()
        assert await anext(sequences) == 2
    assert submission.cancelled()
    live = await tables.live(table)
    assert live.table.seat_of(ALICE.guest) == 0


async def test_a_refusal_that_nobody_waits_for_is_not_reported(server):
    reported = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
    table = await server.open_table()
    live = await server.tables.live(table)
    async with live.lock:
        submission = asyncio.ensure_future(server.tables.submit(table, ALICE, Start(), "1"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        submission.cancel()
        await asyncio.sleep(0)
    del submission
    while server.tables._tasks:  # noqa: ASYNC110
        await asyncio.sleep(0)
    gc.collect()
    assert reported == []


async def test_a_table_that_was_deleted_is_gone(server):
    table = await server.open_table()
    await server.tables.live(table)
    await server.store.delete(table)
    assert await refusal(server.tables.submit(table, ALICE, Sit(), "1")) == "no-such-table"
    assert await refusal(server.tables.live(table)) == "no-such-table"


async def test_watching_is_logged_only_where_all_hands_are_seen(server):
    table = await server.start_table(Options(seats=2, watching=SpectatorAccess.ALL_HANDS))
    known = len(await server.log(table))
    await server.tables.watch(table, ALICE.guest)
    assert len(await server.log(table)) == known
    await server.tables.watch(table, CATHY.guest)
    await server.tables.watch(table, CATHY.guest)
    assert len(await server.log(table)) == known + 1
    hidden = await server.open_table(Options(watching=SpectatorAccess.NONE))
    await server.tables.watch(hidden, CATHY.guest)


async def test_two_who_open_a_rematch_at_once_meet_at_one_table(server):
    table = await server.start_table()
    await server.finish(table)
    answers = await asyncio.gather(
        server.tables.submit(table, ALICE, OpenRematch(), "again"),
        server.process().submit(table, BOB, OpenRematch(), "again"),
        return_exceptions=True,
    )
    assert any(isinstance(answer, int) for answer in answers)
    live = await server.tables.live(table)
    rematch = await server.tables.live(live.table.rematch)
    assert len(await server.store.all_tables()) == 2
    assert [holder.name for holder in rematch.table.holders] == ["Alice", "Bob"]
    assert rematch.table.options == live.table.options
    assert rematch.table.secret != live.table.secret


async def test_a_bot_moves_for_an_overdue_seat_and_unstarted_tables_expire(server):
    options = Options(seats=2, turn_seconds=60, at_deadline=DeadlineAction.BOT, first_seat=0)
    playing = await server.start_table(options)
    waiting = await server.tables.open(ALICE, TINY, "")
    game = (await server.tables.live(playing)).table.game
    move = some_move(game)
    earlier = server.clock.now()
    assert await refusal(server.tables.move_for_deadline(playing, move, earlier)) == "not-due"
    assert await refusal(server.tables.expire(waiting, 60_000)) == "not-due"
    server.clock.time += 60_000
    (due,) = await server.store.overdue_tables(server.clock.now(), 10)
    assert due.table == playing
    await server.tables.move_for_deadline(playing, move, due.deadline)
    assert len((await server.tables.live(playing)).table.game.moves) == 1
    await server.tables.expire(waiting, 60_000)
    assert (await server.tables.live(waiting)).table.phase is Phase.EXPIRED


async def test_lists_know_who_sits_where_and_who_is_to_act(server):
    table = await server.start_table()
    (summary,) = await server.store.tables_of(BOB.guest)
    assert (summary.table, summary.phase) == (table, Phase.PLAYING)
    assert summary.guests == (ALICE.guest, BOB.guest)
    assert summary.guest_to_act == ALICE.guest
    await server.finish(table)
    (summary,) = await server.store.tables_of(BOB.guest)
    assert (summary.phase, summary.guest_to_act) == (Phase.FINISHED, None)


async def test_only_listed_tables_are_listed(server):
    hidden = await server.tables.open(ALICE, Options(visibility=Visibility.UNLISTED), "1")
    shown = await server.tables.open(ALICE, Options(), "2")
    listed = await server.store.listed_tables([Phase.WAITING], 10)
    assert [summary.table for summary in listed] == [shown]
    await server.tables.submit(hidden, ALICE, ChangeOptions(Options()), "3")
    assert len(await server.store.listed_tables([Phase.WAITING], 10)) == 2


async def test_a_bot_sits_down_as_a_new_guest(server):
    table = await server.open_table(Options(seats=3))
    await server.tables.submit(table, ALICE, AddBot("careful"), "1")
    await server.tables.submit(table, ALICE, AddBot("careful"), "2")
    one, two, _ = (await server.tables.live(table)).table.holders
    assert one.guest != two.guest
    assert one.bot == two.bot == "careful"


async def test_the_limit_of_open_tables_holds_across_processes(server):
    processes = [server.process(most_open=2) for _ in range(3)]
    answers = await asyncio.gather(
        *(processes[number % 3].open(ALICE, TINY, f"{number}") for number in range(9)),
        return_exceptions=True,
    )
    reasons = {answer.reason for answer in answers if isinstance(answer, Refused)}
    assert reasons == {TableRefusal.TOO_MANY_OPEN_TABLES}
    assert len(await server.store.all_tables()) == 2
    await processes[0].open(BOB, TINY, "1")
    # Opening the same table again does not count as another.
    first = next(answer for answer in answers if not isinstance(answer, Refused))
    number = answers.index(first)
    assert await processes[0].open(ALICE, TINY, f"{number}") == first


async def start_solo_game(tables: Tables, sender: Sender, name: str) -> TableId:
    """A running game of one person with a bot."""
    table = await tables.open(sender, TINY, name)
    await tables.submit(table, sender, Sit(contribution=part(0)), "sit")
    await tables.submit(table, sender, AddBot("careful"), "bot")
    await tables.submit(table, sender, Start(), "start")
    return table


async def test_the_solo_game_untouched_for_longest_makes_room_for_another(server):
    tables = server.process(most_open=3)
    solo = []
    for number in range(3):
        server.clock.time += 1000
        solo.append(await start_solo_game(tables, ALICE, f"{number}"))
    server.clock.time += 1000
    await tables.submit(solo[0], ALICE, WriteNote(0, "mine"), "note")
    for number in range(3, 9):
        server.clock.time += 1000
        solo.append(await start_solo_game(tables, ALICE, f"{number}"))
        lives = [(await tables.live(table)).table for table in solo]
        running = [table.id for table in lives if table.phase is Phase.PLAYING]
        assert len(running) == 3
        assert all(table.is_given_up for table in lives if table.phase is Phase.FINISHED)
    assert running == solo[-3:]


async def test_games_with_other_people_and_waiting_tables_make_no_room(server):
    with_bob = await server.start_table()
    tables = server.process(most_open=2)
    waiting = await tables.open(ALICE, TINY, "waiting")
    assert await refusal(tables.open(ALICE, TINY, "3")) is TableRefusal.TOO_MANY_OPEN_TABLES
    assert (await tables.live(with_bob)).table.phase is Phase.PLAYING
    assert (await tables.live(waiting)).table.phase is Phase.WAITING
    # A game that Bob has left is still his to come back to.
    await tables.submit(with_bob, BOB, Leave(), "leave")
    assert await refusal(tables.open(ALICE, TINY, "3")) is TableRefusal.TOO_MANY_OPEN_TABLES


async def test_a_solo_game_is_deleted_with_its_log_in_every_process(server):
    table = await start_solo_game(server.tables, ALICE, "1")
    other = server.process()
    await other.live(table)
    async with server.channel.subscribe(table) as sequences:
        await server.tables.delete(table, ALICE.guest)
        assert await anext(sequences) == RESYNC
    assert await server.store.tables_of(ALICE.guest) == []
    assert await server.store.read(table) == ()
    for tables in (server.tables, other):
        assert await refusal(tables.live(table)) is TableRefusal.NO_SUCH_TABLE
        vote = tables.submit(table, ALICE, VoteToEnd(), "end")
        assert await refusal(vote) is TableRefusal.NO_SUCH_TABLE


async def test_nobody_deletes_a_table_where_another_person_has_sat(server):
    table = await server.start_table()
    delete = server.tables.delete(table, ALICE.guest)
    assert await refusal(delete) is TableRefusal.OTHERS_AT_TABLE
    await server.tables.submit(table, BOB, Leave(), "leave")
    await server.tables.submit(table, ALICE, RequestSeat(1, "careful"), "bot")
    # A bot has his seat, but he may read the game again when it is over.
    delete = server.tables.delete(table, ALICE.guest)
    assert await refusal(delete) is TableRefusal.OTHERS_AT_TABLE
    assert await refusal(server.tables.delete(table, CATHY.guest)) is TableRefusal.NOT_SEATED


async def test_a_rematch_counts_as_a_table_of_the_guest_who_opened_it(server):
    table = await server.start_table()
    await server.finish(table)
    server.tables = server.process(most_open=1)
    await server.tables.open(ALICE, TINY, "another")
    again = server.tables.submit(table, ALICE, OpenRematch(), "again")
    assert await refusal(again) is TableRefusal.TOO_MANY_OPEN_TABLES
    assert (await server.tables.live(table)).table.rematch is None
    await server.tables.submit(table, BOB, OpenRematch(), "again")
    rematch = (await server.tables.live((await server.tables.live(table)).table.rematch)).table
    assert (rematch.opener, rematch.host) == (BOB.guest, BOB.guest)


async def test_a_rematch_needs_new_contributions(server):
    table = await server.start_table()
    await server.finish(table)
    await server.tables.submit(table, ALICE, OpenRematch(), "again")
    rematch = (await server.tables.live(table)).table.rematch
    start = server.tables.submit(rematch, ALICE, Start(), "start")
    assert await refusal(start) is TableRefusal.NOT_CONTRIBUTED
    for number, sender in enumerate((ALICE, BOB)):
        await server.tables.submit(rematch, sender, Contribute(part(number)), "part")
    await server.tables.submit(rematch, ALICE, Start(), "start")
    assert (await server.tables.live(rematch)).table.phase is Phase.PLAYING


async def test_a_guest_who_gave_the_password_is_let_in_by_every_process(server):
    password = "$argon2 hash"
    table = await server.tables.open(BOB, Options(password=password), "1")
    assert (await server.tables.live(table)).table.needs_password(CATHY.guest)
    await server.tables.admit(table, CATHY.guest, password)
    await server.tables.admit(table, CATHY.guest, password)
    assert len(await server.log(table)) == 2
    live = await server.process().live(table)
    assert not live.table.needs_password(CATHY.guest)
    assert live.table.needs_password(ALICE.guest)
    late = server.tables.admit(table, ALICE.guest, "$argon2 another")
    assert await refusal(late) is TableRefusal.WRONG_PASSWORD
    await server.tables.submit(table, BOB, ChangeOptions(Options(password="$argon2 another")), "2")
    assert (await server.tables.live(table)).table.needs_password(CATHY.guest)


async def test_private_events_change_no_list_of_tables(server):
    options = Options(seats=2, watching=SpectatorAccess.ALL_HANDS, password="$argon2 hash")
    table = await server.start_table(options)
    before = await server.store.all_tables()
    server.clock.time += 60_000
    await server.tables.watch(table, CATHY.guest)
    await server.tables.admit(table, CATHY.guest, options.password)
    await server.tables.submit(table, CATHY, Say("Oh"), "1")
    await server.tables.submit(table, BOB, WriteNote(0, "a one"), "1")
    assert len(await server.log(table)) == 8
    assert await server.store.all_tables() == before


async def test_a_long_log_is_applied_in_slices_and_others_run_meanwhile(server):
    table = await server.open_table(TINY, ALICE)
    spoken = [SeatSpoke(0, "hello")] * (2 * ENTRIES_PER_READ)
    live = await server.tables.live(table)
    await server.store.append(summary_of(live.table, OPENING), 2, OPENING, "", spoken)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    running = asyncio.create_task(others())
    assert (await server.process().live(table)).table.sequence == 2 + len(spoken)
    assert turns >= len(spoken) // ENTRIES_PER_SLICE
    turns = 0
    assert (await server.tables.live(table)).table.sequence == 2 + len(spoken)
    assert turns >= len(spoken) // ENTRIES_PER_SLICE
    running.cancel()


class CountingStore(MemoryStore):
    """A store that counts reads, each of which takes a while."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = Counter[int]()

    async def read(
        self, table: TableId, after: int = 0, limit: int | None = None
    ) -> Sequence[LogEntry]:
        self.reads[after] += 1
        await asyncio.sleep(0)
        return await super().read(table, after, limit)


async def open_and_sit(tables: Tables) -> TableId:
    """A table with two entries: a read after the first is not the first read."""
    table = await tables.open(ALICE, TINY, "1")
    await tables.submit(table, ALICE, Sit(contribution=part(0)), "sit")
    return table


async def test_all_who_ask_for_a_table_at_once_share_one_read(server):
    store = CountingStore()
    table = await open_and_sit(server.process(store))
    tables = server.process(store)
    store.reads.clear()
    lives = await asyncio.gather(*(tables.live(table) for _ in range(5)))
    assert len({id(live) for live in lives}) == 1
    assert store.reads[0] == 1


async def test_a_caller_who_gives_up_does_not_stop_the_read_for_others(server):
    store = CountingStore()
    table = await open_and_sit(server.process(store))
    store.reads.clear()
    tables = server.process(store)
    first = asyncio.create_task(tables.live(table))
    second = asyncio.create_task(tables.live(table))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).table.id == table
    assert store.reads[0] == 1


async def test_a_read_that_fails_is_tried_again_by_the_next_caller(server):
    unknown = TableId("nowhere")
    answers = await asyncio.gather(
        *(server.tables.live(unknown) for _ in range(3)), return_exceptions=True
    )
    assert {answer.reason for answer in answers} == {TableRefusal.NO_SUCH_TABLE}
    assert await refusal(server.tables.live(unknown)) is TableRefusal.NO_SUCH_TABLE


async def test_tables_used_longest_ago_are_forgotten_when_there_are_too_many_entries(
    server, monkeypatch
):
    monkeypatch.setattr(service, "MOST_LIVE_ENTRIES", 10)
    tables = [await server.tables.open(ALICE, TINY, f"{number}") for number in range(3)]
    first, second, third = [await server.tables.live(table) for table in tables]
    for number in range(7):
        await server.tables.submit(tables[1], ALICE, Say("hello"), f"{number}")
    assert await server.tables.live(tables[0]) is first
    await server.tables.submit(tables[1], ALICE, Say("hello"), "one more")
    assert await server.tables.live(tables[1]) is second
    assert await server.tables.live(tables[2]) is not third
    # A table alone may be longer.
    for number in range(20):
        await server.tables.submit(tables[1], ALICE, Say("hello"), f"again {number}")
    assert await server.tables.live(tables[1]) is second
    assert await server.tables.live(tables[0]) is not first


async def test_of_tables_that_are_over_only_some_are_kept_in_memory(server, monkeypatch):
    monkeypatch.setattr(service, "MOST_OVER_TABLES", 2)
    waiting = await server.tables.open(ALICE, TINY, "waiting")
    waits = await server.tables.live(waiting)
    over = [await server.tables.open(ALICE, TINY, f"{number}") for number in range(4)]
    for table in over[:2]:
        await server.tables.expire(table, -1)
    first, second = [await server.tables.live(table) for table in over[:2]]
    assert await server.tables.live(over[0]) is first
    # The second was used longest ago.
    await server.tables.expire(over[2], -1)
    assert await server.tables.live(over[0]) is first
    assert await server.tables.live(over[1]) is not second
    assert await server.tables.live(waiting) is waits


async def test_what_follows_from_a_table_is_computed_once(server):
    table = await server.open_table()
    live = await server.tables.live(table)
    computed = []

    def number_of_entries(live: LiveTable) -> int:
        computed.append(live)
        return len(live.applied)

    assert live.derive(number_of_entries) == live.derive(number_of_entries) == 1
    assert computed == [live]
