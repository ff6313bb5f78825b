"""The Hanabi table: clues, plays and discards by taps, drags and keys; notes; looking back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.drags import DRAGS, middle
from tests.browser.page_checks import (
    controls_sticking_out,
    covered_elements,
    cut_off_texts,
    overlap,
    scrolls_sideways,
    small_targets,
    violations,
    wait_until_still,
)
from tests.browser.people import Person
from tests.browser.table_scenes import clue_to
from tests.browser.wire_client import Latest, play_until, start_with_bots, start_with_people

pytestmark = pytest.mark.slow

MINE = "[data-turn=mine]"
OWN_CARDS = "[data-place=hand] [data-card]"
SEVEN_SUITS = "white+red+blue+yellow+green+black:none:down+multicolour:every"


def table_with_a_bot(anna: Person, **options: object) -> str:
    """A table with one bot at which Anna starts and cards have no marks."""
    beginning = {"first-seat": 0, "help-level": 0, **options}
    return start_with_bots(anna, "careful", seats=2, edition="standard", **beginning)


def a_clue(latest: Latest) -> str:
    clues = (move for move in latest["view"]["legal-moves"] if move["type"] == "clue")
    return str(next(clues)["text"])


def after_a_clue(anna: Person, **options: object) -> str:
    """A table at which a token was used, so that discarding is legal."""
    table = table_with_a_bot(anna, **options)
    play_until(
        anna,
        table,
        lambda latest: (
            bool(latest["view"]["legal-moves"]) and latest["view"]["board"]["tokens"] < 8
        ),
        a_clue,
    )
    return table


def at_my_turn(person: Person, table: str) -> Page:
    page = person.go(f"/table/{table}")
    page.locator(MINE).wait_for()
    return page


def log_of(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def test_a_clue_is_given_by_taps_and_logged_as_shown(new_person):
    anna = new_person("Anna", screen="phone")
    page = at_my_turn(anna, table_with_a_bot(anna))
    page.locator("[data-seat='1'] [data-card]").nth(1).tap()
    page.locator("[data-clue]:enabled").first.tap()
    sentence = page.locator("[data-sentence]").inner_text()
    assert sentence.startswith("Anna tells Aki: ")
    page.get_by_role("button", name="Give clue", exact=True).tap()
    page.locator("[data-log]").tap()
    expect(log_of(page)).to_contain_text(sentence)


def test_the_last_clue_is_shown_on_the_cards_it_points_at(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    table = anna.open_table(seats=2, edition="standard", **{"first-seat": 0})
    pages = [anna.go(f"/table/{table}"), ben.go(f"/table/{table}")]
    with start_with_people([anna, ben], table) as (first, _):
        move = next(m for m in first.latest["view"]["legal-moves"] if m["type"] == "clue")
        first.submit("move", move=move["text"])
    for page in pages:
        for card in move["touched"]:
            expect(page.locator(f"[data-card='{card}'] [data-bubble=fresh]")).to_be_visible()
        expect(page.locator("[data-bubble]")).to_have_count(len(move["touched"]))


def test_every_clue_since_my_last_turn_stays_until_i_act(new_person):
    people = [new_person(name) for name in ("Anna", "Ben", "Chloe")]
    table = people[0].open_table(seats=3, edition="standard", **{"first-seat": 1})
    page = people[0].go(f"/table/{table}")
    with start_with_people(people, table) as (anna, *friends):
        for mover in friends:
            while not mover.latest["view"]["legal-moves"]:
                mover.receive()
            mover.submit("move", move=clue_to(0, mover.latest))
        page.locator(MINE).wait_for()
        for seat in (1, 2):
            expect(page.locator(f"[data-bubble][data-giver='{seat}']").first).to_be_visible()
        labels = page.locator(f"{OWN_CARDS}:has([data-bubble])").evaluate_all(
            "cards => cards.map(card => card.ariaLabel).join()"
        )
        assert "clue from Ben" in labels
        assert "clue from Chloe" in labels
        while not anna.latest["view"]["legal-moves"]:
            anna.receive()
        anna.submit("move", move=clue_to(1, anna.latest))
        expect(page.locator("[data-place=hand] [data-bubble]")).to_have_count(0)


def test_a_bot_tells_the_only_person_what_its_move_means(new_person):
    anna = new_person("Anna", screen="phone")
    table = start_with_bots(anna, "friend", seats=2, edition="standard", **{"first-seat": 1})
    page = at_my_turn(anna, table)
    page.get_by_role("button", name="Why did Momo do that?").tap()
    answer = page.get_by_role("dialog", name="Why did Momo do that?")
    expect(answer).to_contain_text("bot · good · friend")
    expect(answer).to_contain_text("Momo tells Anna")
    expect(answer.locator(".answer")).to_contain_text("card")


def test_where_bots_answer_after_the_game_nobody_can_ask_before(new_person):
    anna = new_person("Anna")
    options = {"first-seat": 1, "bot-answers": "after-game"}
    page = at_my_turn(anna, start_with_bots(anna, "friend", seats=2, **options))
    expect(page.get_by_role("img", name="bot · good · friend")).to_be_visible()
    expect(page.get_by_role("button", name="Why did Momo do that?")).to_have_count(0)


@pytest.mark.parametrize(("screen", "seats"), [("phone", 5), ("phone", 2), ("desktop", 5)])
def test_the_last_clue_does_not_cover_the_value_of_a_card(new_person, screen, seats):
    anna = new_person("Anna", screen=screen)
    people = [anna, *(new_person(f"Friend {number}") for number in range(1, seats))]
    table = anna.open_table(seats=seats, edition="standard", **{"first-seat": 0})
    page = anna.go(f"/table/{table}")
    with start_with_people(people, table) as (first, *_):
        first.submit("move", move=a_clue(first.latest))
        page.locator("[data-bubble]").first.wait_for()
    wait_until_still(page)
    assert not overlap(page, "[data-bubble]", "[data-hand] .numeral path")


# Among ten of these twelve cards there is always one that starts the black firework.
TWO_VALUES = {"values": "2", "suits": "white:15+black:none:down:15"}


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_sign_of_a_falling_firework_covers_nothing(new_person, screen):
    anna, ben = new_person("Anna", screen=screen), new_person("Ben")
    table = anna.open_table(
        seats=2, edition="custom", settings=TWO_VALUES, **{"first-seat": 0, "help-level": 0}
    )
    page = anna.go(f"/table/{table}")
    with start_with_people([anna, ben], table) as sockets:
        for seat, mover in enumerate(sockets):
            while not mover.latest["view"]["legal-moves"]:
                mover.receive()
            hand = sockets[1 - seat].latest["view"]["hands"][seat]
            fits = {card["id"] for card in hand if card["face"] == "k2"}
            moves = mover.latest["view"]["legal-moves"]
            play = next((m for m in moves if m["type"] == "play" and m["card"] in fits), None)
            mover.submit("move", move=a_clue(mover.latest) if play is None else play["text"])
            if play is not None:
                break
        page.locator("[data-firework=black] .card").wait_for()
    wait_until_still(page)
    for part in (".letter", ".numeral path", ".shape path"):
        assert not overlap(page, ".downwards", f"[data-firework=black] {part}")


# How far anything moved beyond the edges of the window, and how much moved.
WATCH_FLIGHTS = """() => {
  window.flights = { furthest: 0, moving: 0 };
  const look = () => {
    for (const each of document.querySelectorAll("[data-card], .hands > svg path")) {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const beyond = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
      window.flights.furthest = Math.max(window.flights.furthest, beyond);
      if (each.matches("[data-card]")) window.flights.moving += each.getAnimations().length;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_overlapping_card_animations_stay_in_the_window(new_person):
    anna, ben = new_person("Anna", reduced_motion="no-preference"), new_person("Ben")
    table = anna.open_table(seats=2, edition="standard", **{"first-seat": 0})
    page = anna.go(f"/table/{table}")
    with start_with_people([anna, ben], table) as (first, second):
        page.locator("[data-hand]").first.wait_for()
        page.evaluate(WATCH_FLIGHTS)
        for number in range(16):
            mover = (first, second)[number % 2]
            while not mover.latest["view"]["legal-moves"]:
                mover.receive()
            kind = ("clue", "clue", "discard", "discard")[number % 4]
            moves = [m for m in mover.latest["view"]["legal-moves"] if m["type"] == kind]
            mover.submit("move", move=moves[-1]["text"])
            while mover.latest["view"]["legal-moves"]:
                mover.receive()
    expect(log_of(page).locator("li")).to_have_count(4 + 16)
    flights = page.evaluate("window.flights")
    assert flights["moving"] > 0
    # A card that flies from the deck, at the edge, may shift by one place meanwhile.
    assert flights["furthest"] < 150


def test_a_card_is_tapped_and_discarded(new_person):
    anna = new_person("Anna", screen="phone")
    page = at_my_turn(anna, after_a_clue(anna))
    page.locator(OWN_CARDS).nth(1).tap()
    page.locator("[data-move=discard]").tap()
    page.locator("[data-log]").tap()
    expect(log_of(page)).to_contain_text("Anna discards card 2")


def test_a_discard_with_all_tokens_is_refused_with_a_reason(new_person):
    anna = new_person("Anna")
    page = at_my_turn(anna, table_with_a_bot(anna))
    page.locator(OWN_CARDS).first.click()
    expect(page.locator("[data-move=discard]")).to_be_disabled()
    expect(
        page.get_by_text("You can’t discard while all clue tokens are available.")
    ).to_be_visible()


def test_a_play_that_cannot_fit_must_be_confirmed(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    # With a single 1 in the game, every hand has another card.
    one_suit = {"edition": "custom", "settings": {"suits": "red:13333"}}
    table = anna.open_table(seats=2, **one_suit, **{"first-seat": 1, "help-level": 1})
    with start_with_people([anna, ben], table) as (_, second):
        clue = next(
            move
            for move in second.latest["view"]["legal-moves"]
            if move["type"] == "clue" and move["clue"] in "2345"
        )
        second.submit("move", move=clue["text"])
    page = at_my_turn(anna, table)
    page.locator(f"[data-card='{clue['touched'][0]}']").click()
    play = page.locator("[data-move=play]")
    play.click()
    expect(page.locator("[data-warning]")).to_be_visible()
    expect(page.locator("[data-errors='0']")).to_be_visible()
    play.click()
    expect(page.locator("[data-errors='1']")).to_be_visible()


@pytest.mark.parametrize("screen", DRAGS)
@pytest.mark.parametrize(
    ("place", "sentence"), [("fireworks", "Anna plays card 3"), ("discard", "Anna discards card 3")]
)
def test_a_card_is_dragged_to_the_fireworks_or_the_discard(new_person, screen, place, sentence):
    anna = new_person("Anna", screen=screen)
    page = at_my_turn(anna, after_a_clue(anna))
    target = page.locator(f"[data-place={place}]:visible")
    DRAGS[screen](page, page.locator(OWN_CARDS).nth(2), *middle(target))
    if screen == "phone":
        page.locator("[data-log]").click()
    expect(log_of(page)).to_contain_text(sentence)


@pytest.mark.parametrize("screen", DRAGS)
def test_the_hand_is_rearranged_by_dragging(new_person, screen):
    anna = new_person("Anna", screen=screen)
    page = at_my_turn(anna, table_with_a_bot(anna))
    cards = page.locator(OWN_CARDS)
    before = [card.get_attribute("data-card") for card in cards.all()]
    x, y = middle(cards.nth(3))
    DRAGS[screen](page, cards.first, x + 15, y)
    for place, card in enumerate([*before[1:4], before[0], before[4]]):
        expect(cards.nth(place)).to_have_attribute("data-card", str(card))


def test_a_short_game_is_played_with_keys_only(new_person):
    anna = new_person("Anna")
    table = start_with_bots(
        anna,
        "careful",
        seats=2,
        edition="custom",
        settings={"values": "2"},
        **{"first-seat": 0, "help-level": 0},
    )
    page = at_my_turn(anna, table)
    page.keyboard.press("c")
    page.keyboard.press("1")
    expect(page.locator("[data-sentence]")).to_contain_text("Anna tells Aki")
    page.keyboard.press("Enter")
    expect(log_of(page)).to_contain_text("Anna tells Aki")
    for _ in range(30):
        page.locator(f"{MINE}, [data-end]").first.wait_for()
        if page.locator("[data-end]").count():
            break
        log = log_of(page).inner_text()
        page.keyboard.press("1")
        page.keyboard.press("p")
        expect(log_of(page)).not_to_have_text(log)
    end = page.get_by_role("region", name="End of the game")
    expect(end).to_be_visible()
    # All hands are open, and the page says what happened to each card.
    expect(page.locator("[data-seat] [data-card]").first).to_have_attribute(
        "aria-label", re.compile(r"^Card 1: \w+ [12]")
    )
    expect(page.get_by_role("region", name="What happened to each card")).to_be_visible()


def test_arrow_keys_move_between_cards_and_hands(new_person):
    anna = new_person("Anna")
    page = at_my_turn(anna, table_with_a_bot(anna))
    page.keyboard.press("ArrowUp")
    expect(page.locator(OWN_CARDS).first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    teammates = page.locator("[data-seat='1'] [data-card]").nth(1)
    expect(teammates).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Clue for Aki")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Clue for Aki")).to_have_count(0)


def test_a_note_stays_after_a_reload(new_person):
    anna = new_person("Anna", screen="phone")
    page = at_my_turn(anna, table_with_a_bot(anna))
    page.locator(OWN_CARDS).nth(1).tap()
    page.locator("[data-details]").tap()
    page.get_by_label("Write a note").fill("surely the red one")
    page.locator("[data-mark-as=r3]").tap()
    page.locator("[data-save-note]").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.reload()
    noted = page.get_by_role("button", name=re.compile("^Your card 2.*has a note"))
    expect(noted).to_be_visible()
    expect(noted.get_by_role("img", name="red 3")).to_be_visible()
    noted.tap()
    page.locator("[data-details]").tap()
    expect(page.get_by_label("Write a note")).to_have_value("surely the red one")


def test_looking_back_changes_nothing_and_can_be_left(new_person):
    anna = new_person("Anna")
    page = at_my_turn(anna, after_a_clue(anna))
    for move in (1, 0):
        page.keyboard.press(",")
        expect(page.locator(f"[data-past-move='{move}']")).to_be_visible()
    page.locator(OWN_CARDS).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("[data-latest]").click()
    expect(page.locator(MINE)).to_be_visible()
    page.locator(OWN_CARDS).first.click()
    expect(page.locator("[data-move=play]")).to_be_enabled()


def test_two_quick_steps_go_two_moves_back(new_person):
    anna = new_person("Anna")
    page = at_my_turn(anna, after_a_clue(anna))
    page.keyboard.press(",")
    page.keyboard.press(",")
    expect(page.locator("[data-past-move='0']")).to_be_visible()


def test_what_a_teammate_knows_is_shown_while_the_button_is_held(new_person):
    anna = new_person("Anna")
    page = at_my_turn(anna, table_with_a_bot(anna, **{"help-level": 2}))
    faces = page.locator("[data-seat='1'] .card[data-suit]")
    expect(faces).to_have_count(5)
    page.mouse.move(*middle(page.locator("[data-knowledge]")))
    page.mouse.down()
    expect(faces).to_have_count(0)
    page.mouse.up()
    expect(faces).to_have_count(5)


def test_the_animation_of_a_played_card_leaves_nothing_behind(new_person):
    anna = new_person("Anna", reduced_motion="no-preference")
    page = at_my_turn(anna, table_with_a_bot(anna))
    page.keyboard.press("1")
    page.keyboard.press("p")
    page.locator("[data-copy]").wait_for(state="attached")
    expect(page.locator("[data-copy]")).to_have_count(0)


def assert_fits(page: Page) -> None:
    """Nothing is off the screen, covered or too small to touch."""
    higher = "document.documentElement.scrollHeight - window.innerHeight"
    assert page.evaluate(higher) <= 0
    assert not scrolls_sideways(page)
    assert small_targets(page) == []
    assert cut_off_texts(page) == []
    assert covered_elements(page) == []
    assert controls_sticking_out(page) == []
    assert not re.search(r"client-|refusal-|event-", page.locator("body").inner_text())


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_five_seats_and_seven_suits_fit_on_a_phone_without_scrolling(new_person, language):
    anna = new_person("Dominik the Great", screen="phone", language=language)
    table = start_with_bots(
        anna,
        "careful",
        seats=5,
        edition="custom",
        settings={"suits": SEVEN_SUITS},
        **{"first-seat": 0, "help-level": 4},
    )
    play_until(
        anna,
        table,
        lambda latest: (
            bool(latest["view"]["legal-moves"]) and latest["view"]["board"]["turn"] >= 10
        ),
        a_clue,
    )
    page = at_my_turn(anna, table)
    for keys in ([], ["1"], ["Escape", "c"], ["Escape", "?"]):
        for key in keys:
            page.keyboard.press(key)
        assert_fits(page)


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [(1366, 768, "en"), (1366, 768, "fr"), (1366, 768, "cs"), (1920, 1080, "en")],
)
def test_five_seats_fit_on_a_desktop_while_a_clue_is_chosen(new_person, width, height, language):
    screen = {"width": width, "height": height}
    anna = new_person("Anna", language=language, viewport=screen)
    table = start_with_bots(anna, "careful", seats=5, **{"first-seat": 0, "help-level": 4})
    page = at_my_turn(anna, table)
    assert_fits(page)
    page.keyboard.press("c")
    assert_fits(page)


# The hand must end above the line under it.
BELOW_THE_HAND = """() => document.querySelector("[data-log]").getBoundingClientRect().top -
  Math.max(...[...document.querySelectorAll("[data-place=hand] [data-card]")].map(
    (card) => card.getBoundingClientRect().bottom))"""


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_own_hand_stays_above_a_long_last_line(new_person, language):
    names = ("Bernard", "Wilhelmine-Charlotte", "Dominique", "Maximiliana")
    anna = new_person("Anna", screen="phone", language=language)
    table = anna.open_table(
        seats=5,
        edition="custom",
        settings={"suits": SEVEN_SUITS},
        talk="open",
        **{"first-seat": 0, "help-level": 4},
    )
    with start_with_people([anna, *(new_person(name) for name in names)], table) as (first, *_):
        page = at_my_turn(anna, table)
        assert_fits(page)
        assert page.evaluate(BELOW_THE_HAND) >= 0
        first.submit("say", text="What a long night this is. " * 18)
        expect(page.locator("[data-log]")).to_contain_text("What a long night")
        assert_fits(page)
        assert page.evaluate(BELOW_THE_HAND) >= 0


# Cards whose letter is too small, or covers the value or the shape.
UNREADABLE_LETTERS = """() => [...document.querySelectorAll("[data-hand] .card[data-suit]")]
  .filter((card) => {
    const letter = card.querySelector(".letter");
    if (!letter.checkVisibility({ visibilityProperty: true })) return true;
    if (parseFloat(getComputedStyle(letter).fontSize) < 11) return true;
    const text = document.createRange();
    text.selectNodeContents(letter);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return [...card.querySelectorAll(".numeral path, .shape path")].some((drawn) => {
      const box = drawn.getBoundingClientRect();
      return box.left < right && left < box.right && box.top < bottom - 1 && top + 1 < box.bottom;
    });
  }).map((card) => card.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize(("screen", "seats"), [("phone", 5), ("phone", 2), ("desktop", 5)])
def test_every_face_in_a_hand_has_a_readable_letter(new_person, screen, seats):
    anna = new_person("Anna", screen=screen, language="cs")
    table = start_with_bots(
        anna,
        "careful",
        seats=seats,
        edition="custom",
        settings={"suits": SEVEN_SUITS},
        **{"first-seat": 0},
    )
    page = at_my_turn(anna, table)
    faces = page.locator("[data-hand] .card[data-suit]")
    expect(faces).to_have_count((seats - 1) * {2: 5, 5: 4}[seats])
    assert page.evaluate(UNREADABLE_LETTERS) == []
    letters = {"white": "B", "red": "Č", "blue": "M", "yellow": "Ž", "green": "Z", "black": "N"}
    for face in faces.all():
        suit = face.get_attribute("data-suit")
        expect(face.locator(".letter")).to_have_text({"multicolour": "D", **letters}[suit])


def test_the_key_of_a_clue_is_the_letter_in_the_players_language(new_person):
    anna = new_person("Anna", language="fr")
    page = at_my_turn(anna, table_with_a_bot(anna))
    page.keyboard.press("?")
    keys = page.get_by_role("dialog").locator(".keys dt").nth(5).locator("kbd")
    expect(keys).to_have_text(["1 – 5", "A", "R", "B", "J", "V"])
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    suit = page.locator("[data-seat='1'] .card[data-suit]").first.get_attribute("data-suit")
    page.keyboard.press("c")
    page.keyboard.press({"white": "a", "red": "r", "blue": "b", "yellow": "j", "green": "v"}[suit])
    expect(page.locator(f"[data-clue={suit}]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_table_is_accessible(new_person, screen, scheme):
    anna = new_person("Anna", screen=screen, color_scheme=scheme)
    page = at_my_turn(anna, after_a_clue(anna, **{"help-level": 4}))
    for keys in (["1"], ["c"], ["i"], ["Escape", "Escape", "?"]):
        for key in keys:
            page.keyboard.press(key)
        assert violations(page) == [], keys
