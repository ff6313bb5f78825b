"""Taking back a move: two people in two browsers, and one alone with a bot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.page_checks import violations
from tests.browser.page_player import Player, at_table, start_players
from tests.browser.people import Person
from tests.browser.wire_client import start_with_bots

pytestmark = pytest.mark.slow

UNDO = "[data-undo]:visible"
REQUEST = "[data-undo-request]"


def tokens(page: Page) -> str | None:
    return page.locator("[data-tokens]").get_attribute("data-tokens")


def lines(page: Page) -> list[str]:
    """The log, each line with its kind."""
    log = page.locator("aside .log li")
    return [f"{each.get_attribute('class')} {each.inner_text()}" for each in log.all()]


def two_at_a_table(new_person: Callable[..., Person]) -> tuple[Player, Player]:
    """Anna and Ben at one table; Anna starts."""
    anna, ben = new_person("Anna"), new_person("Ben")
    first, second = start_players([anna, ben], {"seats": 2, "edition": "standard"})
    return first, second


def test_a_clue_is_taken_back_when_the_other_agrees(new_person):
    anna, ben = two_at_a_table(new_person)
    anna.await_my_turn()
    anna.give_clue()
    ben.await_my_turn()
    assert tokens(ben.page) == "7"
    expect(ben.page.locator(UNDO)).to_have_count(0)
    anna.page.locator(UNDO).click()
    expect(ben.page.locator(REQUEST)).to_be_visible()
    assert violations(ben.page) == []
    ben.button("client-table-accept").click()
    anna.await_my_turn()
    expect(ben.page.locator("[data-turn=other]")).to_be_visible()
    for page in (anna.page, ben.page):
        expect(page.locator("[data-tokens]")).to_have_attribute("data-tokens", "8")
        expect(page.locator(REQUEST)).to_have_count(0)
        # The log keeps both.
        shown = lines(page)
        assert any(line.startswith("undone") and "Anna tells Ben" in line for line in shown)
        assert shown[-1].endswith("Anna takes the move back.")
    # The game goes on from there, also after a reload.
    ben.page.reload()
    anna.give_clue()
    ben.await_my_turn()
    assert tokens(ben.page) == "7"


def test_a_clue_stands_when_the_other_does_not_agree(new_person):
    anna, ben = two_at_a_table(new_person)
    anna.await_my_turn()
    anna.give_clue()
    ben.await_my_turn()
    anna.page.locator(UNDO).click()
    ben.button("client-table-decline").click()
    expect(anna.page.locator(REQUEST)).to_have_count(0)
    assert tokens(anna.page) == "7"
    ben.use_card("discard")
    anna.await_my_turn()
    # Ben has seen a card: there is nothing to take back.
    expect(ben.page.locator(UNDO)).to_have_count(0)
    expect(anna.page.locator(UNDO)).to_have_count(0)


def test_alone_with_a_bot_a_clue_is_taken_back_at_once(new_person):
    anna = new_person("Anna")
    options = {"first-seat": 0, "bot-pace": "calm"}
    table = start_with_bots(anna, "careful", seats=2, edition="standard", **options)
    player = at_table(anna, table)
    player.await_my_turn()
    player.give_clue()
    player.page.locator(UNDO).click()
    player.await_my_turn()
    assert tokens(player.page) == "8"
