"""New connections, requests and hurried messages share a part of the event loop's time."""

import asyncio
from dataclasses import replace

from tests.web.local_server import GENEROUS, local_server, visitor

from tamaya.web.access.rate_limits import HURRY, Limits
from tamaya.web.access.turns import LONGEST_TURN, SHARE, TurnQueue
from tamaya.web.settings import Settings


class Work:
    """Work in turns, on a clock that passes only while somebody works or the test says so."""

    def __init__(self, share: float, seconds_at_once: float) -> None:
        self.now = 0.0
        self.done = []
        self._tasks = []
        clock = lambda: self.now  # noqa: E731
        self.turns = TurnQueue(share, seconds_at_once, clock, clock)

    def ask(self, key: str, seconds: float) -> asyncio.Task:
        """Ask for a turn, and work so long in it."""
        self._tasks.append(asyncio.create_task(self._work(key, seconds)))
        return self._tasks[-1]

    async def end(self) -> None:
        """Let time pass until all is done."""
        while not all(task.done() for task in self._tasks):
            self.now += 0.0001
            await asyncio.sleep(0)

    async def _work(self, key: str, seconds: float) -> None:
        async with self.turns.turn(key):
            self.done.append(key)
            self.now += seconds


async def test_a_turn_costs_its_time_and_the_next_waits_until_it_is_paid():
    work = Work(share=0.25, seconds_at_once=0.01)
    work.ask("first", 0.02)
    work.ask("second", 0)
    # Half of it was there already, and a quarter of the time that passed comes back.
    await asyncio.sleep(0.05)
    assert work.done == ["first"]
    work.now += 0.019
    await asyncio.sleep(0.05)
    assert work.done == ["first"]
    work.now += 0.002
    await work.end()
    assert work.done == ["first", "second"]


async def test_addresses_take_turns():
    work = Work(share=0.5, seconds_at_once=0.01)
    work.ask("first", 0.1)
    await asyncio.sleep(0)
    flood = [work.ask("flood", 0.01) for _ in range(20)]
    work.ask("newcomer", 0.01)
    await asyncio.sleep(0)
    flood[0].cancel()
    await work.end()
    assert work.done.index("newcomer") <= 2
    assert len(work.done) == 21


async def test_one_turn_is_given_after_the_other():
    work = Work(share=1, seconds_at_once=1000)
    for number in range(10):
        work.ask(str(number), 0)
    for most in range(10):
        assert len(work.done) <= most
        await asyncio.sleep(0)
    await work.end()
    assert len(work.done) == 10


async def test_a_caller_who_waits_within_a_turn_does_not_stop_the_others():
    work = Work(share=1, seconds_at_once=1000)
    async with work.turns.turn("store that hangs"):
        await asyncio.wait_for(work.ask("newcomer", 0), 100 * LONGEST_TURN)
    assert work.done == ["newcomer"]


async def test_messages_at_the_pace_of_people_take_no_turns():
    limits = Limits(Settings(messages_per_second_and_address=60), now=lambda: 0.0)
    assert [limits.unhurried.take("192.0.2.9") for _ in range(21)] == [True] * 20 + [False]


async def test_requests_handshakes_and_hurried_messages_take_turns(monkeypatch):
    asked = []
    turn = TurnQueue.turn

    def counted_turn(turns, key):
        asked.append(key)
        return turn(turns, key)

    monkeypatch.setattr(TurnQueue, "turn", counted_turn)
    few = replace(GENEROUS, messages_per_second_and_address=100_000)
    async with local_server(few) as server, visitor(server.url, "Alice") as alice:
        moment = server.app_state.limits.unhurried._now()
        limits = Limits(replace(few, messages_per_second_and_address=HURRY), lambda: moment)
        monkeypatch.setattr(server.app_state.limits, "unhurried", limits.unhurried)
        asked.clear()
        await alice.http.get("/health")
        assert asked == ["127.0.0.1"]
        async with alice.wire() as wire:
            # One for the connection, one for the handshake; the hello was not hurried.
            assert len(asked) == 3
            for number in range(5):
                await wire.send("ping", id=str(number))
                await wire.receive()
            assert len(asked) == 5


async def test_thirty_people_of_one_address_join_within_some_seconds():
    """Each with six connections, a page of twenty files, ten requests and a socket."""
    limits = Limits(Settings(), now=lambda: 0.0)
    assert all(limits.requests.take("school", 10) for _ in range(30))
    work = Work(share=SHARE, seconds_at_once=0.05)
    for _ in range(30 * (6 + 20 + 1)):
        work.ask("school", 0.001)
    await work.end()
    assert work.now < 10
