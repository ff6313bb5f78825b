"""Tests of the channels must leave no task running."""

import pytest


@pytest.fixture(autouse=True)
def nothing_is_left_running(no_task_is_left: None) -> None: ...
