"""S1 first box, Ikebana: what a bouquet is worth."""

import pytest

from tamaya.rules.ikebana import Combination, Harmony, Kind, appraise, bouquet_points
from tamaya.testing.ikebana_story import parse_faces


# S1, the tables of combinations: four colours, so that nothing is multiplied
@pytest.mark.parametrize(
    ("bouquet", "points"),
    [
        ("r1 r1 g2 y3 b5", 2),
        ("r4 g4 y1 b2 r5", 8),
        ("r3 g3 y3 b5 r1", 9),
        ("r4 g4 y4 b4 r1", 16),
        ("r5 g5 y5 b5 r1", 20),
        ("r2 r2 g2 y2 b2", 10),
        ("r1 g2 y3 b4 r1", 8),
        ("r2 g3 y4 b5 r2", 12),
        ("r1 g2 y3 b4 r5", 15),
        ("r3 g3 y3 b2 r2", 13),
        ("r1 g1 y5 b5 r3", 12),
        ("r1 g2 y3 b5 r1", 2),
        ("r1 g2 y4 b5 k5", 30),
        ("r1 g3 y4 b5 r3", 6),
        ("r1 g2 r4 y5 b3", 15),
    ],
)
def test_each_combination_is_worth_its_points(bouquet, points):
    assert bouquet_points(parse_faces(bouquet)) == points
    assert appraise(parse_faces(bouquet)).points == points


# S1, "Exemple A"
def test_a_three_and_a_pair_in_five_colours_are_worth_39():
    appraisal = appraise(parse_faces("r3 g3 y3 b2 k2"))
    assert set(appraisal.combinations) == {
        Combination(Kind.THREE, (1, 2, 3), 9),
        Combination(Kind.PAIR, (4, 5), 4),
    }
    assert appraisal.harmony is Harmony.FIVE_COLOURS
    assert appraisal.multiplier == 3
    assert appraisal.points == 39


# S1, "Exemple B"
def test_a_card_counts_in_one_combination_only():
    appraisal = appraise(parse_faces("r1 r2 g2 g3 r4"))
    assert appraisal.combinations == (Combination(Kind.ONE_TO_FOUR, (1, 2, 4, 5), 8),)
    assert appraisal.harmony is Harmony.TWO_COLOURS
    assert appraisal.points == 16


# S1, "Exemple C"
@pytest.mark.parametrize("bouquet", ["r5 g5 y1 r2 g4", "r5 g5 y1 b2 r4"])
def test_a_pair_of_fives_in_three_or_four_colours_is_worth_10(bouquet):
    appraisal = appraise(parse_faces(bouquet))
    assert appraisal.combinations == (Combination(Kind.PAIR, (1, 2), 10),)
    assert appraisal.harmony is Harmony.PLAIN
    assert appraisal.multiplier == 1
    assert appraisal.points == 10


# S1, the table of colours
@pytest.mark.parametrize(
    ("bouquet", "harmony", "points"),
    [
        ("r1 r1 r1 r2 r2", Harmony.ONE_COLOUR, 28),
        ("r1 g1 y1 b2 k2", Harmony.FIVE_COLOURS, 21),
        ("r1 r1 r1 g2 g2", Harmony.TWO_COLOURS, 14),
        ("r1 r1 y1 g2 g2", Harmony.PLAIN, 7),
        ("r1 k1 y1 b2 b2", Harmony.PLAIN, 7),
    ],
)
def test_the_colours_of_all_five_cards_multiply(bouquet, harmony, points):
    appraisal = appraise(parse_faces(bouquet))
    assert (appraisal.harmony, appraisal.points) == (harmony, points)


def test_the_poorest_bouquet_is_a_pair_of_ones_in_three_or_four_colours():
    """Five cards without a pair are 1-2-3-4-5, so every bouquet holds a combination."""
    assert bouquet_points(parse_faces("r1 g1 y2 b4 r5")) == 2


# S1, "Les jokers prennent une couleur au choix"
@pytest.mark.parametrize(
    ("bouquet", "colours", "points"),
    [
        ("r1 r2 r3 m4 m5", "red red red red red", 60),
        ("r1 g1 y2 m2 m4", "red green yellow blue black", 18),
        ("r1 r1 g2 m2 m4", "red red green red red", 12),
        ("r1 m1 r2 g2 y4", "red red red green yellow", 6),
        ("m1 m2 m3 m4 m5", "red red red red red", 60),
        ("k5 m1 m2 m3 m4", "black black black black black", 60),
        ("r1 k5 m2 m3 m4", "red black green yellow blue", 45),
    ],
)
def test_a_joker_takes_the_colour_that_suits_its_owner_best(bouquet, colours, points):
    appraisal = appraise(parse_faces(bouquet))
    assert appraisal.colours == tuple(colours.split())
    assert appraisal.points == points


def test_a_joker_has_its_printed_value():
    assert bouquet_points(parse_faces("r2 r3 r4 r5 m5")) == 48
    assert bouquet_points(parse_faces("r2 r3 r4 r5 m1")) == 60
