"""A table of a real house, joined and watched from a terminal over real sockets."""

import asyncio
import stat
from contextlib import asynccontextmanager

import pytest
from tests.terminal.tables import ENGLISH
from tests.terminal.test_plain import Typist, any_move
from tests.web.open_house import house, visitor
from tests.web.served import served
from websockets.asyncio.server import serve

from tamaya.rules.game import Refused
from tamaya.table.commands import MakeMove, Start, VoteToEnd
from tamaya.table.phase import Phase
from tamaya.terminal.clock import HouseClock
from tamaya.terminal.company import Company
from tamaya.terminal.plain import PlainTable
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.visiting import HouseSaysNo, Link, Passes, come_in, parse_link
from tamaya.terminal.wire_line import WireLine

SECONDS_OF_PATIENCE = 120


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:8025/table/0a1b", Link("http://127.0.0.1:8025", "0a1b")),
        (" https://hanabi.example/table/0a1b/ ", Link("https://hanabi.example", "0a1b")),
        ("https://a.example/games/table/0a1b", Link("https://a.example/games", "0a1b")),
    ],
)
def test_the_link_of_a_table_leads_to_its_house(text, link):
    assert parse_link(text) == link
    assert parse_link(str(link)) == link


def test_the_wire_of_a_house_is_as_safe_as_its_link():
    assert Link("http://a.example", "x").wire == "ws://a.example/wire"
    assert Link("https://a.example", "x").wire == "wss://a.example/wire"


@pytest.mark.parametrize(
    "text", ["", "table", "http://", "ftp://a/table/x", "http://a/lobby", "http://a/table/", "http://[/table/x"]
)  # fmt: skip
def test_what_is_no_link_of_a_table_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_link(text)
    assert refused.value.reason is TerminalRefusal.NOT_A_TABLE_LINK


def test_who_one_is_to_a_house_is_kept_for_its_owner_alone(tmp_path):
    path = tmp_path / "data" / "visits.json"
    passes = Passes(path)
    assert passes.find("http://a") is None
    passes.keep("http://a", "tamaya=1")
    passes.keep("http://b", "tamaya=2")
    assert Passes(path).find("http://a") == "tamaya=1"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text("not json", encoding="utf-8")
    assert passes.find("http://a") is None


@asynccontextmanager
async def opened(url, **options):
    """A host who has opened a table at a house and sits there."""
    async with visitor(url, "Hanna") as host:
        table = await host.open_table(**options)
        async with host.wire() as wire:
            await wire.attach(table)
            yield wire, table


async def joined(url, table, passes, name="Ann", *, sits_down=True, password=None):
    link = Link(url, table)
    cookie = await come_in(link, name, passes)
    line = WireLine(link, cookie, password, sits_down=sits_down)
    await line.open()
    return line


async def played(line, answer=any_move):
    """What a person at a plain terminal reads while they play to the end."""
    typist = Typist(answer)
    company = Company([line], ENGLISH)
    is_over = await PlainTable(company, typist, typist.write, ENGLISH).run()
    await line.close()
    return typist.written, is_over


async def test_a_terminal_sits_down_at_a_house_and_plays_to_the_end(tmp_path):
    async with asyncio.timeout(SECONDS_OF_PATIENCE), house() as open_house:
        url = open_house.url
        options = {"seats": 3, "edition": "standard", "help-level": 2}
        async with opened(url, **options) as (wire, table):
            line = await joined(url, table, Passes(tmp_path / "visits.json"))
            watcher = await joined(
                url, table, Passes(tmp_path / "other.json"), "Wanda", sits_down=False
            )
            playing = asyncio.create_task(played(line))
            watching = asyncio.create_task(played(watcher))
            await wire.hear_until(
                lambda m: any(c and c["name"] == "Ann" for c in m["state"]["chairs"])
            )
            await wire.ask(table, "add-bot", bot="careful")
            await wire.ask(table, "add-bot", bot="careful")
            refused = await wire.ask(table, "start")
            assert refused["tell"] == "done", refused
            written, is_over = await playing
            seen, _ = await watching
    assert is_over
    assert "Your turn" in written
    assert "The game begins." in written
    # Whoever looks on sees the game and no hand of a table that does not show them.
    assert "The game begins." in seen
    assert "Your turn" not in seen


