"""The scenes of the web client: every page and state by name.

A scene prepares its people and returns the page to look at. ``./tamaya screenshots`` draws it on
every kind of screen and in every theme, and the tests check it.
"""

from playwright.sync_api import Page, expect
from tests.browser.people import Person
from tests.browser.stage import Scene, Stage
from tests.browser.table_scenes import TABLE_SCENES, sensible_move
from tests.browser.wire_client import (
    Latest,
    is_over,
    open_socket,
    play_until,
    start_with_bots,
    start_with_people,
)
from tests.recorded_games import hanabi_file, ikebana_file, lost_game

COMPILING = 240_000
"""How long the first review on a machine may take, in milliseconds."""


def front_page_of_a_stranger(stage: Stage) -> Page:
    return stage.person().go("/")


def front_page_of_a_guest(stage: Stage) -> Page:
    return stage.person("Anna").go("/")


def settings(stage: Stage) -> Page:
    page = stage.person("Anna").go("/")
    page.locator("header button").click()
    page.get_by_role("dialog").wait_for()
    return page


def your_devices(stage: Stage) -> Page:
    """Anna is signed in on three devices, of which one is not recognised."""
    anna = stage.person("Anna")
    for agent in ("Mozilla/5.0 (Linux; Android 15) Firefox/143.0", "curl/8.14"):
        stage.person().sign_in_as(anna, agent)
    page = anna.go("/")
    page.locator("header button").click()
    last = page.get_by_role("dialog").get_by_role("listitem").last
    last.wait_for()
    last.scroll_into_view_if_needed()
    return page


def an_unknown_address(stage: Stage) -> Page:
    somebody = stage.person()
    somebody.tolerated.append("answered 404")
    return somebody.go("/nowhere")


def opening_a_table(stage: Stage) -> Page:
    return stage.person("Anna").go("/open")


def no_games_yet(stage: Stage) -> Page:
    return stage.person("Anna").go("/my-games")


def games_of_every_kind(anna: Person) -> str:
    """One game is over, one waits for Anna with a running clock, one has not started."""
    over = start_with_bots(anna, "careful", seats=2, **{"help-level": 4})
    play_until(anna, over, is_over, sensible_move)
    table = start_with_bots(
        anna, "careful", seats=3, **{"first-seat": 0, "turn-seconds": 3 * 24 * 3600}
    )
    waiting = anna.open_table(game="ikebana", seats=4)
    with open_socket(anna, waiting) as socket:
        socket.submit("sit")
    return table


def my_games(stage: Stage) -> Page:
    anna, _ = stage.at_table("games of every kind", games_of_every_kind)
    page = anna.go("/my-games")
    page.locator("section li").first.wait_for()
    return page


def a_game_to_give_up_or_delete(stage: Stage) -> Page:
    page = my_games(stage)
    page.locator("section li button[aria-haspopup]").first.click()
    page.get_by_role("dialog").wait_for()
    return page


def front_page_with_games(stage: Stage) -> Page:
    anna, _ = stage.at_table("games of every kind", games_of_every_kind)
    page = anna.go("/")
    page.locator(".mine li").first.wait_for()
    return page


def learning(stage: Stage) -> Page:
    return stage.person("Anna").go("/learn")


def rules_of_hanabi(stage: Stage) -> Page:
    page = stage.person("Anna").go(
        "/rules/hanabi?edition=deluxe&with=avalanche,black-powder,flamboyants"
    )
    page.locator("article section").last.wait_for()
    return page


def rules_of_ikebana(stage: Stage) -> Page:
    page = stage.person("Anna").go("/rules/ikebana")
    page.locator("article section").last.wait_for()
    return page


def switching_devices(stage: Stage) -> Page:
    return stage.person().go("/move")


def waiting_at_a_table(stage: Stage) -> Page:
    anna = stage.person("Anna")
    return anna.go(f"/table/{anna.open_table()}")


def all_options_of_a_table(stage: Stage) -> Page:
    page = stage.person("Anna").go("/open")
    page.locator(".stepper button").last.click()
    page.locator("details > summary").click()
    return page


