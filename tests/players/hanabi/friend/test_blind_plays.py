"""Blind plays because of a clue to another hand, as stories."""

from tamaya.players.hanabi.friend import ClueKind, Friend, Reason
from tamaya.rules.hanabi import Play
from tamaya.testing.hanabi_story import Story


def explained(story: Story):
    return Friend().explain(story.view(story.to_act))


def finesse(**changes: str) -> Story:
    """Alice clues Cathy's red 2; Bob's newest card is the red 1."""
    scene = {
        "alice": "w4 b4 g4 y3 w3",
        "bob": "r1 b3 g3 y4 w3",
        "cathy": "b4 r2 g4 y4 y3",
        "first": "Alice",
        **changes,
    }
    return Story.begin(**scene).tell("Alice clues red to Cathy")


def test_the_newest_card_is_played_blindly_when_a_clue_makes_no_sense_without_it():
    story = finesse()
    explanation = explained(story)
    assert explanation.move_reason.move == Play(story.card("Bob's r1"))
    assert explanation.move_reason.reason is Reason.ASKED
    assert [reading.kind for reading in explanation.readings] == [ClueKind.FINESSE]


def test_nothing_is_played_blindly_if_another_hand_has_the_missing_card():
    # Donald, who acts later, has the red 1 as his newest card, so he is asked.
    story = finesse(donald="r1 b3 g3 y1", alice="w4 b4 g4 y3", bob="b1 b3 g3 y4", cathy="b4 r2 g4")
    explanation = explained(story)
    assert explanation.move_reason.reason is not Reason.ASKED


def test_nothing_is_played_blindly_for_a_card_that_already_fits():
    story = finesse(cathy="b4 r1 g4 y4 y3", bob="y1 b3 g3 y4 w3")
    assert explained(story).move_reason.reason is not Reason.ASKED


def test_a_blind_play_that_does_not_come_rules_the_reading_out():
    waiting = Story.midgame(
        alice="w4 b4 g4 y3 g2",
        bob="b4 r2 g4 y4 y3",
        cathy="r1 b3 g3 y4 w3",
        deck="w5 r5 g5",
        tokens=5,
    ).tell("Alice clues red to Bob")
    assert [len(reading.faces) for reading in explained(waiting).readings] == [2]
    assert not isinstance(explained(waiting).move_reason.move, Play)
    ruled_out = waiting.tell("Bob discards y3", "Cathy discards w3", "Alice discards g2")
    assert [reading.faces for reading in explained(ruled_out).readings] == [(("red", 1),)]
    answered = waiting.tell("Bob discards y3", "Cathy plays r1", "Alice discards g2")
    assert explained(answered).move_reason.move == Play(answered.card("Bob's r2"))


def test_a_clued_card_is_asked_for_before_the_newest():
    story = Story.midgame(
        alice="w4 b4 g4 y3 w3",
        bob="b5 b3 g3 y4 r2",
        cathy="b4 r3 g4 y4 y3",
        fireworks="r1",
        deck="w5 y5 g5",
        tokens=6,
    ).tell("Alice clues 2 to Bob", "Bob discards y4", "Cathy discards y3")
    story = story.tell("Alice clues red to Cathy")
    explanation = explained(story)
    assert explanation.move_reason.move == Play(story.card("Bob's r2"))
    assert explanation.readings[-1].kind is ClueKind.PROMPT


def test_nobody_is_asked_for_a_blind_play_when_one_more_error_ends_the_game():
    story = Story.midgame(
        alice="w4 b4 g4 y3 w3",
        bob="r1 b3 g3 y4 w3",
        cathy="b4 r2 g4 y4 y3",
        tokens=6,
        errors=2,
        first="Alice",
    ).tell("Alice clues red to Cathy")
    assert not isinstance(explained(story).move_reason.move, Play)
