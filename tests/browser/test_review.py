"""The review of a finished game in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.people import person
from tests.browser.scenes import COMPILING
from tests.browser.wire_client import is_over, play_until, start_with_bots
from tests.recorded_games import ikebana_file, lost_game

pytestmark = pytest.mark.slow


def review_of_lost_game(page: Page) -> None:
    page.get_by_role("textbox", name="Game or link").fill(lost_game())
    page.get_by_role("button", name="Show game").click()
    page.get_by_role("button", name="Review").click()


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_review_leads_to_the_move_that_lost_and_shows_a_better_one(new_person, screen):
    page = new_person(screen=screen).go("/import")
    review_of_lost_game(page)
    panel = page.get_by_role("region", name="Review")
    expect(panel.locator("[data-verdict]")).to_contain_text("turn 3", timeout=COMPILING)
    panel.get_by_role("button", name=re.compile("Move 3, Ada")).click()
    expect(page.locator("section output")).to_contain_text("Move 2 of")
    expect(panel).to_contain_text("This move made a perfect game impossible.")
    expect(panel).to_contain_text("Better:")
    expect(page.locator("svg[data-arrows]")).not_to_have_attribute("data-arrows", "0")


def test_a_review_of_ikebana_shows_a_curve_for_each_seat_and_the_better_move(new_person):
    page = new_person(screen="phone").go("/import")
    page.get_by_role("textbox", name="Game or link").fill(ikebana_file())
    page.get_by_role("button", name="Show game").click()
    page.get_by_role("button", name="Review").click()
    panel = page.get_by_role("region", name="Review")
    expect(panel.locator("[data-verdict]")).to_contain_text("Bob: luck", timeout=COMPILING)
    expect(panel.locator("polyline")).to_have_count(2)
    panel.locator("ol button").first.click()
    expect(panel.locator(".current")).to_contain_text("florist")
    expect(panel.locator(".current")).to_contain_text("Better:")
    expect(panel.locator("[data-changes]")).to_contain_text("choice -")


def test_without_spoilers_nothing_is_said_of_what_comes(new_person):
    page = new_person().go("/import")
    review_of_lost_game(page)
    panel = page.get_by_role("region", name="Review")
    expect(panel.locator("[data-verdict]")).to_be_visible(timeout=COMPILING)
    panel.get_by_role("switch", name="No spoilers").check()
    expect(panel.locator("[data-verdict]")).to_have_count(0)
    expect(panel.locator("rect")).to_have_count(0)
    expect(panel.get_by_role("button", name=re.compile("Move 3"))).to_have_count(0)
    expect(page.locator("svg[data-arrows]")).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="Next move").click()
    expect(panel.get_by_role("button", name=re.compile("Move 3"))).to_be_visible()
    expect(panel.locator("rect")).to_have_count(3)
    page.get_by_role("slider", name="Move").fill("8")
    expect(panel.locator("[data-verdict]")).to_be_visible()


def test_a_mistake_is_an_exercise_that_shows_no_more_than_its_player_saw(new_person):
    page = new_person().go("/import")
    review_of_lost_game(page)
    panel = page.get_by_role("region", name="Review")
    panel.get_by_role("button", name=re.compile("Find the better move")).click(timeout=COMPILING)
    bar = page.get_by_role("region", name="Find the better move")
    # The two clues before the lost five were mistakes as well.
    for mistake in ("Move 1, Ada", "Move 2, Bob"):
        expect(bar).to_contain_text(mistake)
        bar.get_by_role("button", name="Show solution").click()
        bar.get_by_role("button", name="Next").click()
    expect(bar).to_contain_text("Move 3, Ada")
    expect(panel).to_have_count(0)
    expect(page.get_by_text("blue 5")).to_have_count(0)
    page.locator("section[data-hand][data-place=hand] [data-card]").first.click()
    page.locator("[data-move=discard]").click()
    expect(bar).to_have_attribute("data-exercise", re.compile("same|other|right"))
    expect(bar).to_contain_text("Better:")
    bar.get_by_role("button", name="Open review").click()
    expect(panel).to_contain_text("This move made a perfect game impossible.")


def test_one_tap_leads_from_the_end_of_a_game_to_its_review(browser, server, new_person):
    with person(browser, server.url) as anna:
        anna.sign_in("Anna")
        table = start_with_bots(anna, "careful", game="hanabi", edition="standard", seats=2)
        play_until(anna, table, is_over)
        page = anna.go(f"/table/{table}")
        page.get_by_role("link", name="Review").click()
        panel = page.get_by_role("region", name="Review")
        expect(panel.locator("[data-verdict]")).to_be_visible(timeout=COMPILING)
        # Moves at random are rarely all good, so there is something to learn.
        exercises = panel.get_by_role("button", name=re.compile("Find the better move"))
        label = exercises.inner_text()
        page = anna.go("/my-games")
        page.get_by_role("link", name=label).click()
        bar = page.get_by_role("region", name="Find the better move")
        expect(bar).to_contain_text("Anna")
        bar.get_by_role("button", name="Show solution").click()
        expect(bar).to_contain_text("Better:")
