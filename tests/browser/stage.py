"""The stage of a scene: a screen, a theme, a language and people."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser.page_checks import wait_until_still
from tests.browser.people import Person, person

# The cookies of the person and the table, by server and by preparation.
_PREPARED: dict[tuple[str, str], tuple[list[Any], str]] = {}


@dataclass
class Stage:
    """A kind of screen, a theme and a language, and the people who use it."""

    browser: Browser
    server_url: str
    screen: str = "desktop"
    theme: str = "light"
    language: str = "en"
    people: ExitStack = field(default_factory=ExitStack)
    everybody: list[Person] = field(default_factory=list)

    def show(self, scene: "Scene") -> Page:
        """The page of a scene, once everything is loaded and nothing moves."""
        page = scene(self)
        page.wait_for_load_state()
        # An answer may lead to the next request, some frames later.
        is_loading = True
        while is_loading:
            before = self._is_loading
            wait_until_still(page)
            is_loading = before or self._is_loading
        return page

    @property
    def _is_loading(self) -> bool:
        return any(person.requests for person in self.everybody)

    def person(self, name: str = "") -> Person:
        """A person with this screen; with a name, a guest."""
        somebody = self.people.enter_context(
            person(
                self.browser,
                self.server_url,
                self.screen,
                self.language,
                color_scheme=self.theme,
            )
        )
        self.everybody.append(somebody)
        if name:
            somebody.sign_in(name)
        return somebody

    def at_table(self, name: str, prepare: Callable[[Person], str]) -> tuple[Person, str]:
        """Anna at a table that is prepared once for all screens."""
        known = _PREPARED.get((self.server_url, name))
        if known is None:
            anna = self.person("Anna")
            table = prepare(anna)
            _PREPARED[self.server_url, name] = (anna.context.cookies(), table)
            return anna, table
        cookies, table = known
        anna = self.person()
        anna.context.add_cookies(cookies)
        return anna, table


Scene = Callable[[Stage], Page]
