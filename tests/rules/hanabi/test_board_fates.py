"""Stories of what can still be laid and what is lost for good.

S0, "Conseils"; S1, "Conseils"; S2, "Advice"; S4, "Rady".
"""

import pytest

from tamaya.rules.hanabi import (
    Face,
    FireworkFate,
    Tile,
    firework_fate,
    highest_reachable_score,
    is_irreplaceable,
    is_playable,
    is_useless,
)
from tamaya.testing.hanabi_story import Story


def faces_where(question, story, suit):
    """The values of a suit for which the question is answered yes, as one word."""
    values = range(1, story.board.rules.highest + 1)
    return "".join(str(value) for value in values if question(story.board, Face(suit, value)))


def fate(story, suit):
    return firework_fate(story.board, story.board.rules.suit_index[suit])


def test_only_the_next_card_of_each_colour_is_playable():
    story = Story.midgame("deluxe", "black-powder", fireworks="w3 r5 k4")
    assert faces_where(is_playable, story, "white") == "4"
    assert faces_where(is_playable, story, "red") == ""
    assert faces_where(is_playable, story, "blue") == "1"
    assert faces_where(is_playable, story, "black") == "3"


def test_cards_that_are_laid_already_are_useless():
    story = Story.midgame("deluxe", "black-powder", fireworks="w3 k4")
    assert faces_where(is_useless, story, "white") == "123"
    assert faces_where(is_useless, story, "black") == "45"
    assert faces_where(is_useless, story, "blue") == ""


# S0, "Conseils": a firework that cannot be finished is marked, its other cards may go
def test_cards_beyond_a_lost_one_are_useless():
    story = Story.midgame("deluxe", fireworks="r1", discards="r3 r3")
    assert fate(story, "red") is FireworkFate.LOST
    assert faces_where(is_useless, story, "red") == "1345"
    assert fate(story, "blue") is FireworkFate.OPEN


# S0, "Conseils": all cards but the 5s are there several times
def test_a_five_is_irreplaceable_from_the_start():
    story = Story.begin("deluxe")
    for suit in ("white", "red", "blue", "yellow", "green"):
        assert faces_where(is_irreplaceable, story, suit) == "5"


# S0, "Conseils": one discarded copy does not condemn a firework
def test_the_last_copy_becomes_irreplaceable_when_the_other_is_gone():
    story = Story.midgame("deluxe", discards="r3")
    assert faces_where(is_irreplaceable, story, "red") == "35"
    assert fate(story, "red") is FireworkFate.OPEN


def test_a_useless_card_is_never_irreplaceable():
    story = Story.midgame("deluxe", fireworks="r4", discards="r3 r4 b2 b2")
    assert faces_where(is_irreplaceable, story, "red") == "5"
    assert faces_where(is_irreplaceable, story, "blue") == ""


# With the default black powder the black 1 is single, the black 5 is not
def test_a_black_one_is_irreplaceable_and_a_black_five_is_not():
    story = Story.begin("deluxe", "black-powder")
    assert faces_where(is_irreplaceable, story, "black") == "1"
    switched = Story.begin("deluxe", "black-powder", "black.copies=32221")
    assert faces_where(is_irreplaceable, switched, "black") == "5"


def test_every_card_of_a_single_suit_is_irreplaceable():
    story = Story.begin("czech", "avalanche")
    assert faces_where(is_irreplaceable, story, "multicolour") == "12345"


def test_a_complete_firework_stays_complete():
    story = Story.midgame("deluxe", fireworks="r5", discards="r1 r1")
    assert fate(story, "red") is FireworkFate.COMPLETE


@pytest.mark.parametrize(
    ("discards", "score"),
    [("", 25), ("r5", 24), ("r3", 25), ("r3 r3", 22), ("r1 r1 r1", 20), ("r5 b5 g4 g4", 21)],
)
def test_the_highest_score_counts_the_copies_left(discards, score):
    assert highest_reachable_score(Story.midgame("deluxe", discards=discards).board) == score


def test_lost_black_cards_take_their_points_off():
    def highest(discards):
        return highest_reachable_score(
            Story.midgame("deluxe", "black-powder", discards=discards).board
        )

    assert highest("") == 25
    assert highest("k1") == 24
    assert highest("k3 k3") == 22
    assert highest("k5 k5 k5") == 20


