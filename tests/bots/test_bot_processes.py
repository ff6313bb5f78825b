"""Worker processes for bots: they answer, are replaced when they hang, and are ended."""

import asyncio
import io
import pickle
import subprocess
import sys

import pytest

from tamaya.bots import bot_process_main, bot_tasks
from tamaya.bots import bot_processes as processes_module
from tamaya.bots.bot_process_main import READY, FailureReport, frame, run_task
from tamaya.bots.bot_processes import WORKER_CODE, BotFailure, BotProcesses
from tamaya.bots.bot_tasks import BotTask
from tamaya.players.hanabi import Careful
from tamaya.players.ikebana import Florist
from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi import Choice, compose, seed_from_words
from tamaya.rules.shared_types import Seat

SEED = seed_from_words("thinkers")


def task(bot: str = "careful", players: int = 3) -> BotTask:
    game = hanabi.Game.deal(compose(Choice("deluxe")), players, SEED, Seat(0))
    return BotTask("hanabi", bot, SEED, game.view(Seat(0)))


def ikebana_task() -> BotTask:
    game = ikebana.Game.deal(ikebana.compose(()), 2, SEED, Seat(0))
    return BotTask("ikebana", "florist", SEED, game.view(Seat(0)))


def test_a_process_starts_and_ends_without_error_output():
    done = subprocess.run(
        [sys.executable, "-P", "-W", "always", "-c", WORKER_CODE],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (frame(READY), b"")


@pytest.mark.anyio
async def test_a_process_returns_the_players_move(no_task_is_left):
    processes = BotProcesses(processes=1)
    first = task()
    for _ in range(3):
        assert await processes.decide(first) == Careful().decide(first.view)
    other = ikebana_task()
    assert await processes.decide(other) == Florist().decide(other.view)
    await processes.close()


@pytest.mark.anyio
async def test_a_failed_bot_is_reported_by_the_type_of_its_exception(no_task_is_left, capfd):
    processes = BotProcesses(processes=1)
    with pytest.raises(BotFailure, match=r"\AKeyError\Z"):
        await processes.decide(task("no such bot"))
    assert await processes.decide(task()) in task().legal_moves
    await processes.close()
    assert capfd.readouterr().err == ""


@pytest.mark.anyio
async def test_a_slow_bot_is_ended_and_the_next_one_answers(no_task_is_left):
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
async def test_a_process_that_does_not_start_is_a_bot_failure(
    program, monkeypatch, no_task_is_left
):
    monkeypatch.setattr("sys.executable", program)
    with pytest.raises(BotFailure, match="did not start"):
        await BotProcesses().decide(task())


@pytest.mark.anyio
async def test_a_cancelled_decision_leaves_no_process_behind(no_task_is_left):
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


def test_a_worker_reports_only_the_type_of_an_exception(monkeypatch):
    def mistaken(self, view):
        raise RuntimeError(f"I hold {view}")

    monkeypatch.setattr(Careful, "decide", mistaken)
    assert run_task(task()) == FailureReport("RuntimeError")


def test_a_bot_that_is_not_in_the_roster_fails():
    assert run_task(task("no such bot")) == FailureReport("KeyError")


def test_a_worker_answers_in_order_until_its_input_ends():
    tasks = io.BytesIO(b"".join(frame(pickle.dumps(task(bot))) for bot in ("careful", "?")))
    output = io.BytesIO()
    bot_process_main.serve(tasks, output)
    output.seek(0)
    answers = []
    while head := output.read(bot_process_main.LENGTH_BYTES):
        answers.append(pickle.loads(output.read(int.from_bytes(head, "big"))))
    assert answers == ["ready", Careful().decide(task().view), FailureReport("KeyError")]


@pytest.mark.anyio
async def test_a_bot_is_compiled_before_its_time_starts(no_task_is_left, monkeypatch):
    received = []
    send_task = processes_module._send_task

    async def recorded(process, message):
        received.append(process.pid)
        return await send_task(process, message)

    monkeypatch.setattr(processes_module, "_send_task", recorded)
    monkeypatch.setattr(bot_tasks, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    for _ in range(2):
        assert await processes.decide(task()) == Careful().decide(task().view)
    await processes.close()
    # An extra process compiles the bot and is then used for moves.
    compiling, *deciding = received
    assert deciding == [compiling, compiling]


@pytest.mark.anyio
async def test_no_more_processes_stay_idle_than_allowed(no_task_is_left, monkeypatch):
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
async def test_a_bot_is_compiled_again_for_another_number_of_seats(no_task_is_left, monkeypatch):
    received = []
    send_task = processes_module._send_task

    async def recorded(process, message):
        received.append(pickle.loads(message).view.board.players)
        return await send_task(process, message)

    monkeypatch.setattr(processes_module, "_send_task", recorded)
    monkeypatch.setattr(bot_tasks, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    for players in (2, 3, 2, 3):
        await processes.decide(task(players=players))
    await processes.close()
    # Compiled and used; then compiled in an extra process, loaded from disk and used; then used.
    assert received == [2, 2, 3, 3, 3, 2, 3]


@pytest.mark.anyio
async def test_a_bot_is_preparing_while_it_is_compiled(no_task_is_left, monkeypatch):
    monkeypatch.setattr(bot_tasks, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    code_key, notified = task().code_key, []
    processes.listener = lambda: notified.append(processes.is_preparing(code_key))
    await asyncio.gather(processes.prepare(task()), processes.prepare(task()))
    # Two callers waited for the same bot, and it was preparing while either did.
    assert notified == [True, True, True, False]
    await processes.decide(task())
    assert len(notified) == 4
    await processes.close()
