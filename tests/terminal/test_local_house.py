"""The house of one terminal: who sits there, which cards are dealt, and what is kept."""

import asyncio

import pytest
from tests.terminal.tables import Evening, evening

from tamaya.rules.game import Refused
from tamaya.table.commands import MakeMove
from tamaya.table.options import Options
from tamaya.terminal.local_house import Bot, Person, open_local_house
from tamaya.terminal.local_line import travelled
from tamaya.terminal.pace import SLOWEST, Pace
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.wire.telling import attached

PEOPLE = [Person("Ann"), Person("Bob")]


async def dealt(words):
    async with evening("Ann", "Bob", words=words, edition="standard") as table:
        return (await table.table()).game.setup


async def test_the_same_words_deal_the_same_cards():
    assert await dealt("one evening") == await dealt("one evening")
    assert await dealt("one evening") != await dealt("another evening")


async def test_without_words_chance_deals():
    assert await dealt(None) != await dealt(None)


async def test_two_bots_of_a_kind_have_two_names():
    async with open_local_house("memory:", Pace(60)) as house:
        lines = await house.begin(Options(), [Person("careful"), Bot("careful"), Bot("careful")])
        chairs = (await Evening(house, lines).table()).chairs
        assert [chair.name for chair in chairs] == ["careful", "careful 2", "careful 3"]


async def test_two_people_need_two_names():
    async with open_local_house("memory:", Pace(0)) as house:
        with pytest.raises(Refused) as refused:
            await house.begin(Options(), [Person("Ann"), Person(" Ann ")])
        assert refused.value.reason is TerminalRefusal.NAME_TWICE


async def test_the_game_left_last_is_resumed_as_it_was_left(tmp_path):
    database = str(tmp_path / "terminal.db")
    async with open_local_house(database, Pace(0)) as house:
        await house.begin(Options(edition="deluxe"), PEOPLE)
        await asyncio.sleep(0.01)
        first = Evening(house, await house.begin(Options(edition="czech"), PEOPLE))
        seat = await first.seat_to_act()
        move = (await first.scene(seat)).view.legal_moves[0].text
        assert await first.lines[seat].ask(MakeMove(move)) is None
        left = [await first.scene(number) for number in (0, 1)]
    async with open_local_house(database, Pace(0)) as house:
        again = Evening(house, await house.resume())
        assert [await again.scene(number) for number in (0, 1)] == left


async def test_where_no_game_goes_on_nothing_is_resumed():
    async with open_local_house("memory:", Pace(0)) as house:
        with pytest.raises(Refused) as refused:
            await house.resume()
        assert refused.value.reason is TerminalRefusal.NOTHING_TO_RESUME


async def test_two_terminals_do_not_share_one_file(tmp_path):
    database = str(tmp_path / "terminal.db")
    async with open_local_house(database, Pace(0)):
        with pytest.raises(Refused) as refused:
            async with open_local_house(database, Pace(0)):
                pass
        assert refused.value.reason.value == "locked-by-another"


async def test_a_line_lets_nothing_through_but_what_travels():
    async with evening("Ann", "Bob") as table:
        live = await table.house._tables.live(table.lines[0]._table)
        message = attached(live, table.lines[0]._asker.guest)
        arrived = travelled(message)
        assert arrived == message
        assert arrived is not message
        assert arrived.view.hands[0][0].face is None


def test_the_pace_can_be_slowed_down_only_so_far():
    pace = Pace(0)
    for _ in range(40):
        pace.slow_down()
    assert pace.seconds == SLOWEST
    pace.quicken()
    assert pace.seconds < SLOWEST


async def test_bots_wait_while_the_pace_is_held():
    pace = Pace(0)
    pace.hold_or_go_on()
    waiting = asyncio.create_task(pace.pause())
    await asyncio.sleep(0.01)
    assert not waiting.done()
    pace.hold_or_go_on()
    await waiting
