"""A table of a real server, joined and watched from a terminal over real sockets."""

import asyncio
import stat
from contextlib import asynccontextmanager

import pytest
from tests.terminal.tables import ENGLISH, text_of
from tests.terminal.test_plain_table import Typist, any_move
from tests.web.local_server import local_server, visitor
from tests.web.server_process import server_process
from websockets.asyncio.server import serve

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import AnswerRequest, MakeMove, Start, VoteToEnd
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.terminal.connection.remote_sign_in import (
    Link,
    RefusedByServer,
    SavedCookies,
    parse_link,
    sign_in,
)
from tamaya.terminal.connection.remote_table import open_table_at, parse_server
from tamaya.terminal.connection.wire_connection import WireConnection
from tamaya.terminal.hot_seat import HotSeat
from tamaya.terminal.input.table_menu import main_menu
from tamaya.terminal.input.typed_commands import parse_input
from tamaya.terminal.line_interface import PlainTable
from tamaya.terminal.look_back import LookBack
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.render.screen_rows import Footer, Size, screen_rows
from tamaya.terminal.server_clock import ServerClock

TIMEOUT_SECONDS = 120


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:8025/table/0a1b", Link("http://127.0.0.1:8025", "0a1b")),
        (" https://hanabi.example/table/0a1b/ ", Link("https://hanabi.example", "0a1b")),
        ("https://a.example/games/table/0a1b", Link("https://a.example/games", "0a1b")),
    ],
)
def test_the_link_of_a_table_leads_to_its_server(text, link):
    assert parse_link(text) == link
    assert parse_link(str(link)) == link


def test_an_https_link_leads_to_a_secure_websocket():
    assert Link("http://a.example", "x").wire == "ws://a.example/wire"
    assert Link("https://a.example", "x").wire == "wss://a.example/wire"


@pytest.mark.parametrize(
    "text", ["", "table", "http://", "ftp://a/table/x", "http://a/lobby", "http://a/table/", "http://[/table/x"]
)  # fmt: skip
def test_a_link_to_anything_but_a_table_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_link(text)
    assert refused.value.reason is TerminalRefusal.NOT_A_TABLE_LINK


def test_cookies_are_saved_for_their_owner_only(tmp_path):
    path = tmp_path / "data" / "visits.json"
    cookies = SavedCookies(path)
    assert cookies.find("http://a") is None
    cookies.save("http://a", "tamaya=1")
    cookies.save("http://b", "tamaya=2")
    assert SavedCookies(path).find("http://a") == "tamaya=1"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text("not json", encoding="utf-8")
    assert cookies.find("http://a") is None


@asynccontextmanager
async def open_table(url, **options):
    """Open a table as a host who is attached to it."""
    async with visitor(url, "Hanna") as host:
        table = await host.open_table(**options)
        async with host.wire() as wire:
            await wire.attach(table)
            yield wire, table


async def join(url, table, cookies, name="Ann", *, sits_down=True, password=None):
    link = Link(url, table)
    cookie = await sign_in(link, name, cookies)
    connection = WireConnection(link, cookie, password, sits_down=sits_down)
    await connection.open()
    return connection


async def play_plain(connection, answer=any_move):
    """Play at a plain terminal: everything written, and whether the game came to its end."""
    typist = Typist(answer)
    hot_seat = HotSeat([connection], ENGLISH)
    is_over = await PlainTable(hot_seat, typist, typist.write, ENGLISH).run()
    await connection.close()
    return typist.written, is_over


async def test_a_terminal_joins_a_remote_table_and_plays_to_the_end(tmp_path):
    async with asyncio.timeout(TIMEOUT_SECONDS), local_server() as open_server:
        url = open_server.url
        options = {"seats": 3, "edition": "standard", "help-level": 2}
        async with open_table(url, **options) as (wire, table):
            connection = await join(url, table, SavedCookies(tmp_path / "visits.json"))
            watcher = await join(
                url, table, SavedCookies(tmp_path / "other.json"), "Wanda", sits_down=False
            )
            playing = asyncio.create_task(play_plain(connection))
            watching = asyncio.create_task(play_plain(watcher))
            await wire.receive_until(
                lambda m: any(c and c["name"] == "Ann" for c in m["state"]["holders"])
            )
            await wire.send_command(table, "add-bot", bot="careful")
            await wire.send_command(table, "add-bot", bot="careful")
            answer = await wire.send_command(table, "start")
            assert answer["type"] == "done", answer
            written, is_over = await playing
            seen, _ = await watching
    assert is_over
    assert "Your turn" in written
    assert "The game starts." in written
    # A spectator sees the game, but has no turn.
    assert "The game starts." in seen
    assert "Your turn" not in seen


