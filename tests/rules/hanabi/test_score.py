"""Stories of the score, with the sums that the rulebooks print, and of the crowd's verdict."""

import pytest

from tamaya.rules.hanabi import Cause, Outcome, Result, Verdict, points, score, verdict
from tamaya.testing.hanabi_story import Story, rules_of


def finished(edition, extensions="", settings="", *, fireworks):
    """A game that ends after its last round with these fireworks."""
    story = Story.midgame(
        edition,
        extensions,
        settings,
        fireworks=fireworks,
        discards="...",
        turns_left=1,
        tokens=1,
        bob="w1" if edition != "first-box" else "r1",
    )
    return story.tell("Alice clues 1 to Bob")


# S0, "Score": 4 + 3 + 2 + 5 + 4
def test_the_tops_of_the_fireworks_add_up_to_eighteen():
    story = finished("grands-feux", fireworks="w4 r3 b2 y5 g4")
    assert story.outcome == Outcome(Result.FINISHED, Cause.LAST_ROUND, score=18, points=18)


# S1, "Score", and S4, "Skórování": 3 + 4 + 4 + 5 + 2
@pytest.mark.parametrize(
    ("edition", "fireworks"), [("first-box", "r3 g4 y4 b5 k2"), ("czech", "w3 r4 b4 y5 g2")]
)
def test_the_other_books_count_eighteen_too(edition, fireworks):
    assert finished(edition, fireworks=fireworks).outcome.score == 18


# S0, "Avalanche de couleurs": the same with a multicolour 4
def test_a_multicolour_four_makes_it_twenty_two():
    story = finished("grands-feux", "avalanche", fireworks="w4 r3 b2 y5 g4 m4")
    assert story.outcome.score == 22


# S0, "Hanabi Poudre Noire", score; S2, "Black powder", score
@pytest.mark.parametrize("edition", ["grands-feux", "deluxe"])
def test_two_black_cards_missing_make_it_sixteen_black_powder(edition):
    story = finished(edition, "black-powder", fireworks="w4 r3 b2 y5 g4 k3")
    assert story.heights["black"] == 3
    assert story.outcome == Outcome(Result.FINISHED, Cause.LAST_ROUND, score=16, points=18)
    assert verdict(story.board.rules, story.outcome) == Verdict("delightful", has_black_powder=True)


# S3, "Le score": a point for each card laid
def test_on_the_console_each_card_laid_is_a_point():
    assert finished("console", fireworks="w5 m1").outcome.score == 6


# S0, "Hanabi Poudre Noire": one point off for each card missing, so up to five
@pytest.mark.parametrize(
    ("black", "off"), [("", 5), ("k5", 4), ("k4", 3), ("k3", 2), ("k2", 1), ("k1", 0)]
)
def test_each_missing_black_card_takes_a_point_off(black, off):
    story = finished("deluxe", "black-powder", fireworks=f"w4 r3 b2 y4 g4 {black}")
    assert story.outcome.score == 17 - off
    assert story.outcome.points == 17


# S0, "Hanabi Poudre Noire": the highest score stays 25
def test_a_perfect_game_with_black_powder_is_worth_twenty_five():
    story = Story.midgame("deluxe", "black-powder", fireworks="w5 r4 b5 y5 g5 k1", alice="r5").tell(
        "Alice plays r5"
    )
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, 25, 25)


def test_all_colours_without_the_black_firework_are_no_perfect_game():
    story = finished("deluxe", "black-powder", fireworks="w5 r5 b5 y5 g5 k3")
    assert story.outcome == Outcome(Result.FINISHED, Cause.LAST_ROUND, score=23, points=25)


# Ruling: the result may fall below zero and is shown as it is
def test_a_score_may_fall_below_zero():
    story = finished("deluxe", "black-powder", fireworks="r2")
    assert story.outcome.score == -3
    assert verdict(story.board.rules, story.outcome) == Verdict("booed", has_black_powder=True)


# Ruling: a game lost by errors at 0 is a flat 0, without the penalty
def test_a_lost_game_is_a_flat_zero_without_the_penalty():
    story = Story.midgame("deluxe", "black-powder", fireworks="r2", errors=2, alice="b4").tell(
        "Alice plays b4"
    )
    assert story.outcome == Outcome(Result.LOST, Cause.ERRORS, score=0, points=2)


