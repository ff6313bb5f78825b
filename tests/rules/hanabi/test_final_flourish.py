"""Stories of the final flourish: perfect or lost, and played to the last card.

S0, "Variante Bouquet Final"; S2, "Final flourish"; S4, "Ohňostrůjcem do posledního dechu".
"""

import pytest

from tamaya.rules.hanabi import (
    Cause,
    Discarded,
    Drew,
    FireworkFate,
    GameEnded,
    LastRoundBegan,
    Misfired,
    Outcome,
    Refusal,
    Result,
    TokenReturned,
    TurnPassed,
    firework_fate,
    verdict,
)
from tamaya.testing.hanabi_story import Story


@pytest.mark.parametrize("edition", ["grands-feux", "deluxe", "czech"])
def test_the_last_card_begins_no_last_round(edition):
    story = Story.midgame(
        edition,
        "final-flourish",
        fireworks="w4 r4 b4 y4 g4",
        discards="...",
        deck="g5",
        tokens=4,
        alice="w1 w5 r5",
        bob="b5 y5",
    ).tell("Alice discards w1")
    assert story.event_types == [Discarded, TokenReturned, Drew, TurnPassed]
    assert LastRoundBegan not in story.event_types
    assert story.board.turns_left is None


def test_hands_shrink_until_the_show_is_perfect():
    story = Story.midgame(
        "deluxe",
        "final-flourish",
        fireworks="w4 r4 b4 y4 g4",
        discards="...",
        alice="w5 r5 y5",
        bob="b5 g5",
    ).tell("Alice plays w5", "Bob plays b5", "Alice plays r5", "Bob plays g5")
    assert [len(hand) for hand in story.board.hands] == [1, 0]
    story = story.tell("Alice plays y5")
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, 25, 25)


def test_discarding_the_last_copy_of_a_needed_card_loses_the_game():
    story = Story.midgame(
        "deluxe", "final-flourish", fireworks="r2", discards="r3", alice="r3", tokens=4
    ).tell("Alice discards r3")
    assert story.event_types == [Discarded, TokenReturned, GameEnded]
    assert story.outcome == Outcome(Result.LOST, Cause.LOST_CARD, score=0, points=2)


def test_a_single_five_is_needed_from_the_start():
    story = Story.midgame("czech", "final-flourish", alice="g5", tokens=4)
    assert story.tell("Alice discards g5").outcome.cause is Cause.LOST_CARD


def test_a_failed_play_can_lose_a_needed_card_too():
    story = Story.midgame("deluxe", "final-flourish", fireworks="r2", alice="r5").tell(
        "Alice plays r5"
    )
    assert story.event_types == [Misfired, GameEnded]
    assert story.outcome == Outcome(Result.LOST, Cause.LOST_CARD, score=0, points=2)


def test_a_card_that_is_laid_already_may_go():
    story = Story.midgame(
        "deluxe", "final-flourish", fireworks="r3", discards="r2", alice="r3", tokens=4
    ).tell("Alice discards r3")
    assert story.outcome is None


def test_a_needed_card_with_a_copy_left_may_go():
    story = Story.midgame("deluxe", "final-flourish", alice="r3", tokens=4).tell(
        "Alice discards r3"
    )
    assert story.outcome is None


# Ruling: if the last error and a lost card fall together, the cause is errors
def test_an_error_that_also_loses_a_card_counts_as_the_error():
    story = Story.midgame("deluxe", "final-flourish", errors=2, alice="r5").tell("Alice plays r5")
    assert story.event_types == [Misfired, GameEnded]
    assert story.outcome == Outcome(Result.LOST, Cause.ERRORS, score=0, points=0)


# Ruling: won or lost only
def test_keeping_points_does_not_apply():
    flourish = ("deluxe", "final-flourish", "points=kept")
    by_errors = Story.midgame(*flourish, fireworks="b3", errors=2, alice="r2").tell(
        "Alice plays r2"
    )
    assert by_errors.outcome == Outcome(Result.LOST, Cause.ERRORS, score=0, points=3)
    by_loss = Story.midgame(*flourish, fireworks="b3", tokens=4, alice="r5").tell(
        "Alice discards r5"
    )
    assert by_loss.outcome == Outcome(Result.LOST, Cause.LOST_CARD, score=0, points=3)


