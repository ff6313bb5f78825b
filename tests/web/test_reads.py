"""Reads that take long: in worker processes, with limits and a cache, and nobody else waits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import httpx
import pytest
from tests.web.local_server import (
    GENEROUS,
    SECONDS_OF_PATIENCE,
    RunningServer,
    local_server,
    visitor,
)
from tests.web.test_replay_api import end_game, two_at_a_table

from tamaya.rules.shared_types import Refused, Seat
from tamaya.table.events import GuestId, TableId
from tamaya.web.reads import read_processes, table_reads
from tamaya.web.reads.answer_cache import BYTES_PER_ANSWER, AnswerCache
from tamaya.web.reads.read_process_main import Answer, LoadTask, ReadTask, Task
from tamaya.web.reads.read_processes import ReadProcess
from tamaya.web.reads.recent_tables import RecentTables, TableKey
from tamaya.web.reads.table_reads import PastViewRead
from tamaya.web.routes import LIST_COST
from tamaya.wire.replay_snapshots import MAX_CACHED_TABLES

SLOW = ("explanations/1", "finished-game")
QUICK = ("views/1", "replay", "link.svg")


class ServerWithGame:
    """A server with a finished game of two moves, and a visitor who is no guest."""

    def __init__(self, server: RunningServer, table: str, http: httpx.AsyncClient) -> None:
        self.server, self.table, self.http = server, table, http
        self.reads = server.app_state.metrics.reads

    def path(self, page: str) -> str:
        return f"/api/tables/{self.table}/{page}"

    async def get(self, page: str) -> httpx.Response:
        return await self.http.get(self.path(page))

    def start(self, *pages: str) -> list[asyncio.Task[httpx.Response]]:
        return [asyncio.create_task(self.get(page)) for page in pages]


@asynccontextmanager
async def server_with_game(**limits: int) -> AsyncIterator[ServerWithGame]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(local_server(replace(GENEROUS, **limits)))
        people = [await stack.enter_async_context(visitor(server.url, name)) for name in "AB"]
        async with two_at_a_table(*people) as (table, *wires):
            for wire in wires:
                view = (await wire.attach(table))["view"]
                move = view["legal-moves"][0]["text"]
                assert (await wire.send_command(table, "move", move=move))["type"] == "done"
            await end_game(tuple(wires), table)
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=server.url, timeout=SECONDS_OF_PATIENCE)
        )
        yield ServerWithGame(server, table, http)


@pytest.fixture
async def game() -> AsyncIterator[ServerWithGame]:
    async with server_with_game() as opened:
        yield opened


@pytest.fixture
def asked(monkeypatch) -> list[Task]:
    """Every task that a process was given."""
    tasks: list[Task] = []
    ask = ReadProcess.ask

    async def recorded(process, task, seconds):
        tasks.append(task)
        return await ask(process, task, seconds)

    monkeypatch.setattr(ReadProcess, "ask", recorded)
    return tasks


def reads_of(tasks: list[Task]) -> list[Task]:
    return [task for task in tasks if isinstance(task, ReadTask)]


class HeldReads:
    """Slow reads that are answered once the test lets them."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.held = 0
        self._ask = ReadProcess.ask
        self._changed = asyncio.Event()

    async def ask(self, process: ReadProcess, task: Task, seconds: float) -> object:
        """Stands in for the process's own method."""
        if isinstance(task, ReadTask) and task.read.is_slow:
            self.held += 1
            self._changed.set()
            await self.may_go_on.wait()
        return await self._ask(process, task, seconds)

    async def until_held(self, number: int) -> None:
        async with asyncio.timeout(60):
            while self.held < number:
                self._changed.clear()
                await self._changed.wait()


@pytest.fixture
def held(monkeypatch) -> HeldReads:
    reads = HeldReads()

    async def ask(process, task, seconds):
        return await reads.ask(process, task, seconds)

    monkeypatch.setattr(ReadProcess, "ask", ask)
    return reads


def failing(*_: object) -> object:
    raise AssertionError("the server computed it itself")


async def test_the_server_computes_no_heavy_read_itself(game, monkeypatch):
    for name in ("finished_game", "game_snapshots", "qr_code", "record_of_table"):
        monkeypatch.setattr(table_reads, name, failing)
    for page in (*SLOW, *QUICK):
        assert (await game.get(page)).status_code == 200
    assert game.reads == {"computed": 5}


