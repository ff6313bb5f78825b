"""How a friend reads its clues, as stories. The oldest card is at the right."""

import pytest

from tamaya.players.hanabi.friend import ClueKind, ExplainedClue, Friend
from tamaya.rules.hanabi import Play
from tamaya.testing.hanabi_story import Story
from tamaya.testing.hanabi_story_card_text import faces_text


def readings(story: Story) -> tuple[ExplainedClue, ...]:
    """How the player to act has read the clues."""
    return Friend().explain(story.view(story.to_act)).readings


def last_reading(story: Story) -> tuple[ClueKind, int | None, str]:
    """The last reading: its kind, the position of its card, and the believed faces."""
    last = readings(story)[-1]
    return last.kind, last.position, faces_text(last.faces)


def story_with(alice: str, *sentences: str, **changes: object) -> Story:
    """A story in which Bob begins, and all clues go to Alice."""
    scene = {"bob": "b4 b3 g3 y4 w3", "first": "Bob", **changes}
    return Story.begin(alice=alice, **scene).tell(*sentences)


def test_a_clue_off_the_chop_promises_that_the_card_fits():
    story = story_with("b4 r1 g4 y3 w4", "Bob clues red to Alice")
    assert last_reading(story) == (ClueKind.PLAY, 2, "r1")


def test_a_value_promises_every_card_of_it_that_fits():
    story = story_with("b4 r1 g4 y3 w4", "Bob clues 1 to Alice")
    assert last_reading(story) == (ClueKind.PLAY, 2, "w1 r1 b1 y1 g1")


def test_of_several_new_cards_the_clue_is_about_the_newest():
    story = story_with("b4 r1 g4 r4 w4", "Bob clues red to Alice")
    assert last_reading(story) == (ClueKind.PLAY, 2, "r1")


def test_a_clue_that_touches_the_chop_is_about_the_chop():
    story = story_with("b4 r4 g4 y3 r1", "Bob clues red to Alice")
    assert last_reading(story) == (ClueKind.PLAY, 5, "r1")


def test_a_five_on_the_chop_is_to_be_kept():
    story = story_with("r3 b4 g4 y3 w5", "Bob clues 5 to Alice")
    assert last_reading(story) == (ClueKind.SAVE, 5, "w5 r5 b5 y5 g5")


def test_a_two_on_the_chop_is_to_be_kept_unless_another_is_in_sight():
    story = story_with("r3 b4 g4 y3 w2", "Bob clues 2 to Alice", cathy="r2 b3 r4 y1 y4")
    # Cathy's red 2 is in sight, so another one needs no saving.
    story = story.tell("Cathy discards y4")
    assert last_reading(story) == (ClueKind.SAVE, 5, "w2 b2 y2 g2")


def test_the_last_copy_on_the_chop_may_be_saved_by_its_colour():
    story = Story.midgame(
        alice="r3 b4 g4 y3 w4", bob="b1 b3 g3 y4 w3", discards="w4", tokens=5, first="Bob"
    ).tell("Bob clues white to Alice")
    assert last_reading(story) == (ClueKind.PLAY_OR_SAVE, 5, "w1 w4")


def test_a_clue_builds_on_cards_that_were_promised_before():
    story = Story.midgame(
        alice="w4 b4 g4 y3 w3", bob="b4 r2 g3 y4 w3", cathy="b3 r1 g4 y4 y3", tokens=5
    ).tell("Alice clues red to Cathy", "Bob discards w3", "Cathy clues red to Bob")
    story = story.tell("Alice discards w3")
    assert last_reading(story) == (ClueKind.PLAY, 3, "r2")


def test_a_second_clue_about_a_card_says_that_it_fits():
    story = Story.midgame(
        alice="w4 b4 g4 y3 r2", bob="b5 b3 g3 y4 w3", deck="w5 y5 g5", tokens=5, first="Bob"
    ).tell("Bob clues 2 to Alice", "Alice discards y3", "Bob discards w3", "Alice discards g4")
    assert last_reading(story.tell("Bob clues red to Alice"))[0] is ClueKind.FIX
    laid = Story.midgame(
        alice="w4 b4 g4 y3 r2",
        bob="b5 b3 g3 y4 r1",
        deck="w5 y5 g5 b2",
        tokens=5,
        first="Bob",
    ).tell("Bob clues 2 to Alice", "Alice discards y3", "Bob plays r1", "Alice discards g4")
    assert last_reading(laid.tell("Bob clues red to Alice")) == (ClueKind.PLAY, 5, "r2")


def test_a_clue_about_cards_that_have_all_been_laid_shows_that_they_are_useless():
    story = Story.midgame(
        alice="r1 b4 g4 y3 w4",
        bob="r4 b3 g3 y4 w3",
        fireworks="r1 w1 b1 y1 g1",
        tokens=4,
        first="Bob",
    ).tell("Bob clues 1 to Alice")
    assert last_reading(story) == (ClueKind.USELESS, None, "")


def test_a_clue_that_contradicts_a_promise_corrects_it():
    story = story_with(
        "b4 r2 g4 y3 w4", "Bob clues red to Alice", "Alice discards w4", "Bob clues 2 to Alice"
    )
    # Alice believed her card to be the red 1.
    assert last_reading(story) == (ClueKind.FIX, None, "")


@pytest.mark.parametrize(
    ("edition", "extensions", "alice", "clue", "faces"),
    [
        # Laid from 5 to 1, so the black 5 is the first of its firework.
        ("grands-feux", "black-powder", "b4 k5 g4 y3 w4", "5", "k5"),
        # A suit that every colour points at.
        ("grands-feux", "avalanche", "b4 r1 g4 y3 w4", "red", "r1 m1"),
        ("czech", "avalanche-2", "b4 r1 g4 y3 w4", "red", "r1 m1"),
        # A suit with a clue of its own.
        ("first-box", "avalanche", "b4 m1 g4 y3 r4", "multicolour", "m1"),
    ],
)
def test_a_promise_follows_the_rules_of_the_edition(edition, extensions, alice, clue, faces):
    bob = "b4 b3 g3 y4 y3" if edition == "first-box" else "b4 b3 g3 y4 w3"
    story = Story.begin(edition, extensions, alice=alice, bob=bob, first="Bob")
    assert last_reading(story.tell(f"Bob clues {clue} to Alice")) == (ClueKind.PLAY, 2, faces)


def test_a_clue_that_points_at_nothing_promises_nothing():
    story = Story.begin("deluxe", alice="b4 r1 g4 y3 b3", bob="b4 b3 g3 y4 w3", first="Bob")
    assert last_reading(story.tell("Bob clues white to Alice")) == (ClueKind.EMPTY, None, "")


def test_the_position_of_a_card_says_nothing_about_its_age():
    story = story_with(
        "b4 r4 g4 y3 r1", "Alice rearranges r1 y3 g4 r4 b4", "Bob clues red to Alice"
    )
    assert last_reading(story) == (ClueKind.PLAY, 1, "r1")


def test_a_five_off_the_chop_is_a_stall_and_asks_for_nothing():
    story = story_with("b4 r3 w5 y3 w4", "Bob clues 5 to Alice")
    assert last_reading(story) == (ClueKind.STALL, 3, "w5 r5 b5 y5 g5")
    assert not isinstance(Friend().decide(story.view("Alice")), Play)
