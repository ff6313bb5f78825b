"""Bots move when they are to act, at every table."""

import asyncio
import logging

import msgspec
import pytest
from tests.bots.conftest import HOST, BotServer

from tamaya.bots import BotProcesses, bot_runner
from tamaya.bots.bot_runner import BotRunner
from tamaya.bots.due_times import DueTimes
from tamaya.bots.game_adapters import ADAPTERS
from tamaya.rules.shared_types import Seat
from tamaya.table.commands import Leave, MakeMove, RequestSeat, VoteToEnd
from tamaya.table.events import MoveMade
from tamaya.table.options import DeadlineAction, Options
from tamaya.table.phase import Phase
from tamaya.workers import WorkerFailure
from tamaya.workers.worker_pool import WAITED_TOO_LONG

pytestmark = pytest.mark.anyio

TINY = Options(
    edition="custom",
    settings={"suits": "red:222+blue:222", "hand": "2", "errors": "3"},
    seats=2,
    first_seat=0,
)
"""Twelve cards for two: over in a few turns."""


class FakeProcesses:
    """Bot processes whose answers the test gives."""

    def __init__(self, answer):
        self.answer = answer
        self.tasks = []
        self.prepared = []
        self.has_prepared = asyncio.Event()

    async def prepare(self, task):
        self.prepared.append(task.bot)
        self.has_prepared.set()

    async def decide(self, task, _table):
        self.tasks.append(task)
        return await self.answer(task)

    async def close(self):
        pass


async def at_once(task):
    return task.random_move()


async def play_first(server, table):
    """Alice makes the first of her legal moves."""
    now = await server.now(table)
    move = ADAPTERS[now.game.name].move_text(now.game.legal_moves[0])
    await server.tables.submit(table, HOST, MakeMove(move), f"move {now.sequence}")


@pytest.mark.parametrize(
    "options",
    [
        TINY,
        Options(
            edition="deluxe", extensions=("black-powder", "flamboyants"), seats=3, first_seat=1
        ),
        Options(game="ikebana", edition="", seats=2, first_seat=1),
    ],
    ids=lambda options: f"{options.game} {options.edition}",
)
async def test_bots_play_on_until_a_person_is_to_act(server, options):
    bot = "careful" if options.game == "hanabi" else "florist"
    async with server.runner():
        table = await server.table(options, *[bot] * (options.seats - 1))
        for _ in range(3):
            now = await server.until(table, seat=0)
            if now.phase is Phase.PLAYING:
                await play_first(server, table)
        await server.until(table, seat=0)
    assert {made.seat for made in await server.moves(table)} == set(range(options.seats))


async def test_a_bot_that_takes_over_a_seat_plays_to_the_end(server):
    async with server.runner():
        table = await server.table(TINY, "careful")
        request = RequestSeat(0, "careful")
        await server.tables.submit(table, HOST, request, "let a bot play for me")
        now = await server.until(table, seat=None)
    assert now.game.outcome is not None


async def test_a_restarted_runner_finds_the_bots_that_are_to_act(server):
    table = await server.table(TINY, "careful")
    await play_first(server, table)
    assert len(await server.moves(table)) == 1
    # Another process knows nothing but the log.
    async with BotServer(server.log, server.clock).runner():
        await server.until(table, seat=0)
    assert len(await server.moves(table)) == 2


async def test_a_restarted_runner_reads_tables_page_by_page(server, monkeypatch):
    monkeypatch.setattr(bot_runner, "CHECKED_AT_ONCE", 2)
    tables = [await server.table(TINY, "random") for _ in range(5)]
    for table in tables:
        await play_first(server, table)
    pages = []
    read_page = server.log.tables_for_bots

    async def counted(*arguments):
        pages.append(await read_page(*arguments))
        return pages[-1]

    async def never():
        raise AssertionError("every table ever was read")

    monkeypatch.setattr(server.log, "tables_for_bots", counted)
    monkeypatch.setattr(server.log, "all_tables", never)
    async with BotServer(server.log, server.clock).runner(FakeProcesses(at_once)):
        for table in tables:
            await server.until(table, seat=0)
    assert [len(page) for page in pages[:4]] == [2, 2, 1, 0]


async def test_two_runners_on_one_log_make_each_move_once(server):
    other = BotServer(server.log, server.clock)
    async with server.runner(FakeProcesses(at_once)), other.runner(FakeProcesses(at_once)):
        for number in range(4):
            table = await server.table(TINY, "random")
            await play_first(server if number % 2 else other, table)
            for runner in (server, other):
                runner.channel.listener(table, 0)
            await server.until(table, seat=0)
            await asyncio.sleep(0.05)
            assert [made.seat for made in await server.moves(table)][:2] == [0, 1]
            assert (await server.now(table)).game.board.seat_to_act == 0


async def test_no_table_waits_for_another(server):
    is_over = asyncio.Event()

    async def slow_for_three(task):
        if task.view.board.players == 3:
            await is_over.wait()
        return task.random_move()

    async with server.runner(FakeProcesses(slow_for_three)):
        slow = await server.table(Options(seats=3, first_seat=1), "random", "random")
        quick = await server.table(TINY, "random")
        await play_first(server, quick)
        await server.until(quick, seat=0)
        assert await server.moves(slow) == []
        is_over.set()
        await server.until(slow, seat=0)


