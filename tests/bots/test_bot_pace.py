"""Bots move at the table's pace: they decide at once, then wait for their moment."""

import asyncio

import msgspec
import pytest
from tests.bots.conftest import FAR_TOO_LONG, HOST, BotServer
from tests.bots.test_bot_runner import TINY, FakeProcesses, at_once, play_first

from tamaya.table.commands import RequestSeat, VoteToEnd
from tamaya.table.options import BotPace, Options

pytestmark = pytest.mark.anyio

BRISK = BotPace.BRISK.milliseconds


def at_pace(pace: BotPace, options: Options = TINY) -> Options:
    return msgspec.structs.replace(options, bot_pace=pace)


class ManualSleep:
    """Sleeps until the test wakes the sleepers; the clock then shows that the time has passed."""

    def __init__(self, clock):
        self._clock = clock
        self._wakers = []
        self._begun = asyncio.Condition()
        self.seconds = []

    async def __call__(self, seconds):
        waker = asyncio.Event()
        self.seconds.append(seconds)
        self._wakers.append(waker)
        async with self._begun:
            self._begun.notify_all()
        await waker.wait()

    async def until_sleeping(self, times):
        async with asyncio.timeout(FAR_TOO_LONG), self._begun:
            await self._begun.wait_for(lambda: len(self.seconds) >= times)

    def wake(self):
        self._clock.time += round(1000 * self.seconds[-1])
        for waker in self._wakers:
            waker.set()


@pytest.fixture
def sleep(server):
    return ManualSleep(server.clock)


async def test_a_bot_decides_at_once_and_moves_when_its_moment_has_come(server, sleep):
    processes = FakeProcesses(at_once)
    async with server.runner(processes, sleep):
        table = await server.table(at_pace(BotPace.BRISK), "random")
        await play_first(server, table)
        await sleep.until_sleeping(1)
        assert (len(processes.tasks), len(await server.moves(table))) == (1, 1)
        assert sleep.seconds == [BRISK / 1000]
        sleep.wake()
        assert len(await server.until_moves(table, 2)) == 2


async def test_the_time_a_bot_thinks_counts_as_waiting(server, sleep):
    async def thoughtfully(task):
        server.clock.time += 700
        return task.random_move()

    async with server.runner(FakeProcesses(thoughtfully), sleep):
        table = await server.table(at_pace(BotPace.BRISK), "random")
        await play_first(server, table)
        await sleep.until_sleeping(1)
        assert sleep.seconds == [(BRISK - 700) / 1000]
        sleep.wake()
        await server.until_moves(table, 2)


async def test_bots_wait_for_one_another(server, sleep):
    three = Options(edition="standard", seats=3, first_seat=1)
    async with server.runner(FakeProcesses(at_once), sleep):
        table = await server.table(at_pace(BotPace.CALM, three), "random", "random")
        for number in (1, 2):
            await sleep.until_sleeping(number)
            assert len(await server.moves(table)) == number - 1
            sleep.wake()
            await server.until_moves(table, number)
    assert sleep.seconds == [BotPace.CALM.milliseconds / 1000] * 2


async def test_an_instant_bot_never_sleeps(server, sleep):
    async with server.runner(FakeProcesses(at_once), sleep):
        table = await server.table(at_pace(BotPace.INSTANT), "random")
        await play_first(server, table)
        await server.until_moves(table, 2)
    assert sleep.seconds == []


async def test_after_a_restart_a_bot_waits_only_for_the_rest(server, sleep):
    table = await server.table(at_pace(BotPace.BRISK), "random")
    await play_first(server, table)
    server.clock.time += BRISK - 100
    async with BotServer(server.log, server.clock).runner(FakeProcesses(at_once), sleep):
        await sleep.until_sleeping(1)
        assert sleep.seconds == [0.1]
        sleep.wake()
        await server.until_moves(table, 2)


async def test_a_clock_an_hour_back_makes_nobody_wait_longer_than_the_pace(server, sleep):
    table = await server.table(at_pace(BotPace.BRISK), "random")
    await play_first(server, table)
    server.clock.time -= 3_600_000
    async with BotServer(server.log, server.clock).runner(FakeProcesses(at_once), sleep):
        await sleep.until_sleeping(1)
        assert sleep.seconds == [BRISK / 1000]


async def test_two_runners_that_wait_for_the_same_moment_move_once(server, sleep):
    other = BotServer(server.log, server.clock)
    processes = FakeProcesses(at_once)
    async with server.runner(processes, sleep), other.runner(processes, sleep):
        table = await server.table(at_pace(BotPace.BRISK), "random")
        await play_first(server, table)
        other.channel.listener(table, 0)
        await sleep.until_sleeping(2)
        sleep.wake()
        await server.until_moves(table, 2)
        await asyncio.sleep(0.05)
    assert [made.seat for made in await server.moves(table)] == [0, 1]


async def test_a_game_that_ends_while_a_bot_waits_gets_no_move_of_it(server, sleep):
    async with server.runner(FakeProcesses(at_once), sleep):
        table = await server.table(at_pace(BotPace.BRISK), "random")
        await play_first(server, table)
        await sleep.until_sleeping(1)
        await server.tables.submit(table, HOST, VoteToEnd(), "enough")
        sleep.wake()
        await asyncio.sleep(0.05)
    assert len(await server.moves(table)) == 1


async def test_what_people_do_besides_moving_does_not_delay_a_bot(server, sleep):
    async with server.runner(FakeProcesses(at_once), sleep):
        table = await server.table(at_pace(BotPace.BRISK), "random")
        await play_first(server, table)
        await sleep.until_sleeping(1)
        server.clock.time += 1_000
        await server.tables.submit(table, HOST, RequestSeat(0, "random"), "a bot for me")
        sleep.wake()
        await server.until_moves(table, 2)
    assert sleep.seconds[0] == BRISK / 1000
