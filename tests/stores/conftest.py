"""Tests of the stores must leave no thread running."""

import inspect
import threading
from collections.abc import Iterator

import pytest

OF_THE_STORES = ("tamaya-group-commit", "tamaya-sqlite-reader")
"""The start of the names of the stores' threads."""


@pytest.fixture(autouse=True)
def nothing_is_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    if inspect.iscoroutinefunction(request.function):
        request.getfixturevalue("no_task_is_left")
    yield
    left = [thread for thread in threading.enumerate() if thread.name.startswith(OF_THE_STORES)]
    assert left == []