async def test_a_person_who_comes_back_gets_the_same_seat(tmp_path):
    cookies = SavedCookies(tmp_path / "visits.json")
    async with (
        asyncio.timeout(TIMEOUT_SECONDS),
        local_server() as open_server,
        open_table(open_server.url, seats=2) as (wire, table),
    ):
        connection = await join(open_server.url, table, cookies)
        hot_seat = HotSeat([connection], ENGLISH)
        async for _ in hot_seat.updates():
            if hot_seat.scene.seat is not None:
                break
        await connection.close()
        await wire.send_command(table, "add-bot", bot="careful")
        again = await join(open_server.url, table, cookies)
        hot_seat = HotSeat([again], ENGLISH)
        async for _ in hot_seat.updates():
            assert hot_seat.scene.seat == 0
            break
        await again.close()


async def wait_until_scene(hot_seat, updates, condition):
    while hot_seat.scene is None or not condition(hot_seat.scene):
        await anext(updates)


async def test_a_rematch_opened_by_one_terminal_is_joined_by_another(tmp_path):
    async with (
        asyncio.timeout(TIMEOUT_SECONDS),
        local_server() as open_server,
        open_table(open_server.url, seats=2, edition="standard") as (wire, table),
    ):
        connections = [
            await join(open_server.url, table, SavedCookies(tmp_path / f"{name}.json"), name)
            for name in ("Ann", "Bob")
        ]
        people = [
            (each, each.updates())
            for each in (HotSeat([connection], ENGLISH) for connection in connections)
        ]
        for hot_seat, updates in people:
            await wait_until_scene(hot_seat, updates, lambda scene: scene.seat is not None)
        await wire.send_command(table, "start")
        for hot_seat, _ in people:
            await hot_seat.submit(VoteToEnd())
        for number, (hot_seat, updates) in enumerate(people):
            await wait_until_scene(hot_seat, updates, lambda scene: scene.is_over)
            if number:
                # Ann has already opened the rematch.
                await wait_until_scene(
                    hot_seat, updates, lambda scene: scene.state.rematch is not None
                )
            submission = asyncio.create_task(hot_seat.play_again())
            await wait_until_scene(hot_seat, updates, lambda scene: not scene.is_over)
            assert await submission is None
            assert hot_seat.scene.state.phase is Phase.WAITING
        assert (
            str(connections[0].link)
            == str(connections[1].link)
            != f"{open_server.url}/table/{table}"
        )
        ann, updates = people[0]
        await wait_until_scene(
            ann, updates, lambda scene: all(c.has_contributed for c in scene.state.holders)
        )
        assert ann.scene.state.is_host
        submission = asyncio.create_task(ann.submit(Start()))
        await wait_until_scene(ann, updates, lambda scene: scene.state.phase is Phase.PLAYING)
        assert await submission is None
        for connection, (_, updates) in zip(connections, people, strict=True):
            await updates.aclose()
            await connection.close()


async def test_the_time_left_is_known_where_the_table_has_a_clock(tmp_path):
    options = {"seats": 2, "edition": "standard", "turn-seconds": 600}
    async with (
        asyncio.timeout(TIMEOUT_SECONDS),
        local_server() as open_server,
        open_table(open_server.url, **options) as (wire, table),
    ):
        connection = await join(open_server.url, table, SavedCookies(tmp_path / "visits.json"))
        hot_seat = HotSeat([connection], ENGLISH)
        updates = hot_seat.updates()
        await wait_until_scene(hot_seat, updates, lambda scene: scene.seat is not None)
        assert hot_seat.seconds_left is None
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "start")
        await wait_until_scene(hot_seat, updates, lambda scene: scene.is_to_act)
        assert 0 < hot_seat.seconds_left <= 600
        await updates.aclose()
        await connection.close()


def test_a_deadline_is_measured_by_the_clock_of_the_server(monkeypatch):
    monkeypatch.setattr("tamaya.terminal.server_clock.local_now", lambda: 1_000_000)
    clock = ServerClock()
    assert clock.seconds_until(1_030_000) == 30
    assert clock.seconds_until(1_000_001) == 1
    assert clock.seconds_until(900_000) == 0
    # A slow message does not set the clock back.
    clock.observe(998_500)
    assert clock.seconds_until(1_030_000) == 30
    clock.observe(700_000)
    assert clock.seconds_until(730_000) == 30


async def test_the_refusal_of_a_server_is_raised(tmp_path):
    cookies = SavedCookies(tmp_path / "visits.json")
    async with asyncio.timeout(TIMEOUT_SECONDS), local_server() as open_server:
        connection = await join(open_server.url, "0000000000000000", cookies)
        with pytest.raises(RefusedByServer) as refused:
            await play_plain(connection)
        assert refused.value.message.reason == "no-such-table"
        async with open_table(open_server.url, seats=2, password="sesame") as (_, table):
            connection = await join(open_server.url, table, cookies, password="wrong")
            with pytest.raises(RefusedByServer) as refused:
                await play_plain(connection)
            assert refused.value.message.reason == "wrong-password"
            connection = await join(open_server.url, table, cookies, password="sesame")
            async for message in connection.messages():
                assert message.state.options.has_password
                break
            await connection.close()