async def test_a_seat_is_kept_for_whoever_comes_back(tmp_path):
    passes = Passes(tmp_path / "visits.json")
    async with (
        asyncio.timeout(SECONDS_OF_PATIENCE),
        house() as open_house,
        opened(open_house.url, seats=2) as (wire, table),
    ):
        line = await joined(open_house.url, table, passes)
        company = Company([line], ENGLISH)
        async for _ in company.news():
            if company.scene.seat is not None:
                break
        await line.close()
        await wire.ask(table, "add-bot", bot="careful")
        again = await joined(open_house.url, table, passes)
        company = Company([again], ENGLISH)
        async for _ in company.news():
            assert company.scene.seat == 0
            break
        await again.close()


async def heard_until(company, news, is_so):
    while company.scene is None or not is_so(company.scene):
        await anext(news)


async def test_a_rematch_is_opened_by_one_terminal_and_found_by_another(tmp_path):
    async with (
        asyncio.timeout(SECONDS_OF_PATIENCE),
        house() as open_house,
        opened(open_house.url, seats=2, edition="standard") as (wire, table),
    ):
        lines = [
            await joined(open_house.url, table, Passes(tmp_path / f"{name}.json"), name)
            for name in ("Ann", "Bob")
        ]
        people = [(each, each.news()) for each in (Company([line], ENGLISH) for line in lines)]
        for company, news in people:
            await heard_until(company, news, lambda scene: scene.seat is not None)
        await wire.ask(table, "start")
        for company, _ in people:
            await company.ask(VoteToEnd())
        for number, (company, news) in enumerate(people):
            await heard_until(company, news, lambda scene: scene.is_over)
            if number:
                # Ann has opened it already.
                await heard_until(company, news, lambda scene: scene.state.rematch is not None)
            asking = asyncio.create_task(company.play_again())
            await heard_until(company, news, lambda scene: not scene.is_over)
            assert await asking is None
            assert company.scene.state.phase is Phase.WAITING
        assert str(lines[0].link) == str(lines[1].link) != f"{open_house.url}/table/{table}"
        ann, news = people[0]
        await heard_until(
            ann, news, lambda scene: all(c.has_contributed for c in scene.state.chairs)
        )
        assert ann.scene.state.is_host
        asking = asyncio.create_task(ann.ask(Start()))
        await heard_until(ann, news, lambda scene: scene.state.phase is Phase.PLAYING)
        assert await asking is None
        for line, (_, news) in zip(lines, people, strict=True):
            await news.aclose()
            await line.close()


async def test_the_time_of_a_turn_is_told_where_the_table_has_a_clock(tmp_path):
    options = {"seats": 2, "edition": "standard", "turn-seconds": 600}
    async with (
        asyncio.timeout(SECONDS_OF_PATIENCE),
        house() as open_house,
        opened(open_house.url, **options) as (wire, table),
    ):
        line = await joined(open_house.url, table, Passes(tmp_path / "visits.json"))
        company = Company([line], ENGLISH)
        news = company.news()
        await heard_until(company, news, lambda scene: scene.seat is not None)
        assert company.seconds_left is None
        await wire.ask(table, "add-bot", bot="careful")
        await wire.ask(table, "start")
        await heard_until(company, news, lambda scene: scene.is_to_act)
        assert 0 < company.seconds_left <= 600
        await news.aclose()
        await line.close()


def test_a_deadline_is_counted_by_the_clock_of_the_house(monkeypatch):
    monkeypatch.setattr("tamaya.terminal.clock.own_moment", lambda: 1_000_000)
    clock = HouseClock()
    assert clock.seconds_until(1_030_000) == 30
    assert clock.seconds_until(1_000_001) == 1
    assert clock.seconds_until(900_000) == 0
    # News that took a moment to arrive does not put the clock back.
    clock.heard(998_500)
    assert clock.seconds_until(1_030_000) == 30
    clock.heard(700_000)
    assert clock.seconds_until(730_000) == 30


