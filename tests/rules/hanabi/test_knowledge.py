"""Stories of what a seat can know of its cards, level by level, and what others are shown of it."""

import pytest

from tamaya.rules.hanabi import Level, Onlooker, knowledge
from tamaya.testing.hanabi_story import Story
from tamaya.testing.hanabi_story_card_text import faces_text
from tamaya.testing.hanabi_story_sentences import seat_of

# Two colours and three values, 3-2-1: red and blue, one 3 of each.
SMALL = ("custom", "", "suits=red+blue,values=3,hand=3")
ALL = "r1 r2 r3 b1 b2 b3"


def known(story, viewer, holder, level):
    """What each card of the holder can be, from left to right, as the viewer is shown it."""
    seat = seat_of(holder)
    possible = knowledge(story.view(viewer), seat, level)
    order = story.board.rules.face_index.__getitem__
    return [faces_text(sorted(possible[card], key=order)) for card in story.board.hands[seat]]


def test_before_any_clue_a_card_can_be_anything():
    story = Story.begin("deluxe")
    assert known(story, "Bob", "Bob", Level.EXCLUDED) == [faces_text(story.board.rules.faces)] * 5


def test_a_clue_is_known_of_the_cards_it_touched():
    story = Story.begin(*SMALL, bob="r1 b2 b1").tell("Alice clues red to Bob")
    assert known(story, "Bob", "Bob", Level.CLUED) == ["r1 r2 r3", ALL, ALL]


def test_a_clue_also_tells_of_the_cards_not_pointed_at():
    story = Story.begin(*SMALL, bob="r1 b2 b1").tell("Alice clues red to Bob")
    assert known(story, "Bob", "Bob", Level.EXCLUDED) == ["r1 r2 r3", "b1 b2 b3", "b1 b2 b3"]


def test_clues_add_up():
    story = Story.begin(*SMALL, bob="r1 b2 b1").tell(
        "Alice clues red to Bob", "Bob clues 1 to Alice", "Alice clues 1 to Bob"
    )
    assert known(story, "Bob", "Bob", Level.CLUED) == ["r1", ALL, "r1 b1"]
    assert known(story, "Bob", "Bob", Level.EXCLUDED) == ["r1", "b2 b3", "b1"]


# S0, "Conseils": the cards one sees tell of those one does not see
def test_counting_rules_out_what_lies_in_sight():
    story = Story.begin(*SMALL, alice="r3 b2 b2", bob="r1 b1 b1")
    assert known(story, "Bob", "Bob", Level.EXCLUDED) == [ALL, ALL, ALL]
    assert known(story, "Bob", "Bob", Level.COUNTED) == ["r1 r2 b1 b3"] * 3


def test_laid_and_discarded_cards_are_counted_too():
    story = Story.midgame(
        *SMALL, fireworks="r3", discards="b2 b2", alice="r1 b1 b1", bob="r1 b1 b3"
    )
    assert known(story, "Bob", "Bob", Level.COUNTED) == ["r1 r2 b1 b3"] * 3


def test_two_cards_that_use_up_a_value_leave_none_for_the_third():
    # Bob's two 3s are the red and the blue one, though he cannot tell which is which; so the
    # card he draws afterwards is no 3.
    story = Story.begin(*SMALL, alice="r1 r1 b1", bob="r3 b3 b1", deck="b2").tell(
        "Alice clues 3 to Bob", "Bob plays b1"
    )
    assert story.hand("Bob") == "b2 r3 b3"
    assert known(story, "Bob", "Bob", Level.COUNTED) == [ALL, "r3 b3", "r3 b3"]
    assert known(story, "Bob", "Bob", Level.DEDUCED) == ["r1 r2 b1 b2", "r3 b3", "r3 b3"]


def test_deduction_finds_the_only_card_left():
    # Every card but two is in sight, so one red clue tells Bob both.
    story = Story.midgame(
        *SMALL,
        fireworks="r2 b2",
        discards="r1 r1 r3 b1 b1 ...",
        alice="b2",
        bob="r2 b3",
        turns_left=2,
    )
    assert known(story, "Bob", "Bob", Level.COUNTED) == ["r2 b3", "r2 b3"]
    after = story.tell("Alice clues red to Bob")
    assert known(after, "Bob", "Bob", Level.DEDUCED) == ["r2", "b3"]


