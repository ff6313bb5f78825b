"""Games from elsewhere, and other moves in finished games, in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.people import person
from tests.browser.wire_client import frugal_move, is_over, play_until, start_with_bots
from tests.recorded_games import hanabi_file, hanabi_link

pytestmark = pytest.mark.slow


def paste(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Game or link").fill(text)
    page.get_by_role("button", name="Show game").click()


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_pasted_game_is_replayed_and_its_link_works_for_others(new_person, screen):
    page = new_person(screen=screen).go("/import")
    paste(page, hanabi_file())
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("section output")).to_contain_text("Move 1 of")
    expect(page).to_have_url(re.compile("#.*move=1"))
    other = new_person(screen=screen).go("/import" + page.url.partition("/import")[2])
    expect(other.locator("section output")).to_contain_text("Move 1 of")
    expect(other.get_by_text("Ada").first).to_be_visible()
    other.get_by_role("button", name="What the bot “friend” thinks").click()
    expect(other.get_by_role("region", name="What the bot “friend” thinks")).to_contain_text("Bob")


def test_a_link_of_hanab_live_and_a_file_are_read_and_nonsense_is_refused(new_person, tmp_path):
    somebody = new_person()
    somebody.tolerated.append("answered 400")
    page = somebody.go("/import")
    paste(page, "https://hanab.live/replay/12345")
    expect(page.get_by_role("alert")).to_contain_text("doesn’t contain the game")
    paste(page, hanabi_link())
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    page = somebody.go("/import")
    file = tmp_path / "game.json"
    file.write_text(hanabi_file(), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


def test_a_damaged_link_says_so(new_person):
    page = new_person().go("/import#game=damaged")
    expect(page.get_by_role("alert")).to_contain_text("This link is damaged")


def play_card(page: Page, position: int = 0) -> None:
    """Play a card of the seat to act, also against the advice of its marks."""
    page.locator("section[data-hand][data-place=hand] [data-card]").nth(position).click()
    play = page.locator("section.bar[aria-busy=false]")
    before = play.inner_text()
    button = page.get_by_role("button", name=re.compile("^Play( anyway)?$"))
    button.click()
    if play.inner_text() == before and button.count() == 1:
        button.click()


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_other_moves_become_branches_that_are_named_compared_and_shared(new_person, screen):
    page = new_person(screen=screen).go("/import")
    paste(page, hanabi_file())
    page.get_by_role("slider", name="Move").fill("6")
    expect(page.locator("section output")).to_contain_text("Move 6 of")
    page.get_by_role("button", name="What if…").click()
    bar = page.get_by_role("region", name="Trying other moves")
    expect(bar).to_contain_text("after move 6")
    play_card(page)
    expect(bar).to_contain_text("1 move, played after move 6")
    bar.get_by_role("button", name="Take back").click()
    expect(bar).to_contain_text("Play on from here")
    play_card(page, 1)
    expect(bar).to_contain_text("1 move, played")
    bar.get_by_role("button", name="Branches").click()
    sheet = page.get_by_role("dialog", name="Branches")
    expect(sheet.locator("[data-standing]")).to_have_count(2)
    expect(sheet.locator("[data-standing]").first).to_contain_text("Score")
    sheet.get_by_role("textbox", name="Name").first.fill("the brave one")
    sheet.get_by_role("textbox", name="Comment").first.fill("why not?")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    sheet.get_by_role("button", name="Copy link").click()
    page.wait_for_function("window.copied !== undefined")
    link = page.evaluate("window.copied")
    other = new_person(screen=screen).go("/import" + link.partition("/import")[2])
    theirs = other.get_by_role("dialog", name="Branches")
    expect(theirs.get_by_role("textbox", name="Comment").first).to_have_value("why not?")
    theirs.get_by_role("button", name="the brave one", exact=True).click()
    expect(other.get_by_role("region", name="Trying other moves")).to_contain_text("1 move, played")


def test_bots_take_the_other_seats_and_hands_are_hidden_on_request(new_person):
    page = new_person().go("/import")
    paste(page, hanabi_file())
    page.get_by_role("slider", name="Move").fill("6")
    page.get_by_role("button", name="What if…").click()
    bar = page.get_by_role("region", name="Trying other moves")
    own = page.locator("section[data-hand][data-place=hand]")
    expect(own).to_have_attribute("data-seat", "0")
    expect(own.locator(".place")).to_have_count(0)
    bar.get_by_role("combobox", name="Who plays").select_option("1")
    expect(own).to_have_attribute("data-seat", "1")
    expect(bar).to_contain_text("1 move, played")
    bar.get_by_role("combobox", name="Hands").select_option("others")
    expect(own.locator(".place")).to_have_count(5)
    play_card(page)
    expect(bar).to_contain_text("4 moves, played")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("section output")).to_contain_text("Move 6 of")


def test_a_game_of_this_server_is_played_on_in_both_games(browser, server, new_person):
    with person(browser, server.url) as anna:
        anna.sign_in("Anna")
        table = start_with_bots(anna, "greedy", game="ikebana", seats=2)
        play_until(anna, table, is_over, frugal_move)
    page = new_person().go(f"/replay/{table}?move=4")
    page.get_by_role("button", name="What if…").click()
    bar = page.get_by_role("region", name="Trying other moves")
    expect(bar).to_contain_text("after move 4")
    page.get_by_role("button", name=re.compile("Draw|Keep")).first.click()
    expect(bar).to_contain_text("1 move, played")
