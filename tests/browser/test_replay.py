"""Replays of finished games: step by step, playing, and from every seat."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.people import person
from tests.browser.test_shuffle import ALL_PASSED, check_shuffle
from tests.browser.wire_client import frugal_move, is_over, play_until, start_with_bots

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def finished(browser, server):
    """The tables of two finished games, by the name of the game."""
    with person(browser, server.url) as anna:
        anna.sign_in("Anna")
        hanabi = start_with_bots(anna, "careful", game="hanabi", edition="deluxe", seats=3)
        play_until(anna, hanabi, is_over)
        ikebana = start_with_bots(anna, "greedy", game="ikebana", seats=2)
        play_until(anna, ikebana, is_over, frugal_move)
        return {"hanabi": hanabi, "ikebana": ikebana}


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_anybody_can_step_through_a_finished_game(new_person, finished, game):
    page = new_person(screen="phone").go(f"/replay/{finished[game]}")
    place = page.get_by_role("slider", name="Move")
    expect(place).to_have_attribute("aria-valuetext", "Before the first move")
    page.get_by_role("button", name="Next move").tap()
    expect(place).to_have_attribute("aria-valuetext", re.compile("Move 1 of"))
    page.get_by_role("button", name="Previous move").tap()
    expect(place).to_have_attribute("aria-valuetext", "Before the first move")


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_keys_step_through_the_game_and_the_address_follows(new_person, finished, game):
    page = new_person().go(f"/replay/{finished[game]}?move=5")
    position = page.locator("section output")
    expect(position).to_contain_text("Move 5 of")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(position).to_contain_text("Move 7 of")
    expect(page).to_have_url(re.compile(r"move=7"))
    page.reload()
    expect(position).to_contain_text("Move 7 of")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.keyboard.press("Home")
    expect(position).to_have_text("Before the first move")


def test_the_log_and_the_slider_jump_to_a_move(new_person, finished):
    page = new_person().go(f"/replay/{finished['ikebana']}")
    position = page.locator("section output")
    log = page.get_by_role("list", name="Log")
    log.get_by_role("button").nth(4).click()
    expect(position).not_to_have_text("Before the first move")
    page.get_by_role("slider").fill("3")
    expect(position).to_contain_text("Move 3 of")


def test_a_replay_plays_until_it_is_stopped(new_person, finished):
    page = new_person().go(f"/replay/{finished['ikebana']}?move=1")
    position = page.locator("section output")
    expect(position).to_contain_text("Move 1 of")
    page.keyboard.press(" ")
    expect(position).to_contain_text("Move 3 of", timeout=15_000)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_seat_does_not_see_hidden_draws(new_person, finished):
    stranger = new_person()
    answer = stranger.context.request.get(
        f"{stranger.server_url}/api/tables/{finished['ikebana']}/finished-game"
    )
    drawn = next(m for m in answer.json()["moves"] if m["text"] == "d" and m["seat"] == 1)
    page = stranger.go(f"/replay/{finished['ikebana']}?move={drawn['number']}")
    card = page.locator("[data-turn]").get_by_role("img")
    expect(card).to_have_count(1)
    page.get_by_role("combobox", name="Viewpoint").select_option("Anna")
    expect(card).to_have_count(0)
    expect(page).to_have_url(re.compile("viewpoint=0"))
    page.reload()
    expect(page.get_by_role("combobox", name="Viewpoint")).to_have_value("0")
    expect(card).to_have_count(0)


def test_the_fate_of_a_card_links_to_its_move(new_person, finished):
    page = new_person(screen="phone").go(f"/replay/{finished['hanabi']}")
    page.get_by_role("button", name="About this game").tap()
    sheet = page.get_by_role("dialog", name="Hanabi: Deluxe")
    expect(sheet).to_contain_text("Score:")
    sheet.get_by_role("button", name=re.compile("error")).first.tap()
    lead = sheet.get_by_role("listitem").get_by_role("button", name=re.compile("error: move"))
    move = re.findall(r"move (\d+)", lead.first.inner_text())[0]
    lead.first.tap()
    expect(sheet).not_to_be_visible()
    expect(page.locator("section output")).to_contain_text(f"Move {move} of")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_last_step_shows_how_the_game_ended(new_person, finished, screen):
    page = new_person(screen=screen).go(f"/replay/{finished['hanabi']}?move=9999")
    end = page.get_by_role("region", name="End of the game")
    expect(end).to_contain_text("/ 25")
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(end).to_have_count(0)
    expect(page.locator("[data-hand] [data-card]").first).to_be_visible()


def test_a_bot_explains_what_it_would_have_done(new_person, finished):
    page = new_person(screen="phone").go(f"/replay/{finished['hanabi']}?move=4")
    page.get_by_role("button", name="What the bot “friend” thinks").tap()
    thoughts = page.get_by_role("region", name="What the bot “friend” thinks")
    expect(thoughts).to_have_attribute("data-thoughts", "5")
    expect(thoughts).to_contain_text("What the bot “friend” would do as")
    page.get_by_role("button", name="Next move").tap()
    expect(thoughts).to_have_attribute("data-thoughts", "6")
    page.keyboard.press("End")
    expect(thoughts).to_contain_text("The game is over")
    thoughts.get_by_role("button", name="Close").tap()
    expect(thoughts).to_have_count(0)


def test_no_bot_explains_ikebana(new_person, finished):
    page = new_person().go(f"/replay/{finished['ikebana']}")
    expect(page.get_by_role("button", name="About this game")).to_be_visible()
    expect(page.get_by_role("button", name="What the bot “friend” thinks")).to_have_count(0)


def test_a_finished_game_can_be_downloaded(new_person, finished):
    page = new_person().go(f"/replay/{finished['ikebana']}")
    page.get_by_role("button", name="About this game").click()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download game").click()
    assert '"game":"ikebana"' in kept.value.path().read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_a_stranger_can_check_the_shuffle_but_not_what_others_saw(new_person, finished, game):
    stranger = new_person()
    unknown = dict.fromkeys(("commitment", "own", "cards"), "unknown")
    for viewpoint in ("all", "0"):
        page = stranger.go(f"/replay/{finished[game]}?viewpoint={viewpoint}")
        page.get_by_role("button", name="About this game").click()
        assert check_shuffle(page) == {**ALL_PASSED, **unknown}


def test_a_game_that_cannot_be_shown_has_a_sentence(new_person):
    anna, stranger = new_person("Anna"), new_person()
    unfinished = start_with_bots(anna, "greedy", game="ikebana", seats=2)
    page = stranger.go(f"/replay/{unfinished}")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "You can replay a game once it is over."
    )
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/table/{unfinished}")
    stranger.tolerated.append("answered 404")
    page = stranger.go("/replay/nowhere-to-be-found")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "This table doesn’t exist. Check the link or code."
    )


def test_a_game_with_a_password_needs_it(new_person):
    anna = new_person("Anna")
    table = start_with_bots(anna, "greedy", game="ikebana", seats=2, password="peony")
    play_until(anna, table, is_over, frugal_move)
    expect(anna.go(f"/replay/{table}").get_by_role("slider")).to_be_visible()
    page = new_person().go(f"/replay/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("This table has a password.")