def test_clues_that_cannot_be_placed_otherwise_settle_each_other():
    # Of three cards that are each red 3, blue 3 or blue 1 …
    story = Story.midgame(
        *SMALL, fireworks="r2 b1", discards="r1 r1 r2 b2 b2 b1", alice="", bob="r3 b3 b1"
    )
    # … nothing is certain until one is told.
    assert known(story, "Bob", "Bob", Level.DEDUCED) == ["r3 b1 b3"] * 3
    after = story.tell("Alice clues red to Bob")
    assert known(after, "Bob", "Bob", Level.DEDUCED) == ["r3", "b1 b3", "b1 b3"]


# Multicolour and black, with the clues of S0


def test_a_colour_leaves_multicolour_possible_until_a_second_one_is_clued():
    story = Story.begin("deluxe", "avalanche", bob="m2 r1").tell("Alice clues red to Bob")
    suits = {face[0] for face in known(story, "Bob", "Bob", Level.CLUED)[0].split()}
    assert suits == {"r", "m"}
    story = story.tell("Bob clues 1 to Alice", "Alice clues blue to Bob")
    first, second, *_ = known(story, "Bob", "Bob", Level.EXCLUDED)
    assert first == "m1 m2 m3 m4 m5"
    assert second == "r1 r2 r3 r4 r5"


def test_no_white_rules_out_multicolour_as_well():
    story = Story.begin("deluxe", "avalanche", bob="r1 r2 b3 y4 g5").tell(
        "Alice clues white to Bob"
    )
    assert story.touched_positions == ()
    for possible in known(story, "Bob", "Bob", Level.EXCLUDED):
        assert {face[0] for face in possible.split()} == {"r", "b", "y", "g"}


def test_a_card_that_answers_to_no_colour_is_black():
    story = Story.begin("deluxe", "black-powder", "tokens=10", bob="k3 r1")
    for colour in ("white", "red", "blue", "yellow"):
        story = story.tell(f"Alice clues {colour} to Bob", "Bob clues 1 to Alice")
    story = story.tell("Alice clues green to Bob")
    first, second, *_ = known(story, "Bob", "Bob", Level.EXCLUDED)
    assert first == "k1 k2 k3 k4 k5"
    assert second == "r1 r2 r3 r4 r5"


# Empathy: what A is shown of B's knowledge uses only what both A and B see


def test_what_alice_is_shown_of_bobs_knowledge_does_not_use_her_own_hand():
    story = Story.begin(*SMALL, alice="b3 b2 b2", bob="r1 b1 b1")
    # Bob sees the blue 3 in Alice's hand; were Alice shown that, she would know her card.
    assert known(story, "Bob", "Bob", Level.COUNTED) == ["r1 r2 r3 b1"] * 3
    for level in (Level.COUNTED, Level.DEDUCED):
        assert known(story, "Alice", "Bob", level) == [ALL] * 3


@pytest.mark.parametrize("level", Level)
def test_what_alice_is_shown_of_bob_is_the_same_whatever_she_holds(level):
    one = Story.begin(*SMALL, alice="b3 b2 b2", bob="r1 b1 b1", deck="r3")
    other = Story.begin(*SMALL, alice="r3 r2 r2", bob="r1 b1 b1", deck="b3")
    for sentence in ("Alice clues 1 to Bob", "Alice clues red to Bob"):
        shown = known(one.tell(sentence), "Alice", "Bob", level)
        assert shown == known(other.tell(sentence), "Alice", "Bob", level)


