"""A test of the web leaves nothing running, and every house is its own."""

from collections.abc import AsyncIterator

import pytest
from tests.web.local_server import RunningServer, Visitor, local_server, visitor


@pytest.fixture(autouse=True)
def nothing_is_left_running(no_task_is_left: None) -> None: ...


@pytest.fixture(autouse=True)
def no_gc_tuning(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of tests holds so much that a search would take longer than most houses are open."""

    async def no_pause() -> None: ...

    monkeypatch.setattr("tamaya.web.app_state.tune_gc", no_pause)


@pytest.fixture
async def server(no_task_is_left: None) -> AsyncIterator[RunningServer]:
    """A house that forgets, with limits that no test meets by accident."""
    async with local_server() as opened:
        yield opened


@pytest.fixture
async def alice(server: RunningServer) -> AsyncIterator[Visitor]:
    async with visitor(server.url, "Alice") as somebody:
        yield somebody


@pytest.fixture
async def bob(server: RunningServer) -> AsyncIterator[Visitor]:
    async with visitor(server.url, "Bob") as somebody:
        yield somebody
