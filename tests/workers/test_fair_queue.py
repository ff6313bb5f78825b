"""A fair queue: nobody is crowded out."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tamaya.workers import FairQueue

pytestmark = pytest.mark.anyio

SLOW, QUICK = True, False


class Callers:
    """Callers of a queue who leave when the test says so."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.entered: list[str] = []
        self.kinds: dict[str, bool] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str, is_slow: bool = QUICK) -> None:
        """Let callers queue up; the first letter of a name is its key."""
        for name in names:
            self.kinds[name] = is_slow
            self.tasks[name] = asyncio.create_task(self._enter(name))
            await asyncio.sleep(0)

    async def _enter(self, name: str) -> None:
        await self.queue.enter(name[0], is_slow=self.kinds[name])
        self.entered.append(name)

    async def leave(self, name: str) -> None:
        self.queue.leave(is_slow=self.kinds[name])
        await asyncio.sleep(0)

    async def leave_in_turn(self) -> list[str]:
        """Everybody leaves in the order in which they entered; that order."""
        for name in self.entered:
            await self.leave(name)
        return self.entered


@pytest.fixture
async def callers(no_task_is_left: None) -> AsyncIterator[Callable[[int], Callers]]:
    """Makes callers of a queue; those who still wait at the end give up."""
    made: list[Callers] = []

    def make(places: int) -> Callers:
        made.append(Callers(places))
        return made[-1]

    yield make
    tasks = [task for each in made for task in each.tasks.values()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_keys_take_turns(callers):
    one = callers(1)
    await one.come("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    assert one.entered == ["a1"]
    assert await one.leave_in_turn() == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_slow_callers_leave_the_last_place_to_quick_ones(callers):
    three = callers(3)
    await three.come("a1", "b1", "c1", "d1", is_slow=SLOW)
    assert three.entered == ["a1", "b1"]
    for name in ("q1", "q2", "q3"):
        await three.come(name)
        assert three.entered[-1] == name
        await three.leave(name)
    await three.leave("a1")
    assert three.entered[-1] == "c1"


async def test_slow_callers_are_not_crowded_out_either(callers):
    two = callers(2)
    await two.come("s1", "t1", "u1", is_slow=SLOW)
    await two.come("a1", "b1", "c1")
    # One place is for quick callers; for the other both kinds take turns.
    assert two.entered == ["s1", "a1"]
    await two.leave("s1")
    assert two.entered[2:] == ["t1"]
    await two.leave("a1")
    assert two.entered[3:] == ["b1"]


async def test_with_one_place_both_kinds_take_turns(callers):
    one = callers(1)
    await one.come("s1", "t1", "u1", is_slow=SLOW)
    await one.come("a1", "b1")
    assert await one.leave_in_turn() == ["s1", "a1", "t1", "b1", "u1"]


async def cancelled(task: asyncio.Task[None]) -> None:
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_caller_who_gives_up_is_passed_over(callers):
    one = callers(1)
    await one.come("a1", "a2", "b1")
    one.tasks["a2"].cancel()
    # Cancelled, but its task has not run since.
    one.queue.leave()
    await cancelled(one.tasks["a2"])
    await asyncio.sleep(0)
    assert one.entered == ["a1", "b1"]
    await one.leave("b1")
    await one.come("c1")
    assert one.entered[-1] == "c1"


async def test_a_caller_who_is_let_in_and_cancelled_at_once_holds_no_place(callers):
    one = callers(1)
    await one.come("a1", "b1")
    one.queue.leave()
    one.tasks["b1"].cancel()
    await cancelled(one.tasks["b1"])
    await one.come("c1")
    assert one.entered == ["a1", "c1"]