def test_a_third_player_is_shown_what_both_see():
    story = Story.begin(
        "custom",
        "",
        "suits=red+blue+green,values=3,hand=3",
        alice="b3 b2 b2",
        bob="r1 b1 b1",
        cathy="r3 g2 g2",
    )
    # Bob sees both hands; Cathy sees Alice's, and must not learn from her own.
    assert known(story, "Bob", "Bob", Level.COUNTED)[0] == "r1 r2 b1 g1 g3"
    assert known(story, "Cathy", "Bob", Level.COUNTED)[0] == "r1 r2 r3 b1 g1 g2 g3"
    assert known(story, "Alice", "Bob", Level.COUNTED)[0] == "r1 r2 b1 b2 b3 g1 g3"


def test_clues_to_the_own_hand_may_limit_what_another_hand_holds():
    # Alice has been told that she holds both 3s: all see that, so Bob holds none.
    story = Story.begin(*SMALL, alice="r3 b3 b1", bob="r1 b2 r2").tell(
        "Alice clues 1 to Bob", "Bob clues 3 to Alice"
    )
    assert known(story, "Alice", "Bob", Level.COUNTED)[1] == "r2 r3 b2 b3"
    assert known(story, "Alice", "Bob", Level.DEDUCED) == ["r1 b1", "r2 b2", "r2 b2"]


def test_a_spectator_is_shown_what_lies_open_only():
    story = Story.midgame(*SMALL, discards="r3", alice="b3 b2 b2", bob="r1 b1 b1")
    for holder in ("Alice", "Bob"):
        assert known(story, Onlooker.SPECTATOR, holder, Level.DEDUCED) == ["r1 r2 b1 b2 b3"] * 3


@pytest.mark.parametrize("onlooker", [Onlooker.ALL_HANDS, Onlooker.REVIEWER])
@pytest.mark.parametrize("level", Level)
def test_a_viewer_of_the_hand_is_shown_exactly_what_its_holder_knows(level, onlooker):
    story = Story.begin(*SMALL, alice="b3 b2 b2", bob="r1 b1 b1").tell("Alice clues 1 to Bob")
    shown = known(story, onlooker, "Bob", level)
    assert shown == known(story, "Bob", "Bob", level)


# Tile 5: a card that went back is nobody's older card


def after_tile_5():
    """The only red 3 goes back into the deck, and Alice draws a card after that."""
    return Story.midgame(
        "custom",
        "flamboyants",
        "suits=red+blue,values=3,hand=3",
        fireworks="b2",
        discards="r3",
        alice="b3 r1 r1",
        bob="r1 r2 r2",
        deck="b1 b1 b2",
        tiles=(5,),
        shuffles=("r3 b1 b1 b2",),
    ).tell("Alice plays b3")


def test_older_cards_cannot_be_the_one_that_came_back():
    before = after_tile_5()
    assert known(before, "Bob", "Bob", Level.COUNTED) == ["r1 r2 b1 b2"] * 3
    story = before.tell("Alice takes back r3")
    # The red 3 is out of sight again, so counting alone no longer rules it out …
    assert story.hand("Alice") == "r3 r1 r1"
    after = story.tell("Bob clues 1 to Alice")
    assert known(after, "Alice", "Bob", Level.COUNTED) == ["r1 r2 r3 b1 b2"] * 3
    # … but none of Bob's cards was drawn since.
    assert known(after, "Alice", "Bob", Level.DEDUCED) == ["r1 r2 b1 b2"] * 3


def test_a_card_drawn_since_may_be_the_one_that_came_back():
    story = after_tile_5().tell("Alice takes back r3")
    newest, *older = known(story, "Alice", "Alice", Level.DEDUCED)
    assert "r3" in newest.split()
    assert all("r3" not in card.split() for card in older)


def test_older_cards_may_still_be_other_copies_of_the_card_that_came_back():
    story = Story.midgame(
        "custom",
        "flamboyants",
        "suits=red+blue,values=3,hand=3",
        fireworks="b2",
        discards="r1",
        alice="b3 r2 r3",
        bob="r1 r2 b1",
        deck="b1 b2",
        tiles=(5,),
        shuffles=("b1 b2 r1 r1",),
    )
    assert story.deck == "b1 b2 r1"
    story = story.tell("Alice plays b3", "Alice takes back r1")
    assert known(story, "Bob", "Bob", Level.DEDUCED)[0] == "r1 r2 b1 b2"