# Ruling: an empty hand, and no token
def test_an_empty_hand_without_a_token_loses_the_game():
    story = Story.midgame(
        "deluxe",
        "final-flourish",
        fireworks="w5 r5 b5 y5 g3",
        discards="...",
        alice="g4 g5",
        bob="",
        tokens=0,
    ).tell("Alice plays g4")
    assert story.event_types[-2:] == [TurnPassed, GameEnded]
    assert story.outcome == Outcome(Result.LOST, Cause.NO_MOVE, score=0, points=24)


# Ruling: an empty hand, and no teammate with cards. While the show can still be perfect somebody
# holds the cards it needs, so a player with an empty hand always has somebody to tell
def test_an_empty_hand_can_only_tell_those_who_hold_cards():
    story = Story.midgame(
        "deluxe",
        "final-flourish",
        fireworks="w5 r5 b5 y5 g3",
        discards="...",
        alice="w1",
        bob="",
        cathy="g4 g5",
        tokens=3,
    ).tell("Alice plays w1")
    assert story.to_act == "Bob"
    assert {move.target for move in story.game.legal_moves} == {2}


def test_an_empty_hand_with_a_token_gives_a_clue():
    story = Story.midgame(
        "deluxe",
        "final-flourish",
        fireworks="w5 r5 b5 y5 g3",
        discards="...",
        alice="g4 g5",
        bob="",
        tokens=1,
    ).tell("Alice plays g4", "Bob clues 5 to Alice", "Alice plays g5")
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, 25, 25)


# No verdicts in this variant
def test_the_scale_is_not_used():
    won = Story.midgame("deluxe", "final-flourish", fireworks="w5 r4 b5 y5 g5", alice="r5").tell(
        "Alice plays r5"
    )
    assert won.outcome.result is Result.WON
    assert verdict(won.board.rules, won.outcome) is None
    lost = Story.midgame("deluxe", "final-flourish", errors=2, alice="r2").tell("Alice plays r2")
    assert verdict(lost.board.rules, lost.outcome) is None


# Ruling: with flamboyants, a lost needed card ends the game all the same
def test_tiles_rescue_nothing_in_a_final_flourish():
    story = Story.midgame(
        "deluxe",
        "flamboyants,final-flourish",
        fireworks="w4",
        alice="r5",
        bob="w5",
        tiles=(6, 5),
        tokens=4,
    )
    assert firework_fate(story.board, 1) is FireworkFate.OPEN
    after = story.tell("Alice discards r5")
    assert after.outcome == Outcome(Result.LOST, Cause.LOST_CARD, score=0, points=4)
    assert firework_fate(after.board, 1) is FireworkFate.LOST


def test_tiles_still_work_in_a_final_flourish():
    story = Story.midgame(
        "deluxe",
        "flamboyants,final-flourish",
        fireworks="w4",
        discards="r1",
        alice="w5",
        tiles=(6,),
    ).tell("Alice plays w5", "Alice takes back r1")
    assert story.heights["red"] == 1


# Ruling: black powder's lost card ends it too
def test_a_black_card_is_needed_like_any_other():
    story = Story.midgame(
        "deluxe", "black-powder,final-flourish", fireworks="k4", tokens=4, alice="k1"
    )
    assert story.tell("Alice discards k1").outcome.cause is Cause.LOST_CARD


def test_the_game_goes_on_for_many_turns_after_the_last_card():
    story = Story.midgame(
        "czech",
        "final-flourish",
        fireworks="w4 r4 b4 y4 g4",
        discards="...",
        alice="w5 r5 g5",
        bob="b5 y5",
        tokens=8,
    )
    for _ in range(4):
        story = story.tell("Alice clues 5 to Bob", "Bob clues 5 to Alice")
    assert story.refused("Alice clues 5 to Bob") is Refusal.NO_TOKEN
    assert story.outcome is None
