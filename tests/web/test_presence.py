"""Who is at a table, over real sockets: closed tabs, substitutes, two processes, a restart."""

import asyncio
import time
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import pytest
from tests.web.local_server import GENEROUS, Visitor, latest_of, local_server, visitor
from tests.web.movable_clock import MovableClock

from tamaya.bots.bot_processes import BotProcesses
from tamaya.table.presence import AWAY_MILLISECONDS, PATIENCE_MILLISECONDS
from tamaya.web.server import SECONDS_BETWEEN_PINGS
from tamaya.web.socket.audience import SECONDS_OF_SILENCE
from tamaya.web.socket.table_presence import SECONDS_BETWEEN_ROUNDS, SECONDS_BETWEEN_UPDATES


@pytest.fixture
def clock():
    return MovableClock()


@pytest.fixture
async def servers(request, clock, no_task_is_left):
    """As many processes of one server as the test asks for, by default one."""
    number = getattr(request, "param", 1)
    database = GENEROUS.database if number == 1 else request.getfixturevalue("postgres_url")
    async with AsyncExitStack() as closing:
        yield [
            await closing.enter_async_context(
                local_server(replace(GENEROUS, database=database), clock)
            )
            for _ in range(number)
        ]


@pytest.fixture
async def server(servers):
    """The process to which Alice is connected; the others are at the last one."""
    return servers[0]


@pytest.fixture
async def bob(servers):
    async with visitor(servers[-1].url, "Bob") as somebody:
        yield somebody


@pytest.fixture
async def cathy(servers):
    async with visitor(servers[-1].url, "Cathy") as somebody:
        yield somebody


one_and_two_processes = pytest.mark.parametrize("servers", [1, 2], indirect=True)

OPTIONS = {"edition": "standard", "bot-pace": "instant"}


async def begun(host, *others, **options):
    """A table at which everybody sits, in this order; the game has started."""
    table = await host.wire.owner.open_table(seats=1 + len(others), **{**OPTIONS, **options})
    for each in (host, *others):
        await each.wire.attach(table)
        await each.wire.send_command(table, "sit")
    assert (await host.wire.send_command(table, "start"))["type"] == "done"
    return table


class Tab:
    """A tab of a guest that can be closed."""

    def __init__(self, guest: Visitor) -> None:
        self.guest = guest

    async def open(self):
        self._closing = self.guest.wire()
        self.wire = await self._closing.__aenter__()
        self.wire.owner = self.guest
        return self

    async def close(self):
        await self._closing.__aexit__(None, None, None)
        # It is stored before the test moves the clock.
        await asyncio.sleep(5 * SECONDS_BETWEEN_UPDATES)


@asynccontextmanager
async def tabs(*guests):
    opened = [await Tab(guest).open() for guest in guests]
    try:
        yield opened
    finally:
        for tab in opened:
            await tab.close()


def absent(message):
    """The absences in a report, by seat."""
    return {each["seat"]: (each["absence"], each["choices"]) for each in message["seats"]}


async def until_absent(wire, wanted):
    """The last report of absences, received before or now, once it is this one."""
    while True:
        reports = [message for message in wire.messages if message["type"] == "absences"]
        if reports and absent(reports[-1]) == wanted:
            return reports[-1]
        await wire.receive()


async def until_event(wire, kind):
    """The entry of such an event, received before or now."""
    while not (known := [e for e in wire.entries if e["event"]["type"] == kind]):
        await wire.receive()
    return known[-1]


async def test_a_closed_tab_is_reported_and_a_reload_is_not(server, clock, alice, bob):
    async with tabs(alice, bob) as (host, other):
        await begun(host, other)
        await other.close()
        await other.open()
        await other.wire.attach(latest_of(host.wire)["table"])
        await other.close()
        clock.offset += AWAY_MILLISECONDS
        report = await until_absent(host.wire, {1: ("away", ["substitute"])})
        # The reload before it was not reported.
        assert [m for m in host.wire.messages if m["type"] == "absences"] == [report]
        (seat,) = report["seats"]
        assert seat["since"] <= clock.now()
        clock.offset += PATIENCE_MILLISECONDS
        await until_absent(host.wire, {1: ("away", ["substitute", "free-seat"])})
        await other.open()
        await other.wire.attach(report["table"])
        await until_absent(host.wire, {})