def test_the_highest_score_of_a_game_that_is_over_is_its_score():
    story = Story.midgame("deluxe", fireworks="r3", errors=2, alice="b4").tell("Alice plays b4")
    assert highest_reachable_score(story.board) == 0


# In the last round, every turn lays one card at most


@pytest.mark.parametrize(("turns", "highest"), [(2, 25), (1, 24)])
def test_the_highest_score_counts_the_turns_of_the_last_round(turns, highest):
    story = Story.midgame(
        "deluxe", fireworks="w5 r5 b5 y3 g5", discards="...", alice="y4", bob="y5", turns_left=turns
    )
    assert highest_reachable_score(story.board) == highest


def test_a_tile_can_lay_a_card_without_a_turn_in_the_last_round():
    def highest(tile):
        story = flamboyants(
            "w5 r5 b4 y3 g4",
            "...",
            revealed=[other for other in (1, 2, 5, 6) if other != tile],
            alice="b5",
            bob="g5",
            turns_left=1,
        )
        return highest_reachable_score(story.board)

    # A turn completes blue or green; tile 6 then lays the yellow 4 from the discard.
    assert highest(6) == 23
    assert highest(1) == 22


def test_a_turn_that_waits_for_a_choice_lays_no_other_card():
    story = flamboyants(
        "w4 r5 b5 y3 g3", "...", alice="w5", bob="y4", tiles=(3,), revealed=(5, 6), turns_left=2
    ).tell("Alice plays w5")
    assert story.board.pending is Tile.COLOUR_CLUE
    assert highest_reachable_score(story.board) == 22


# Ruling: lost unless a tile rescues it, while tiles that could are left


def flamboyants(fireworks="", discards="", **scene):
    return Story.midgame("deluxe", "flamboyants", fireworks=fireworks, discards=discards, **scene)


def test_a_tile_may_still_rescue_a_lost_card():
    story = flamboyants(discards="r5")
    assert fate(story, "red") is FireworkFate.LOST_UNLESS_RESCUED
    assert highest_reachable_score(story.board) == 25
    assert faces_where(is_useless, story, "red") == ""


def test_cards_beyond_a_card_that_may_be_rescued_are_not_useless():
    story = flamboyants(fireworks="r2", discards="r3 r3")
    assert faces_where(is_useless, story, "red") == "12"
    assert faces_where(is_irreplaceable, story, "red") == "5"


@pytest.mark.parametrize(
    ("revealed", "expected"),
    [
        ((5,), FireworkFate.LOST_UNLESS_RESCUED),
        ((6,), FireworkFate.LOST_UNLESS_RESCUED),
        ((5, 6), FireworkFate.LOST),
        ((1, 2), FireworkFate.LOST_UNLESS_RESCUED),
    ],
)
def test_only_tiles_5_and_6_can_rescue(revealed, expected):
    fireworks = "w5 b5" if len(revealed) == 2 else "w5"
    story = flamboyants(fireworks, "r5", revealed=revealed)
    assert fate(story, "red") is expected
    reachable = 25 if expected is FireworkFate.LOST_UNLESS_RESCUED else 24
    assert highest_reachable_score(story.board) == reachable


def test_a_tile_that_nothing_can_reveal_rescues_nothing():
    story = flamboyants("w5 b5 y5", "r5 g5")
    assert fate(story, "red") is FireworkFate.LOST
    assert highest_reachable_score(story.board) == 23


def test_two_lost_cards_of_a_firework_need_two_tiles():
    one_reveals = flamboyants("w5 b5 y5", "r3 r3 r5")
    assert fate(one_reveals, "red") is FireworkFate.LOST
    # Green reveals one tile: the red 3 comes back and the 4 may follow, the 5 does not.
    assert faces_where(is_useless, one_reveals, "red") == "5"
    assert highest_reachable_score(one_reveals.board) == 24
    two_reveal = flamboyants("w5 b5", "r3 r3 r5", revealed=(1, 2))
    assert fate(two_reveal, "red") is FireworkFate.LOST_UNLESS_RESCUED
    assert highest_reachable_score(two_reveal.board) == 25


