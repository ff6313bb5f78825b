"""The scenes of running games and replays.

They use keys where possible: keys are the same in every language.
"""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page
from tests.browser.people import Person
from tests.browser.stage import Scene, Stage
from tests.browser.wire_client import (
    Latest,
    first_move,
    frugal_move,
    is_over,
    open_socket,
    play_until,
    start_with_bots,
    start_with_people,
)
from tests.web.local_server import person as sensible_person

FIREWORKS = ("avalanche", "black-powder", "flamboyants")


def sensible_move(latest: Latest) -> str:
    """A harmless move of Hanabi."""
    return sensible_person(Random(5))(latest["view"])


def is_my_turn(latest: Latest) -> bool:
    return bool(latest["view"]["legal-moves"])


def may(kind: str, latest: Latest) -> bool:
    return any(move["type"] == kind for move in latest["view"]["legal-moves"])


def hanabi(anna: Person, is_done: Callable[[Latest], bool]) -> str:
    table = start_with_bots(
        anna, "friend", seats=5, extensions=FIREWORKS, watching="all-hands", **{"help-level": 4}
    )
    play_until(anna, table, is_done, sensible_move)
    return table


def midgame_hanabi(anna: Person) -> str:
    return hanabi(
        anna,
        lambda latest: (
            is_my_turn(latest)
            and latest["view"]["board"]["turn"] >= 20
            and may("clue", latest)
            and may("discard", latest)
        ),
    )


def hanabi_to_the_end(anna: Person) -> str:
    return hanabi(anna, is_over)


def a_table_of(seats: int, talk: str) -> Callable[[Person], str]:
    """A game of this many players, some turns after its start."""

    def prepare(anna: Person) -> str:
        table = start_with_bots(
            anna, "careful", seats=seats, talk=talk, **{"help-level": 4, "first-seat": 0}
        )
        play_until(
            anna,
            table,
            lambda latest: is_my_turn(latest) and latest["view"]["board"]["turn"] >= 9,
            sensible_move,
        )
        return table

    prepare.__name__ = f"table of {seats}"
    return prepare


def the_last_turns(anna: Person) -> str:
    return hanabi(
        anna,
        lambda latest: is_my_turn(latest) and latest["view"]["board"]["turns-left"] is not None,
    )


def a_pending_tile(anna: Person) -> str:
    """A table at which a bonus tile lets Anna take a discarded card."""
    suits = "+".join(f"{suit}:5" for suit in ("white", "red", "blue", "yellow", "green", "teal"))
    while True:
        table = start_with_bots(
            anna, "careful", seats=2, edition="custom", settings={"suits": suits, "tiles": "on"}
        )
        with open_socket(anna, table) as socket:
            socket.play(lambda latest: may("take-back", latest), towards_a_tile)
            # The tile is random: if the game ends first, another game is started.
            if not is_over(socket.latest):
                return table


def towards_a_tile(latest: Latest) -> str:
    """A move that discards a card or completes a firework."""
    moves = {move["type"]: str(move["text"]) for move in latest["view"]["legal-moves"]}
    if len(latest["view"]["board"]["discards"]) < 2 and "clue" in moves:
        return moves.get("discard") or moves["clue"]
    return moves.get("play") or first_move(latest)


def ikebana(anna: Person, is_done: Callable[[Latest], bool]) -> str:
    table = start_with_bots(
        anna, "florist", game="ikebana", seats=5, extensions=["final-bouquet"], talk="open"
    )
    play_until(anna, table, is_done, frugal_move)
    return table


def own_cards(latest: Latest) -> int:
    view = latest["view"]
    return len(view["board"]["bouquets"][view["seat"]]["cards"])


def midgame_ikebana(anna: Person) -> str:
    return ikebana(anna, lambda latest: may("buy", latest) and own_cards(latest) >= 2)


def a_card_drawn(anna: Person) -> str:
    return ikebana(anna, lambda latest: may("reject", latest) and own_cards(latest) >= 3)


def ikebana_to_the_end(anna: Person) -> str:
    return ikebana(anna, is_over)


def a_second_round(anna: Person) -> str:
    return ikebana(
        anna, lambda latest: is_my_turn(latest) and latest["view"]["board"]["round"] == 2
    )