# Ruling: with kept points, the points less the missing black cards
def test_kept_points_are_less_the_missing_black_cards():
    story = Story.midgame(
        "deluxe", "black-powder", "points=kept", fireworks="r4 k4", errors=2, alice="b4"
    ).tell("Alice plays b4")
    assert story.outcome == Outcome(Result.FINISHED, Cause.ERRORS, score=1, points=4)


# Ruling: avalanche and black powder together, up to 30
def test_avalanche_and_black_powder_together_go_up_to_thirty():
    both = ("deluxe", "avalanche,black-powder")
    story = Story.midgame(*both, fireworks="w5 r4 b5 y5 g5 m5 k1", alice="r5").tell(
        "Alice plays r5"
    )
    assert story.outcome.score == 30
    assert verdict(story.board.rules, story.outcome) == Verdict("divine", has_black_powder=True)
    short = finished(*both, fireworks="w5 r5 b5 y5 g5 m2 k3")
    assert short.outcome.score == 25
    assert verdict(short.board.rules, short.outcome) == Verdict("legendary", has_black_powder=True)


def test_the_score_so_far_is_known_at_any_time():
    story = Story.midgame("deluxe", "black-powder", fireworks="w4 k4")
    assert points(story.board) == 4
    assert score(story.board) == 1
    assert score(story.tell("Alice clues 1 to Bob").board) == 1


def ended(points):
    return Outcome(Result.FINISHED, Cause.LAST_ROUND, points, points)


BANDS = [
    (0, "booed"),
    (5, "booed"),
    (6, "polite"),
    (10, "polite"),
    (11, "decent"),
    (15, "decent"),
    (16, "delightful"),
    (20, "delightful"),
    (21, "dazzling"),
    (24, "dazzling"),
]


# S0, "Score"; S1, "Score"; S2, "Score"; S4, "Skórování"
@pytest.mark.parametrize(("total", "band"), [*BANDS, (25, "legendary")])
@pytest.mark.parametrize("edition", ["grands-feux", "deluxe", "first-box", "czech", "standard"])
def test_the_crowd_judges_on_the_scale_to_twenty_five(edition, total, band):
    rules = rules_of(edition, "", "")
    assert verdict(rules, ended(total)) == Verdict(band, has_black_powder=False)


# S0, "Avalanche de couleurs"; S1, "Variante"; S3, "Le score"; S4, "Vodopád barev"
@pytest.mark.parametrize(
    ("total", "band"), [*BANDS, (25, "legendary"), (29, "legendary"), (30, "divine")]
)
@pytest.mark.parametrize(
    ("edition", "extension"),
    [
        ("grands-feux", "avalanche"),
        ("deluxe", "avalanche-tricky"),
        ("first-box", "avalanche"),
        ("czech", "avalanche"),
        ("czech", "avalanche-2"),
        ("console", ""),
    ],
)
def test_the_crowd_judges_on_the_scale_to_thirty(edition, extension, total, band):
    rules = rules_of(edition, extension, "")
    assert verdict(rules, ended(total)) == Verdict(band, has_black_powder=False)


# Ruling: custom games with another maximum have no verdict but "perfect"
def test_another_maximum_is_only_ever_called_perfect():
    custom = ("custom", "", "suits=white+red+blue")
    story = Story.midgame(*custom, fireworks="w5 r4 b5", alice="r5").tell("Alice plays r5")
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, 15, 15)
    assert verdict(story.board.rules, story.outcome) == Verdict("perfect", has_black_powder=False)
    nearly = finished(*custom, fireworks="w5 r4 b5")
    assert nearly.outcome.score == 14
    assert verdict(nearly.board.rules, nearly.outcome) is None


def test_a_custom_game_worth_twenty_five_is_judged_like_the_books():
    rules = rules_of("custom", "", "suits=white+red+blue+yellow+purple")
    assert verdict(rules, ended(18)) == Verdict("delightful", has_black_powder=False)


# S0, S1 and S2 call it lost: nobody applauds
def test_a_lost_game_gets_no_verdict():
    story = Story.midgame("deluxe", fireworks="r5 b5", errors=2, alice="y4").tell("Alice plays y4")
    assert verdict(story.board.rules, story.outcome) is None


def test_a_game_ended_by_errors_with_kept_points_is_judged_by_them():
    story = Story.midgame("czech", "", "points=kept", fireworks="r5 b1", errors=2, alice="y4").tell(
        "Alice plays y4"
    )
    assert verdict(story.board.rules, story.outcome) == Verdict("polite", has_black_powder=False)
