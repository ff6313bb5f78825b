"""The processes that think: they answer, they are replaced when they hang, and they are ended."""

import asyncio
import io
import pickle
import subprocess
import sys

import pytest

from tamaya.house import questions, thinking
from tamaya.house import thinkers as thinkers_module
from tamaya.house.questions import Question
from tamaya.house.thinkers import THINKING, Thinkers, Undecided
from tamaya.house.thinking import READY, Failed, answer, framed
from tamaya.players.hanabi import Careful
from tamaya.players.ikebana import Florist
from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Seat
from tamaya.rules.hanabi import Choice, compose, seed_from_words

SEED = seed_from_words("thinkers")


def question(bot: str = "careful", players: int = 3) -> Question:
    game = hanabi.Game.deal(compose(Choice("deluxe")), players, SEED, Seat(0))
    return Question("hanabi", bot, SEED, game.view(Seat(0)))


def ikebana_question() -> Question:
    game = ikebana.Game.deal(ikebana.compose(()), 2, SEED, Seat(0))
    return Question("ikebana", "florist", SEED, game.view(Seat(0)))


def test_a_process_begins_and_ends_without_a_word_of_complaint():
    done = subprocess.run(
        [sys.executable, "-P", "-W", "always", "-c", THINKING],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (framed(READY), b"")


@pytest.mark.anyio
async def test_a_process_decides_as_the_player_itself_would(no_task_is_left):
    thinkers = Thinkers(processes=1)
    asked = question()
    for _ in range(3):
        assert await thinkers.decide(asked) == Careful().decide(asked.view)
    other = ikebana_question()
    assert await thinkers.decide(other) == Florist().decide(other.view)
    await thinkers.close()


@pytest.mark.anyio
async def test_a_bot_that_fails_is_known_by_the_kind_of_its_mistake(no_task_is_left, capfd):
    thinkers = Thinkers(processes=1)
    with pytest.raises(Undecided, match=r"\AKeyError\Z"):
        await thinkers.decide(question("no such bot"))
    assert await thinkers.decide(question()) in question().legal_moves
    await thinkers.close()
    assert capfd.readouterr().err == ""


@pytest.mark.anyio
async def test_a_bot_that_takes_too_long_is_given_up_and_the_next_is_heard(no_task_is_left):
    thinkers = Thinkers(processes=1, thinking_seconds=0)
    for _ in range(2):
        with pytest.raises(Undecided, match="too slow"):
            await thinkers.decide(question())
    thinkers._seconds = 60
    assert await thinkers.decide(question()) in question().legal_moves
    await thinkers.close()


@pytest.mark.anyio
async def test_a_process_that_has_ended_is_replaced(no_task_is_left):
    thinkers = Thinkers(processes=1)
    await thinkers.decide(question())
    process = thinkers._idle[0]
    process.kill()
    await process.wait()
    with pytest.raises(Undecided, match="its process ended"):
        await thinkers.decide(question())
    assert await thinkers.decide(question()) in question().legal_moves
    await thinkers.close()


@pytest.mark.anyio
@pytest.mark.parametrize("program", ["no/such/program", "true"])
async def test_a_process_that_does_not_start_is_no_more_than_a_bot_without_a_move(
    program, monkeypatch, no_task_is_left
):
    monkeypatch.setattr("sys.executable", program)
    with pytest.raises(Undecided, match="did not start"):
        await Thinkers().decide(question())


@pytest.mark.anyio
async def test_whoever_stops_asking_leaves_no_process_behind(no_task_is_left):
    thinkers = Thinkers(processes=1)
    await thinkers.decide(question())
    process = thinkers._idle[0]
    asking = asyncio.create_task(thinkers.decide(question()))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert process.returncode is not None
    await thinkers.close()


def test_a_bots_mistake_is_told_by_its_kind_only(monkeypatch):
    def mistaken(self, view):
        raise RuntimeError(f"I hold {view}")

    monkeypatch.setattr(Careful, "decide", mistaken)
    assert answer(question()) == Failed("RuntimeError")


def test_a_bot_that_is_not_in_the_roster_fails():
    assert answer(question("no such bot")) == Failed("KeyError")


def test_questions_are_answered_in_order_until_nobody_asks_any_more():
    asked = io.BytesIO(b"".join(framed(pickle.dumps(question(bot))) for bot in ("careful", "?")))
    answered = io.BytesIO()
    thinking.think(asked, answered)
    answered.seek(0)
    told = []
    while head := answered.read(thinking.LENGTH_BYTES):
        told.append(pickle.loads(answered.read(int.from_bytes(head, "big"))))
    assert told == ["ready", Careful().decide(question().view), Failed("KeyError")]


@pytest.mark.anyio
async def test_a_compiled_bot_is_made_ready_before_its_time_begins(no_task_is_left, monkeypatch):
    asked = []
    whole = thinkers_module._asked

    async def noted(process, message):
        asked.append(process.pid)
        return await whole(process, message)

    monkeypatch.setattr(thinkers_module, "_asked", noted)
    monkeypatch.setattr(questions, "COMPILED", {"careful"})
    thinkers = Thinkers(processes=1)
    for _ in range(2):
        assert await thinkers.decide(question()) == Careful().decide(question().view)
    await thinkers.close()
    # Compiled beside the others, by a process that is asked for moves from then on.
    compiling, *deciding = asked
    assert deciding == [compiling, compiling]


@pytest.mark.anyio
async def test_no_more_processes_wait_than_are_wanted(no_task_is_left, monkeypatch):
    monkeypatch.setattr(questions, "COMPILED", {"careful"})
    thinkers = Thinkers(processes=1)
    for players in (2, 3, 4):
        await thinkers.prepare(question(players=players))
        await thinkers.decide(question(players=2))
        assert len(thinkers._idle) == 1
    (process,) = thinkers._idle
    assert set(thinkers._prepared) == {process}
    await thinkers.close()


@pytest.mark.anyio
async def test_a_compiled_bot_is_made_ready_anew_for_another_number_of_seats(
    no_task_is_left, monkeypatch
):
    asked = []
    whole = thinkers_module._asked

    async def noted(process, message):
        asked.append(pickle.loads(message).view.board.players)
        return await whole(process, message)

    monkeypatch.setattr(thinkers_module, "_asked", noted)
    monkeypatch.setattr(questions, "COMPILED", {"careful"})
    thinkers = Thinkers(processes=1)
    for players in (2, 3, 2, 3):
        await thinkers.decide(question(players=players))
    await thinkers.close()
    # Compiled and asked; then compiled beside it, read from disk and asked; then asked.
    assert asked == [2, 2, 3, 3, 3, 2, 3]


@pytest.mark.anyio
async def test_a_bot_is_getting_ready_for_as_long_as_it_is_compiled(no_task_is_left, monkeypatch):
    monkeypatch.setattr(questions, "COMPILED", {"careful"})
    thinkers = Thinkers(processes=1)
    code, heard = question().code, []
    thinkers.listener = lambda: heard.append(thinkers.is_preparing(code))
    await asyncio.gather(thinkers.prepare(question()), thinkers.prepare(question()))
    # Two have waited for the same, and it was told while either did.
    assert heard == [True, True, True, False]
    await thinkers.decide(question())
    assert len(heard) == 4
    await thinkers.close()
