"""Stories of clues: what may be said, and which cards are pointed at."""

import pytest

from tamaya.rules.hanabi import Clued, ColourClue, Refusal, Seat, TurnPassed
from tamaya.testing.hanabi_story import Story


# S0, "Donner une information"; S1, "Donner une information"; S4, "Napovídání"
def test_a_clue_costs_a_token_and_ends_the_turn():
    story = Story.begin("czech", bob="r1").tell("Alice clues red to Bob")
    assert story.event_types == [Clued, TurnPassed]
    assert story.board.tokens == 7
    assert story.to_act == "Bob"


# S0, "Donner une information": one red card here
def test_a_colour_clue_points_at_the_one_card_of_that_colour():
    story = Story.begin("deluxe", bob="w1 r3 b2 y4 g5").tell("Alice clues red to Bob")
    assert story.touched_positions == (2,)


# S0, "Donner une information": two green cards here and here; the same in S1, S2, S4
def test_a_clue_points_at_all_matching_cards_at_once():
    story = Story.begin("deluxe", bob="g1 w1 b2 g4 r5").tell("Alice clues green to Bob")
    assert story.touched_positions == (1, 4)
    assert story.events[0].touched == (story.card("Bob's g1"), story.card("Bob's g4"))


# S2, "Give information": two cards worth 1 in a hand of 5, 1, 2, 3, 1
def test_a_value_clue_points_at_every_card_of_that_value():
    story = Story.begin("deluxe", bob="r5 w1 b2 y3 g1").tell("Alice clues 1 to Bob")
    assert story.touched_positions == (2, 5)


# S1, "Donner une information": two 4s there and there, and two black cards, an ordinary colour
def test_in_the_first_box_black_is_a_colour_like_any_other():
    story = Story.begin("first-box", bob="k4 r1 y4 k2 b3")
    assert story.tell("Alice clues 4 to Bob").touched_positions == (1, 3)
    assert story.tell("Alice clues black to Bob").touched_positions == (1, 4)


# S4, "Napovídání": three white cards, here, here and here
def test_three_white_cards_are_pointed_at_together():
    story = Story.begin("czech", bob="w1 w1 r2 w3 b4").tell("Alice clues white to Bob")
    assert story.touched_positions == (1, 2, 4)


# S3, "Donner une information"
def test_positions_count_from_the_left():
    story = Story.begin("console", bob="y2 w1 b3 y4 g2").tell("Alice clues yellow to Bob")
    assert story.touched_positions == (1, 4)
    story = Story.begin("console", bob="y2 w1 b3 r2 g2").tell("Alice clues 2 to Bob")
    assert story.touched_positions == (1, 4, 5)


# S0, "Donner une information": no white cards, no cards worth 4; so S2, "Give information"
@pytest.mark.parametrize("edition", ["grands-feux", "deluxe"])
def test_a_clue_may_say_that_there_is_none(edition):
    story = Story.begin(edition, bob="r1 r2 b3 y1 g5")
    for nothing in ("white", "4"):
        after = story.tell(f"Alice clues {nothing} to Bob")
        assert after.touched_positions == ()
        assert after.board.tokens == 7


# Ruling: S1, S3 and S4 show only clues that touch a card
@pytest.mark.parametrize("edition", ["first-box", "czech", "console", "standard"])
def test_elsewhere_a_clue_that_touches_nothing_is_refused(edition):
    story = Story.begin(edition, bob="r1 r2 b3 y1 g5")
    assert story.refused("Alice clues 4 to Bob") is Refusal.TOUCHES_NOTHING
    colour = "black" if edition == "first-box" else "white"
    assert story.refused(f"Alice clues {colour} to Bob") is Refusal.TOUCHES_NOTHING


# Ruling: a switch everywhere
@pytest.mark.parametrize("edition", ["first-box", "czech", "console", "standard", "custom"])
def test_empty_clues_can_be_switched_on(edition):
    story = Story.begin(edition, "", "empty-clues=on", bob="r1 r2 b3 y1 g5")
    assert story.tell("Alice clues 4 to Bob").touched_positions == ()


def test_empty_clues_can_be_switched_off():
    story = Story.begin("deluxe", "", "empty-clues=off", bob="r1 r2 b3 y1 g5")
    assert story.refused("Alice clues white to Bob") is Refusal.TOUCHES_NOTHING


# S0, "Donner une information", remark: no token on the bag
@pytest.mark.parametrize("edition", ["deluxe", "first-box", "czech", "console"])
def test_without_a_token_no_clue_can_be_given(edition):
    story = Story.midgame(edition, tokens=0, bob="r1")
    assert story.refused("Alice clues red to Bob") is Refusal.NO_TOKEN
    assert story.tell("Alice discards card 1").tell("Bob clues 1 to Alice").board.tokens == 0


def test_the_eighth_clue_in_a_row_takes_the_last_token():
    story = Story.begin("deluxe")
    for _ in range(4):
        story = story.tell("Alice clues 1 to Bob", "Bob clues 1 to Alice")
    assert story.board.tokens == 0
    assert story.refused("Alice clues 1 to Bob") is Refusal.NO_TOKEN


def test_a_clue_goes_to_a_teammate():
    story = Story.begin("deluxe", alice="r1", bob="b1")
    assert story.refused("Alice clues red to Alice") is Refusal.CLUE_TO_YOURSELF
    assert story.refused("Alice clues red to Cathy") is Refusal.NO_SUCH_SEAT


# Ruling: a teammate who holds no card cannot be told anything, not even in an empty clue
def test_a_teammate_without_cards_gets_no_clue():
    story = Story.midgame(
        "deluxe",
        "final-flourish",
        alice="g5",
        bob="",
        cathy="g4",
        fireworks="w5 r5 b5 y5 g3",
        discards="...",
    )
    assert story.refused("Alice clues 4 to Bob") is Refusal.TEAMMATE_WITHOUT_CARDS
    assert story.tell("Alice clues 4 to Cathy").touched_positions == (1,)


def test_only_colours_and_values_of_the_game_can_be_named():
    story = Story.begin("deluxe", bob="r1")
    assert story.refused("Alice clues purple to Bob") is Refusal.NO_SUCH_COLOUR
    assert story.refused("Alice clues black to Bob") is Refusal.NO_SUCH_COLOUR
    assert story.refused("Alice clues multicolour to Bob") is Refusal.NO_SUCH_COLOUR
    assert story.refused("Alice clues 6 to Bob") is Refusal.NO_SUCH_VALUE
    assert story.refused("Alice clues 0 to Bob") is Refusal.NO_SUCH_VALUE


def test_a_clue_may_go_to_any_other_seat():
    story = Story.begin("deluxe", alice="", bob="", cathy="", donald="g4", emily="")
    after = story.tell("Alice clues green to Donald")
    assert after.events[0] == Clued(
        Seat(0), Seat(3), ColourClue("green"), (after.card("Donald's g4"),), (1,), is_free=False
    )
    assert after.to_act == "Bob"


def test_a_clue_is_about_the_cards_where_they_lie_now():
    story = Story.begin("deluxe", bob="r1 b1 b2 b3 b4", deck="g3").tell(
        "Alice clues 5 to Bob", "Bob plays b1", "Alice clues red to Bob"
    )
    assert story.hand("Bob") == "g3 r1 b2 b3 b4"
    assert story.touched_positions == (2,)