async def test_a_full_table_cannot_be_joined(tmp_path):
    async with (
        asyncio.timeout(TIMEOUT_SECONDS),
        local_server() as open_server,
        open_table(open_server.url, seats=2) as (wire, table),
    ):
        for _ in range(2):
            await wire.send_command(table, "add-bot", bot="careful")
        connection = await join(open_server.url, table, SavedCookies(tmp_path / "visits.json"))
        with pytest.raises(RefusedByServer) as refused:
            await play_plain(connection)
        assert refused.value.message.reason == "table-full"


async def test_a_guest_unknown_to_the_server_is_created_again(tmp_path):
    cookies = SavedCookies(tmp_path / "visits.json")
    async with asyncio.timeout(TIMEOUT_SECONDS), local_server() as open_server:
        link = Link(open_server.url, "x")
        cookies.save(link.server, "tamaya=forgotten")
        cookie = await sign_in(link, "Ann", cookies)
        assert cookie != "tamaya=forgotten"
        assert await sign_in(link, "Ann", cookies) == cookie


async def test_an_answer_of_another_program_counts_as_unreachable(tmp_path):
    cookies = SavedCookies(tmp_path / "visits.json")

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
                await sign_in(Link(f"http://127.0.0.1:{port}", "x"), "Ann", cookies)
            assert refused.value.reason is TerminalRefusal.SERVER_UNREACHABLE
    assert cookies.find(f"http://127.0.0.1:{port}") is None


@pytest.mark.parametrize("greeting", ['{"type": "reload"}', '{"type": "sing"}', "not even JSON"])
async def test_a_server_with_another_version_is_refused(greeting):
    async def greet(socket):
        await socket.recv()
        await socket.send(greeting)
        await socket.wait_closed()

    async with serve(greet, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        connection = WireConnection(Link(f"http://127.0.0.1:{port}", "x"), "tamaya=x")
        with pytest.raises(Refused) as refused:
            await connection.open()
        assert refused.value.reason is TerminalRefusal.VERSION_MISMATCH
        await connection.close()


async def test_a_server_that_does_not_answer_is_unreachable(tmp_path):
    with pytest.raises(Refused) as refused:
        await join("http://127.0.0.1:9", "x", SavedCookies(tmp_path / "visits.json"))
    assert refused.value.reason is TerminalRefusal.SERVER_UNREACHABLE


@pytest.mark.parametrize(
    "text", ["", "a.example", "ftp://a", "http://", "http://a/?x=1", "http://["]
)
def test_an_address_that_is_no_servers_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_server(text)
    assert refused.value.reason is TerminalRefusal.NOT_A_SERVER


async def test_a_terminal_opens_a_table_seats_bots_and_gives_a_seat_to_somebody_who_asks(tmp_path):
    async with asyncio.timeout(TIMEOUT_SECONDS), local_server() as open_server:
        server = parse_server(f"{open_server.url}/")
        cookie = await sign_in(server, "Ann", SavedCookies(tmp_path / "visits.json"))
        link = await open_table_at(server, cookie, Options(seats=3, edition="standard"))
        connection = WireConnection(link, cookie, sits_down=True, bots=("careful",))
        await connection.open()
        hot_seat = HotSeat([connection], ENGLISH)
        updates = hot_seat.updates()
        await wait_until_scene(
            hot_seat, updates, lambda scene: scene.state.holders.count(None) == 1
        )
        assert hot_seat.invitation == str(link)
        assert await follow(hot_seat, updates, "b", "careful") is None
        await wait_until_scene(hot_seat, updates, lambda scene: None not in scene.state.holders)
        assert await follow(hot_seat, updates, "x", hot_seat.scene.names[2]) is None
        await wait_until_scene(hot_seat, updates, lambda scene: scene.state.holders[2] is None)
        assert await follow(hot_seat, updates, "b", "random") is None
        await wait_until_scene(hot_seat, updates, lambda scene: None not in scene.state.holders)
        assert await follow(hot_seat, updates, "g") is None
        await wait_until_scene(hot_seat, updates, lambda scene: scene.view is not None)
        assert hot_seat.invitation == ""
        async with visitor(open_server.url, "Wanda") as guest, guest.wire() as wire:
            await wire.attach(link.table)
            await wire.send_command(link.table, "request-seat", seat=1)
            await wait_until_scene(hot_seat, updates, lambda scene: scene.state.request is not None)
            labels = [item.label for item in main_menu(hot_seat.scene, ENGLISH).items]
            assert f"give {hot_seat.scene.names[1]}’s seat to Wanda" in labels
            assert parse_input("no", hot_seat.scene, ENGLISH) == AnswerRequest(agree=False)
            assert await follow(hot_seat, updates, "y") is None
            await wait_until_scene(
                hot_seat, updates, lambda scene: scene.state.holders[1].name == "Wanda"
            )
        await updates.aclose()
        await connection.close()


async def follow(hot_seat, updates, key, label=None):
    """Choose an item of the menu, and one of its menu; updates arrive before the answer."""
    items = main_menu(hot_seat.scene, ENGLISH).items
    target = next(item for item in items if item.key == key).target
    if label is not None:
        target = next(item for item in target.items if item.label == label).target
    submission = asyncio.create_task(hot_seat.submit(target))
    await anext(updates)
    return await submission


async def test_earlier_moments_of_a_remote_game_are_asked_of_its_server(tmp_path):
    options = {"seats": 2, "edition": "standard"}
    async with (
        asyncio.timeout(TIMEOUT_SECONDS),
        local_server() as open_server,
        open_table(open_server.url, **options) as (wire, table),
    ):
        connection = await join(open_server.url, table, SavedCookies(tmp_path / "visits.json"))
        hot_seat = HotSeat([connection], ENGLISH)
        updates = hot_seat.updates()
        await wait_until_scene(hot_seat, updates, lambda scene: scene.seat is not None)
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "start")
        await wait_until_scene(hot_seat, updates, lambda scene: scene.is_to_act)
        before, moves = hot_seat.scene.view, hot_seat.scene.moves
        move = MakeMove(before.legal_moves[-1].text)
        submission = asyncio.create_task(hot_seat.submit(move))
        await wait_until_scene(hot_seat, updates, lambda scene: scene.moves > moves)
        assert await submission is None
        look_back = LookBack(hot_seat)
        await look_back.step(moves - hot_seat.scene.moves)
        assert look_back.scene.view == before
        assert await connection.past_view(10_000) is None
        await updates.aclose()
        await connection.close()


