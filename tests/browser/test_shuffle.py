"""The shuffle is shown before the game and checked after it."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.page_player import END, Player, at_table, play_on

pytestmark = pytest.mark.slow

ALL_PASSED = dict.fromkeys(("commitment", "secret", "own", "others", "deal", "cards"), "passed")


def check_shuffle(page: Page, label: str = "Check the shuffle") -> dict[str, str]:
    """Open the check; the result of each step."""
    page.get_by_text(label, exact=True).click()
    steps = page.locator("[data-step]")
    steps.last.wait_for()
    pairs = "steps => steps.map(({ dataset }) => [dataset.step, dataset.result])"
    return dict(steps.evaluate_all(pairs))


def open_menu(player: Player) -> Locator:
    player.press(player.page.locator("#tools button"))
    return player.page.get_by_role("dialog")


def vote_to_end(player: Player, label: str = "client-table-vote-to-end") -> None:
    menu = open_menu(player)
    player.press(menu.get_by_role("button", name=player.word(label)))


def test_two_people_see_the_commitment_before_the_game_and_check_it_after(new_person):
    anna, ben = new_person("Anna", screen="phone"), new_person("Ben", language="cs")
    table = anna.open_table(edition="deluxe", extensions=["flamboyants"], seats=3)
    players = [at_table(person, table) for person in (anna, ben)]
    for player in players:
        player.page.locator("summary", has_text=player.word("client-shuffle")).click()
    shown = [player.page.locator("[data-commitment]") for player in players]
    expect(shown[0]).to_have_text(re.compile("^[0-9a-f]{64}$"))
    commitment = shown[0].inner_text()
    expect(shown[1]).to_have_text(commitment)
    for player in players:
        player.sit_down()
    players[0].begin()

    # Before the first move it is in the menu, with the own part, and in the log.
    groups = " ".join(commitment[start : start + 4] for start in range(0, 16, 4))
    expect(players[1].page.get_by_role("list", name="Průběh hry")).to_contain_text(groups)
    menu = open_menu(players[0])
    menu.get_by_text("How the cards are shuffled").click()
    expect(menu.locator("[data-commitment]")).to_have_text(commitment)
    own_part = menu.locator("dd").last.inner_text()
    assert re.fullmatch("[0-9a-f]{32}", own_part)
    menu.get_by_role("button", name="Close").click()

    play_on(players, decisions=4)
    vote_to_end(players[0])
    players[0].page.keyboard.press("Escape")
    # The last vote ends the game, and its button says so.
    vote_to_end(players[1], "client-table-end-now")
    players[1].page.keyboard.press("Escape")
    for player in players:
        expect(player.page.locator(END)).to_be_visible()
        assert check_shuffle(player.page, player.word("client-shuffle-check")) == ALL_PASSED
    expect(players[0].page.locator(END)).to_contain_text(own_part)

    # A page that is opened later did not see the game, and another browser not even the start.
    later = anna.go(f"/table/{table}")
    assert check_shuffle(later) == {**ALL_PASSED, "cards": "unknown"}
    page = new_person().go(f"/replay/{table}")
    page.get_by_role("button", name="About this game").click()
    unknown = dict.fromkeys(("commitment", "own", "cards"), "unknown")
    assert check_shuffle(page) == {**ALL_PASSED, **unknown}
