"""People who play with their page only: they press what is enabled, and know no rules.

The test opens no socket for them: they sit down, start, move and see the end through the page.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.people import Person

from tamaya.i18n import Language, catalogue

MINE = "[data-turn=mine]"
END = "section.end"
OWN_CARDS = "[data-place=hand] [data-card]"
TEAMMATES_CARDS = "[data-hand]:not([data-place=hand]) [data-card]"

# The state that a page shows: whose turn it is, what is pending, and the last sentence.
_MOMENT = """[...document.querySelectorAll("[data-turn], [data-pending], [data-log]")]
  .map((each) => JSON.stringify(each.dataset) + each.textContent).join()"""

# What is visible to everybody.
_BOARD = """[...document.querySelectorAll(
  "[data-score], [data-tokens], [data-errors], [data-place=deck]")]
  .map((each) => each.textContent).join()"""


@dataclass
class Player:
    """A person at a table who chooses at random among what the page offers."""

    page: Page
    language: str = "en"
    is_touching: bool = False
    chance: Random = field(default_factory=lambda: Random(5))
    boldness: float = 0.4
    """How often a card is played, or bought."""

    def word(self, key: str, **arguments: str | int) -> str:
        """A text of the page in this person's language."""
        return catalogue(Language(self.language)).format(key, **arguments)

    def press(self, control: Locator) -> None:
        """Tap or click, depending on the screen."""
        if self.is_touching:
            control.tap()
        else:
            control.click()

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.word(key), exact=True)

    def see(self, control: str) -> bool:
        return self.page.locator(control).count() > 0

    def sit_down(self) -> None:
        self.press(self.button("client-table-sit-down"))
        self.page.locator(".seats li.mine").wait_for()

    def begin(self) -> None:
        """Fill the free seats with bots, and start the game."""
        start = self.button("client-table-begin")
        start.wait_for()
        if self.see(".seats li.free"):
            self.press(self.button("client-table-fill"))
        self.press(start)
        self.page.locator("[data-turn]").wait_for()

    def await_my_turn(self) -> None:
        self.page.locator(MINE).wait_for()

    def decide(self) -> None:
        """Make one decision: a move or a choice for a tile, or a step in Ikebana."""
        self.await_my_turn()
        if self.see("[data-hand]"):
            self._decide_in_hanabi()
        else:
            self._decide_in_ikebana()

    def give_clue(self) -> None:
        """Tap a teammate's card, choose a clue and give it."""
        self.press(self._any(self.page.locator(TEAMMATES_CARDS)))
        self.press(self._any(self.page.locator("[data-clue]:enabled")))
        expect(self.page.locator("[data-sentence]")).not_to_be_empty()
        self.do(lambda: self.press(self.button("client-hanabi-give-clue")))

    def use_card(self, move: str, card: str | None = None) -> None:
        """Play or discard a card, by default any; confirm a warning."""
        own = self.page.locator(OWN_CARDS)
        chosen = self._any(own) if card is None else own.and_(self._card(card))
        self.press(chosen)
        control = self.page.locator(f"[data-move={move}]")
        control.wait_for()
        if not control.is_enabled():
            control = self.page.locator("[data-move]:enabled").first

        def press_and_insist() -> None:
            self.press(control)
            if self.see("[data-warning]"):
                self.press(control)

        self.do(press_and_insist)

    def take_back(self, face: str | None = None) -> None:
        """Choose a discarded card for a bonus tile."""
        offered = self.page.locator("[data-take-back]")
        chosen = offered if face is None else self.page.locator(f"[data-take-back='{face}']")
        self.do(lambda: self.press(self._any(chosen)))

    def do(self, act: Callable[[], None]) -> None:
        """Do something, and wait for its effect."""
        before = self.page.evaluate(_MOMENT)
        act()
        wait_until(self.page, f"(before) => ({_MOMENT}) !== before", before)
        expect(self.page.locator(".chooser, [aria-busy=true]")).to_have_count(0)

    def _decide_in_hanabi(self) -> None:
        if self.see("[data-take-back]"):
            self.take_back()
        elif self.see("[data-pending]"):
            self.give_clue()
        elif self.chance.random() < self.boldness:
            self.use_card("play")
        elif self.see("[data-tokens='0']") or self.chance.random() < 0.3:
            self.use_card("discard")
        else:
            self.give_clue()

    def _decide_in_ikebana(self) -> None:
        go_on = self.page.locator("dialog[open] [data-next-round]")
        if go_on.count():
            # The bouquets of the last round are still shown.
            self.press(go_on)
            expect(go_on).to_have_count(0)
        offers = self.page.locator("article button[aria-pressed]")
        ways = self.page.locator(f"{MINE} .actions button")

        def press_and_confirm() -> None:
            if offers.count() and self.chance.random() < self.boldness:
                self.press(self._any(offers))
            else:
                self.press(self._any(ways))
            if self.see(f"{MINE} [role=alert]"):
                self.press(ways.first)

        self.do(press_and_confirm)

    def _any(self, controls: Locator) -> Locator:
        controls.first.wait_for()
        return controls.nth(self.chance.randrange(controls.count()))

    def _card(self, card: str) -> Locator:
        return self.page.locator(f"[data-card='{card}']")


def wait_until(page: Page, question: str, known: str) -> None:
    """Wait until a script on the page returns true, also in a background tab."""
    page.wait_for_function(question, arg=known, polling=50)


def at_table(person: Person, table: str, **settings: Any) -> Player:
    """The player for a person at a table."""
    page = person.go(f"/table/{table}")
    touching, language = page.evaluate("[navigator.maxTouchPoints > 0, navigator.language]")
    return Player(page, language, touching, **settings)


def start_players(
    people: Sequence[Person], options: dict[str, Any], **settings: Any
) -> list[Player]:
    """Seat these people in order, add bots and start the game; the first seat starts."""
    table = people[0].open_table(**{"first-seat": 0, **options})
    players = [at_table(person, table, **settings) for person in people]
    for player in players:
        player.sit_down()
    players[0].begin()
    return players


def next_to_decide(players: Sequence[Player], newest: Player) -> Player | None:
    """Who has to decide once the bots have moved, by the newest page; None at the end."""
    seats = ", ".join(f".active[data-seat='{seat}']" for seat in range(len(players)))
    shown = newest.page.locator(f"{END}, {seats}").first
    shown.wait_for()
    seat = shown.get_attribute("data-seat")
    return None if seat is None else players[int(seat)]


def play_on(
    players: Sequence[Player],
    after_bots: Callable[[Player], None] | None = None,
    decisions: int | None = None,
) -> None:
    """Play in turn until the game is over, or for this many decisions.

    Each time the bots have moved, ``after_bots`` is called with a player whose page is current.
    """
    newest = players[0]
    decided = 0
    while decisions is None or decided < decisions:
        player = next_to_decide(players, newest)
        if after_bots is not None:
            after_bots(newest)
        if player is None:
            break
        player.decide()
        newest = player
        decided += 1


def wait_for_same_board(newest: Player, pages: Sequence[Page]) -> None:
    """Wait until these pages show the same board as this person's."""
    board = newest.page.evaluate(_BOARD)
    for page in pages:
        wait_until(page, f"(board) => ({_BOARD}) === board", board)