async def failing(task):
    raise WorkerFailure("too slow")


async def cheating(task):
    return "no move of this game"


@pytest.mark.parametrize("answer", [failing, cheating])
async def test_a_failed_bot_makes_a_random_move_and_is_logged(server, caplog, answer):
    with caplog.at_level(logging.INFO, "tamaya.bots"):
        async with server.runner(FakeProcesses(answer)):
            table = await server.table(TINY, "careful")
            await play_first(server, table)
            now = await server.until(table, seat=0)
    assert len(now.game.moves) == 2
    assert "bot failed: careful (hanabi, turn 1)" in caplog.text
    assert table not in caplog.text
    assert HOST.guest not in caplog.text


async def test_a_bot_gets_the_view_of_its_seat_and_nothing_else(server):
    processes = FakeProcesses(at_once)
    async with server.runner(processes):
        table = await server.table(TINY, "careful")
        await play_first(server, table)
        await server.until(table, seat=0)
    assert [task.view.viewer for task in processes.tasks] == [Seat(1)]
    assert processes.tasks[0]._fields == ("game", "bot", "seed", "view")
    now = await server.now(table)
    assert processes.tasks[0].seed not in (now.seed, now.secret)


async def test_a_move_that_comes_too_late_is_dropped(server):
    is_given_up = asyncio.Event()

    async def late(task):
        await is_given_up.wait()
        return task.random_move()

    async with server.runner(FakeProcesses(late)):
        table = await server.table(TINY, "careful")
        await play_first(server, table)
        await asyncio.sleep(0.05)
        await server.tables.submit(table, HOST, VoteToEnd(), "enough")
        is_given_up.set()
        await asyncio.sleep(0.05)
    assert len(await server.moves(table)) == 1


async def test_a_failure_of_the_store_is_logged_and_the_next_check_finds_the_bot(
    server, caplog, monkeypatch
):
    monkeypatch.setattr("tamaya.bots.bot_runner.POLLS_PER_FULL_CHECK", 2)
    troubled = True

    async def out_of_order(task):
        if troubled:
            raise OSError("the address of the database")
        return task.random_move()

    async with server.runner(FakeProcesses(out_of_order)):
        table = await server.table(TINY, "careful")
        await play_first(server, table)
        await asyncio.sleep(0.3)
        assert len(await server.moves(table)) == 1
        troubled = False
        await server.until(table, seat=0)
    assert "bot task failed: OSError" in caplog.text
    assert "database" not in caplog.text


CLOCKED = Options(
    edition="custom",
    settings=TINY.settings,
    seats=2,
    first_seat=0,
    turn_seconds=60,
    at_deadline=DeadlineAction.BOT,
)


async def test_a_bot_moves_for_a_seat_whose_time_is_up(server):
    async with server.runner():
        table = await server.table(CLOCKED, "careful")
        await asyncio.sleep(0.2)
        assert await server.moves(table) == []
        server.clock.time += 61_000
        first, second = (await server.until_moves(table, 2))[:2]
    assert (first.seat, first.is_for_deadline) == (0, True)
    assert (second.seat, second.is_for_deadline) == (1, False)


async def test_a_bot_moves_for_a_holder_who_left_once_their_time_is_up(server):
    async with server.runner(FakeProcesses(at_once)):
        table = await server.table(CLOCKED, "careful")
        await server.tables.submit(table, HOST, Leave(), "leave")
        await asyncio.sleep(0.1)
        assert await server.moves(table) == []
        server.clock.time += 61_000
        await server.until_moves(table, 1)


HOUR = 3_600_000


async def test_a_clock_an_hour_back_and_a_restart_do_not_stop_bots(server):
    table = await server.table(TINY, "careful")
    await play_first(server, table)
    server.clock.time -= HOUR
    async with BotServer(server.log, server.clock).runner(FakeProcesses(at_once)):
        await server.until(table, seat=0)
    assert len(await server.moves(table)) == 2


async def test_a_bot_that_has_not_moved_since_the_last_check_is_run_whatever_the_clock_says(
    server, monkeypatch
):
    monkeypatch.setattr("tamaya.bots.bot_runner.POLLS_PER_FULL_CHECK", 1)
    async with server.runner(FakeProcesses(at_once)):
        server.channel.listener = None
        table = await server.table(TINY, "careful")
        # Another process, which has ended since, was notified of Alice's move.
        await play_first(server, table)
        server.clock.time -= HOUR
        await server.until(table, seat=0)


