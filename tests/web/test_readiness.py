"""Whether a server is ready: it can write, is notified of other processes, and its tasks run."""

import asyncio
from dataclasses import replace

import httpx
from tests.web.local_server import GENEROUS, RunningServer, local_server

from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal, open_store
from tamaya.stores.memory_store import MemoryStore
from tamaya.web import store_check
from tamaya.web.store_check import SECONDS_BETWEEN_CHECKS, TOO_SLOW, StoreCheck
from tamaya.web.supervised_tasks import FAILURES_IN_A_ROW


async def ready(server: RunningServer) -> httpx.Response:
    """The answer of a server that has not checked its store a moment ago."""
    server.app_state.store_check = StoreCheck(server.app_state.store)
    async with httpx.AsyncClient(base_url=server.url) as http:
        return await http.get("/ready")


async def blocking_problems(server: RunningServer) -> str:
    answer = await ready(server)
    assert (answer.status_code, answer.json()["reason"]) == (503, "not-ready")
    return str(answer.json()["details"]["problems"])


async def metrics(server: RunningServer) -> str:
    async with httpx.AsyncClient(base_url=server.url) as http:
        return (await http.get("/metrics")).text


async def test_a_server_that_can_write_is_ready(server):
    answer = await ready(server)
    assert answer.status_code == 200
    assert answer.json()["is-healthy"] is True
    assert answer.json()["problems"] == []


async def test_a_server_with_a_full_database_is_not_ready(tmp_path):
    async with local_server(replace(GENEROUS, database=str(tmp_path / "tamaya.db"))) as server:
        file = server.app_state.store._file
        (pages,) = await file.write(lambda writer: writer.execute("pragma page_count").fetchone())
        await file.write(lambda writer: writer.execute(f"pragma max_page_count = {pages}"))
        assert await blocking_problems(server) == "store-full"
        assert 'tamaya_store_failures_total{reason="full"} 1\n' in await metrics(server)
        await file.write(lambda writer: writer.execute(f"pragma max_page_count = {pages + 100}"))
        assert (await ready(server)).status_code == 200


async def test_a_server_with_a_read_only_postgres_is_not_ready(postgres_url):
    await (await open_store(postgres_url)).close()
    database = f"{postgres_url}&default_transaction_read_only=on"
    async with local_server(replace(GENEROUS, database=database)) as server:
        assert await blocking_problems(server) == "store-read-only"
        assert 'tamaya_store_failures_total{reason="read-only"} ' in await metrics(server)


async def test_a_server_that_is_not_notified_of_other_processes_is_not_ready(server, monkeypatch):
    monkeypatch.setattr(server.app_state.channel._channel, "is_connected", False)
    assert await blocking_problems(server) == "channel-disconnected"


async def test_a_server_with_failing_tasks_is_ready_and_says_so(server):
    for _ in range(FAILURES_IN_A_ROW):
        server.app_state.tasks.record_failure("expiry", ValueError())
    answer = await ready(server)
    assert answer.status_code == 200
    assert answer.json()["problems"] == ["task-failing: expiry"]


class CountedStore(MemoryStore):
    """Counts how often it was checked, and fails if told to."""

    def __init__(self) -> None:
        super().__init__()
        self.checks = 0
        self.why: Refused | None = None

    async def check_write(self) -> None:
        self.checks += 1
        await asyncio.sleep(0)
        if self.why is not None:
            raise self.why


async def test_asking_often_does_not_write_often():
    now = 0.0
    store = CountedStore()
    check = StoreCheck(store, lambda: now)
    assert await asyncio.gather(*(check.problem() for _ in range(50))) == [None] * 50
    store.why = Refused(StoreRefusal.UNREACHABLE, store="/a/secret/place", cause="locked")
    now += SECONDS_BETWEEN_CHECKS - 1
    assert await check.problem() is None
    assert store.checks == 1
    now += 1
    assert await check.problem() == "store-unreachable"
    assert await check.problem() == "store-unreachable"
    assert store.checks == 2


async def test_a_store_that_does_not_answer_is_too_slow(monkeypatch):
    monkeypatch.setattr(store_check, "SECONDS_FOR_A_CHECK", 0.01)
    store = CountedStore()
    monkeypatch.setattr(store, "check_write", asyncio.Event().wait)
    assert await StoreCheck(store).problem() == TOO_SLOW