def draw(hot_seat):
    """The screen of the person at it, as text."""
    menu = main_menu(hot_seat.scene, ENGLISH)
    footer = Footer(menu, is_reconnecting=hot_seat.is_reconnecting)
    return text_of(screen_rows(hot_seat.scene, footer, Size(80, 24), ENGLISH))


async def test_a_terminal_that_stays_without_a_server_gives_up(monkeypatch, tmp_path):
    monkeypatch.setattr("tamaya.terminal.connection.wire_connection.RETRY_SECONDS", (0.01,))
    monkeypatch.setattr("tamaya.terminal.connection.wire_connection.MOST_RETRY_SECONDS", 0.1)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        async with (
            local_server() as open_server,
            open_table(open_server.url, seats=2) as (_, table),
        ):
            cookies = SavedCookies(tmp_path / "visits.json")
            connection = await join(open_server.url, table, cookies, sits_down=False)
            messages = connection.messages()
            await anext(messages)
        with pytest.raises(Refused) as refused:
            async for _ in messages:
                pass
        assert refused.value.reason is TerminalRefusal.CONNECTION_LOST


@pytest.mark.slow
async def test_a_broken_connection_continues_where_it_broke(tmp_path):
    async with (
        asyncio.timeout(TIMEOUT_SECONDS),
        server_process(str(tmp_path / "server.db")) as open_server,
        open_table(open_server.url, seats=2, edition="standard") as (wire, table),
    ):
        connection = await join(open_server.url, table, SavedCookies(tmp_path / "visits.json"))
        hot_seat = HotSeat([connection], ENGLISH)
        updates = hot_seat.updates()
        await anext(updates)
        while hot_seat.scene.seat is None:
            await anext(updates)
        await wire.send_command(table, "add-bot", bot="careful")
        await wire.send_command(table, "start")
        while not hot_seat.is_to_act:
            await anext(updates)
        log = hot_seat.scene.log
        await open_server.end(15)
        await anext(updates)
        assert hot_seat.is_reconnecting
        screen = draw(hot_seat)
        assert "Connection lost: reconnecting…" in screen
        refusal = await hot_seat.submit(MakeMove("p0"))
        assert refusal.reason == TerminalRefusal.RECONNECTING
        await open_server.start()
        await anext(updates)
        assert not hot_seat.is_reconnecting
        assert "reconnecting" not in draw(hot_seat)
        assert hot_seat.scene.log == log
        move = hot_seat.scene.view.legal_moves[0].text
        submission = asyncio.create_task(hot_seat.submit(MakeMove(move)))
        await anext(updates)
        assert await submission is None
        assert hot_seat.scene.log[: len(log)] == log
        await updates.aclose()
        await connection.close()
