"""A test of the stores leaves nothing running."""

import inspect
import threading
from collections.abc import Iterator

import pytest

OF_THE_STORES = ("tamaya-group-commit", "tamaya-sqlite-reader")
"""How the threads of the stores are called."""


@pytest.fixture(autouse=True)
def nothing_is_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    if inspect.iscoroutinefunction(request.function):
        request.getfixturevalue("no_task_is_left")
    yield
    left = [thread for thread in threading.enumerate() if thread.name.startswith(OF_THE_STORES)]
    assert left == []