async def test_while_slow_reads_run_everything_else_is_answered(game, held):
    waiting = game.start(*SLOW, "explanations/2", "finished-game?viewpoint=0")
    await held.until_held(1)
    for page in (*QUICK, "views/0", "views/0?viewpoint=1"):
        assert (await game.get(page)).status_code == 200
    assert (await game.http.get("/health")).status_code == 200
    async with visitor(game.server.url, "Cathy") as cathy, cathy.wire() as wire:
        table = await cathy.open_table(seats=2)
        await wire.attach(table)
        assert (await wire.send_command(table, "sit"))["type"] == "done"
    # The other process is for quick reads: no second slow one has begun.
    assert held.held == 1
    assert not any(task.done() for task in waiting)
    held.may_go_on.set()
    assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200] * 4


async def test_a_game_is_sent_to_a_process_once_for_all_its_reads(game, asked):
    for page in ("explanations/1", "explanations/2", "views/0", "finished-game"):
        assert (await game.get(page)).status_code == 200
    live = await game.server.app_state.tables.live(TableId(game.table))
    (loaded,) = [task.entries for task in asked if isinstance(task, LoadTask)]
    assert len(loaded) == live.table.sequence


async def test_a_long_log_is_sent_in_parts(game, asked, monkeypatch):
    monkeypatch.setattr(read_processes, "ENTRIES_PER_TASK", 3)
    assert (await game.get("finished-game")).status_code == 200
    live = await game.server.app_state.tables.live(TableId(game.table))
    parts = [task.entries for task in asked if isinstance(task, LoadTask)]
    assert max(map(len, parts)) == 3
    assert [entry for part in parts for entry in part] == [each.entry for each in live.applied]


async def test_the_same_answer_is_computed_once(game, asked):
    for _ in range(3):
        for page in (*SLOW, *QUICK):
            assert (await game.get(page)).status_code == 200
    assert len(reads_of(asked)) == 5
    assert game.reads == {"computed": 5, "cached": 10}
    # It differs by viewpoint and by guest.
    await game.get("views/1?viewpoint=0")
    async with visitor(game.server.url, "Cathy") as cathy:
        await cathy.http.get(game.path("finished-game"))
    assert len(reads_of(asked)) == 7


async def test_two_who_ask_the_same_at_once_get_one_answer(game, held, asked):
    waiting = game.start("explanations/1", "explanations/1")
    await held.until_held(1)
    held.may_go_on.set()
    first, second = await asyncio.gather(*waiting)
    assert first.content == second.content
    assert len(reads_of(asked)) == 1


async def refusals(game: ServerWithGame, pages: list[str]) -> list[tuple[int, str]]:
    answers = [await game.get(page) for page in pages]
    return [(each.status_code, each.json()["reason"]) for each in answers]


async def test_an_address_has_few_reads_at_once(held):
    async with server_with_game(reads_per_address=2) as game:
        waiting = game.start(*SLOW)
        await held.until_held(1)
        assert await refusals(game, list(QUICK)) == [(429, "too-many-reads")] * 3
        held.may_go_on.set()
        assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200] * 2
        # What is in the cache is always answered.
        assert (await game.get(SLOW[0])).status_code == 200
        assert game.reads == {"computed": 2, "refused": 3, "cached": 1}


async def test_a_guest_has_few_reads_at_once(held):
    async with (
        server_with_game(reads_per_guest=1) as game,
        visitor(game.server.url, "Cathy") as cathy,
        visitor(game.server.url, "Dora") as dora,
    ):
        waiting = asyncio.create_task(cathy.http.get(game.path(SLOW[0])))
        await held.until_held(1)
        refused = await cathy.http.get(game.path(QUICK[0]))
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-reads")
        assert (await dora.http.get(game.path(QUICK[0]))).status_code == 200
        held.may_go_on.set()
        assert (await waiting).status_code == 200


async def test_a_server_with_too_many_reads_says_that_it_is_busy(held):
    async with server_with_game(reads_at_once=2) as game:
        waiting = game.start(*SLOW)
        await held.until_held(1)
        assert await refusals(game, list(QUICK)) == [(503, "busy")] * 3
        held.may_go_on.set()
        await asyncio.gather(*waiting)


