"""Bots wait while people decide whether a move is undone, and move again after it."""

import asyncio

import pytest
from tests.bots.conftest import HOST, BotServer
from tests.bots.test_bot_pace import BRISK, ManualSleep, at_pace
from tests.bots.test_bot_runner import FakeProcesses

from tamaya.bots.game_adapters import ADAPTERS
from tamaya.rules.hanabi import GiveClue
from tamaya.table.command_context import Sender
from tamaya.table.commands import AddBot, AnswerUndo, MakeMove, RequestUndo, Sit, Start
from tamaya.table.events import GuestId, MoveUndone, UndoDropped, UndoRequested
from tamaya.table.options import BotPace, Options
from tamaya.table.undo_decisions import SECONDS_TO_ANSWER

pytestmark = pytest.mark.anyio

BOB = Sender(GuestId("guest-bob"), "Bob")
TWO, THREE = Options(seats=2, first_seat=0), Options(seats=3, first_seat=0)


@pytest.fixture
def sleep(server):
    return ManualSleep(server.clock)


async def give_clue(server, table, sender, place=0):
    """A person gives the first of their possible clues, or another."""
    now = await server.now(table)
    clues = [move for move in now.game.legal_moves if isinstance(move, GiveClue)]
    move = MakeMove(ADAPTERS["hanabi"].move_text(clues[place]))
    await server.tables.submit(table, sender, move, f"clue {now.sequence}")


async def with_bob(server, pace):
    """Alice, Bob and a bot, in this order."""
    table = await server.table(at_pace(pace, THREE), is_started=False)
    await server.tables.submit(table, BOB, Sit(1, "b0" * 16), "sit")
    await server.tables.submit(table, HOST, AddBot("random"), "bot")
    await server.tables.submit(table, HOST, Start(), "start")
    return table


async def clue(task):
    return next(move for move in task.view.legal_moves if isinstance(move, GiveClue))


async def kinds(server, table):
    """The kinds of all entries after the start."""
    events = [entry.event for entry in await server.log.read(table)]
    names = [type(event).__name__ for event in events]
    return names[names.index("GameStarted") + 1 :]


async def test_a_bot_whose_clue_was_undone_with_its_partners_moves_again(server):
    async with server.runner(FakeProcesses(clue)):
        table = await server.table(TWO, "random")
        for _ in range(3):
            await give_clue(server, table, HOST)
            await server.until(table, seat=0)
            now = await server.now(table)
            assert len(now.game.moves) == 2
            await server.tables.submit(table, HOST, RequestUndo(), f"undo {now.sequence}")
            assert len((await server.now(table)).game.moves) == 0
        await give_clue(server, table, HOST)
        await server.until(table, seat=0)
    assert await kinds(server, table) == ["MoveMade", "MoveMade", "MoveUndone"] * 3 + [
        *("MoveMade", "MoveMade")
    ]


async def test_a_bot_that_waits_for_its_moment_forgets_what_was_undone(server, sleep):
    processes = FakeProcesses(clue)
    async with server.runner(processes, sleep):
        table = await server.table(at_pace(BotPace.BRISK, TWO), "random")
        await give_clue(server, table, HOST)
        await sleep.until_sleeping(1)
        await server.tables.submit(table, HOST, RequestUndo(), "undo")
        await give_clue(server, table, HOST, place=1)
        # Its moment has come, and it decides again at once.
        sleep.wake()
        await server.until_moves(table, 3)
    seen = [task.view.history for task in processes.tasks]
    assert len(seen) == 2
    assert seen[0] != seen[1]


async def test_a_bot_waits_for_the_answers_and_moves_once_one_is_no(server, sleep):
    async with server.runner(FakeProcesses(clue), sleep):
        table = await with_bob(server, BotPace.BRISK)
        await give_clue(server, table, HOST)
        await give_clue(server, table, BOB)
        await sleep.until_sleeping(1)
        await server.tables.submit(table, BOB, RequestUndo(), "undo")
        # The bot's moment has come, but it waits for Alice, for a while.
        sleep.wake()
        await sleep.until_sleeping(2)
        assert sleep.seconds == [BRISK / 1000, pytest.approx(SECONDS_TO_ANSWER - BRISK / 1000)]
        assert len(await server.moves(table)) == 2
        await server.tables.submit(table, HOST, AnswerUndo(agree=False), "no")
        await server.until_moves(table, 3)
        sleep.wake()


async def test_a_request_that_nobody_answers_is_dropped(server, sleep):
    async with server.runner(FakeProcesses(clue), sleep):
        table = await with_bob(server, BotPace.INSTANT)
        await give_clue(server, table, HOST)
        # The runner learns of both at once, so that the bot cannot be faster.
        listener, server.channel.listener = server.channel.listener, None
        await give_clue(server, table, BOB)
        await server.tables.submit(table, BOB, RequestUndo(), "undo")
        server.channel.listener = listener
        listener(table, 0)
        await sleep.until_sleeping(1)
        assert sleep.seconds == [SECONDS_TO_ANSWER]
        assert len(await server.moves(table)) == 2
        sleep.wake()
        await server.until_moves(table, 3)
    assert (await kinds(server, table))[-3:] == ["UndoRequested", "UndoDropped", "MoveMade"]


async def test_after_a_restart_a_request_is_dropped_in_time(server, sleep):
    table = await with_bob(server, BotPace.INSTANT)
    await give_clue(server, table, HOST)
    await give_clue(server, table, BOB)
    await server.tables.submit(table, BOB, RequestUndo(), "undo")
    server.clock.time += 20_000
    other = BotServer(server.log, server.clock)
    async with other.runner(FakeProcesses(clue), sleep):
        await sleep.until_sleeping(1)
        assert sleep.seconds == [SECONDS_TO_ANSWER - 20]
        sleep.wake()
        await server.until_moves(table, 3)


async def test_two_runners_drop_a_request_once(server, sleep):
    table = await with_bob(server, BotPace.INSTANT)
    await give_clue(server, table, HOST)
    await give_clue(server, table, BOB)
    await server.tables.submit(table, BOB, RequestUndo(), "undo")
    others = [BotServer(server.log, server.clock) for _ in range(2)]
    processes = FakeProcesses(clue)
    async with others[0].runner(processes, sleep), others[1].runner(processes, sleep):
        await sleep.until_sleeping(2)
        sleep.wake()
        await server.until_moves(table, 3)
        await asyncio.sleep(0.05)
    events = [entry.event for entry in await server.log.read(table)]
    assert sum(isinstance(event, UndoDropped) for event in events) == 1
    assert UndoRequested(1) in events
    assert not any(isinstance(event, MoveUndone) for event in events)
