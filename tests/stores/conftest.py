"""A test of the stores leaves nothing running."""

import inspect
import threading
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def nothing_is_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    if inspect.iscoroutinefunction(request.function):
        request.getfixturevalue("no_task_is_left")
    yield
    ours = [thread for thread in threading.enumerate() if thread.name.startswith("tamaya-")]
    assert ours == []
