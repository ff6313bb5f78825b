"""Nobody is left waiting: a closed tab, a substitute, a return, a restart, a pause, a request."""

import sys
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect
from tests.browser.page_player import at_table, start_players
from tests.browser.people import person
from tests.browser.server_process import ServerProcess

pytestmark = pytest.mark.slow

SMALL = {"edition": "standard", "seats": 2, "bot-pace": "instant"}
STATUS = "[data-seat='{seat}'] [data-status]"
PLAYED = "[data-played-for-me]"


def status(player, seat):
    return player.page.locator(STATUS.format(seat=seat))


def text(player, key, **arguments):
    return player.page.get_by_text(player.word(key, **arguments))


def test_a_bot_plays_for_a_closed_tab_until_its_person_is_back(new_person, server):
    people = [new_person("Anna", screen="phone"), new_person("Ben")]
    anna, ben = start_players(people, SMALL)
    anna.give_clue()
    table = anna.page.url.rpartition("/")[2]
    ben.page.close()
    expect(status(anna, 1)).to_have_text(anna.word("client-table-away"))
    anna.press(anna.button("client-table-substitute"))
    expect(status(anna, 1)).to_have_text(anna.word("client-table-has-substitute"))
    # The bot has moved once it is Anna's turn.
    anna.await_my_turn()
    people[0].tolerated += ["WebSocket", "ERR_"]
    server.close()
    server.open()
    expect(status(anna, 1)).to_have_text(anna.word("client-table-has-substitute"))
    anna.give_clue()
    anna.await_my_turn()
    again = at_table(people[1], table)
    played = again.page.locator(PLAYED)
    expect(played).to_contain_text(again.word("client-table-played-for-you", count=2))
    expect(played.locator("li")).to_have_count(2)
    expect(status(anna, 1)).to_have_count(0)
    again.press(again.button("client-table-understood"))
    expect(played).to_have_count(0)
    anna.give_clue()
    again.give_clue()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_somebody_who_returns_in_the_middle_of_the_bots_move_makes_it(new_person, server):
    people = [new_person("Anna"), new_person("Ben", screen="phone"), new_person("Cilla")]
    anna, ben, cilla = start_players(people, SMALL | {"seats": 3, "first-seat": 1})
    table = anna.page.url.rpartition("/")[2]
    ben.page.close()
    expect(anna.page.locator("[data-turn]")).to_have_text(
        anna.word("client-table-waiting-for", player="Ben")
    )
    with server.holding_up_bots():
        anna.press(anna.button("client-table-substitute"))
        expect(status(cilla, 1)).to_have_text(cilla.word("client-table-has-substitute"))
        again = at_table(people[1], table)
        expect(again.page.locator(PLAYED)).to_contain_text(
            again.word("client-table-played-for-you", count=0)
        )
        expect(status(cilla, 1)).to_have_count(0)
    # It is still Ben's turn, whatever the bot has thought of meanwhile.
    again.give_clue()
    cilla.await_my_turn()


def test_people_at_two_processes_see_each_other_go_and_come_back(
    browser, built_pages, postgres_url, tmp_path_factory
):
    with ExitStack() as closing:
        people = []
        for name in ("Anna", "Ben"):
            server = ServerProcess(tmp_path_factory.mktemp(name), database=postgres_url)
            closing.callback(server.close)
            server.open()
            people.append(closing.enter_context(person(browser, server.url)))
            people[-1].sign_in(name)
        anna, ben = start_players(people, SMALL | {"first-seat": 1})
        table = anna.page.url.rpartition("/")[2]
        ben.page.close()
        anna.press(anna.button("client-table-substitute"))
        anna.await_my_turn()
        again = at_table(people[1], table)
        expect(again.page.locator(PLAYED).locator("li")).to_have_count(1)
        expect(status(anna, 1)).to_have_count(0)
        anna.give_clue()
        again.give_clue()


@pytest.mark.full
def test_a_bot_makes_the_move_of_somebody_whose_time_is_over(new_person):
    people = [new_person("Anna"), new_person("Ben", screen="phone")]
    anna, ben = start_players(people, SMALL | {"first-seat": 1, "turn-seconds": 10})
    # Ben is here and only does not move.
    anna.await_my_turn()
    anna.give_clue()
    ben.await_my_turn()


@pytest.mark.full
def test_if_the_host_is_gone_the_others_decide_after_a_while(new_person):
    people = [new_person("Anna"), new_person("Ben"), new_person("Cilla", screen="phone")]
    anna, ben, cilla = start_players(people, SMALL | {"seats": 3, "first-seat": 1})
    table = anna.page.url.rpartition("/")[2]
    ben.page.close()
    expect(text(cilla, "client-table-host-decides")).to_be_visible()
    anna.page.close()
    cilla.button("client-table-substitute").wait_for(timeout=60_000)
    cilla.press(cilla.button("client-table-substitute"))
    cilla.await_my_turn()
    cilla.give_clue()
    # The host's turn has come.
    cilla.press(cilla.button("client-table-more-choices"))
    cilla.press(cilla.button("client-table-free-seat"))
    expect(status(cilla, 0)).to_have_text(cilla.word("client-table-left"))
    # Somebody else asks for the seat, and gets it with its turn.
    dora = at_table(new_person("Dora"), table)
    dora.press(dora.button("client-table-menu"))
    ask = dora.word("client-table-ask-for-seat", player="Anna")
    dora.press(dora.page.get_by_role("button", name=ask))
    cilla.press(cilla.button("client-table-accept"))
    dora.await_my_turn()
    dora.page.keyboard.press("Escape")
    dora.give_clue()


def test_a_present_player_is_asked_before_somebody_else_gets_their_seat(new_person):
    people = [new_person("Anna"), new_person("Ben", screen="phone"), new_person("Cilla")]
    anna, ben = start_players(people[:2], SMALL)
    table = anna.page.url.rpartition("/")[2]
    cilla = at_table(people[2], table)
    cilla.press(cilla.button("client-table-menu"))
    ask = cilla.word("client-table-ask-for-seat", player="Ben")
    cilla.press(cilla.page.get_by_role("button", name=ask))
    anna.press(anna.button("client-table-accept"))
    expect(text(ben, "client-table-your-seat-asked-for", newcomer="Cilla")).to_be_visible()
    expect(anna.button("client-table-accept")).to_have_count(0)
    ben.press(ben.button("client-table-decline"))
    expect(text(cilla, "client-table-your-seat-asked-for", newcomer="Cilla")).to_have_count(0)
    anna.give_clue()
    ben.give_clue()


def test_players_pause_and_go_on_by_agreement(new_person):
    anna, ben = start_players([new_person("Anna", screen="phone"), new_person("Ben")], SMALL)
    anna.press(anna.button("client-table-menu"))
    anna.press(anna.button("client-table-vote-to-pause"))
    ben.press(ben.button("client-table-vote-to-pause"))
    for player in (anna, ben):
        expect(text(player, "client-table-paused")).to_be_visible()
    ben.press(ben.button("client-table-resume"))
    anna.press(anna.button("client-table-resume"))
    expect(text(ben, "client-table-paused")).to_have_count(0)
    anna.give_clue()
