"""Background tasks that fail are logged, counted, started again, and reported."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tamaya.table.events import GuestId
from tamaya.web.metrics import Metrics
from tamaya.web.supervised_tasks import (
    FAILURES_IN_A_ROW,
    LONGEST_PAUSE_SECONDS,
    SECONDS_IN_A_ROW,
    SupervisedTasks,
)
from tamaya.wire.close_codes import CloseCode


class FakeTime:
    """A clock that moves only while somebody sleeps."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.pauses: list[float] = []

    def now(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.seconds += seconds
        await asyncio.sleep(0)


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
async def tasks(time):
    tasks = SupervisedTasks(Metrics(), time.now, time.sleep)
    yield tasks
    await tasks.close()


def failing_work(times: int):
    """Work that fails this often, then sets the event and goes on for ever."""
    runs = 0
    is_well = asyncio.Event()

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs <= times:
            raise ZeroDivisionError(" ".join(["hidden", "card"]))
        is_well.set()
        await asyncio.Event().wait()

    return work, is_well


async def test_a_task_that_fails_is_started_again_later_and_later(tasks, time, caplog):
    work, is_well = failing_work(9)
    tasks.start("bots", work)
    await is_well.wait()
    assert time.pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert tasks._metrics.task_failures == {"bots": 9}
    assert 'tamaya_task_failures_total{task="bots"} 9\n' in tasks._metrics.text()
    assert caplog.text.count("task bots failed: ZeroDivisionError") == 9
    assert "hidden card" not in caplog.text


async def test_a_task_is_reported_while_it_keeps_failing(tasks, time):
    work, is_well = failing_work(FAILURES_IN_A_ROW - 1)
    tasks.start("expiry", work)
    await is_well.wait()
    assert tasks.failing() == ()
    tasks.record_failure("expiry", ValueError())
    assert tasks.failing() == ("expiry",)
    time.seconds += SECONDS_IN_A_ROW
    assert tasks.failing() == ()


async def test_a_task_that_ran_for_long_is_started_again_soon(tasks, time):
    lasting = [0.0] * 8 + [SECONDS_IN_A_ROW]
    is_well = asyncio.Event()

    async def work() -> None:
        if not lasting:
            is_well.set()
            return
        time.seconds += lasting.pop(0)
        raise ValueError

    tasks.start("bots", work)
    await is_well.wait()
    assert time.pauses[-2:] == [LONGEST_PAUSE_SECONDS, 1]


async def test_one_failing_task_does_not_stop_the_others(tasks):
    other, is_well = failing_work(0)
    failing, is_well_at_last = failing_work(3)
    tasks.start("failing", failing)
    tasks.start("other", other)
    await is_well.wait()
    await is_well_at_last.wait()
    assert tasks._metrics.task_failures == {"failing": 3}


async def test_tasks_that_fail_while_they_are_cancelled_end(time, caplog):
    tasks = SupervisedTasks(Metrics(), time.now, time.sleep)
    is_running = asyncio.Event()

    async def work() -> None:
        try:
            is_running.set()
            await asyncio.Event().wait()
        finally:
            raise RuntimeError

    tasks.start("stubborn", work)
    await is_running.wait()
    await tasks.close()
    assert time.pauses == []
    assert "task stubborn failed: RuntimeError" in caplog.text


async def test_a_restarted_task_closes_the_sockets_that_it_missed(server, alice, monkeypatch):
    app_state, failures = server.app_state, []
    check = app_state.guest_sockets._check_sockets

    async def fail_once(guest: GuestId) -> None:
        if not failures:
            failures.append(guest)
            raise ZeroDivisionError
        await check(guest)

    async def do_not_wait(_: float) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(app_state.guest_sockets, "_check_sockets", fail_once)
    monkeypatch.setattr(app_state.tasks, "_sleep", do_not_wait)
    async with alice.wire() as wire:
        assert (await alice.http.delete("/api/me")).status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            await wire.receive_until(lambda _: False)
    assert closed.value.rcvd.code == CloseCode.UNKNOWN_GUEST
    assert app_state.metrics.task_failures == {"signed-out-guests": 1}
