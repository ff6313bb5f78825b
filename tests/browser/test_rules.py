"""The rules in a real browser: found from everywhere, of exactly one game, printable."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.wire_client import start_with_bots

pytestmark = pytest.mark.slow

ALL_IN_ONE_BOX = "edition=deluxe&with=avalanche,black-powder,flamboyants"


def test_a_newcomer_finds_the_rules_and_chooses_another_game(new_person):
    page = new_person(screen="phone").go("/")
    page.get_by_role("link", name="Rules of Hanabi").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hanabi: Deluxe")
    expect(page).to_have_url(re.compile(r"/rules/hanabi\?edition=deluxe$"))
    page.get_by_text("Choose another game").click()
    page.get_by_text("5 Flamboyants", exact=True).click()
    expect(page.get_by_role("heading", name="Bonus tiles")).to_be_visible()
    expect(page).to_have_url(re.compile(r"with=flamboyants"))
    page.reload()
    expect(page.get_by_role("heading", name="Bonus tiles")).to_be_visible()
    page.get_by_text("Choose another game").click()
    page.get_by_text("Ikebana", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ikebana")
    expect(page).to_have_url(re.compile(r"/rules/ikebana$"))


def test_the_form_and_the_table_lead_to_the_rules_of_exactly_their_game(new_person):
    anna = new_person("Anna")
    page = anna.go("/open")
    page.get_by_text("Black powder", exact=True).click()
    link = page.get_by_role("link", name="Full rules of this game")
    expect(link).to_have_attribute("href", re.compile(r"edition=deluxe&with=black-powder"))
    table = start_with_bots(anna, "careful", seats=2, edition="czech", extensions=["avalanche-2"])
    page = anna.go(f"/table/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Rules of this game", exact=True).click()
    link = page.get_by_role("link", name="Full rules of this game")
    expect(link).to_have_attribute(
        "href", re.compile(r"/rules/hanabi\?edition=czech&with=avalanche-2&players=2$")
    )


def test_an_address_with_nonsense_says_what_is_wrong(new_person):
    somebody = new_person()
    somebody.tolerated.append("answered 400")
    page = somebody.go("/rules/hanabi?edition=nonsense")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_rules_are_printed_on_two_sides(new_person, language):
    somebody = new_person(language=language)
    for path in (f"/rules/hanabi?{ALL_IN_ONE_BOX}", "/rules/ikebana?with=final-bouquet"):
        page = somebody.go(path)
        page.locator("article section").last.wait_for()
        printed = page.pdf(
            format="A4", margin=dict.fromkeys(("top", "bottom", "left", "right"), "10mm")
        )
        assert 1 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 2
