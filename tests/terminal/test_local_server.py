"""The server of one terminal: its seats, its deals, and what it stores."""

import asyncio

import pytest
from tests.terminal.tables import TerminalTable, open_terminal_table

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import MakeMove
from tamaya.table.options import Options
from tamaya.terminal.bot_pace import SLOWEST, Pace
from tamaya.terminal.connection.local_connection import through_wire
from tamaya.terminal.connection.local_server import Bot, Person, open_local_server
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.wire.messages_for_guest import attached_message

PEOPLE = [Person("Ann"), Person("Bob")]


async def setup_from(words):
    async with open_terminal_table("Ann", "Bob", words=words, edition="standard") as table:
        return (await table.table()).game.setup


async def test_the_same_words_deal_the_same_cards():
    assert await setup_from("one evening") == await setup_from("one evening")
    assert await setup_from("one evening") != await setup_from("another evening")


async def test_without_words_the_deal_is_random():
    assert await setup_from(None) != await setup_from(None)


async def test_bots_have_names_that_nobody_else_has():
    async with open_local_server("memory:", Pace(60)) as server:
        connections = await server.begin(Options(), [Person("Aki"), Bot("careful"), Bot("careful")])
        holders = (await TerminalTable(server, connections).table()).holders
        assert [holder.name for holder in holders] == ["Aki", "Emi", "Goro"]


async def test_two_people_with_one_name_are_refused():
    async with open_local_server("memory:", Pace(0)) as server:
        with pytest.raises(Refused) as refused:
            await server.begin(Options(), [Person("Ann"), Person(" Ann ")])
        assert refused.value.reason is TerminalRefusal.NAME_TWICE


async def test_the_last_unfinished_game_is_resumed_as_it_was(tmp_path):
    database = str(tmp_path / "terminal.db")
    async with open_local_server(database, Pace(0)) as server:
        await server.begin(Options(edition="deluxe"), PEOPLE)
        await asyncio.sleep(0.01)
        first = TerminalTable(server, await server.begin(Options(edition="czech"), PEOPLE))
        seat = await first.seat_to_act()
        move = (await first.scene(seat)).view.legal_moves[0].text
        assert await first.connections[seat].submit(MakeMove(move)) is None
        before = [await first.scene(number) for number in (0, 1)]
    async with open_local_server(database, Pace(0)) as server:
        again = TerminalTable(server, await server.resume())
        assert [await again.scene(number) for number in (0, 1)] == before


async def test_resuming_without_an_unfinished_game_is_refused():
    async with open_local_server("memory:", Pace(0)) as server:
        with pytest.raises(Refused) as refused:
            await server.resume()
        assert refused.value.reason is TerminalRefusal.NOTHING_TO_RESUME


async def test_two_terminals_cannot_share_a_file(tmp_path):
    database = str(tmp_path / "terminal.db")
    async with open_local_server(database, Pace(0)):
        with pytest.raises(Refused) as refused:
            async with open_local_server(database, Pace(0)):
                pass
        assert refused.value.reason.value == "locked-by-another"


async def test_only_messages_of_the_wire_pass_a_local_connection():
    async with open_terminal_table("Ann", "Bob") as table:
        live = await table.server._tables.live(table.connections[0]._table)
        message = attached_message(live, table.connections[0]._sender.guest)
        arrived = through_wire(message)
        assert arrived == message
        assert arrived is not message
        assert arrived.view.hands[0][0].face is None


def test_the_pace_has_a_lower_limit():
    pace = Pace(0)
    for _ in range(40):
        pace.slow_down()
    assert pace.seconds == SLOWEST
    pace.speed_up()
    assert pace.seconds < SLOWEST


async def test_bots_wait_while_the_pace_is_held():
    pace = Pace(0)
    pace.toggle_hold()
    waiting = asyncio.create_task(pace.pause())
    await asyncio.sleep(0.01)
    assert not waiting.done()
    pace.toggle_hold()
    await waiting
