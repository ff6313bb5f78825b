"""Bots at the tables: they move when they are to act, at every table, whatever else goes on."""

import asyncio
import logging

import pytest
from tests.house_bots.conftest import HOST, Village

from tamaya.house import Thinkers
from tamaya.house.house import House
from tamaya.house.questions import move_text
from tamaya.house.thinkers import Undecided
from tamaya.rules.game import Seat
from tamaya.table.commands import AskForSeat, Leave, MakeMove, VoteToEnd
from tamaya.table.options import AtDeadline, Options
from tamaya.table.phase import Phase

pytestmark = pytest.mark.anyio

TINY = Options(
    edition="custom",
    settings={"suits": "red:222+blue:222", "hand": "2", "errors": "3"},
    seats=2,
    first_seat=0,
)
"""Twelve cards for two: over in a few turns."""


class Told:
    """Thinkers that say what the test has them say."""

    def __init__(self, answer):
        self.answer = answer
        self.questions = []
        self.prepared = []
        self.has_prepared = asyncio.Event()

    async def prepare(self, question):
        self.prepared.append(question.bot)
        self.has_prepared.set()

    async def decide(self, question):
        self.questions.append(question)
        return await self.answer(question)

    async def close(self):
        pass


async def at_once(question):
    return question.any_move()


async def play_first(village, table):
    """Alice makes the first of her legal moves."""
    now = await village.now(table)
    move = move_text(now.game.legal_moves[0])
    await village.tables.ask(table, HOST, MakeMove(move), f"move {now.sequence}")


@pytest.mark.parametrize(
    "options",
    [
        TINY,
        Options(
            edition="deluxe", extensions=("black-powder", "flamboyants"), seats=3, first_seat=1
        ),
        Options(game="ikebana", edition="", seats=2, first_seat=1),
    ],
    ids=lambda options: f"{options.game} {options.edition}",
)
async def test_bots_play_on_until_a_person_is_to_act(village, options):
    bot = "careful" if options.game == "hanabi" else "florist"
    async with village.house():
        table = await village.table(options, *[bot] * (options.seats - 1))
        for _ in range(3):
            now = await village.until(table, seat=0)
            if now.phase is Phase.PLAYING:
                await play_first(village, table)
        await village.until(table, seat=0)
    assert {made.seat for made in await village.moves(table)} == set(range(options.seats))


async def test_a_bot_asked_for_in_mid_game_plays_the_game_to_its_end(village):
    async with village.house():
        table = await village.table(TINY, "careful")
        ask = AskForSeat(0, "careful")
        await village.tables.ask(table, HOST, ask, "let a bot play for me")
        now = await village.until(table, seat=None)
    assert now.game.outcome is not None


async def test_a_house_that_opens_again_finds_the_bots_that_are_to_act(village):
    table = await village.table(TINY, "careful")
    await play_first(village, table)
    assert len(await village.moves(table)) == 1
    # Another process knows nothing but the log.
    async with Village(village.log, village.clock).house():
        await village.until(table, seat=0)
    assert len(await village.moves(table)) == 2


async def test_two_houses_on_one_log_make_each_move_once(village):
    other = Village(village.log, village.clock)
    async with village.house(Told(at_once)), other.house(Told(at_once)):
        for number in range(4):
            table = await village.table(TINY, "random")
            await play_first(village if number % 2 else other, table)
            for house in (village, other):
                house.channel.listener(table, 0)
            await village.until(table, seat=0)
            await asyncio.sleep(0.05)
            assert [made.seat for made in await village.moves(table)][:2] == [0, 1]
            assert (await village.now(table)).game.board.seat_to_act == 0


async def test_no_table_waits_for_another(village):
    is_over = asyncio.Event()

    async def slow_for_three(question):
        if question.view.board.players == 3:
            await is_over.wait()
        return question.any_move()

    async with village.house(Told(slow_for_three)):
        slow = await village.table(Options(seats=3, first_seat=1), "random", "random")
        quick = await village.table(TINY, "random")
        await play_first(village, quick)
        await village.until(quick, seat=0)
        assert await village.moves(slow) == []
        is_over.set()
        await village.until(slow, seat=0)


async def failing(question):
    raise Undecided("too slow")


async def cheating(question):
    return "no move of this game"


@pytest.mark.parametrize("answer", [failing, cheating])
async def test_a_bot_without_a_legal_move_makes_a_random_one_and_the_house_notes_it(
    village, caplog, answer
):
    with caplog.at_level(logging.INFO, "tamaya.house"):
        async with village.house(Told(answer)):
            table = await village.table(TINY, "careful")
            await play_first(village, table)
            now = await village.until(table, seat=0)
    assert len(now.game.moves) == 2
    assert "careful (hanabi, turn 1) makes a random move" in caplog.text
    assert table not in caplog.text
    assert HOST.guest not in caplog.text


