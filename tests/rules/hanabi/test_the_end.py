"""Stories of how a game ends: by errors, with every firework, or after the last round."""

import pytest

from tamaya.rules.hanabi import (
    Cause,
    Drew,
    FireworkCompleted,
    GameEnded,
    Laid,
    LastRoundBegan,
    Misfired,
    Outcome,
    Refusal,
    Result,
    TurnPassed,
)
from tamaya.testing.hanabi_story import Story

EDITIONS = ["grands-feux", "deluxe", "first-box", "czech", "console", "standard"]


# S0, "Fin de partie", first way; S1, "Fin de partie"; S2, "End of the game"; S4, "Konec hry"
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_third_error_ends_the_game_at_once(edition):
    story = Story.midgame(edition, fireworks="r3 b2", errors=2, alice="y4").tell("Alice plays y4")
    assert story.event_types == [Misfired, GameEnded]
    assert story.board.errors == 3
    assert story.outcome == Outcome(Result.LOST, Cause.ERRORS, score=0, points=5)


def test_two_errors_do_not_end_the_game():
    story = Story.begin("deluxe", alice="y4", bob="y4").tell("Alice plays y4", "Bob plays y4")
    assert story.board.errors == 2
    assert story.outcome is None


# S1, "Augmenter la difficulté": the slightest error is fatal
def test_with_one_error_allowed_the_first_one_ends_the_game():
    story = Story.begin("first-box", "one-error", alice="k2").tell("Alice plays k2")
    assert story.event_types == [Misfired, GameEnded]
    assert story.outcome == Outcome(Result.LOST, Cause.ERRORS, score=0, points=0)


# Ruling: 0 by default, keeping what lies on the table is a switch
@pytest.mark.parametrize("edition", [*EDITIONS, "custom"])
def test_with_kept_points_errors_end_the_game_but_take_nothing_away(edition):
    story = Story.midgame(edition, "", "points=kept", fireworks="r3 b2", errors=2, alice="y4").tell(
        "Alice plays y4"
    )
    assert story.event_types == [Misfired, GameEnded]
    assert story.outcome == Outcome(Result.FINISHED, Cause.ERRORS, score=5, points=5)


# S0, "Fin de partie", second way; S1, S2, S3, S4 the same
@pytest.mark.parametrize(
    ("edition", "fireworks", "score"),
    [
        ("grands-feux", "w5 r4 b5 y5 g5", 25),
        ("deluxe", "w5 r4 b5 y5 g5", 25),
        ("first-box", "r4 g5 y5 b5 k5", 25),
        ("czech", "w5 r4 b5 y5 g5", 25),
        ("console", "w5 r4 b5 y5 g5 m5", 30),
        ("standard", "w5 r4 b5 y5 g5", 25),
    ],
)
def test_the_last_firework_ends_the_show_at_once_with_the_highest_score(edition, fireworks, score):
    story = Story.midgame(edition, fireworks=fireworks, alice="r5", tokens=3).tell("Alice plays r5")
    # Tested before any token is given or card drawn.
    assert story.event_types == [Laid, FireworkCompleted, GameEnded]
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, score, score)
    assert story.board.tokens == 3


# Ruling: in the last round too
def test_the_last_firework_ends_the_show_in_the_last_round_too():
    story = Story.midgame(
        "deluxe", fireworks="w5 r4 b5 y5 g5", discards="...", alice="r5", bob="w1", turns_left=2
    ).tell("Alice plays r5")
    assert story.event_types == [Laid, FireworkCompleted, GameEnded]
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, 25, 25)


def test_the_very_last_turn_may_complete_the_show():
    story = Story.midgame(
        "deluxe", fireworks="w5 r4 b5 y5 g5", discards="...", alice="r5", bob="w1", turns_left=1
    ).tell("Alice plays r5")
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, 25, 25)


def test_the_third_error_in_the_last_turn_loses_the_game():
    story = Story.midgame(
        "deluxe", fireworks="r4", discards="...", alice="b2", bob="w1", turns_left=1, errors=2
    ).tell("Alice plays b2")
    assert story.outcome == Outcome(Result.LOST, Cause.ERRORS, 0, points=4)


# S0, "Fin de partie", third way: everybody once more, the drawer of the last card too
def test_the_last_round_gives_everyone_one_more_turn():
    story = Story.midgame(
        "deluxe", discards="...", deck="w1", tokens=4, alice="r1", bob="r2", cathy="r3"
    ).tell("Alice plays r1")
    assert story.event_types == [Laid, Drew, TurnPassed, LastRoundBegan]
    assert story.events[-1] == LastRoundBegan(3)
    assert story.board.turns_left == 3
    story = story.tell("Bob plays r2", "Cathy plays r3")
    assert story.outcome is None
    assert story.to_act == "Alice"
    story = story.tell("Alice plays w1")
    assert story.event_types == [Laid, TurnPassed, GameEnded]
    assert story.outcome == Outcome(Result.FINISHED, Cause.LAST_ROUND, score=4, points=4)


# S0, "Fin de partie": nobody can draw any more
def test_nobody_draws_in_the_last_round():
    story = Story.midgame("deluxe", discards="...", deck="w1", tokens=4, alice="r1", bob="r2").tell(
        "Alice plays r1", "Bob plays r2", "Alice discards w1"
    )
    assert Drew not in story.event_types
    assert [len(hand) for hand in story.board.hands] == [4, 4]


def test_a_clue_in_the_last_round_is_a_turn_like_any_other():
    story = Story.midgame("deluxe", discards="...", deck="w1", tokens=4, alice="r1", bob="r2").tell(
        "Alice plays r1", "Bob clues 1 to Alice", "Alice clues 2 to Bob"
    )
    assert story.outcome == Outcome(Result.FINISHED, Cause.LAST_ROUND, score=1, points=1)


def test_the_last_round_begins_with_the_last_card_whether_drawn_for_a_discard_or_an_error():
    story = Story.midgame("deluxe", discards="...", deck="w1", tokens=4, alice="r2", bob="r3")
    for sentence in ("Alice discards r2", "Alice plays r2"):
        assert story.tell(sentence).board.turns_left == 2
    assert story.tell("Alice clues 3 to Bob").board.turns_left is None


def test_nothing_can_be_done_once_the_game_is_over():
    story = Story.midgame("deluxe", errors=2, alice="y4").tell("Alice plays y4")
    for sentence in (
        "Bob plays card 1",
        "Alice plays card 1",
        "Bob clues 1 to Alice",
        "Bob declines",
        "Alice rearranges",
    ):
        assert story.refused(sentence) is Refusal.GAME_OVER
    assert story.game.legal_moves == ()


def test_a_short_game_is_played_from_its_deal_to_its_end():
    story = Story.begin(
        "custom", "", "suits=red+blue,values=2,hand=1", alice="r1", bob="b1", deck="r2 b2 r1"
    )
    assert story.board.deck_size == 6
    story = story.tell("Alice plays r1", "Bob plays b1", "Alice plays r2", "Bob plays b2")
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, 4, 4)
