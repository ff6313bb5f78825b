"""People in front of browsers: each has cookies and a screen of their own, and notes what fails."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SCREENS = {"desktop": DESKTOP, "phone": PHONE}

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
"""The names by which a browser may be found on the PATH."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    # Nothing but the house is asked for anything, not even by mistake.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


@dataclass
class Person:
    """Somebody with a browser window; a second tab is another page of the same context."""

    server_url: str
    context: BrowserContext
    problems: list[str] = field(default_factory=list)
    tolerated: list[str] = field(default_factory=list)
    """Parts of complaints that this test brings about on purpose."""

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("console", lambda said: self._on_console(said.type, said.text))
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", lambda request: self._on_request(request.url))
        page.on("requestfailed", lambda it: self._on_request_failed(it.url, it.failure or ""))
        page.on("response", lambda answer: self._on_response(answer.url, answer.status))
        return page

    def sign_in(self, name: str) -> None:
        """Become a guest of the house without typing."""
        answer = self.context.request.post(f"{self.server_url}/api/guests", data={"name": name})
        assert answer.status == 201, answer.text()

    def open_table(self, **options: Any) -> str:
        """The name of a new table of this guest's."""
        address = f"{self.server_url}/api/tables"
        answer = self.context.request.post(address, data={"options": options})
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def go(self, path: str = "/") -> Page:
        """A new tab at an address of the house."""
        page = self.new_page()
        page.goto(self.server_url + path)
        return page

    def assert_no_problems(self) -> None:
        """Fail with all that went wrong in this person's windows."""
        left = [each for each in self.problems if not any(part in each for part in self.tolerated)]
        assert not left, "\n".join(left)

    def _on_console(self, kind: str, text: str) -> None:
        # What could not be loaded is noted below, with its address.
        if kind in ("error", "warning") and not text.startswith("Failed to load resource"):
            self.problems.append(f"console {kind}: {text}")

    def _on_request(self, url: str) -> None:
        if not url.startswith((self.server_url, "data:", "blob:")):
            self.problems.append(f"asked elsewhere: {url}")

    def _on_request_failed(self, url: str, failure: str) -> None:
        # A page that is left does not wait for what it asked for.
        if "ERR_ABORTED" not in failure:
            self.problems.append(f"failed: {url} {failure}")

    def _on_response(self, url: str, status: int) -> None:
        # Being refused is no failure of the house; a missing file or a defect is.
        if status >= 500 or (status >= 400 and "/api/" not in url):
            self.problems.append(f"answered {status}: {url}")


@contextmanager
def person(
    browser: Browser, server_url: str, screen: str = "desktop", language: str = "en", **options: Any
) -> Iterator[Person]:
    """Somebody at this kind of screen; at the end nothing may have gone wrong there."""
    settings = {"locale": language, "reduced_motion": "reduce", **SCREENS[screen], **options}
    context = browser.new_context(**settings)
    context.set_default_timeout(30_000)
    try:
        somebody = Person(server_url, context)
        yield somebody
        somebody.assert_no_problems()
    finally:
        context.close()
