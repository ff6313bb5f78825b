"""The moves of a friend and their reasons, as stories."""

from dataclasses import replace

import pytest

from tamaya.players.hanabi.friend import Explanation, Friend, Reason
from tamaya.rules.hanabi import Discard, GiveClue, Play, TakeBack
from tamaya.testing.hanabi_story import Story


def explained(story: Story) -> Explanation:
    return Friend().explain(story.view(story.to_act))


def test_it_plays_a_promised_card():
    story = Story.begin(alice="b4 r1 g4 y3 w4", bob="b4 b3 g3 y4 w3", first="Bob")
    story = story.tell("Bob clues red to Alice")
    move_reason = explained(story).move_reason
    assert move_reason.move == Play(story.card("Alice's r1"))
    assert (move_reason.reason, move_reason.position, move_reason.other) == (Reason.PROMISED, 2, 1)


def test_it_plays_a_card_that_is_certainly_playable():
    story = Story.midgame(
        alice="b4 r1 g4 y3 w4", bob="b4 b3 g3 y4 w3", fireworks="w1", tokens=5, first="Bob"
    ).tell("Bob clues red to Alice", "Alice discards w4", "Bob clues 1 to Alice")
    assert explained(story).move_reason.reason is Reason.CERTAIN


def test_if_the_first_error_loses_the_game_a_promise_is_not_enough():
    story = Story.begin(
        "first-box", "one-error", alice="b4 r1 g4 y3 k4", bob="b4 b3 g3 y4 k3", first="Bob"
    ).tell("Bob clues red to Alice")
    move_reason = explained(story).move_reason
    assert not isinstance(move_reason.move, Play)
    assert move_reason.reason is Reason.ONE_ERROR


def test_it_clues_a_playable_card():
    story = Story.begin(alice="b4 b3 g4 y3 w4", bob="b4 r1 g3 y4 w3")
    move_reason = explained(story).move_reason
    assert isinstance(move_reason.move, GiveClue)
    assert (move_reason.reason, move_reason.position, move_reason.faces) == (
        Reason.PLAY_CLUE,
        2,
        (("red", 1),),
    )


def test_it_saves_the_last_copy_of_a_card():
    story = Story.midgame(
        alice="b4 b3 g4 y3 w4", bob="b3 g4 g3 y4 r4", discards="r4", fireworks="r1", tokens=3
    )
    move_reason = explained(story).move_reason
    assert move_reason.reason is Reason.SAVE_CLUE
    warned = replace(story, game=story.game.make(move_reason.move)).tell("Bob clues 4 to Alice")
    later = warned.tell("Alice discards card 5")
    assert explained(later).move_reason.move != Discard(later.card("Bob's r4"))


def test_it_gets_two_cards_played_with_one_clue():
    story = Story.begin(
        alice="w4 b4 g4 y3 w3", bob="r1 b3 g3 y4 w3", cathy="b4 r2 g4 y4 y3", first="Alice"
    )
    move_reason = explained(story).move_reason
    assert (move_reason.reason, move_reason.teammate, move_reason.other) == (
        Reason.BLIND_CLUE,
        2,
        1,
    )


def test_it_keeps_a_teammate_from_an_error():
    story = Story.begin(alice="b4 b3 g4 y3 w4", bob="b4 r2 g3 y4 w3").tell(
        "Alice clues red to Bob", "Bob discards w3"
    )
    # Bob believes that his red 2 is the red 1.
    assert explained(story).move_reason.reason is Reason.FIX_CLUE


def test_without_a_token_it_discards_its_oldest_unclued_card():
    story = Story.midgame(alice="r3 b4 g4 y3 w5", bob="r4 b3 g3 y4 w3", tokens=1, first="Bob")
    story = story.tell("Bob clues 5 to Alice")
    move_reason = explained(story).move_reason
    assert move_reason.move == Discard(story.card("Alice's y3"))
    assert move_reason.reason is Reason.CHOP


def test_it_discards_a_useless_card_before_any_other():
    story = Story.midgame(
        alice="r1 b4 g4 y3 w4",
        bob="r4 b3 g3 y4 w3",
        fireworks="r1 w1 b1 y1 g1",
        tokens=1,
        first="Bob",
    ).tell("Bob clues 1 to Alice")
    move_reason = explained(story).move_reason
    assert (move_reason.move, move_reason.reason) == (
        Discard(story.card("Alice's r1")),
        Reason.USELESS,
    )


def test_it_does_not_call_a_card_useless_that_a_bonus_tile_may_still_help():
    story = Story.midgame(
        "grands-feux",
        "flamboyants",
        alice="w4 b4 g4 y4 r3",
        bob="b4 b3 g3 y3 w3",
        fireworks="r1",
        discards="r2 r2",
        deck="g3 y3 w3 b3",
        tokens=1,
        first="Bob",
    ).tell("Bob clues red to Alice", "Alice discards w4", "Bob clues 3 to Alice")
    move_reason = explained(story).move_reason
    assert move_reason.move == Discard(story.card("Alice's r3"))
    assert move_reason.reason is Reason.UNLESS_RESCUED


def test_it_takes_a_risk_when_there_is_nothing_to_lose():
    story = Story.midgame(
        alice="r5 w1",
        bob="b3 b2",
        fireworks="r4 w5 y5 g5 b1",
        discards="...",
        tokens=0,
        turns_left=2,
    )
    assert explained(story).move_reason.reason is Reason.CHANCE


def test_a_tile_brings_back_the_card_that_a_firework_lacks():
    story = Story.midgame(
        "grands-feux",
        "flamboyants",
        alice="r5 b4 g4 y3 w4",
        bob="b3 g3 y4 w3 w4",
        fireworks="r4 b1 w1",
        discards="b2 b2 w2 y1",
        tokens=4,
        tiles=(5,),
    ).tell("Alice plays r5")
    move_reason = explained(story).move_reason
    assert isinstance(move_reason.move, TakeBack)
    assert (move_reason.reason, move_reason.faces) == (Reason.RESCUE, (("blue", 2),))


@pytest.mark.parametrize("tile", [3, 4])
def test_a_free_clue_is_given_like_any_other(tile):
    story = Story.midgame(
        "grands-feux",
        "flamboyants",
        alice="r5 b4 g4 y3 w4",
        bob="b3 y1 y4 w3 w4",
        fireworks="r4 b1 w1",
        tokens=4,
        tiles=(tile,),
    ).tell("Alice plays r5")
    move_reason = explained(story).move_reason
    assert (move_reason.reason, move_reason.position) == (Reason.PLAY_CLUE, 2)
