"""Fixtures of the web tests: each test has a server of its own and leaves no task running."""

from collections.abc import AsyncIterator
from contextlib import nullcontext

import pytest
from tests.web.local_server import RunningServer, Visitor, local_server, visitor


@pytest.fixture(autouse=True)
def nothing_is_left_running(no_task_is_left: None) -> None: ...


@pytest.fixture(autouse=True)
def no_gc_tuning(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test run holds so many objects that one collection takes longer than most tests."""
    monkeypatch.setattr("tamaya.web.app_state.tuned_gc", nullcontext)


@pytest.fixture
async def server(no_task_is_left: None) -> AsyncIterator[RunningServer]:
    """A server that stores nothing, with limits that no test meets by accident."""
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