def show_prepared(stage: Stage, prepare: Callable[[Person], str], *keys: str) -> Page:
    """Show a prepared table after some key presses."""
    anna, table = stage.at_table(prepare.__name__, prepare)
    page = anna.go(f"/table/{table}")
    page.locator("[data-turn], section.end, [data-end]").first.wait_for()
    for key in keys:
        page.keyboard.press(key)
    return page


def hanabi_on_my_turn(stage: Stage) -> Page:
    return show_prepared(stage, midgame_hanabi)


def hanabi_with_own_card_chosen(stage: Stage) -> Page:
    return show_prepared(stage, midgame_hanabi, "1")


def hanabi_with_a_teammate_chosen(stage: Stage) -> Page:
    return show_prepared(stage, midgame_hanabi, "c")


def hanabi_with_a_clue_named(stage: Stage) -> Page:
    return show_prepared(stage, midgame_hanabi, "c", "1")


def hanabi_with_card_details(stage: Stage) -> Page:
    page = show_prepared(stage, midgame_hanabi, "1", "i")
    page.get_by_role("dialog").wait_for()
    return page


def hanabi_keys(stage: Stage) -> Page:
    page = show_prepared(stage, midgame_hanabi, "?")
    page.get_by_role("dialog").wait_for()
    return page


def hanabi_of_two(stage: Stage) -> Page:
    return show_prepared(stage, a_table_of(2, "open"))


def hanabi_of_three_with_a_teammate_chosen(stage: Stage) -> Page:
    return show_prepared(stage, a_table_of(3, "remarks"), "c")


def hanabi_of_four(stage: Stage) -> Page:
    return show_prepared(stage, a_table_of(4, "open"))


def hanabi_of_four_with_own_card_chosen(stage: Stage) -> Page:
    return show_prepared(stage, a_table_of(4, "open"), "1")


def hanabi_at_an_earlier_move(stage: Stage) -> Page:
    return show_prepared(stage, midgame_hanabi, ",")


def hanabi_watched_with_all_hands(stage: Stage) -> Page:
    _, table = stage.at_table(midgame_hanabi.__name__, midgame_hanabi)
    page = stage.person("Zoe").go(f"/table/{table}")
    page.locator("[data-turn]").first.wait_for()
    return page


def hanabi_in_its_last_round(stage: Stage) -> Page:
    return show_prepared(stage, the_last_turns)


def hanabi_with_a_pending_bonus_tile(stage: Stage) -> Page:
    return show_prepared(stage, a_pending_tile)


def hanabi_at_its_end(stage: Stage) -> Page:
    return show_prepared(stage, hanabi_to_the_end)


def hanabi_with_its_shuffle_checked(stage: Stage) -> Page:
    page = show_prepared(stage, hanabi_to_the_end)
    page.locator("section.end summary").last.click()
    page.locator("[data-step]").last.wait_for()
    return page


def another_players_turn(stage: Stage) -> Page:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    table = anna.open_table(seats=2, **{"first-seat": 1})
    with start_with_people([anna, ben], table):
        page = anna.go(f"/table/{table}")
        page.locator("[data-turn=other]").wait_for()
    return page


def clue_to(seat: int, latest: Latest) -> str:
    """A clue for this seat."""
    clues = (move for move in latest["view"]["legal-moves"] if move["type"] == "clue")
    return next(str(clue["text"]) for clue in clues if clue["target"] == seat)


def hanabi_with_the_clues_since_my_turn(stage: Stage) -> Page:
    """Two friends have given Anna a clue and one of them another friend."""
    people = [stage.person(name) for name in ("Anna", "Ben", "Chloe", "Dan")]
    table = people[0].open_table(seats=4, **{"first-seat": 1, "help-level": 2})
    with start_with_people(people, table) as (anna, *friends):
        for mover, target in zip(friends, (0, 3, 0), strict=True):
            while not mover.latest["view"]["legal-moves"]:
                mover.receive()
            mover.submit("move", move=clue_to(target, mover.latest))
        while not anna.latest["view"]["legal-moves"]:
            anna.receive()
    page = people[0].go(f"/table/{table}")
    page.locator("[data-turn=mine]").wait_for()
    return page


def hanabi_with_a_bots_answer(stage: Stage) -> Page:
    page = show_prepared(stage, midgame_hanabi)
    page.locator("[data-seat='4'] button.ask").click()
    page.locator("dialog .answer").wait_for()
    return page


def ikebana_on_my_turn(stage: Stage) -> Page:
    return show_prepared(stage, midgame_ikebana)