async def test_a_house_that_says_no_is_quoted(tmp_path):
    passes = Passes(tmp_path / "visits.json")
    async with asyncio.timeout(SECONDS_OF_PATIENCE), house() as open_house:
        line = await joined(open_house.url, "0000000000000000", passes)
        with pytest.raises(HouseSaysNo) as no:
            await played(line)
        assert no.value.refused.reason == "no-such-table"
        async with opened(open_house.url, seats=2, password="sesame") as (_, table):
            line = await joined(open_house.url, table, passes, password="wrong")
            with pytest.raises(HouseSaysNo) as no:
                await played(line)
            assert no.value.refused.reason == "wrong-password"
            line = await joined(open_house.url, table, passes, password="sesame")
            async for message in line.messages():
                assert message.state.options.has_password
                break
            await line.close()


async def test_a_full_table_cannot_be_joined(tmp_path):
    async with (
        asyncio.timeout(SECONDS_OF_PATIENCE),
        house() as open_house,
        opened(open_house.url, seats=2) as (wire, table),
    ):
        for _ in range(2):
            await wire.ask(table, "add-bot", bot="careful")
        line = await joined(open_house.url, table, Passes(tmp_path / "visits.json"))
        with pytest.raises(HouseSaysNo) as no:
            await played(line)
        assert no.value.refused.reason == "table-full"


async def test_whoever_a_house_has_forgotten_comes_in_anew(tmp_path):
    passes = Passes(tmp_path / "visits.json")
    async with asyncio.timeout(SECONDS_OF_PATIENCE), house() as open_house:
        link = Link(open_house.url, "x")
        passes.keep(link.house, "tamaya=forgotten")
        cookie = await come_in(link, "Ann", passes)
        assert cookie != "tamaya=forgotten"
        assert await come_in(link, "Ann", passes) == cookie


async def test_what_answers_and_is_no_house_is_none(tmp_path):
    passes = Passes(tmp_path / "visits.json")

    async def answer(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(replies.pop(0))
        writer.close()

    replies = [
        b"HTTP/1.0 200 OK\r\n\r\nhello",
        b"HTTP/1.0 302 Found\r\nLocation: http://127.0.0.1:9/\r\n\r\n",
        b"HTTP/1.0 500 Oh\r\n\r\n{}",
        b"not even HTTP",
    ]
    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        while replies:
            with pytest.raises(Refused) as refused:
                await come_in(Link(f"http://127.0.0.1:{port}", "x"), "Ann", passes)
            assert refused.value.reason is TerminalRefusal.HOUSE_UNREACHABLE
    assert passes.find(f"http://127.0.0.1:{port}") is None


@pytest.mark.parametrize("said", ['{"tell": "reload"}', '{"tell": "sing"}', "not even JSON"])
async def test_a_house_that_speaks_otherwise_is_refused(said):
    async def speak(socket):
        await socket.recv()
        await socket.send(said)
        await socket.wait_closed()

    async with serve(speak, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        line = WireLine(Link(f"http://127.0.0.1:{port}", "x"), "tamaya=x")
        with pytest.raises(Refused) as refused:
            await line.open()
        assert refused.value.reason is TerminalRefusal.HOUSE_SPEAKS_OTHERWISE
        await line.close()


async def test_where_nobody_answers_there_is_no_house(tmp_path):
    with pytest.raises(Refused) as refused:
        await joined("http://127.0.0.1:9", "x", Passes(tmp_path / "visits.json"))
    assert refused.value.reason is TerminalRefusal.HOUSE_UNREACHABLE


@pytest.mark.slow
async def test_a_line_that_breaks_is_taken_up_where_it_broke(tmp_path):
    async with (
        asyncio.timeout(SECONDS_OF_PATIENCE),
        served(str(tmp_path / "house.db")) as open_house,
        opened(open_house.url, seats=2, edition="standard") as (wire, table),
    ):
        line = await joined(open_house.url, table, Passes(tmp_path / "visits.json"))
        company = Company([line], ENGLISH)
        news = company.news()
        await anext(news)
        while company.scene.seat is None:
            await anext(news)
        await wire.ask(table, "add-bot", bot="careful")
        await wire.ask(table, "start")
        while not company.is_to_act:
            await anext(news)
        log = company.scene.log
        await open_house.end(15)
        await open_house.start()
        await anext(news)
        assert company.scene.log == log
        move = company.scene.view.legal_moves[0].text
        asking = asyncio.create_task(company.ask(MakeMove(move)))
        await anext(news)
        assert await asking is None
        assert company.scene.log[: len(log)] == log
        await news.aclose()
        await line.close()