async def test_a_connection_that_is_lost_without_a_word_is_reported(monkeypatch, no_task_is_left):
    """A phone without network closes nothing: it only stops answering pings."""
    monkeypatch.setattr("tamaya.web.server.SECONDS_BETWEEN_PINGS", 0.1)
    monkeypatch.setattr("tamaya.web.socket.audience.SECONDS_OF_SILENCE", 1.0)
    monkeypatch.setattr("tamaya.web.socket.table_presence.SECONDS_OF_SILENCE", 1.0)
    monkeypatch.setattr("tamaya.table.presence.AWAY_MILLISECONDS", 900)
    async with (
        local_server() as server,
        visitor(server.url, "Alice") as alice,
        visitor(server.url, "Bob") as bob,
        tabs(alice, bob) as (host, other),
    ):
        table = await begun(host, other, **{"first-seat": 1})
        lost = other.wire.socket.transport
        lost.pause_reading()
        await until_absent(host.wire, {1: ("away", ["substitute"])})
        await host.wire.send_command(table, "substitute", seat=1)
        await until_event(host.wire, "move-made")
        # The network is back, and nobody has to connect again.
        lost.resume_reading()
        await until_event(host.wire, "substitution-ended")
        await until_absent(host.wire, {})


async def test_a_lost_connection_is_noticed_within_ten_seconds():
    """An answer to a ping may take some seconds; then it takes a round to tell the others."""
    assert SECONDS_BETWEEN_PINGS + 3 < SECONDS_OF_SILENCE
    assert AWAY_MILLISECONDS < 1000 * SECONDS_OF_SILENCE
    assert SECONDS_OF_SILENCE + 2 * SECONDS_BETWEEN_ROUNDS < 10


@one_and_two_processes
async def test_a_bot_plays_for_an_absent_player_who_takes_over_again(server, clock, alice, bob):
    async with tabs(alice, bob) as (host, other):
        table = await begun(host, other, **{"first-seat": 1})
        await other.close()
        clock.offset += AWAY_MILLISECONDS
        await until_absent(host.wire, {1: ("away", ["substitute"])})
        assert (await host.wire.send_command(table, "substitute", seat=1))["type"] == "done"
        played = await until_event(host.wire, "move-made")
        assert played["event"]["is-by-substitute"]
        assert played["state"]["holders"][1]["has-substitute"]
        await other.open()
        # What was played for them is in their log, and the bot stops. It has moved once, however
        # many processes run it.
        attached = await other.wire.attach(table)
        kinds = [entry["event"]["type"] for entry in attached["entries"]]
        assert kinds[-2:] == ["substitution-began", "move-made"]
        ended = await until_event(other.wire, "substitution-ended")
        assert not ended["state"]["holders"][1]["has-substitute"]
        await until_event(host.wire, "substitution-ended")
        await until_absent(host.wire, {})
        assert len(moves_of(host.wire)) == 1


@one_and_two_processes
async def test_a_player_who_returns_in_the_middle_of_the_bots_move_makes_it(
    server, clock, alice, bob, monkeypatch
):
    may_decide, is_asked, is_over = asyncio.Event(), asyncio.Event(), asyncio.Event()
    whole = BotProcesses.decide

    async def held_up(processes, request, table):
        is_asked.set()
        await may_decide.wait()
        try:
            return await whole(processes, request, table)
        finally:
            is_over.set()

    monkeypatch.setattr(BotProcesses, "decide", held_up)
    async with tabs(alice, bob) as (host, other):
        table = await begun(host, other, **{"first-seat": 1})
        await other.close()
        clock.offset += AWAY_MILLISECONDS
        await until_absent(host.wire, {1: ("away", ["substitute"])})
        await host.wire.send_command(table, "substitute", seat=1)
        await is_asked.wait()
        await other.open()
        await other.wire.attach(table)
        await until_event(other.wire, "substitution-ended")
        may_decide.set()
        await is_over.wait()
        move = latest_of(other.wire)["view"]["legal-moves"][0]["text"]
        assert (await other.wire.send_command(table, "move", move=move))["type"] == "done"
        await until_event(other.wire, "move-made")
        moves = [e["event"] for e in other.wire.entries if e["event"]["type"] == "move-made"]
        assert [each["is-by-substitute"] for each in moves] == [False]


