"""Worker processes for bots: what they answer, how they are compiled, and who waits for whom."""

import asyncio
import subprocess
import sys
from collections import Counter

import pytest

from tamaya.bots import move_request
from tamaya.bots.bot_process_main import decided_move
from tamaya.bots.bot_processes import BotProcess, BotProcesses
from tamaya.bots.move_request import MoveRequest
from tamaya.players.hanabi import Careful
from tamaya.players.ikebana import Florist
from tamaya.roster import BOT_COSTS, ROSTER
from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi import Choice, compose, seed_from_words
from tamaya.rules.shared_types import Seat
from tamaya.workers import WorkerFailure
from tamaya.workers.worker_main import READY, FailureReport, answer_to, frame

SEED = seed_from_words("thinkers")


def task(bot: str = "careful", players: int = 3) -> MoveRequest:
    game = hanabi.Game.deal(compose(Choice("deluxe")), players, SEED, Seat(0))
    return MoveRequest("hanabi", bot, SEED, game.view(Seat(0)))


def ikebana_task() -> MoveRequest:
    game = ikebana.Game.deal(ikebana.compose(()), 2, SEED, Seat(0))
    return MoveRequest("ikebana", "florist", SEED, game.view(Seat(0)))


@pytest.fixture
def asked(monkeypatch) -> list[tuple[BotProcess, MoveRequest]]:
    """Every task that a process is given."""
    received = []
    ask = BotProcess.ask

    async def recorded(process, task, seconds):
        received.append((process, task))
        return await ask(process, task, seconds)

    monkeypatch.setattr(BotProcess, "ask", recorded)
    return received


