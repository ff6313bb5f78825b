"""Who sees what: a seat, a spectator, a watcher of all hands, and a reviewer."""

import pytest

from tamaya.rules.hanabi import (
    Clued,
    Drew,
    DrewUnseen,
    Face,
    HeldCard,
    Misfired,
    Onlooker,
    Refusal,
    Seat,
    SeenCard,
    ShuffledIn,
    ShuffledInUnseen,
    redact,
)
from tamaya.rules.shared_types import Refused
from tamaya.testing.hanabi_story import Story

STORY = Story.begin(
    "deluxe", alice="r1 r2 r3 r4 r5", bob="b1 b2 b3 b4 b5", cathy="y1 y2 y3 y4 y5", deck="g4 g5"
)


def kinds(hand):
    return {type(card) for card in hand}


# S0, "Préparation du jeu": seen by the others, not by oneself
def test_a_seat_sees_every_hand_but_its_own():
    view = STORY.view("Bob")
    assert [kinds(hand) for hand in view.hands] == [{SeenCard}, {HeldCard}, {SeenCard}]
    assert view.hands[0][0] == SeenCard(STORY.card("Alice's r1"), Face("red", 1))
    assert view.hands[1][0] == HeldCard(STORY.card("Bob's b1"))


@pytest.mark.parametrize("nobody", [Seat(3), Seat(-1)])
def test_a_seat_that_does_not_exist_has_no_view(nobody):
    with pytest.raises(Refused) as refused:
        STORY.view(nobody)
    assert refused.value.reason is Refusal.NO_SUCH_SEAT


def test_a_spectator_sees_no_hand():
    view = STORY.view(Onlooker.SPECTATOR)
    assert [kinds(hand) for hand in view.hands] == [{HeldCard}] * 3
    assert not any(isinstance(event, Drew) for event in view.history)
    assert view.legal_moves == ()


@pytest.mark.parametrize("onlooker", [Onlooker.ALL_HANDS, Onlooker.REVIEWER])
def test_other_onlookers_see_every_hand_and_decide_nothing(onlooker):
    view = STORY.view(onlooker)
    assert [kinds(hand) for hand in view.hands] == [{SeenCard}] * 3
    assert view.history == STORY.game.history
    assert view.legal_moves == ()


def test_hands_lie_in_a_view_as_they_lie_on_the_table():
    story = STORY.tell("Bob rearranges b5 b4 b3 b2 b1")
    for viewer in ("Alice", "Bob", *Onlooker):
        ids = tuple(card.id for card in story.view(viewer).hands[1])
        assert ids == story.board.hands[1]


def test_a_drawn_card_is_seen_by_all_but_its_holder():
    story = STORY.tell("Alice plays r1")
    card = story.card("Alice's g4")
    drawn = Drew(Seat(0), card, Face("green", 4))
    assert drawn in story.view("Bob").history
    assert drawn in story.view("Cathy").history
    assert drawn not in story.view("Alice").history
    assert DrewUnseen(Seat(0), card) in story.view("Alice").history
    assert DrewUnseen(Seat(0), card) in story.view(Onlooker.SPECTATOR).history


def test_a_card_that_leaves_the_hand_is_seen_by_its_holder_too():
    story = STORY.tell("Alice plays r3")
    misfire = Misfired(Seat(0), story.card("r3"), Face("red", 3), position=3)
    for viewer in ("Alice", "Bob", Onlooker.SPECTATOR):
        assert misfire in story.view(viewer).history
        assert story.view(viewer).board.discards == (SeenCard(story.card("r3"), Face("red", 3)),)


def test_a_view_contains_no_face_of_the_own_hand():
    story = STORY.tell("Alice clues 1 to Bob", "Bob clues red to Alice", "Cathy plays y2")
    for player, letters in (("Alice", "red"), ("Bob", "blue")):
        assert f"Face(suit='{letters}'" not in repr(story.view(player))


def test_a_view_holds_the_history_from_the_deal_on():
    story = STORY.tell("Alice clues 1 to Bob", "Bob plays b1")
    view = story.view("Cathy")
    assert len(view.history) == len(story.game.history)
    assert [type(event) for event in view.history[:15]] == [Drew] * 10 + [DrewUnseen] * 5
    assert isinstance(view.history[15], Clued)


def test_legal_moves_are_shown_to_the_seat_that_acts():
    assert STORY.view("Alice").legal_moves == STORY.game.legal_moves
    assert STORY.view("Bob").legal_moves == ()


def test_clues_are_seen_by_everybody():
    story = STORY.tell("Alice clues 1 to Bob")
    for viewer in ("Alice", "Bob", "Cathy", *Onlooker):
        assert redact(story.events[0], story.view(viewer).viewer) == story.events[0]


# S0, "5 Flamboyants", tile 5: all see which card goes back, nobody sees where
def test_nobody_at_the_table_sees_the_order_of_the_deck():
    story = Story.midgame(
        "deluxe", "flamboyants", fireworks="r4", alice="r5", discards="b5", tiles=(5,)
    ).tell("Alice plays r5", "Alice takes back b5")
    shuffled = story.events[0]
    assert isinstance(shuffled, ShuffledIn)
    unseen = ShuffledInUnseen(Seat(0), shuffled.card, Face("blue", 5))
    for viewer in ("Alice", "Bob", Onlooker.SPECTATOR, Onlooker.ALL_HANDS):
        view = story.view(viewer)
        assert unseen in view.history
        assert shuffled not in view.history
    assert shuffled in story.view(Onlooker.REVIEWER).history


def test_the_board_is_the_same_for_everybody():
    story = STORY.tell("Alice clues 1 to Bob", "Bob plays b1", "Cathy plays y5")
    for viewer in ("Alice", "Bob", "Cathy", *Onlooker):
        assert story.view(viewer).board == story.board


# A player whose own cards are other cards sees the very same
def test_two_stories_that_differ_in_bobs_hand_look_the_same_to_bob():
    one = Story.begin(alice="r1", bob="b1 b2 b3 b4 b5", deck="y1 y2").tell("Alice plays r1")
    other = Story.begin(alice="r1", bob="g1 g2 g3 g4 g5", deck="y1 y2").tell("Alice plays r1")
    assert one.view("Bob").hands == other.view("Bob").hands
    assert one.view("Bob").history == other.view("Bob").history
    assert one.view("Alice").hands != other.view("Alice").hands