@one_and_two_processes
async def test_if_the_host_is_gone_anybody_seated_decides_after_a_while(
    server, clock, alice, bob, cathy
):
    async with tabs(alice, bob, cathy) as (host, other, third):
        table = await begun(host, other, third, **{"first-seat": 1})
        await other.close()
        clock.offset += AWAY_MILLISECONDS
        await until_absent(third.wire, {1: ("away", [])})
        refused = await third.wire.send_command(table, "substitute", seat=1)
        assert refused["reason"] == "host-decides"
        await host.close()
        clock.offset += PATIENCE_MILLISECONDS
        both = ["substitute", "free-seat"]
        await until_absent(third.wire, {0: ("away", both), 1: ("away", both)})
        assert (await third.wire.send_command(table, "substitute", seat=1))["type"] == "done"
        assert (await until_event(third.wire, "move-made"))["event"]["is-by-substitute"]
        assert (await third.wire.send_command(table, "free-seat", seat=0))["type"] == "done"
        freed = await until_event(third.wire, "host-changed")
        assert (freed["state"]["is-host"], freed["state"]["holders"][0]["is-away"]) == (True, True)


async def test_coming_and_going_at_one_table_makes_the_server_look_at_that_table_only(
    server, alice, bob, monkeypatch
):
    asked = []
    store = server.app_state.store
    whole = store.attendance

    async def counted(tables, now):
        asked.append(set(tables))
        return await whole(tables, now)

    monkeypatch.setattr(store, "attendance", counted)
    async with tabs(alice, bob) as (host, other):
        quiet = await alice.open_table(seats=2)
        await host.wire.attach(quiet)
        busy = await bob.open_table(seats=2)
        began = time.monotonic()
        for _ in range(60):
            await other.wire.attach(busy)
            await other.wire.send("detach", table=busy)
            await asyncio.sleep(0.01)
        seconds = time.monotonic() - began
        assert sum(busy in tables for tables in asked) > 1
        assert sum(quiet in tables for tables in asked) <= seconds / SECONDS_BETWEEN_ROUNDS + 2
        assert len(asked) <= seconds / SECONDS_BETWEEN_UPDATES + 2


async def test_a_present_player_is_not_put_out_by_a_newcomer_and_another_seat(
    server, clock, alice, bob, cathy
):
    async with tabs(alice, bob, cathy) as (host, other, newcomer):
        table = await begun(host, other)
        await newcomer.wire.attach(table)
        await newcomer.wire.send_command(table, "request-seat", seat=1)
        await host.wire.send_command(table, "answer-request", agree=True)
        answered = await until_event(host.wire, "request-answered")
        assert answered["state"]["request"]["agreed"] == [0]
        clock.offset += PATIENCE_MILLISECONDS
        lapsed = await until_event(other.wire, "request-lapsed")
        assert lapsed["state"]["my-seat"] == 1


async def until_effects(wire, wanted):
    """The last report once leaving and voting would do this."""
    while True:
        reports = [message for message in wire.messages if message["type"] == "absences"]
        if reports and reports[-1]["effects"] == wanted:
            return reports[-1]
        await wire.receive()


@one_and_two_processes
async def test_leaving_and_voting_are_announced_without_those_who_are_long_away(
    server, clock, alice, bob, cathy
):
    async with tabs(alice, bob, cathy) as (host, other, third):
        table = await begun(host, other, third)
        await other.close()
        clock.offset += AWAY_MILLISECONDS
        report = await until_absent(third.wire, {1: ("away", [])})
        # Bob may be back at once.
        assert report["effects"] is None
        clock.offset += PATIENCE_MILLISECONDS
        stays = {"effect": "hand-waits", "new-host": None}
        await until_effects(third.wire, {"leaving": stays, "vote-ends-game": False})
        leads = {"effect": "hand-waits", "new-host": 2}
        await until_effects(host.wire, {"leaving": leads, "vote-ends-game": False})
        await host.wire.send_command(table, "vote-to-end")
        ends = {"effect": "ends-game", "new-host": None}
        await until_effects(third.wire, {"leaving": ends, "vote-ends-game": True})
        await third.wire.send_command(table, "vote-to-end")
        await until_event(host.wire, "game-given-up")


