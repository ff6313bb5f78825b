"""The processes that think: they answer, they are replaced when they hang, and they are ended."""

import asyncio
import io
import pickle
import subprocess
import sys

import pytest

from tamaya.bots import bot_processes as processes_module
from tamaya.bots import bot_tasks, bot_worker
from tamaya.bots.bot_processes import WORKER_CODE, BotFailure, BotProcesses
from tamaya.bots.bot_tasks import BotTask
from tamaya.bots.bot_worker import READY, FailureReport, frame, run_task
from tamaya.players.hanabi import Careful
from tamaya.players.ikebana import Florist
from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Seat
from tamaya.rules.hanabi import Choice, compose, seed_from_words

SEED = seed_from_words("thinkers")


def task(bot: str = "careful", players: int = 3) -> BotTask:
    game = hanabi.Game.deal(compose(Choice("deluxe")), players, SEED, Seat(0))
    return BotTask("hanabi", bot, SEED, game.view(Seat(0)))


def ikebana_task() -> BotTask:
    game = ikebana.Game.deal(ikebana.compose(()), 2, SEED, Seat(0))
    return BotTask("ikebana", "florist", SEED, game.view(Seat(0)))


def test_a_process_begins_and_ends_without_a_word_of_complaint():
    done = subprocess.run(
        [sys.executable, "-P", "-W", "always", "-c", WORKER_CODE],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (frame(READY), b"")


@pytest.mark.anyio
async def test_a_process_decides_as_the_player_itself_would(no_task_is_left):
    processes = BotProcesses(processes=1)
    asked = task()
    for _ in range(3):
        assert await processes.decide(asked) == Careful().decide(asked.view)
    other = ikebana_task()
    assert await processes.decide(other) == Florist().decide(other.view)
    await processes.close()


@pytest.mark.anyio
async def test_a_bot_that_fails_is_known_by_the_kind_of_its_mistake(no_task_is_left, capfd):
    processes = BotProcesses(processes=1)
    with pytest.raises(BotFailure, match=r"\AKeyError\Z"):
        await processes.decide(task("no such bot"))
    assert await processes.decide(task()) in task().legal_moves
    await processes.close()
    assert capfd.readouterr().err == ""


@pytest.mark.anyio
async def test_a_bot_that_takes_too_long_is_stopped_and_the_next_task_runs(no_task_is_left):
    processes = BotProcesses(processes=1, decision_seconds=0)
    for _ in range(2):
        with pytest.raises(BotFailure, match="too slow"):
            await processes.decide(task())
    processes._seconds = 60
    assert await processes.decide(task()) in task().legal_moves
    await processes.close()


@pytest.mark.anyio
async def test_a_process_that_has_ended_is_replaced(no_task_is_left):
    processes = BotProcesses(processes=1)
    await processes.decide(task())
    process = processes._idle[0]
    process.kill()
    await process.wait()
    with pytest.raises(BotFailure, match="process ended"):
        await processes.decide(task())
    assert await processes.decide(task()) in task().legal_moves
    await processes.close()


@pytest.mark.anyio
@pytest.mark.parametrize("program", ["no/such/program", "true"])
async def test_a_process_that_does_not_start_is_no_more_than_a_bot_without_a_move(
    program, monkeypatch, no_task_is_left
):
    monkeypatch.setattr("sys.executable", program)
    with pytest.raises(BotFailure, match="did not start"):
        await BotProcesses().decide(task())


@pytest.mark.anyio
async def test_a_cancelled_task_leaves_no_process_behind(no_task_is_left):
    processes = BotProcesses(processes=1)
    await processes.decide(task())
    process = processes._idle[0]
    asking = asyncio.create_task(processes.decide(task()))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert process.returncode is not None
    await processes.close()


def test_a_bots_mistake_is_reported_by_its_kind_only(monkeypatch):
    def mistaken(self, view):
        raise RuntimeError(f"I hold {view}")

    monkeypatch.setattr(Careful, "decide", mistaken)
    assert run_task(task()) == FailureReport("RuntimeError")


def test_a_bot_that_is_not_in_the_roster_fails():
    assert run_task(task("no such bot")) == FailureReport("KeyError")


def test_questions_are_answered_in_order_until_nobody_asks_any_more():
    asked = io.BytesIO(b"".join(frame(pickle.dumps(task(bot))) for bot in ("careful", "?")))
    answered = io.BytesIO()
    bot_worker.serve(asked, answered)
    answered.seek(0)
    replies = []
    while head := answered.read(bot_worker.LENGTH_BYTES):
        replies.append(pickle.loads(answered.read(int.from_bytes(head, "big"))))
    assert replies == ["ready", Careful().decide(task().view), FailureReport("KeyError")]


@pytest.mark.anyio
async def test_a_compiled_bot_is_made_ready_before_its_time_begins(no_task_is_left, monkeypatch):
    asked = []
    whole = processes_module._send_task

    async def noted(process, message):
        asked.append(process.pid)
        return await whole(process, message)

    monkeypatch.setattr(processes_module, "_send_task", noted)
    monkeypatch.setattr(bot_tasks, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    for _ in range(2):
        assert await processes.decide(task()) == Careful().decide(task().view)
    await processes.close()
    # Compiled beside the others, by a process that is asked for moves from then on.
    compiling, *deciding = asked
    assert deciding == [compiling, compiling]


@pytest.mark.anyio
async def test_no_more_processes_wait_than_are_wanted(no_task_is_left, monkeypatch):
    monkeypatch.setattr(bot_tasks, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    for players in (2, 3, 4):
        await processes.prepare(task(players=players))
        await processes.decide(task(players=2))
        assert len(processes._idle) == 1
    (process,) = processes._idle
    assert set(processes._prepared) == {process}
    await processes.close()


@pytest.mark.anyio
async def test_a_compiled_bot_is_prepared_again_for_another_number_of_seats(
    no_task_is_left, monkeypatch
):
    asked = []
    whole = processes_module._send_task

    async def noted(process, message):
        asked.append(pickle.loads(message).view.board.players)
        return await whole(process, message)

    monkeypatch.setattr(processes_module, "_send_task", noted)
    monkeypatch.setattr(bot_tasks, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    for players in (2, 3, 2, 3):
        await processes.decide(task(players=players))
    await processes.close()
    # Compiled and asked; then compiled beside it, read from disk and asked; then asked.
    assert asked == [2, 2, 3, 3, 3, 2, 3]


@pytest.mark.anyio
async def test_a_bot_is_getting_ready_for_as_long_as_it_is_compiled(no_task_is_left, monkeypatch):
    monkeypatch.setattr(bot_tasks, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    code_key, received = task().code_key, []
    processes.listener = lambda: received.append(processes.is_preparing(code_key))
    await asyncio.gather(processes.prepare(task()), processes.prepare(task()))
    # Two have waited for the same, and it was reported while either did.
    assert received == [True, True, True, False]
    await processes.decide(task())
    assert len(received) == 4
    await processes.close()
