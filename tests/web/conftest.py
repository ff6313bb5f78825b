"""A test of the web leaves nothing running, and every house is its own."""

from collections.abc import AsyncIterator

import pytest
from tests.web.open_house import House, Visitor, house, visitor


@pytest.fixture(autouse=True)
def nothing_is_left_running(no_task_is_left: None) -> None: ...


@pytest.fixture(autouse=True)
def no_search_for_rings(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of tests holds so much that a search would take longer than most houses are open."""

    async def no_pause() -> None: ...

    monkeypatch.setattr("tamaya.web.hall.pause_seldom", no_pause)


@pytest.fixture
async def at_home(no_task_is_left: None) -> AsyncIterator[House]:
    """A house that forgets, with limits that no test meets by accident."""
    async with house() as opened:
        yield opened


@pytest.fixture
async def alice(at_home: House) -> AsyncIterator[Visitor]:
    async with visitor(at_home.url, "Alice") as somebody:
        yield somebody


@pytest.fixture
async def bob(at_home: House) -> AsyncIterator[Visitor]:
    async with visitor(at_home.url, "Bob") as somebody:
        yield somebody