@one_and_two_processes
async def test_a_move_is_undone_without_those_who_are_long_away(server, clock, alice, bob, cathy):
    async with tabs(alice, bob, cathy) as (host, other, third):
        table = await begun(host, other, third, **{"first-seat": 0})
        await other.close()
        clock.offset += PATIENCE_MILLISECONDS
        await until_absent(host.wire, {1: ("away", ["substitute", "free-seat"])})
        clue = next(
            each for each in latest_of(host.wire)["view"]["legal-moves"] if "clue" in each["type"]
        )
        await host.wire.send_command(table, "move", move=clue["text"])
        await host.wire.send_command(table, "request-undo")
        await until_event(third.wire, "undo-requested")
        await third.wire.send_command(table, "answer-undo", agree=True)
        await until_event(third.wire, "move-undone")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_everything_survives_a_restart(database, clock, no_task_is_left):
    settings = replace(GENEROUS, database=database)
    async with (
        local_server(settings, clock) as server,
        visitor(server.url, "Alice") as alice,
        visitor(server.url, "Bob") as bob,
        tabs(alice, bob) as (host, other),
    ):
        table = await begun(host, other, **{"first-seat": 0})
        await other.close()
        clock.offset += AWAY_MILLISECONDS
        (seat,) = (await until_absent(host.wire, {1: ("away", ["substitute"])}))["seats"]
        await host.wire.send_command(table, "substitute", seat=1)
        await host.wire.send_command(table, "vote-to-pause")
        clock.offset += PATIENCE_MILLISECONDS
        await until_event(host.wire, "game-paused")
    async with local_server(settings, clock) as server:
        alice.server_url = bob.server_url = server.url
        async with tabs(alice) as (host,):
            attached = await host.wire.attach(table)
            assert attached["state"]["is-paused"]
            assert attached["state"]["holders"][1]["has-substitute"]
            report = await until_absent(host.wire, {1: ("away", ["free-seat"])})
            assert report["seats"][0]["since"] == seat["since"]
            await host.wire.send_command(table, "vote-to-pause", wish=False)
            move = latest_of(host.wire)["view"]["legal-moves"][0]["text"]
            assert (await host.wire.send_command(table, "move", move=move))["type"] == "done"
            while len(moves := moves_of(host.wire)) < 2:
                await host.wire.receive()
            assert [each["is-by-substitute"] for each in moves[:2]] == [False, True]


async def test_after_a_restart_the_others_decide_about_those_who_did_not_come_back(tmp_path, clock):
    settings = replace(GENEROUS, database=f"sqlite:///{tmp_path / 'tables.db'}")
    async with (
        local_server(settings, clock) as server,
        visitor(server.url, "Alice") as alice,
        visitor(server.url, "Bob") as bob,
        visitor(server.url, "Cathy") as cathy,
        tabs(alice, bob, cathy) as (host, other, third),
    ):
        table = await begun(host, other, third, **{"first-seat": 1})
    clock.offset += PATIENCE_MILLISECONDS
    async with local_server(settings, clock) as server:
        cathy.server_url = server.url
        async with tabs(cathy) as (third,):
            await third.wire.attach(table)
            both = ["substitute", "free-seat"]
            await until_absent(third.wire, {0: ("away", both), 1: ("away", both)})
            await third.wire.send_command(table, "substitute", seat=1)
            assert (await until_event(third.wire, "move-made"))["event"]["is-by-substitute"]
            await third.wire.send_command(table, "free-seat", seat=0)
            assert (await until_event(third.wire, "host-changed"))["state"]["is-host"]
            assert (await third.wire.send_command(table, "vote-to-end"))["type"] == "done"
            await until_event(third.wire, "game-given-up")


def moves_of(wire):
    return [e["event"] for e in wire.entries if e["event"]["type"] == "move-made"]