@pytest.mark.parametrize(
    ("trouble", "status", "reason", "log"),
    [("killed", 503, "busy", "process ended"), ("confused", 500, "internal", "LookupError")],
)
async def test_a_process_that_fails_is_replaced(
    game, monkeypatch, caplog, trouble, status, reason, log
):
    ask = ReadProcess.ask
    troubled: list[ReadProcess] = []

    async def failing_once(process, task, seconds):
        if not troubled:
            troubled.append(process)
            if trouble == "killed":
                process._process.kill()
            else:
                task = ReadTask(task.key, PastViewRead(0, Seat(0)))
        return await ask(process, task, seconds)

    monkeypatch.setattr(ReadProcess, "ask", failing_once)
    assert await refusals(game, ["views/1"]) == [(status, reason)]
    assert log in caplog.text
    assert game.table not in caplog.text
    assert (await game.get("views/1")).status_code == 200
    assert not troubled[0].is_usable
    assert game.reads == {"failed": 1, "computed": 1}


async def test_a_read_that_takes_too_long_is_ended(game, monkeypatch):
    monkeypatch.setattr(read_processes, "READ_SECONDS", 0)
    assert await refusals(game, ["views/1"]) == [(503, "busy")]
    monkeypatch.setattr(read_processes, "READ_SECONDS", 60)
    assert (await game.get("views/1")).status_code == 200


async def test_a_process_is_replaced_after_many_entries(game, monkeypatch, asked):
    monkeypatch.setattr(read_processes, "ENTRIES_PER_PROCESS", 1)
    for page in ("views/0", "views/1"):
        assert (await game.get(page)).status_code == 200
    assert [type(task) for task in asked] == [LoadTask, ReadTask] * 2


async def test_a_damaged_log_is_refused_and_harms_no_other_read(game):
    live = await game.server.app_state.tables.live(TableId(game.table))
    whole = [each.entry for each in live.applied]
    reads = game.server.app_state.reads
    with pytest.raises(Refused, match="unreadable-table"):
        await reads.count_game(TableId(game.table), whole[:3] + whole[4:], GuestId("a"), "b")
    # The process goes on, and does not keep what it could not read.
    counted = await reads.count_game(TableId(game.table), whole, GuestId("a"), "b")
    assert counted.guests == tuple(holder.guest for holder in live.table.holders)
    assert len(reads._pool._idle) == 1


async def test_a_list_or_a_long_answer_counts_as_several_requests(game, monkeypatch):
    taken: list[float] = []
    requests = game.server.app_state.limits.requests

    def take(_address: str, tokens: float = 1) -> bool:
        taken.append(tokens)
        return tokens < 1_000

    monkeypatch.setattr(requests, "take", take)
    await game.http.get("/api/tables")
    body = (await game.get("finished-game")).content
    assert taken == [LIST_COST, 1, len(body) / 20_000]
    monkeypatch.setattr("tamaya.web.api.replay.BYTES_PER_REQUEST", 1)
    assert await refusals(game, ["finished-game"]) == [(429, "too-many-requests")]


async def test_metrics_show_how_reads_waited(game):
    await game.get("views/1")
    text = (await game.http.get("/metrics")).text
    assert 'tamaya_reads_total{result="computed"} 1' in text
    assert 'tamaya_read_wait_seconds_count{kind="quick"} 1' in text
    assert 'tamaya_bot_wait_seconds_count{kind="slow"} 0' in text


def key(number: int) -> TableKey:
    return TableKey(TableId(f"table {number}"), "")


async def test_a_process_keeps_the_tables_used_last():
    recent: RecentTables[int] = RecentTables()
    for number in range(MAX_CACHED_TABLES):
        recent.use(key(number), number)
    recent.use(key(0), 7)
    recent.use(key(MAX_CACHED_TABLES), 1)
    assert (recent.get(key(0)), recent.get(key(1)), recent.get(key(2))) == (7, None, 2)


async def test_a_cache_of_answers_is_bounded_by_bytes():
    cache = AnswerCache(3 * (BYTES_PER_ANSWER + 100))
    for name in "abc":
        cache.add(name, Answer(b"x" * 100, name))
    cache.add("a", Answer(b"other", "other"))
    assert cache.get("a") == (b"x" * 100, "a")
    cache.add("d", Answer(b"x" * 100, "d"))
    assert [cache.get(name) is not None for name in "abcd"] == [True, False, True, True]
    cache.add("large", Answer(b"x" * 10_000, ""))
    assert cache.get("large") is None
    cache.add("half", Answer(b"x" * (BYTES_PER_ANSWER + 200), ""))
    assert [cache.get(name) is not None for name in ("a", "c", "d", "half")] == [
        False,
        False,
        True,
        True,
    ]
