"""Stories of the multicolour cards, in each of the forms that the boxes give them."""

import pytest

from tamaya.rules.hanabi import Clued, GiveClue, Refusal
from tamaya.testing.hanabi_story import Story


# S0, "Avalanche de couleurs": two yellow cards, one of them multicolour
def test_every_colour_clue_points_at_multicolour_cards():
    story = Story.begin("grands-feux", "avalanche", bob="y3 w1 m2 b4 r1")
    assert story.tell("Alice clues yellow to Bob").touched_positions == (1, 3)
    for colour, positions in (("white", (2, 3)), ("blue", (3, 4)), ("red", (3, 5))):
        assert story.tell(f"Alice clues {colour} to Bob").touched_positions == positions
    assert story.tell("Alice clues green to Bob").touched_positions == (3,)


# S0, "Avalanche de couleurs": saying multicolour is forbidden; so S2, "Colour avalanche"
@pytest.mark.parametrize("edition", ["grands-feux", "deluxe"])
def test_multicolour_may_not_be_named(edition):
    story = Story.begin(edition, "avalanche", bob="m2")
    assert story.refused("Alice clues multicolour to Bob") is Refusal.COLOUR_NOT_NAMED
    without = Story.begin(edition, "avalanche", bob="r1 r2 r3 r4 r5")
    assert without.refused("Alice clues multicolour to Bob") is Refusal.COLOUR_NOT_NAMED


# Ruling: value clues touch every suit by its printed value
def test_value_clues_touch_multicolour_cards():
    story = Story.begin("deluxe", "avalanche", bob="m2 r1 b2 m3 m4").tell("Alice clues 2 to Bob")
    assert story.touched_positions == (1, 3)


# S0, "Avalanche de couleurs": they do not replace other cards
def test_a_multicolour_card_is_never_wild():
    story = Story.midgame("deluxe", "avalanche", fireworks="r2", alice="m3").tell("Alice plays m3")
    assert story.heights["red"] == 2
    assert story.board.errors == 1
    assert story.discards == "m3"


# S0, "Avalanche de couleurs": a sixth firework, from 1 to 5
def test_multicolour_cards_are_a_firework_of_their_own():
    story = Story.midgame("deluxe", "avalanche", fireworks="m2", alice="m3").tell("Alice plays m3")
    assert story.heights["multicolour"] == 3


def test_all_six_fireworks_are_needed_for_a_perfect_show():
    story = Story.midgame(
        "deluxe", "avalanche", fireworks="w5 r5 b5 y5 g4 m4", alice="g5", bob="m5"
    ).tell("Alice plays g5")
    assert story.outcome is None
    assert story.tell("Bob plays m5").outcome.score == 30


# S1, "Variante avalanche de couleurs": two multicolour cards here and here; S4, "Vodopád barev"
@pytest.mark.parametrize(
    ("edition", "extension"),
    [("first-box", "avalanche"), ("czech", "avalanche"), ("deluxe", "avalanche-tricky")],
)
def test_elsewhere_multicolour_is_a_colour_with_its_own_clue(edition, extension):
    story = Story.begin(edition, extension, bob="m2 r1 b2 m3 y4")
    assert story.tell("Alice clues multicolour to Bob").touched_positions == (1, 4)
    assert story.tell("Alice clues red to Bob").touched_positions == (2,)


# Ruling: the console plays as S1, whose verdicts it repeats
def test_on_the_console_multicolour_has_its_own_clue():
    story = Story.begin("console", bob="m2 r1 b2 m3 y4")
    assert story.tell("Alice clues multicolour to Bob").touched_positions == (1, 4)
    assert story.tell("Alice clues blue to Bob").touched_positions == (3,)


# S4, "Vodopád barev 2": two blue cards and a rainbow card are three blue cards
def test_two_blue_cards_and_a_rainbow_card_are_three_blue():
    story = Story.begin("czech", "avalanche-2", bob="b1 w2 b4 m3 y5")
    after = story.tell("Alice clues blue to Bob")
    assert after.touched_positions == (1, 3, 4)
    assert len(after.events[0].touched) == 3
    assert story.refused("Alice clues multicolour to Bob") is Refusal.COLOUR_NOT_NAMED


def test_with_empty_clues_off_a_multicolour_card_alone_answers_to_any_colour():
    story = Story.begin("czech", "avalanche-2", bob="b1 b2 b3 b4 m3")
    after = story.tell("Alice clues green to Bob")
    assert after.touched_positions == (5,)
    assert Clued in after.event_types
    colours = {
        move.clue.colour
        for move in story.game.legal_moves
        if isinstance(move, GiveClue) and hasattr(move.clue, "colour")
    }
    assert colours == {"white", "red", "blue", "yellow", "green"}