class ManualMonotonic:
    """A clock in seconds that tests move forward."""

    def __init__(self):
        self.seconds = 0.0

    def __call__(self):
        return self.seconds


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_clock_an_hour_back_gives_no_late_seat_an_hour_more(server, is_restarted):
    monotonic = ManualMonotonic()
    running = BotServer(server.log, server.clock) if is_restarted else server
    if is_restarted:
        table = await server.table(CLOCKED, "careful")
        server.clock.time -= HOUR
    async with running.runner(FakeProcesses(at_once)) as runner:
        runner._due_times = DueTimes(monotonic)
        if not is_restarted:
            table = await server.table(CLOCKED, "careful")
        await asyncio.sleep(0.2)
        assert list(runner._due_times._times) == [table]
        server.clock.time -= HOUR
        monotonic.seconds += 59
        await asyncio.sleep(0.2)
        assert await server.moves(table) == []
        monotonic.seconds += 1
        first = (await server.until_moves(table, 1))[0]
    assert (first.seat, first.is_for_deadline) == (0, True)


async def test_a_deadline_that_was_seen_runs_by_the_monotonic_clock(server):
    monotonic = ManualMonotonic()
    due_times = DueTimes(monotonic)
    table = await server.table(CLOCKED, "careful")
    now = await server.now(table)
    due_times.update(now, now.deadline - 10_000)
    # Seen again after the clock was set back: nothing changes.
    due_times.update(now, now.deadline - HOUR)
    assert list(due_times.overdue()) == []
    monotonic.seconds += 10
    assert list(due_times.overdue()) == [(table, now.deadline)]
    server.clock.time += 10_000
    await play_first(server, table)
    due_times.update(await server.now(table), now.deadline)
    assert list(due_times.overdue()) == []
    due_times.forget(table)
    monotonic.seconds += 100
    assert list(due_times.overdue()) == []


async def damaged_and_late(server):
    """Two tables whose deadlines are the same; the log of the first cannot be read."""
    damaged = await server.table(CLOCKED, "careful")
    late = await server.table(CLOCKED, "careful")
    log = server.log._logs[damaged]
    log[1] = log[1]._replace(event=MoveMade(0, "p0"))
    return damaged, late


async def test_a_table_that_cannot_be_read_keeps_no_late_seat_waiting(server, caplog, monkeypatch):
    monkeypatch.setattr("tamaya.bots.bot_runner.OVERDUE_BATCH", 1)
    damaged, late = await damaged_and_late(server)
    server.clock.time += 61_000
    restarted = BotServer(server.log, server.clock)
    failures = []
    async with restarted.runner() as runner:
        runner.on_failure = failures.append
        assert (await restarted.until_moves(late, 2))[0].is_for_deadline
    assert failures == []
    assert [line for line in caplog.messages if damaged not in line] == []


async def test_a_table_that_cannot_be_read_does_not_stop_the_check_of_a_clock_set_back(server):
    damaged, late = await damaged_and_late(server)
    deadline = (await server.now(late)).deadline
    server.clock.time -= 3_600_000
    restarted = BotServer(server.log, server.clock)
    runner = BotRunner(restarted.tables, server.log, server.clock, FakeProcesses(at_once))
    await runner._check_all_tables()
    assert runner._due_times.has(late, deadline)
    assert not runner._due_times.has(damaged, deadline)


async def test_nobody_moves_for_a_late_seat_where_the_table_waits(server):
    waiting = Options(edition="custom", settings=TINY.settings, seats=2, first_seat=0)
    async with server.runner(FakeProcesses(at_once)):
        table = await server.table(waiting, "careful")
        server.clock.time += 10**9
        await asyncio.sleep(0.2)
    assert await server.moves(table) == []


async def test_a_runner_that_is_not_running_does_nothing(server):
    runner = BotRunner(server.tables, server.log, server.clock, BotProcesses())
    server.channel.listener = runner.table_changed
    table = await server.table(TINY, "careful")
    await play_first(server, table)
    await asyncio.sleep(0.05)
    assert len(await server.moves(table)) == 1


@pytest.mark.parametrize(("why", "level"), [("too slow", "WARNING"), (WAITED_TOO_LONG, "INFO")])
async def test_a_failed_search_makes_the_move_of_its_stand_in(server, caplog, why, level):
    async def only_pair(task):
        if task.bot != "pair":
            raise WorkerFailure(why)
        return task.legal_moves[-1]

    processes = FakeProcesses(only_pair)
    with caplog.at_level(logging.INFO, "tamaya.bots"):
        async with server.runner(processes):
            table = await server.table(msgspec.structs.replace(TINY, expert_bots=True), "search")
            await play_first(server, table)
            now = await server.until(table, seat=0)
    assert [task.bot for task in processes.tasks] == ["search", "pair"]
    assert now.game.moves[-1].move == processes.tasks[0].legal_moves[-1]
    (logged,) = [each for each in caplog.records if "bot failed" in each.getMessage()]
    assert logged.getMessage() == f"bot failed: search (hanabi, turn 1): {why}; instead: pair"
    assert logged.levelname == level


async def test_a_bot_is_compiled_while_people_gather(server):
    processes = FakeProcesses(at_once)
    async with server.runner(processes):
        await server.table(Options(seats=3, expert_bots=True), "hat", "careful", is_started=False)
        await asyncio.wait_for(processes.has_prepared.wait(), 10)
    assert set(processes.prepared) == {"hat"}
    assert processes.tasks == []
