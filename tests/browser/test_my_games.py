"""My games: dates, filters, and games with bots that are given up or deleted."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.wire_client import open_socket, start_with_bots, start_with_people

pytestmark = pytest.mark.slow

MANAGE = re.compile("Give up or delete")


def rows(page: Page) -> list[str]:
    """The titles of the listed games."""
    return page.locator("section li .title").all_inner_texts()


def test_a_game_with_bots_is_given_up_and_then_deleted(new_person):
    anna = new_person("Anna", screen="phone")
    start_with_bots(anna, "careful", seats=2)
    page = anna.go("/my-games")
    page.get_by_role("button", name=MANAGE).tap()
    page.get_by_role("button", name="Give up", exact=True).tap()
    finished = page.get_by_role("region", name="Finished")
    expect(finished).to_contain_text("abandoned")
    expect(finished.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-\d\d"))
    finished.get_by_role("button", name=MANAGE).tap()
    # It is over: there is nothing to give up any more.
    expect(page.get_by_role("button", name="Give up", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Delete", exact=True).tap()
    expect(page.get_by_text("No games yet")).to_be_visible()


def test_who_watches_a_deleted_game_sees_that_it_is_gone(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    table = start_with_bots(anna, "careful", seats=2)
    watching = ben.go(f"/table/{table}")
    watching.get_by_role("heading", level=1).wait_for(state="attached")
    page = anna.go("/my-games")
    page.get_by_role("button", name=MANAGE).click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(watching.get_by_text("This table doesn’t exist")).to_be_visible()


def test_games_are_filtered_by_phase_and_edition(new_person):
    anna = new_person("Anna")
    for options in ({"edition": "deluxe"}, {"edition": "standard"}, {"game": "ikebana"}):
        bot = "greedy" if "game" in options else "careful"
        table = start_with_bots(anna, bot, seats=2, **options)
        if options == {"edition": "standard"}:
            with open_socket(anna, table) as socket:
                socket.submit("vote-to-end")
    page = anna.go("/my-games")
    expect(page.locator("section li .title")).to_have_count(3)
    page.get_by_text("Finished", exact=True).first.click()
    expect(page.locator("section li .title")).to_have_text(["Hanabi: Standard"])
    page.get_by_text("Running", exact=True).first.click()
    expect(page.locator("section li .title")).to_have_count(2)
    page.get_by_label("Game and edition").select_option(label="Ikebana")
    expect(page.locator("section li .title")).to_have_text(["Ikebana"])
    page.get_by_text("Finished", exact=True).first.click()
    expect(page.get_by_text("No game matches.")).to_be_visible()


def test_a_game_with_another_person_is_not_hers_alone(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    table = anna.open_table(seats=2)
    with start_with_people([anna, ben], table):
        page = anna.go("/my-games")
        expect(page.locator("section li")).to_have_count(1)
        expect(page.get_by_role("button", name=MANAGE)).to_have_count(0)


def test_leaving_says_what_happens(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    table = anna.open_table(seats=2)
    with start_with_people([anna, ben], table) as (_, other):
        page = anna.go(f"/table/{table}")
        page.get_by_role("button", name="Table menu").click()
        expect(page.get_by_role("button", name="Vote to end")).to_be_visible()
        page.get_by_role("button", name="Leave the table").click()
        expect(page.get_by_text("Your hand stays here.")).to_be_visible()
        expect(page.get_by_text("Ben becomes the host.")).to_be_visible()
        other.submit("vote-to-end")
        expect(page.get_by_text("if you leave, it ends")).to_be_visible()
        expect(
            page.get_by_role("dialog").get_by_role("button", name="End the game")
        ).to_be_visible()
        page.get_by_role("button", name="Leave anyway").click()
        expect(page.locator("[data-end=given-up]")).to_be_visible()