async def test_a_bot_is_asked_with_the_view_of_its_seat_and_nothing_else(village):
    told = Told(at_once)
    async with village.house(told):
        table = await village.table(TINY, "careful")
        await play_first(village, table)
        await village.until(table, seat=0)
    assert [question.view.viewer for question in told.questions] == [Seat(1)]
    assert told.questions[0]._fields == ("game", "bot", "seed", "view")
    now = await village.now(table)
    assert told.questions[0].seed not in (now.seed, now.secret)


async def test_a_move_that_comes_too_late_is_let_go(village):
    is_given_up = asyncio.Event()

    async def late(question):
        await is_given_up.wait()
        return question.any_move()

    async with village.house(Told(late)):
        table = await village.table(TINY, "careful")
        await play_first(village, table)
        await asyncio.sleep(0.05)
        await village.tables.ask(table, HOST, VoteToEnd(), "enough")
        is_given_up.set()
        await asyncio.sleep(0.05)
    assert len(await village.moves(table)) == 1


async def test_trouble_in_the_store_is_told_and_the_next_round_finds_the_bot(
    village, caplog, monkeypatch
):
    monkeypatch.setattr("tamaya.house.house.LOOKS_BETWEEN_ROUNDS", 2)
    monkeypatch.setattr("tamaya.house.house.PATIENCE", 0)
    troubled = True

    async def out_of_order(question):
        if troubled:
            raise OSError("the address of the database")
        return question.any_move()

    async with village.house(Told(out_of_order)):
        table = await village.table(TINY, "careful")
        await play_first(village, table)
        await asyncio.sleep(0.3)
        assert len(await village.moves(table)) == 1
        troubled = False
        await village.until(table, seat=0)
    assert "the house was disturbed: OSError" in caplog.text
    assert "database" not in caplog.text


CLOCKED = Options(
    edition="custom",
    settings=TINY.settings,
    seats=2,
    first_seat=0,
    turn_seconds=60,
    at_deadline=AtDeadline.BOT,
)


async def test_a_bot_moves_for_a_seat_whose_time_is_over(village):
    async with village.house():
        table = await village.table(CLOCKED, "careful")
        await asyncio.sleep(0.2)
        assert await village.moves(table) == []
        village.clock.time += 61_000
        first, second = (await village.until_moves(table, 2))[:2]
    assert (first.seat, first.is_for_deadline) == (0, True)
    assert (second.seat, second.is_for_deadline) == (1, False)


async def test_a_bot_moves_for_somebody_who_has_left_once_their_time_is_over(village):
    async with village.house(Told(at_once)):
        table = await village.table(CLOCKED, "careful")
        await village.tables.ask(table, HOST, Leave(), "leave")
        await asyncio.sleep(0.1)
        assert await village.moves(table) == []
        village.clock.time += 61_000
        await village.until_moves(table, 1)


async def test_where_the_table_waits_nobody_moves_for_a_late_seat(village):
    waiting = Options(edition="custom", settings=TINY.settings, seats=2, first_seat=0)
    async with village.house(Told(at_once)):
        table = await village.table(waiting, "careful")
        village.clock.time += 10**9
        await asyncio.sleep(0.2)
    assert await village.moves(table) == []


async def test_a_house_that_is_not_at_work_does_nothing(village):
    house = House(village.tables, village.log, village.clock, Thinkers())
    village.channel.listener = house.notice
    table = await village.table(TINY, "careful")
    await play_first(village, table)
    await asyncio.sleep(0.05)
    assert len(await village.moves(table)) == 1


async def test_a_search_that_came_to_no_move_makes_that_of_its_blueprint(village, caplog):
    async def only_pair(question):
        if question.bot != "pair":
            raise Undecided("too slow")
        return question.legal_moves[-1]

    told = Told(only_pair)
    with caplog.at_level(logging.INFO, "tamaya.house"):
        async with village.house(told):
            table = await village.table(TINY, "search")
            await play_first(village, table)
            now = await village.until(table, seat=0)
    assert [question.bot for question in told.questions] == ["search", "pair"]
    assert now.game.moves[-1].move == told.questions[0].legal_moves[-1]
    assert "search (hanabi, turn 1) makes the move of pair: too slow" in caplog.text


async def test_a_compiled_bot_is_made_ready_while_people_gather(village):
    told = Told(at_once)
    async with village.house(told):
        await village.table(Options(seats=3), "hat", "careful", is_begun=False)
        await asyncio.wait_for(told.has_prepared.wait(), 10)
    assert set(told.prepared) == {"hat"}
    assert told.questions == []