def choosing_a_bot(stage: Stage) -> Page:
    anna = stage.person("Anna")
    page = anna.go(f"/table/{anna.open_table()}")
    page.locator(".seats li.free button").first.click()
    page.get_by_role("dialog").locator("li").first.wait_for()
    return page


def joining_a_table(stage: Stage) -> Page:
    table = stage.person("Anna").open_table()
    return stage.person().go(f"/table/{table}")


def the_door_of_a_full_table(stage: Stage) -> Page:
    anna = stage.person("Anna")
    table = start_with_bots(anna, "careful", seats=5)
    page = stage.person().go(f"/table/{table}")
    page.get_by_role("listitem").first.wait_for()
    return page


def the_menu_of_a_table(stage: Stage) -> Page:
    anna = stage.person("Anna")
    page = anna.go(f"/table/{anna.open_table()}")
    page.locator("#tools button").click()
    page.get_by_role("dialog").locator("summary").last.click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    page.get_by_role("dialog").locator("output").wait_for()
    return page


def table_that_ben_has_left(stage: Stage) -> tuple[Person, str]:
    """Anna at a table with a player to act who has left, with a name that needs much room."""
    anna, ben = stage.person("Anna"), stage.person("Bartholomew")
    table = anna.open_table(seats=2, **{"first-seat": 1})
    with start_with_people([anna, ben], table) as (_, second):
        second.submit("leave")
    return anna, table


def the_menu_of_a_running_game(stage: Stage) -> Page:
    anna, table = table_that_ben_has_left(stage)
    page = anna.go(f"/table/{table}")
    page.locator("#tools button").click()
    page.get_by_role("dialog").locator("summary").nth(1).click()
    page.get_by_role("dialog").locator("[data-commitment]").wait_for()
    return page


def a_request_for_a_seat(stage: Stage) -> Page:
    anna, table = table_that_ben_has_left(stage)
    with open_socket(stage.person("Zoe"), table) as socket:
        socket.submit("request-seat", seat=1)
    page = anna.go(f"/table/{table}")
    page.locator("[data-turn]").wait_for()
    return page


def the_choices_about_an_absent_player(stage: Stage) -> Page:
    anna, table = table_that_ben_has_left(stage)
    page = anna.go(f"/table/{table}")
    page.locator("main [role=status] button[aria-expanded]").click()
    return page


def played_by_a_bot(anna: Person, ben: Person) -> str:
    """A table at which a bot has made moves for Anna, who has not come back yet."""
    table = ben.open_table(seats=2, **{"first-seat": 1, "help-level": 4})
    with start_with_people([ben, anna], table):
        pass
    with open_socket(ben, table) as socket:
        while not any(
            "substitute" in seat["choices"] for seat in socket.receive().get("seats", ())
        ):
            pass
        socket.submit("substitute", seat=1)
        socket.play(lambda latest: latest["view"]["board"]["turn"] >= 4, sensible_move)
    return table


def what_a_bot_has_played_for_me(stage: Stage) -> Page:
    anna, table = stage.at_table(
        "played by a bot", lambda anna: played_by_a_bot(anna, stage.person("Bartholomew"))
    )
    page = anna.go(f"/table/{table}")
    page.locator("[data-played-for-me]").wait_for()
    return page


def a_request_to_take_back_a_move(stage: Stage) -> Page:
    anna, ben = stage.person("Anna"), stage.person("Bartholomew")
    table = anna.open_table(seats=2, **{"first-seat": 1})
    with start_with_people([anna, ben], table) as (_, second):
        second.submit("move", move="a:1" if can_tell(second.latest, "a:1") else "a:2")
        second.submit("request-undo")
    page = anna.go(f"/table/{table}")
    page.locator("[data-undo-request]").wait_for()
    return page


def can_tell(latest: Latest, clue: str) -> bool:
    """Whether a clue is legal."""
    return any(move["text"] == clue for move in latest["view"]["legal-moves"])


def after_a_request_for_a_seat(stage: Stage) -> Page:
    """The banner has been there and is gone."""
    page = a_request_for_a_seat(stage)
    banners = page.locator("main [role=status]:has(button)")
    before = banners.count()
    banners.locator("button").last.click()
    expect(banners).to_have_count(before - 1)
    return page