def ikebana_with_a_purchase_chosen(stage: Stage) -> Page:
    page = show_prepared(stage, midgame_ikebana)
    page.locator("article button[aria-pressed]").first.click()
    return page


def ikebana_with_a_card_drawn(stage: Stage) -> Page:
    return show_prepared(stage, a_card_drawn)


def ikebana_with_a_rejection_chosen(stage: Stage) -> Page:
    page = show_prepared(stage, a_card_drawn, "r")
    page.get_by_role("alert").wait_for()
    return page


def ikebana_with_the_score_of_a_bouquet(stage: Stage) -> Page:
    page = show_prepared(stage, a_card_drawn)
    page.locator("article button[aria-haspopup]").last.click()
    page.get_by_role("dialog").wait_for()
    return page


def ikebana_after_a_round(stage: Stage) -> Page:
    return show_prepared(stage, a_second_round)


def ikebana_with_the_bouquets_of_a_round(stage: Stage) -> Page:
    page = show_prepared(stage, a_second_round)
    page.locator("[role=status] button[aria-haspopup]").click()
    page.get_by_role("dialog").wait_for()
    return page


def ikebana_at_its_end(stage: Stage) -> Page:
    return show_prepared(stage, ikebana_to_the_end)


def show_replay(stage: Stage, prepare: Callable[[Person], str], details: str) -> Page:
    """Show a finished game to a person who is not a guest."""
    _, table = stage.at_table(prepare.__name__, prepare)
    page = stage.person().go(f"/replay/{table}?{details}")
    page.locator("input[type=range]").wait_for()
    return page


def replay_of_hanabi(stage: Stage) -> Page:
    return show_replay(stage, hanabi_to_the_end, "move=25")


def replay_of_hanabi_from_a_seat(stage: Stage) -> Page:
    return show_replay(stage, hanabi_to_the_end, "move=25&viewpoint=1")


def replay_of_ikebana(stage: Stage) -> Page:
    return show_replay(stage, ikebana_to_the_end, "move=80")


def replay_with_the_fates_of_the_cards(stage: Stage) -> Page:
    page = show_replay(stage, hanabi_to_the_end, "move=25")
    page.locator("section button[aria-haspopup]").last.click()
    page.get_by_role("dialog").locator("td button").first.click()
    return page


def replay_with_the_thoughts_of_a_bot(stage: Stage) -> Page:
    page = show_replay(stage, hanabi_to_the_end, "move=25")
    page.locator("button[aria-pressed=false]:has(svg)").last.click()
    page.locator("[data-thoughts]").wait_for()
    return page


def replay_at_its_end(stage: Stage) -> Page:
    page = show_replay(stage, hanabi_to_the_end, "move=999")
    page.locator("section.end").wait_for()
    return page


def replay_of_a_game_that_is_not_over(stage: Stage) -> Page:
    _, table = stage.at_table(midgame_ikebana.__name__, midgame_ikebana)
    page = stage.person().go(f"/replay/{table}")
    page.get_by_role("heading", level=1).wait_for()
    return page


TABLE_SCENES: tuple[Scene, ...] = (
    hanabi_on_my_turn,
    hanabi_with_own_card_chosen,
    hanabi_with_a_teammate_chosen,
    hanabi_with_a_clue_named,
    hanabi_with_card_details,
    hanabi_of_two,
    hanabi_of_three_with_a_teammate_chosen,
    hanabi_of_four,
    hanabi_of_four_with_own_card_chosen,
    hanabi_keys,
    hanabi_at_an_earlier_move,
    hanabi_watched_with_all_hands,
    hanabi_in_its_last_round,
    hanabi_with_a_pending_bonus_tile,
    hanabi_at_its_end,
    another_players_turn,
    hanabi_with_the_clues_since_my_turn,
    hanabi_with_a_bots_answer,
    ikebana_on_my_turn,
    ikebana_with_a_purchase_chosen,
    ikebana_with_a_card_drawn,
    ikebana_with_a_rejection_chosen,
    ikebana_with_the_score_of_a_bouquet,
    ikebana_after_a_round,
    ikebana_with_the_bouquets_of_a_round,
    ikebana_at_its_end,
    replay_of_hanabi,
    replay_of_hanabi_from_a_seat,
    replay_of_ikebana,
    replay_with_the_fates_of_the_cards,
    replay_with_the_thoughts_of_a_bot,
    replay_at_its_end,
    replay_of_a_game_that_is_not_over,
    hanabi_with_its_shuffle_checked,
)
