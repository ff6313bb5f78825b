"""People with browsers: each has their own cookies and screen, and records failures."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SCREENS = {"desktop": DESKTOP, "phone": PHONE}

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
"""The names of browsers on the PATH."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    # No request goes anywhere but to the server.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


INSTANT_BOTS = """\
if (location.protocol.startsWith("http"))
  localStorage["tamaya-preferences"] ??= JSON.stringify({ botPace: "instant" });
"""
"""A preference, so that no test waits for bots that move at a human pace."""


@dataclass
class Person:
    """A person with a browser window; a second tab is another page of the same context."""

    server_url: str
    context: BrowserContext
    problems: list[str] = field(default_factory=list)
    tolerated: list[str] = field(default_factory=list)
    """Parts of error messages that the test causes on purpose."""
    requests: set[Request] = field(default_factory=set)
    """The requests that have not been answered yet."""

    def new_page(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        page.on("console", lambda line: self._on_console(line.type, line.text))
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", self._on_request)
        page.on("requestfinished", self._on_request_finished)
        page.on("requestfailed", self._on_request_failed)
        page.on("response", lambda answer: self._on_response(answer.url, answer.status))
        return page

    def sign_in(self, name: str) -> None:
        """Become a guest without the page."""
        answer = self.context.request.post(f"{self.server_url}/api/guests", data={"name": name})
        assert answer.status == 201, answer.text()

    def sign_in_as(self, other: "Person", agent: str) -> None:
        """Become the same guest as another person, by a one-time code, with this browser."""
        code = other.context.request.post(f"{self.server_url}/api/me/codes").json()["code"]
        answer = self.context.request.post(
            f"{self.server_url}/api/codes", data={"code": code}, headers={"User-Agent": agent}
        )
        assert answer.status == 200, answer.text()

    def open_table(self, **options: Any) -> str:
        """Open a table, and return its id."""
        address = f"{self.server_url}/api/tables"
        answer = self.context.request.post(address, data={"options": options})
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def go(self, path: str = "/") -> Page:
        """Open a path of the server in a new tab."""
        page = self.new_page()
        page.goto(self.server_url + path)
        return page

    def assert_no_problems(self) -> None:
        """Fail with every problem in this person's windows."""
        left = [each for each in self.problems if not any(part in each for part in self.tolerated)]
        assert not left, "\n".join(left)

    def _on_console(self, kind: str, text: str) -> None:
        # A failed request is recorded below, with its address.
        if kind in ("error", "warning") and not text.startswith("Failed to load resource"):
            self.problems.append(f"console {kind}: {text}")

    def _on_request(self, request: Request) -> None:
        self.requests.add(request)
        if not request.url.startswith((self.server_url, "data:", "blob:")):
            self.problems.append(f"asked elsewhere: {request.url}")

    def _on_request_finished(self, request: Request) -> None:
        self.requests.discard(request)

    def _on_request_failed(self, request: Request) -> None:
        self.requests.discard(request)
        # A page that is closed aborts its requests.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.problems.append(f"failed: {request.url} {request.failure}")

    def _on_response(self, url: str, status: int) -> None:
        # A refusal is no failure; a missing file or an exception is.
        if status >= 500 or (status >= 400 and "/api/" not in url):
            self.problems.append(f"answered {status}: {url}")


@contextmanager
def person(
    browser: Browser, server_url: str, screen: str = "desktop", language: str = "en", **options: Any
) -> Iterator[Person]:
    """A person with this kind of screen; fails at the end if anything went wrong."""
    settings = {"locale": language, "reduced_motion": "reduce", **SCREENS[screen], **options}
    context = browser.new_context(**settings)
    context.set_default_timeout(30_000)
    context.add_init_script(INSTANT_BOTS)
    try:
        somebody = Person(server_url, context)
        yield somebody
        somebody.assert_no_problems()
    finally:
        context.close()