def test_three_lost_cards_are_too_many_for_two_tiles():
    story = flamboyants("", "r3 r3 r4 r4 r5")
    assert fate(story, "red") is FireworkFate.LOST
    assert faces_where(is_useless, story, "red") == "5"
    assert highest_reachable_score(story.board) == 24


def test_a_rescued_firework_reveals_the_tile_that_rescues_the_next():
    story = flamboyants("w5 b5", "r5 y5", revealed=(1, 2))
    assert fate(story, "red") is FireworkFate.LOST_UNLESS_RESCUED
    # Green reveals a tile for red, and red one for yellow.
    assert highest_reachable_score(story.board) == 25


def test_two_tiles_do_not_mend_three_losses():
    # Green reveals a tile for yellow, and yellow one for the red 3; the red 5 stays lost.
    story = flamboyants("w5 b5", "r3 r3 r5 y5", revealed=(1, 2))
    assert highest_reachable_score(story.board) == 24


def test_a_rescued_black_firework_reveals_no_tile():
    story = Story.midgame(
        "deluxe",
        "black-powder,flamboyants",
        fireworks="w5 b5 y5 g4",
        discards="r5 k1",
        alice="g5",
    )
    # Green reveals one tile: it mends red, which reveals the tile that mends black.
    assert highest_reachable_score(story.board) == 25
    only_black = Story.midgame(
        "deluxe",
        "black-powder,flamboyants",
        fireworks="w5 b5 y5 g5",
        discards="r5 k1",
    )
    assert highest_reachable_score(only_black.board) == 23


# A tile already revealed, for which a choice is owed


def owing(tile, fireworks, discards, **scene):
    story = flamboyants(f"w4 {fireworks}", discards, alice="w5", tiles=(tile,), **scene)
    after = story.tell("Alice plays w5")
    assert after.board.pending is Tile(tile)
    return after


def test_tile_6_rescues_only_what_fits_now():
    # The blue 5 fits; red waits for its 1, so its 5 does not.
    story = owing(6, "b4 g5", "b5 r5 y5", revealed=(1,))
    assert fate(story, "blue") is FireworkFate.LOST_UNLESS_RESCUED
    assert fate(story, "red") is FireworkFate.LOST_UNLESS_RESCUED
    # Blue, once complete, reveals a tile: one of red and yellow can be had with it, and that
    # one's completion reveals the next tile, but no third tile rescues.
    assert highest_reachable_score(story.board) == 24


def test_tile_6_that_must_lay_something_else_rescues_nothing():
    story = owing(6, "b5 y5 g5", "r5 r1", revealed=(1, 2, 3))
    # Only the red 1 fits now: it must be laid, and no firework is left to reveal a tile.
    assert fate(story, "red") is FireworkFate.LOST
    assert highest_reachable_score(story.board) == 24


def test_tile_5_with_a_deck_rescues_any_card():
    story = owing(5, "b5 y5 g5", "r5 r1", revealed=(1, 2, 3))
    assert fate(story, "red") is FireworkFate.LOST_UNLESS_RESCUED
    assert highest_reachable_score(story.board) == 25


def test_tile_5_with_an_empty_deck_rescues_only_what_fits_now():
    story = Story.midgame(
        "deluxe",
        "flamboyants",
        fireworks="w4 r1 b4 y5 g5",
        discards="...",
        alice="w5",
        bob="r2 r3 r4",
        tiles=(5,),
        revealed=(6, 2),
    ).tell("Alice plays w5")
    assert story.board.pending is Tile.SHUFFLE_IN
    assert fate(story, "blue") is FireworkFate.LOST_UNLESS_RESCUED
    assert fate(story, "red") is FireworkFate.LOST
    # The tile lays the blue 5, and the one turn after this lays the red 2.
    assert highest_reachable_score(story.board) == 22


def test_what_a_pending_tile_completes_may_reveal_the_tile_that_rescues_another():
    story = owing(6, "b4 y5 g5", "b5 r5", revealed=(1, 2))
    # No firework is whole, but the blue 5 fits now and reveals the next tile.
    assert fate(story, "red") is FireworkFate.LOST_UNLESS_RESCUED
    assert highest_reachable_score(story.board) == 25
