"""The Ikebana table: bouquets, payments and rounds, by taps and by keys."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.drags import DRAGS, middle
from tests.browser.page_checks import overlap, wait_until_still
from tests.browser.wire_client import (
    Latest,
    frugal_move,
    open_socket,
    play_until,
    start_with_bots,
    start_with_people,
)

pytestmark = pytest.mark.slow

MINE = "[data-turn=mine]"


def kinds(latest: Latest) -> set[str]:
    return {move["type"] for move in latest["view"]["legal-moves"]}


def own_cards(latest: Latest) -> int:
    view = latest["view"]
    return len(view["board"]["bouquets"][view["seat"]]["cards"])


def points_of(page: Page, name: str) -> int:
    florist = page.get_by_role("article", name=name, exact=True)
    return int(florist.locator("header .points [aria-hidden=true]").last.inner_text())


def test_a_whole_game_is_played_by_taps(new_person):
    anna = new_person("Anna", screen="phone")
    table = start_with_bots(anna, "greedy", game="ikebana", seats=2)
    page = anna.go(f"/table/{table}")
    end = page.get_by_role("region", name="End of the game")
    for round_number in range(1, 5):
        for _ in range(5):
            page.locator(MINE).get_by_role("button", name="Draw a card").tap()
            page.get_by_role("button", name="Keep", exact=True).tap()
            page.locator(f"{MINE}, section.end").first.wait_for()
        # Every bouquet is shown with its count before the next round begins.
        bouquets = page.get_by_role("dialog", name=f"Bouquets of round {round_number}")
        expect(bouquets.get_by_role("heading", level=3)).to_have_count(2)
        expect(bouquets.get_by_text("best bouquet").first).to_be_visible()
        go_on = "See the result" if round_number == 4 else f"On to round {round_number + 1}"
        bouquets.get_by_role("button", name=go_on).tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(end).to_contain_text("with")
    expect(end.locator(".winner")).not_to_have_count(0)
    expect(end.get_by_role("row")).to_have_count(3)
    end.get_by_role("button", name="R4").tap()
    round_four = page.get_by_role("dialog", name="Bouquets of round 4")
    expect(round_four.get_by_role("heading", level=3)).to_have_count(2)
    expect(round_four).to_contain_text("Total")


def test_a_whole_game_is_played_with_keys_only(new_person):
    anna = new_person("Anna")
    table = start_with_bots(anna, "greedy", game="ikebana", seats=2)
    page = anna.go(f"/table/{table}")
    for move in range(1, 4 * 5 + 1):
        page.locator(MINE).get_by_text("Draw a card").last.wait_for()
        page.keyboard.press("d")
        page.get_by_role("button", name="Keep", exact=True).wait_for()
        page.keyboard.press("k")
        page.locator(f"{MINE} :text('Draw a card'), section.end").first.wait_for()
        if move % 5 == 0:
            page.get_by_role("dialog").wait_for()
            page.keyboard.press("Enter")
            expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("region", name="End of the game")).to_be_visible()


def test_a_rejection_must_be_confirmed(new_person):
    anna = new_person("Anna", screen="phone")
    table = start_with_bots(anna, "greedy", game="ikebana", seats=2)
    play_until(anna, table, lambda latest: "reject" in kinds(latest), frugal_move)
    page = anna.go(f"/table/{table}")
    bot = page.get_by_role("article").first.get_attribute("aria-label")
    page.get_by_role("button", name="Reject (pay 1 point)").tap()
    before = points_of(page, "Anna")
    page.get_by_role("button", name="Back").tap()
    page.get_by_role("button", name="Reject (pay 1 point)").tap()
    expect(page.get_by_role("alert")).to_have_text(f"Pay {bot} 1 point and draw another card?")
    assert points_of(page, "Anna") == before
    page.get_by_role("button", name="Pay and draw").tap()
    expect(page.get_by_text(f"Rejecting it costs 2 points, paid to {bot}.")).to_be_visible()
    assert points_of(page, "Anna") == before - 1


def test_a_card_is_bought_with_keys(new_person):
    anna = new_person("Anna")
    # With four other players there is sooner a card to buy.
    table = start_with_bots(anna, "florist", game="ikebana", seats=5)
    play_until(anna, table, lambda latest: "buy" in kinds(latest), frugal_move)
    page = anna.go(f"/table/{table}")
    offer = page.get_by_role("button", name=re.compile("^Buy the .* for")).first
    name = offer.get_attribute("aria-label") or ""
    face, owner, price = re.findall(r"Buy the (.*) from (.*) for (\d) point", name)[0]
    offer.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Buy", exact=True).focus()
    page.keyboard.press("Enter")
    own = page.get_by_role("article", name="Anna", exact=True)
    expect(own.get_by_role("button", name=re.compile("’s bouquet"))).to_have_accessible_name(
        re.compile(face)
    )
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text(f"Anna pays {owner} {price} point")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_cards_are_dragged_to_the_bouquet_or_the_pile(new_person, screen):
    anna = new_person("Anna", screen=screen)
    table = start_with_bots(anna, "florist", game="ikebana", seats=3, **{"first-seat": 0})
    page = anna.go(f"/table/{table}")
    card = page.locator(f"{MINE} .card").first
    own = page.locator("[data-place=bouquet]")
    page.get_by_role("button", name="Draw a card").wait_for()
    DRAGS[screen](page, card, *middle(own))
    page.get_by_role("button", name="Keep", exact=True).wait_for()
    # Dropped on the own pile it is rejected, which costs a point and must be confirmed.
    DRAGS[screen](page, card, *middle(page.locator("[data-place=pile]")))
    page.get_by_role("button", name="Pay and draw").wait_for()
    page.get_by_role("button", name="Back").click()
    DRAGS[screen](page, card, *middle(own))
    expect(
        own.get_by_role("button", name=re.compile("^Anna’s bouquet"))
    ).not_to_have_accessible_name(re.compile("empty"))


def test_a_card_is_bought_by_dragging_it_to_the_bouquet(new_person):
    anna = new_person("Anna", screen="phone")
    table = start_with_bots(anna, "florist", game="ikebana", seats=5)
    play_until(anna, table, lambda latest: "buy" in kinds(latest), frugal_move)
    page = anna.go(f"/table/{table}")
    offer = page.get_by_role("button", name=re.compile("^Buy the .* for")).first
    offer.wait_for()
    DRAGS["phone"](page, offer, *middle(page.locator("[data-place=bouquet]")))
    expect(page.get_by_role("alert")).to_contain_text("Buy the")
    page.get_by_role("button", name="Buy", exact=True).tap()
    page.locator("[data-log]").tap()
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text(re.compile("Anna pays .* Anna buys"))


def test_a_digit_selects_a_pile_and_escape_deselects_it(new_person):
    anna = new_person("Anna")
    table = start_with_bots(anna, "florist", game="ikebana", seats=5)
    play_until(anna, table, lambda latest: "buy" in kinds(latest), frugal_move)
    page = anna.go(f"/table/{table}")
    articles = page.get_by_role("article")
    articles.first.wait_for()
    place = next(
        number
        for number in range(1, 5)
        if articles.nth(number - 1).get_by_role("button", name=re.compile("^Buy")).count()
    )
    page.keyboard.press(str(place))
    expect(page.get_by_role("button", name="Buy", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Draw a card")).to_be_visible()


def test_only_the_player_who_drew_sees_the_card(new_person):
    anna, ben = new_person("Anna"), new_person("Ben", screen="phone")
    table = anna.open_table(game="ikebana", seats=2, **{"first-seat": 0})
    with start_with_people([anna, ben], table) as (first, _):
        first.submit("move", move="d")
    drawn = anna.go(f"/table/{table}").locator("[data-turn]").get_by_role("img")
    expect(drawn).to_have_count(1)
    other = ben.go(f"/table/{table}").locator("[data-turn]")
    expect(other).to_contain_text("Anna looks at a card")
    expect(other).to_contain_text("Rejecting it would cost 1 point, paid to Ben.")
    expect(other.get_by_role("img")).to_have_count(0)


def test_the_score_of_a_bouquet_is_explained(new_person):
    anna = new_person("Anna", screen="phone")
    table = start_with_bots(anna, "florist", game="ikebana", seats=3)
    play_until(anna, table, lambda latest: own_cards(latest) == 3, frugal_move)
    page = anna.go(f"/table/{table}")
    own = page.get_by_role("article", name="Anna", exact=True)
    own.get_by_role("button", name=re.compile("’s bouquet")).tap()
    sheet = page.get_by_role("dialog", name="Anna’s bouquet")
    expect(sheet).to_contain_text("isn’t complete yet")
    expect(sheet.get_by_role("img")).to_have_count(3)
    expect(sheet).to_contain_text("Total")


def test_a_spectator_sees_the_bouquets_when_a_round_ends(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    table = start_with_bots(anna, "greedy", game="ikebana", seats=2, watching="without-hands")
    page = ben.go(f"/table/{table}")
    page.get_by_role("article").first.wait_for()
    play_until(anna, table, lambda latest: latest["view"]["board"]["round"] == 2, frugal_move)
    bouquets = page.get_by_role("dialog", name="Bouquets of round 1")
    expect(bouquets.get_by_role("heading", level=3)).to_have_count(2)
    page.keyboard.press("Escape")
    # Looked at again later, it is not the end of a round any more.
    page.get_by_role("button", name="R1").first.click()
    expect(bouquets.get_by_role("button", name="On to round 2")).to_have_count(0)


def test_the_bouquets_of_the_last_round_can_be_shown(new_person):
    anna = new_person("Anna", screen="phone")
    table = start_with_bots(anna, "florist", game="ikebana", seats=3)
    play_until(anna, table, lambda latest: latest["view"]["board"]["round"] == 2, frugal_move)
    page = anna.go(f"/table/{table}")
    page.get_by_role("button", name="See bouquets").tap()
    sheet = page.get_by_role("dialog", name="Bouquets of round 1")
    expect(sheet.get_by_role("img")).to_have_count(15)


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_five_players_fit_on_a_phone_without_scrolling(new_person, language):
    anna = new_person("Anna", screen="phone", language=language)
    table = start_with_bots(anna, "florist", game="ikebana", seats=5)
    play_until(
        anna,
        table,
        lambda latest: "reject" in kinds(latest) and own_cards(latest) >= 2,
        frugal_move,
    )
    page = anna.go(f"/table/{table}")
    decision = page.locator(MINE)
    decision.wait_for()
    box = decision.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    assert page.evaluate("scrollY") == 0
    expect(page.get_by_role("article")).to_have_count(5)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_price_of_a_card_does_not_cover_it(new_person, screen):
    anna = new_person("Anna", screen=screen)
    table = start_with_bots(anna, "florist", game="ikebana", seats=5)
    play_until(anna, table, lambda latest: "buy" in kinds(latest), frugal_move)
    page = anna.go(f"/table/{table}")
    page.get_by_role("button", name=re.compile("^Buy the .* for")).first.wait_for()
    wait_until_still(page)
    assert not overlap(page, ".price", "article .card")


def test_five_players_fit_on_a_phone_with_a_long_last_line(new_person):
    anna = new_person("Anna", screen="phone")
    table = start_with_bots(anna, "florist", game="ikebana", seats=5, talk="open")
    play_until(anna, table, lambda latest: "buy" in kinds(latest), frugal_move)
    page = anna.go(f"/table/{table}")
    with open_socket(anna, table) as socket:
        socket.submit("say", text="What a long night this is. " * 18)
    expect(page.locator("[data-log]")).to_contain_text("What a long night")
    assert page.evaluate("document.documentElement.scrollHeight - window.innerHeight") <= 0


def test_five_players_fit_on_a_low_desktop_after_a_round(new_person):
    anna = new_person("Anna", viewport={"width": 1366, "height": 768})
    table = start_with_bots(
        anna, "florist", game="ikebana", seats=5, extensions=["final-bouquet"], talk="open"
    )
    play_until(
        anna,
        table,
        lambda latest: "draw" in kinds(latest) and latest["view"]["board"]["round"] == 2,
        frugal_move,
    )
    page = anna.go(f"/table/{table}")
    page.locator(MINE).wait_for()
    expect(page.locator("[role=status] button[aria-haspopup]")).to_be_visible()
    game = page.locator(".game")
    assert game.evaluate("game => game.scrollHeight - game.clientHeight") <= 0
    own = page.get_by_role("article", name="Anna", exact=True)
    last = own.locator(".slot").last.bounding_box()
    pile = own.locator(".discards").bounding_box()
    assert last is not None
    assert pile is not None
    assert last["x"] + last["width"] <= pile["x"]


def test_looking_back_shows_an_earlier_bouquet(new_person):
    anna = new_person("Anna")
    table = start_with_bots(anna, "florist", game="ikebana", seats=2)
    play_until(anna, table, lambda latest: own_cards(latest) == 3, frugal_move)
    page = anna.go(f"/table/{table}")
    own = page.get_by_role("article", name="Anna", exact=True)
    bouquet = own.get_by_role("button", name=re.compile("’s bouquet"))
    now = bouquet.get_attribute("aria-label")
    page.get_by_role("list", name="Log").get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Now")).to_be_visible()
    expect(bouquet).not_to_have_attribute("aria-label", now or "")
    page.keyboard.press("n")
    expect(bouquet).to_have_attribute("aria-label", now or "")