def the_guided_first_game(stage: Stage) -> Page:
    page = stage.person("Anna").go("/learn")
    page.locator("form button").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-coach]").wait_for()
    return page


def the_guided_first_game_with_advice(stage: Stage) -> Page:
    """The introduction has been read, and the advice followed up to the choice."""
    page = the_guided_first_game(stage)
    coach = page.locator("[data-coach]")
    for _ in range(2):
        coach.locator("button:not(.round-button)").click()
    page.locator("[data-turn=mine]").wait_for()
    page.keyboard.press("c")
    return page


def a_game_from_elsewhere(stage: Stage) -> Page:
    somebody = stage.person()
    somebody.tolerated.append("answered 400")
    page = somebody.go("/import")
    page.locator("textarea").fill("https://hanab.live/replay/12345")
    page.locator("form button[type=submit]").click()
    page.get_by_role("alert").filter(has_text="hanab.live").wait_for()
    return page


def playing_on(stage: Stage) -> Page:
    page = stage.person().go("/import")
    page.locator("textarea").fill(hanabi_file())
    page.locator("form button[type=submit]").click()
    page.get_by_role("slider").fill("20")
    page.locator("section button.what-if").click()
    page.locator("section[data-hand][data-place=hand] [data-card]").first.wait_for()
    return page


def branches_of_a_game(stage: Stage) -> Page:
    page = playing_on(stage)
    page.locator("section[data-hand][data-place=hand] [data-card]").first.click()
    play = page.locator("[data-move=play]")
    play.click()
    if page.locator("[data-warning]").count():
        play.click()
    page.locator("section.bar[aria-busy=false] button[aria-haspopup]").click()
    page.locator("[data-standing]").first.wait_for()
    return page


def the_review_of_a_game(stage: Stage) -> Page:
    page = stage.person().go("/import")
    page.locator("textarea").fill(lost_game())
    page.locator("form button[type=submit]").click()
    page.locator("section button.review").click()
    page.locator("[data-verdict]").wait_for(timeout=COMPILING)
    page.locator("[data-review] ol button").first.click()
    page.locator("[data-arrows]:not([data-arrows='0'])").wait_for(state="attached")
    return page


def the_review_of_a_game_of_ikebana(stage: Stage) -> Page:
    page = stage.person().go("/import")
    page.locator("textarea").fill(ikebana_file())
    page.locator("form button[type=submit]").click()
    page.locator("section button.review").click()
    page.locator("[data-verdict]").wait_for(timeout=COMPILING)
    page.locator("[data-review] ol button").first.click()
    page.locator("[data-changes]").wait_for()
    return page


def an_exercise(stage: Stage) -> Page:
    page = the_review_of_a_game(stage)
    page.locator("[data-review] .content > button").click()
    page.locator("[data-exercise] button").last.click()
    page.locator("[data-exercise=shown]").wait_for()
    return page


SCENES: tuple[Scene, ...] = (
    front_page_of_a_stranger,
    front_page_of_a_guest,
    settings,
    your_devices,
    an_unknown_address,
    opening_a_table,
    front_page_with_games,
    no_games_yet,
    my_games,
    a_game_to_give_up_or_delete,
    learning,
    rules_of_hanabi,
    rules_of_ikebana,
    switching_devices,
    waiting_at_a_table,
    all_options_of_a_table,
    choosing_a_bot,
    joining_a_table,
    the_door_of_a_full_table,
    the_menu_of_a_table,
    the_menu_of_a_running_game,
    a_request_for_a_seat,
    the_choices_about_an_absent_player,
    what_a_bot_has_played_for_me,
    a_request_to_take_back_a_move,
    after_a_request_for_a_seat,
    the_guided_first_game,
    the_guided_first_game_with_advice,
    *TABLE_SCENES,
    a_game_from_elsewhere,
    playing_on,
    branches_of_a_game,
    the_review_of_a_game,
    the_review_of_a_game_of_ikebana,
    an_exercise,
)


def name_of(scene: Scene) -> str:
    """The file name of a scene's pictures."""
    return scene.__name__.replace("_", "-")
