"""Stories of black powder: ten cards that no colour clue points at, laid from 5 down to 1.

S0, "Hanabi Poudre Noire"; S2, "Black powder".
"""

import pytest

from tamaya.rules.hanabi import Drew, FireworkCompleted, Laid, Refusal, TokenReturned, TurnPassed
from tamaya.testing.hanabi_story import Story, rules_of


def test_the_black_firework_is_laid_from_five_down_to_one():
    story = Story.begin("deluxe", "black-powder", alice="k5 k3 k1", bob="k4 k2").tell(
        "Alice plays k5", "Bob plays k4", "Alice plays k3", "Bob plays k2", "Alice plays k1"
    )
    assert story.heights["black"] == 5
    assert story.board.errors == 0


def test_a_black_one_cannot_begin():
    story = Story.begin("deluxe", "black-powder", alice="k1").tell("Alice plays k1")
    assert (story.heights["black"], story.board.errors) == (0, 1)


def test_a_second_black_five_fits_nowhere():
    story = Story.begin("deluxe", "black-powder", alice="k5", bob="k5").tell(
        "Alice plays k5", "Bob plays k5"
    )
    assert (story.heights["black"], story.board.errors) == (1, 1)


def test_completing_the_black_firework_with_its_one_gives_a_token():
    story = Story.midgame("deluxe", "black-powder", fireworks="k2", alice="k1", tokens=2)
    after = story.tell("Alice plays k1")
    assert after.event_types == [Laid, FireworkCompleted, TokenReturned, Drew, TurnPassed]
    assert after.board.tokens == 3
    full = Story.midgame("deluxe", "black-powder", fireworks="k2", alice="k1")
    assert full.tell("Alice plays k1").event_types == [Laid, FireworkCompleted, Drew, TurnPassed]


def test_a_black_five_gives_no_token():
    story = Story.midgame("deluxe", "black-powder", alice="k5", tokens=2).tell("Alice plays k5")
    assert story.event_types == [Laid, Drew, TurnPassed]


def test_no_colour_clue_points_at_black_cards():
    story = Story.begin("deluxe", "black-powder", bob="k1 r1 k2 b3 k5")
    assert story.tell("Alice clues red to Bob").touched_positions == (2,)
    for colour in ("white", "yellow", "green"):
        assert story.tell(f"Alice clues {colour} to Bob").touched_positions == ()


def test_black_may_not_be_said():
    story = Story.begin("deluxe", "black-powder", bob="k1 r1 k2 b3 k5")
    assert story.refused("Alice clues black to Bob") is Refusal.COLOUR_NOT_NAMED


# Saying that there is no black card is forbidden as well, although empty clues are legal here
def test_no_black_may_not_be_said_either():
    story = Story.begin("deluxe", "black-powder", bob="r1 r2 r3 r4 r5")
    assert story.refused("Alice clues black to Bob") is Refusal.COLOUR_NOT_NAMED
    assert story.tell("Alice clues white to Bob").touched_positions == ()


# The books' example: two 1s, a black one among them
def test_value_clues_point_at_black_cards():
    story = Story.begin("deluxe", "black-powder", bob="k1 r3 b1 k4 y2")
    assert story.tell("Alice clues 1 to Bob").touched_positions == (1, 3)


# Ruling: how the ten divide is printed nowhere
def test_there_are_three_black_fives_and_one_black_one():
    rules = rules_of("deluxe", "black-powder", "")
    copies = {face.value: number for face, number in rules.copies.items() if face.suit == "black"}
    assert copies == {5: 3, 4: 2, 3: 2, 2: 2, 1: 1}


# Ruling: the ordinary division is a switch
def test_the_ordinary_division_of_black_cards_is_a_switch():
    rules = rules_of("deluxe", "black-powder", "black.copies=32221")
    copies = {face.value: number for face, number in rules.copies.items() if face.suit == "black"}
    assert copies == {5: 1, 4: 2, 3: 2, 2: 2, 1: 3}
    assert rules.cards == 60


# Ruling: all suits touched by every colour but for the black one
@pytest.mark.parametrize("colour", ["white", "red", "blue", "yellow", "green"])
def test_with_avalanche_a_colour_touches_multicolour_and_never_black(colour):
    story = Story.begin("deluxe", "avalanche,black-powder", bob="k1 m1 k2 m3 k5")
    assert story.tell(f"Alice clues {colour} to Bob").touched_positions == (2, 4)