def test_a_process_starts_and_ends_without_error_output():
    done = subprocess.run(
        [
            *(sys.executable, "-P", "-W", "always"),
            *("-c", f"from {BotProcess.main_module} import main; main()"),
        ],
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
        assert await processes.decide(first, "table") == Careful().decide(first.view)
    other = ikebana_task()
    assert await processes.decide(other, "table") == Florist().decide(other.view)
    await processes.close()


@pytest.mark.anyio
async def test_a_failed_bot_is_reported_by_the_type_of_its_exception(no_task_is_left, capfd):
    processes = BotProcesses(processes=1)
    with pytest.raises(WorkerFailure, match=r"\AKeyError\Z"):
        await processes.decide(task("no such bot"), "table")
    assert await processes.decide(task(), "table") in task().legal_moves
    await processes.close()
    assert capfd.readouterr().err == ""


@pytest.mark.anyio
async def test_a_slow_bot_is_ended_and_the_next_one_answers(no_task_is_left):
    processes = BotProcesses(processes=1, decision_seconds=0)
    for _ in range(2):
        with pytest.raises(WorkerFailure, match="too slow"):
            await processes.decide(task(), "table")
    processes._seconds = 60
    assert await processes.decide(task(), "table") in task().legal_moves
    await processes.close()


def test_a_worker_reports_only_the_type_of_an_exception(monkeypatch):
    def mistaken(self, view):
        raise RuntimeError(f"I hold {view}")

    monkeypatch.setattr(Careful, "decide", mistaken)
    assert answer_to(task(), decided_move) == FailureReport("RuntimeError")


def test_a_bot_that_is_not_in_the_roster_fails():
    assert answer_to(task("no such bot"), decided_move) == FailureReport("KeyError")


@pytest.mark.anyio
async def test_a_bot_is_compiled_before_its_time_starts(no_task_is_left, monkeypatch, asked):
    monkeypatch.setattr(move_request, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    for _ in range(2):
        assert await processes.decide(task(), "table") == Careful().decide(task().view)
    await processes.close()
    # An extra process compiles the bot and is then used for moves.
    compiling, *deciding = [process for process, _ in asked]
    assert deciding == [compiling, compiling]


@pytest.mark.anyio
async def test_no_more_processes_stay_idle_than_allowed(no_task_is_left, monkeypatch):
    monkeypatch.setattr(move_request, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    for players in (2, 3, 4):
        await processes.prepare(task(players=players))
        await processes.decide(task(players=2), "table")
        assert len(processes._pool._idle) == 1
    await processes.close()


@pytest.mark.anyio
async def test_a_bot_is_compiled_again_for_another_number_of_seats(
    no_task_is_left, monkeypatch, asked
):
    monkeypatch.setattr(move_request, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    for players in (2, 3, 2, 3):
        await processes.decide(task(players=players), "table")
    await processes.close()
    # Compiled and used; then compiled in an extra process, loaded from disk and used; then used.
    assert [each.view.board.players for _, each in asked] == [2, 2, 3, 3, 3, 2, 3]


@pytest.mark.anyio
async def test_a_bot_is_preparing_while_it_is_compiled(no_task_is_left, monkeypatch):
    monkeypatch.setattr(move_request, "COMPILED", {"careful"})
    processes = BotProcesses(processes=1)
    code_key, notified = task().code_key, []
    processes.listener = lambda: notified.append(processes.is_preparing(code_key))
    await asyncio.gather(processes.prepare(task()), processes.prepare(task()))
    # Two callers waited for the same bot, and it was preparing while either did.
    assert notified == [True, True, True, False]
    await processes.decide(task(), "table")
    assert len(notified) == 4
    await processes.close()


def test_the_roster_says_of_each_bot_what_it_costs():
    assert set(BOT_COSTS) == {bot for bots in ROSTER.values() for bot in bots}
    assert task("search").is_slow
    assert not task("careful").is_slow


class HeldBots:
    """Bots that decide when the test lets them, in processes that are never started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.running: Counter[str] = Counter()
        self.may_go_on = {bot: asyncio.Event() for bot in ("search", "careful")}
        self.served: list[tuple[str, str]] = []
        """The decisions in the order in which they began."""
        self.waits: list[bool] = []
        monkeypatch.setattr(move_request, "COMPILED", set())
        monkeypatch.setattr(BotProcess, "start", self.start)
        self.processes = BotProcesses(3, on_wait=lambda is_slow, _: self.waits.append(is_slow))

    async def start(self) -> "HeldBots":
        return self

    is_usable = True
    loaded = frozenset()

    async def ask(self, task, _seconds):
        self.running[task.bot] += 1
        await self.may_go_on[task.bot].wait()
        self.running[task.bot] -= 1
        return task.legal_moves[0]

    async def end(self) -> None: ...

    def decide(self, bot: str, table: str) -> asyncio.Task[object]:
        return asyncio.create_task(self._decide(bot, table))

    async def _decide(self, bot: str, table: str) -> None:
        await self.processes.decide(task(bot), table)
        self.served.append((bot, table))


async def settle() -> None:
    """Let every task run as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_a_quick_bot_moves_while_twenty_tables_wait_for_slow_ones(
    no_task_is_left, monkeypatch
):
    bots = HeldBots(monkeypatch)
    slow = [bots.decide("search", f"table {number}") for number in range(20)]
    await settle()
    # Two of three processes search, and no search takes the third.
    assert bots.running == {"search": 2}
    bots.may_go_on["careful"].set()
    for _ in range(5):
        await bots.decide("careful", "elsewhere")
    assert bots.served == [("careful", "elsewhere")] * 5
    bots.may_go_on["search"].set()
    await asyncio.gather(*slow)
    # The tables were served in the order in which they came.
    assert bots.served[5:] == [("search", f"table {number}") for number in range(20)]
    assert Counter(bots.waits) == {True: 20, False: 5}
    await bots.processes.close()


@pytest.mark.anyio
async def test_a_slow_bot_that_waits_too_long_fails_so_that_its_stand_in_moves(
    no_task_is_left, monkeypatch
):
    monkeypatch.setattr("tamaya.bots.bot_processes.WAITING_SECONDS", 0.01)
    bots = HeldBots(monkeypatch)
    busy = [bots.decide("search", f"table {number}") for number in range(2)]
    await settle()
    with pytest.raises(WorkerFailure, match="waited too long"):
        await bots.decide("search", "another")
    bots.may_go_on["search"].set()
    await asyncio.gather(*busy)
    # Who gave up holds no place.
    await bots.decide("search", "another")
    assert bots.served[-1] == ("search", "another")
    await bots.processes.close()
