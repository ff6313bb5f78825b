"""Tables: opening, joining, filling, starting, leaving and coming back."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.wire_client import (
    first_move,
    open_socket,
    start_with_bots,
    start_with_people,
)

pytestmark = pytest.mark.slow

TABLE = re.compile(r"/table/[\w-]+$")


def seats(page: Page) -> list[str]:
    """The names in a waiting room, in the order of the seats."""
    return page.locator(".seats ol .name").all_inner_texts()


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").wait_for()


def two_people_started(new_person) -> tuple[Page, Page]:
    """Anna and Ben at a table for two whose game has started."""
    anna, ben = new_person("Anna"), new_person("Ben")
    table = anna.open_table(seats=2, **{"first-seat": 0})
    pages = anna.go(f"/table/{table}"), ben.go(f"/table/{table}")
    for page in pages:
        page.get_by_role("button", name="Sit down", exact=True).click()
        page.get_by_text("you", exact=False).first.wait_for()
    pages[0].get_by_role("button", name="Start the game").click()
    pages[0].get_by_role("region", name="Chat").first.wait_for(state="attached")
    return pages


def test_a_table_is_opened_with_the_chosen_options(new_person):
    page = new_person("Anna").go("/open")
    summary = page.get_by_role("complementary", name="Your game")
    expect(summary).to_contain_text("50 cards")
    page.get_by_role("switch", name="Black powder").check()
    expect(summary).to_contain_text("60 cards")
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    expect(summary).to_contain_text("4 cards per hand with 5 players")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_role("heading", level=1)).to_have_text("Hanabi: Deluxe with Black powder")
    expect(page.locator(".seats ol > li")).to_have_count(5)
    assert seats(page)[0] == "Anna"


def test_extensions_that_exclude_each_other_replace_each_other(new_person):
    page = new_person("Anna").go("/open")
    ours = page.get_by_role("switch", name="Plain multicolour")
    expect(ours).to_have_count(0)  # our own variant belongs to no edition
    page.get_by_label("Edition").select_option(label="Custom game")
    printed = page.get_by_role("switch", name="Colour avalanche 2")
    printed.check()
    ours.check()
    expect(printed).not_to_be_checked()
    page.get_by_label("Edition").select_option(label="Standard")
    expect(ours).to_have_count(0)
    expect(page.get_by_role("complementary")).to_contain_text("Hanabi: Standard")


def test_a_table_full_of_bots_starts_at_once(new_person):
    page = new_person("Anna").go("/open")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_role("heading", name="Players")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Hanabi: Deluxe")


def test_a_person_with_a_link_enters_a_name_and_sits_down(new_person):
    anna, stranger = new_person("Anna"), new_person(screen="phone")
    table = anna.open_table(seats=3)
    page = stranger.go(f"/table/{table}")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").tap()
    expect(page.locator(".seats li").filter(has_text="Ben")).to_contain_text("you")
    host = anna.go(f"/table/{table}")
    expect(host.locator(".seats li").filter(has_text="Ben")).to_be_visible()


def test_a_running_table_explains_how_to_request_a_seat(new_person):
    anna, ben, stranger = new_person("Anna"), new_person("Ben"), new_person(screen="phone")
    table = anna.open_table(seats=2, watching="without-hands")
    with start_with_people([anna, ben], table):
        page = stranger.go(f"/table/{table}")
        page.get_by_label("Your name").fill("Cleo")
        expect(page.get_by_text("To ask for a seat, use the table menu")).to_be_visible()
        page.get_by_role("button", name="Watch").tap()
        open_menu(page)
        expect(page.get_by_role("button", name="Ask for Anna’s seat")).to_be_visible()


def test_a_spectator_with_all_hands_cannot_request_a_seat(new_person):
    anna, ben, stranger = new_person("Anna"), new_person("Ben"), new_person()
    table = anna.open_table(seats=2, watching="all-hands")
    with start_with_people([anna, ben], table):
        page = stranger.go(f"/table/{table}")
        expect(page.get_by_text("The game has started. You can watch it.")).to_be_visible()
        expect(page.get_by_text("ask for a seat")).to_have_count(0)


def test_a_wrong_link_says_so_before_it_asks_for_a_name(new_person):
    stranger = new_person(screen="phone")
    stranger.tolerated.append("answered 404")
    page = stranger.go("/table/0123456789abcdef")
    expect(page.get_by_role("heading", level=1)).to_contain_text("This table doesn’t exist")
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_the_door_names_the_host_the_game_and_who_sits_there(new_person):
    anna, stranger = new_person("Anna"), new_person(screen="phone")
    table = anna.open_table(seats=3, edition="standard")
    with open_socket(anna, table) as socket:
        socket.submit("sit")
        socket.submit("add-bot", bot="careful")
        page = stranger.go(f"/table/{table}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Anna’s table")
        expect(page.get_by_text("Hanabi: Standard")).to_be_visible()
        players = page.get_by_role("list", name="Players").get_by_role("listitem")
        expect(players).to_have_count(3)
        expect(players.nth(0)).to_have_text("Anna")
        expect(players.nth(2)).to_have_text("free seat")


def test_a_finished_game_needs_no_name(new_person):
    anna, stranger = new_person("Anna"), new_person()
    table = start_with_bots(anna, "careful", seats=2)
    with open_socket(anna, table) as socket:
        socket.submit("vote-to-end")
    page = stranger.go(f"/table/{table}")
    page.get_by_role("link", name="Watch replay").click()
    page.wait_for_url(f"**/replay/{table}*")


def test_the_door_of_a_locked_table_tells_the_game_only(new_person):
    anna, stranger = new_person("Anna"), new_person()
    table = anna.open_table(seats=2, password="sesame")
    page = stranger.go(f"/table/{table}")
    expect(page.get_by_text("Hanabi", exact=True)).to_be_visible()
    expect(page.get_by_text("Anna")).to_have_count(0)
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_label("Password")).to_be_visible()
    expect(page.get_by_text("Hanabi", exact=True)).to_be_visible()


def test_a_full_table_offers_to_watch(new_person):
    anna, stranger = new_person("Anna"), new_person()
    table = anna.open_table(seats=2)
    with open_socket(anna, table) as socket:
        socket.submit("sit")
        socket.submit("add-bot", bot="careful")
        page = stranger.go(f"/table/{table}")
        expect(page.get_by_text("Every seat is taken, but you can watch.")).to_be_visible()
        page.get_by_label("Your name").fill("Cleo")
        page.get_by_role("button", name="Watch").click()
        expect(page.locator(".seats ol .name").first).to_have_text(re.compile("Anna"))
        expect(page.get_by_text("Every seat is taken, but you can watch.")).to_be_visible()


def test_a_custom_game_can_have_any_suits(new_person):
    page = new_person("Anna").go("/open")
    page.get_by_text("More: chat, help").click()
    colours = page.get_by_label("Colours", exact=True)
    expect(page.get_by_label("Errors", exact=True)).to_be_visible()
    expect(colours).to_have_count(0)
    page.get_by_label("Edition").select_option(label="Custom game")
    colours.select_option(label="7 colours")
    page.get_by_label("Values", exact=True).select_option("4")
    summary = page.get_by_role("complementary", name="Your game")
    expect(summary.locator("[data-suit]")).to_have_count(7)
    expect(summary).to_contain_text("at most 28 points")
    page.get_by_role("switch", name="Black powder").check()
    expect(summary).to_contain_text("A game has at most 7 colours.")


def test_a_password_is_asked_for_and_a_wrong_one_refused(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    page = ben.go(f"/table/{anna.open_table(password='hanabi')}")
    page.get_by_label("Password").fill("ikebana")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("Wrong password. Try again.")).to_be_visible()
    page.get_by_label("Password").fill("hanabi")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()


def test_an_unknown_table_has_a_page(new_person):
    anna = new_person("Anna")
    anna.tolerated.append("answered 404")
    page = anna.go("/table/0123456789abcdef")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "This table doesn’t exist. Check the link or code."
    )
    page.get_by_role("link", name="Home page").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Anna")


def test_the_host_adds_and_removes_bots(new_person):
    anna = new_person("Anna")
    page = anna.go(f"/table/{anna.open_table(seats=3)}")
    begin = page.get_by_role("button", name="Start the game")
    page.get_by_role("button", name="Sit here Seat 2 is free").click()
    expect(page.get_by_text("Fill every seat to start the game.")).to_be_visible()
    expect(begin).to_be_disabled()
    page.get_by_role("button", name="Move here Seat 3 is free").click()
    page.get_by_role("button", name="Add a bot Seat 1 is free").click()
    page.get_by_role("dialog").get_by_role("button", name="careful").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("The bot Aki")
    assert seats(page) == ["Aki", "Seat 2 is free", "Anna"]
    page.get_by_role("button", name="Remove Aki").click()
    page.get_by_role("button", name="Fill with bots").click()
    expect(begin).to_be_enabled()
    begin.click()
    expect(page.get_by_role("heading", name="Players")).to_have_count(0)


def test_changed_options_are_shown_to_everybody(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    table = anna.open_table(seats=3)
    host, guest = anna.go(f"/table/{table}"), ben.go(f"/table/{table}")
    expect(guest.get_by_role("button", name="Change")).to_have_count(0)
    host.get_by_role("button", name="Change").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_label("Edition").select_option(label="Czech edition")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet).to_have_count(0)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Hanabi: Czech edition")


def test_a_guest_switches_to_another_device(new_person):
    anna, elsewhere = new_person("Anna"), new_person(screen="phone")
    page = anna.go("/move")
    page.get_by_role("button", name="Get a code").click()
    code = page.locator("output").inner_text()
    expect(page.get_by_role("img", name="QR code", exact=True)).to_be_visible()
    there = elsewhere.go(f"/move?code={code}")
    assert there.get_by_label("Code").input_value() == code
    there.get_by_role("button", name="Use code").tap()
    there.wait_for_url("**/my-games")
    expect(there.get_by_text("Welcome, Anna! Your games are here.")).to_be_visible()
    again = elsewhere.go(f"/move?code={code}")
    again.get_by_role("button", name="Use code").tap()
    expect(
        again.get_by_text("This code is wrong, expired or already used. Get a new one.")
    ).to_be_visible()


def test_my_games_are_listed_with_waiting_ones_first(new_person):
    page, _ = two_people_started(new_person)
    page.goto(page.url.replace(TABLE.search(page.url)[0], "/my-games"))
    expect(page.get_by_role("heading", level=2).first).to_have_text("Your turn")
    page.get_by_role("link", name="Continue").first.click()
    page.wait_for_url(TABLE)


def test_the_title_of_the_page_says_whose_turn_it_is(new_person):
    anna, ben = two_people_started(new_person)
    expect(anna).to_have_title(re.compile("^● Your turn"))
    expect(ben).to_have_title(re.compile("^Hanabi: Deluxe"))


UNLOOKED_AT = """
localStorage.setItem("tamaya-preferences", JSON.stringify({ notifications: true }));
Object.defineProperty(document, "hidden", { get: () => true });
"""
CALLS = """async () => {
  const worker = await navigator.serviceWorker.ready;
  let calls = [];
  while ((calls = await worker.getNotifications()).length === 0)
    await new Promise((wake) => setTimeout(wake, 50));
  return calls.map(({ title, tag, data }) => [title, tag, data]);
}"""


def test_a_person_in_another_tab_is_notified_of_their_turn(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    anna.context.grant_permissions(["notifications"], origin=anna.server_url)
    table = anna.open_table(seats=2, edition="standard", **{"first-seat": 1})
    with start_with_people([anna, ben], table) as (_, second):
        page = anna.new_page()
        page.add_init_script(UNLOOKED_AT)
        page.goto(f"{anna.server_url}/table/{table}")
        page.locator("[data-turn=other]").wait_for()
        second.submit("move", move=first_move(second.latest))
        page.locator("[data-turn=mine]").wait_for()
        assert page.evaluate(CALLS) == [["Your turn", table, f"/table/{table}"]]


def test_the_game_ends_when_everybody_votes_for_it(new_person):
    anna, ben = two_people_started(new_person)
    open_menu(anna)
    anna.get_by_role("button", name="Vote to end").click()
    expect(ben.get_by_text("Anna voted to end the game.")).to_be_visible()
    ben.get_by_role("button", name="End the game").click()
    for page in (anna, ben):
        expect(page.get_by_role("button", name="Play again").first).to_be_visible()
    anna.get_by_role("button", name="Play again").first.click()
    anna.wait_for_url(lambda url: url != ben.url)
    ben.get_by_role("link", name="Go to the new table").first.click()
    begin = anna.get_by_role("button", name="Start the game")
    expect(begin).to_be_enabled()


def test_a_person_who_left_can_come_back_to_their_hand(new_person):
    _, ben = two_people_started(new_person)
    open_menu(ben)
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Leave anyway").click()
    expect(ben.get_by_text("Your hand is still on the table.")).to_be_visible()
    ben.get_by_role("button", name="Come back").click()
    expect(ben.get_by_text("Your hand is still on the table.")).to_have_count(0)


def test_a_bot_takes_over_a_seat_with_consent(new_person):
    anna, ben = two_people_started(new_person)
    open_menu(ben)
    ben.get_by_role("button", name="Let a bot play for me").click()
    ben.get_by_role("button", name="careful").click()
    expect(ben.get_by_text("Waiting for the others to answer.")).to_be_visible()
    anna.get_by_role("button", name="Accept", exact=True).click()
    expect(anna.get_by_text("The bot Aki takes over Ben’s seat.").first).to_be_attached()


def test_the_first_game_is_guided_until_the_coach_is_dismissed(new_person):
    page = new_person(screen="phone").go("/learn")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Deal the cards").tap()
    page.wait_for_url(TABLE)
    voice = page.get_by_role("complementary", name="Coach")
    expect(voice).to_contain_text("You see your teammate’s cards")
    voice.get_by_role("button", name="Next").tap()
    expect(voice).to_contain_text("Together you build one firework of each colour")
    voice.get_by_role("button", name="Next").tap()
    # What the coach says depends on the deal.
    expect(voice).to_contain_text(re.compile("A clue costs a token|give a clue for later"))
    page.reload()
    expect(voice).to_be_visible()
    voice.get_by_role("button", name="Dismiss the coach").tap()
    expect(voice).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Hanabi: Standard")
