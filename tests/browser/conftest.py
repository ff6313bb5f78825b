"""A real browser and a real server; the tests are skipped where one is missing."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.built_pages import build_pages
from tests.browser.people import BROWSERS, FLAGS, Person, person
from tests.browser.server_process import ServerProcess

# A busy machine may be slow.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip(f"there is no browser on the PATH: none of {', '.join(BROWSERS)}")
    return found


@pytest.fixture(scope="session")
def built_pages() -> None:
    """Build the web client of this checkout."""
    try:
        build_pages.build([build_pages.TOOLS])
    except build_pages.BuildFailed as why:
        pytest.skip(f"the web client is not built: {why}")


# Not for the whole session: while it is open, coroutine tests cannot run.
@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def server(built_pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests of a file; a test may close it and open it again."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.fixture
def new_person(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser window; with a ``name`` they are guests."""
    with ExitStack() as stack:

        def come(name: str = "", **options: object) -> Person:
            somebody = stack.enter_context(person(browser, server.url, **options))
            if name:
                somebody.sign_in(name)
            return somebody

        yield come
