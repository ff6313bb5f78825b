"""Whole games through the page: two people with two screens, and bots."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.page_player import (
    END,
    Player,
    at_table,
    play_on,
    start_players,
    wait_for_same_board,
)

pytestmark = pytest.mark.slow

SMALL = {"edition": "custom", "settings": {"suits": "white+red+blue", "values": "3"}}
"""A game of a few turns."""

EVERY_EXTENSION = ["avalanche", "black-powder", "flamboyants", "final-flourish"]

SHORT_AND_LONG = [
    pytest.param(0.4, id="bold"),
    pytest.param(0.05, id="careful", marks=pytest.mark.full),
]


def assert_over(players: list[Player]) -> None:
    """Check that everybody sees the same end, in their language."""
    for player in players:
        expect(player.page.locator(END)).to_be_visible()
        expect(player.page.locator("html")).to_have_attribute("lang", player.language)
        expect(player.page.get_by_text(player.word("client-table-rematch"))).to_be_visible()
        text = player.page.locator("body").inner_text()
        assert not re.search(r"\b(client|refusal|event|table-event)-[a-z]", text)


def scores(players: list[Player]) -> set[str]:
    return {player.page.locator(f"{END} .score").inner_text() for player in players}


@pytest.mark.parametrize("boldness", SHORT_AND_LONG)
@pytest.mark.parametrize(
    ("edition", "language"),
    [
        ("czech", "cs"),
        pytest.param("grands-feux", "fr", marks=pytest.mark.full),
        pytest.param("deluxe", "en", marks=pytest.mark.full),
        pytest.param("first-box", "en", marks=pytest.mark.full),
        pytest.param("console", "cs", marks=pytest.mark.full),
        pytest.param("standard", "fr", marks=pytest.mark.full),
    ],
)
def test_two_people_and_a_bot_play_an_edition_to_its_end(new_person, edition, language, boldness):
    anna = new_person("Anna", screen="phone", language=language)
    ben = new_person("Ben", language=language)
    players = start_players([anna, ben], {"edition": edition, "seats": 3}, boldness=boldness)
    play_on(players)
    assert_over(players)
    assert len(scores(players)) == 1


@pytest.mark.parametrize("boldness", SHORT_AND_LONG)
def test_two_people_and_bots_play_deluxe_with_every_extension_to_its_end(new_person, boldness):
    anna = new_person("Anna", language="fr")
    ben = new_person("Ben", screen="phone", language="cs")
    options = {"edition": "deluxe", "extensions": EVERY_EXTENSION, "seats": 5}
    players = start_players([anna, ben], options, boldness=boldness)
    play_on(players)
    assert_over(players)
    # A final flourish is won or lost, not scored.
    results = {player.page.locator(END).get_attribute("data-end") for player in players}
    assert results in ({"won"}, {"lost"})
    for player in players:
        expect(player.page.locator(f"{END} .score")).to_have_count(0)


@pytest.mark.parametrize(
    "languages", [("en", "cs"), pytest.param(("fr", "en"), marks=pytest.mark.full)]
)
def test_two_people_and_a_bot_play_ikebana_to_its_end(new_person, languages):
    anna = new_person("Anna", screen="phone", language=languages[0])
    ben = new_person("Ben", language=languages[1])
    players = start_players([anna, ben], {"game": "ikebana", "seats": 3})
    play_on(players)
    assert_over(players)
    for seat in ("0", "1", "2"):
        shown = f"article[data-seat='{seat}'] .points [aria-hidden=true]"
        assert len({player.page.locator(shown).last.inner_text() for player in players}) == 1


def test_people_continue_after_a_restart_of_the_server(new_person, server):
    anna, ben = new_person("Anna"), new_person("Ben", screen="phone")
    for person in (anna, ben):
        person.tolerated += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    players = start_players([anna, ben], {**SMALL, "seats": 3, "help-level": 0})
    for player in players:
        player.await_my_turn()
        player.give_clue()
    players[0].await_my_turn()
    log = players[0].page.get_by_role("list", name="Log").get_by_role("listitem")
    before = log.all_inner_texts()
    server.close()
    lost = [player.page.get_by_text(player.word("client-frame-lost")) for player in players]
    for notice in lost:
        expect(notice).to_be_visible()

    def decide_while_offline() -> None:
        players[0].page.keyboard.press("1")
        players[0].page.keyboard.press("p")
        server.open()

    players[0].do(decide_while_offline)
    for notice in lost:
        expect(notice).not_to_be_visible(timeout=20_000)
    assert log.all_inner_texts()[: len(before)] == before
    plays = log.filter(has_text="Anna plays card 1")
    expect(plays).to_have_count(1)
    play_on(players)
    assert_over(players)
    expect(plays.first).to_be_attached()


def test_every_tab_of_a_guest_can_be_used(new_person):
    anna, ben = new_person("Anna"), new_person("Ben", screen="phone")
    players = start_players([anna, ben], {**SMALL, "seats": 3})
    tabs = [players[0].page, anna.go(players[0].page.url.removeprefix(anna.server_url))]

    def turn_to_the_other_tab(player: Player) -> None:
        wait_for_same_board(player, [*tabs, players[1].page])
        players[0].page = tabs[(tabs.index(players[0].page) + 1) % 2]

    tabs[1].locator("[data-turn]").wait_for()
    play_on(players, turn_to_the_other_tab)
    for tab in tabs:
        expect(tab.locator(END)).to_be_visible()


def test_a_spectator_sees_no_hand_until_the_end(new_person):
    anna, ben, zoe = new_person("Anna"), new_person("Ben"), new_person("Zoe", screen="phone")
    players = start_players([anna, ben], {**SMALL, "seats": 3, "watching": "without-hands"})
    table = players[0].page.url.rpartition("/")[2]
    spectator = at_table(zoe, table)
    faces = spectator.page.locator("[data-hand] .card[data-suit]")
    held = spectator.page.locator("[data-hand] [data-card]")

    def watch(player: Player) -> None:
        wait_for_same_board(player, [spectator.page])
        if not player.see(END):
            expect(faces).to_have_count(0)

    held.first.wait_for()
    spectator.press(held.first)
    expect(spectator.page.locator("[data-move], [data-clue]")).to_have_count(0)
    spectator.page.keyboard.press("Escape")
    play_on(players, watch)
    # After the end nothing is hidden.
    expect(faces).not_to_have_count(0)


def test_two_rematches_at_once_lead_to_the_same_game(new_person):
    anna, ben = new_person("Anna"), new_person("Ben", screen="phone")
    options = {"edition": "standard", "settings": {"errors": "1"}, "seats": 3}
    players = start_players([anna, ben], options, boldness=1)
    over = players[0].page.url
    play_on(players)
    # For the second person the button may already be a link to the new table.
    again = f"{END} .pieces > :is(button, .main)"
    for player in players:
        player.press(player.page.locator(again))
    for player in players:
        player.page.wait_for_url(lambda url: url != over)
    assert players[0].page.url == players[1].page.url
    expect(players[0].page.locator(".seats .name")).to_have_text(["Anna", "Ben", re.compile(r"\w")])
    players[0].begin()
    play_on(players, decisions=2)
