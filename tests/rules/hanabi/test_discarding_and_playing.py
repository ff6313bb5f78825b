"""Stories of cards given up, cards laid, and cards that fit nowhere."""

import pytest

from tamaya.rules.hanabi import (
    Discarded,
    Drew,
    Face,
    FireworkCompleted,
    Laid,
    Misfired,
    Refusal,
    Seat,
    TokenReturned,
    TurnPassed,
)
from tamaya.testing.hanabi_story import Story

EDITIONS = ["grands-feux", "deluxe", "first-box", "czech", "console", "standard"]


# S0, "Défausser une carte"; S1 and S3 the same; S4, "Zahození karty"
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_discard_gives_a_token_back_and_a_card_is_drawn(edition):
    story = Story.midgame(edition, tokens=3, alice="y3 b4 r1 g2 g3", deck="b5")
    card = story.card("Alice's r1")
    after = story.tell("Alice discards r1")
    assert after.event_types == [Discarded, TokenReturned, Drew, TurnPassed]
    assert after.events[0] == Discarded(Seat(0), card, Face("red", 1), position=3)
    assert after.board.tokens == 4
    assert after.discards == "r1"
    assert after.hand("Alice") == "b5 y3 b4 g2 g3"
    assert after.board.errors == 0


# S0, "Défausser une carte", remark; S1, S3 and S4 agree. The note in S2, "Discard a card", says
# the contrary by a slip of translation
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_can_be_discarded_while_all_tokens_are_there(edition):
    story = Story.begin(edition, bob="r1")
    assert story.refused("Alice discards card 1") is Refusal.TOKENS_FULL
    assert story.tell("Alice clues 1 to Bob", "Bob discards card 1").board.tokens == 8


# S2, "Discard a card": what its note literally forbids is just what the action is for
def test_with_no_token_left_a_card_can_be_discarded():
    story = Story.midgame("deluxe", tokens=0)
    assert story.tell("Alice discards card 1").board.tokens == 1


def test_ten_tokens_are_full_at_ten():
    story = Story.midgame("first-box", "ten-tokens", tokens=9).tell("Alice discards card 1")
    assert story.board.tokens == 10
    assert story.refused("Bob discards card 1") is Refusal.TOKENS_FULL


# S0, "Défausser une carte": face up, for everybody to consult at any time
def test_the_discard_lies_open_in_the_order_in_which_it_fell():
    story = Story.midgame("deluxe", tokens=0, alice="w4", bob="g5", cathy="y2").tell(
        "Alice discards w4", "Bob discards g5", "Cathy plays y2"
    )
    assert story.discards == "w4 g5 y2"
    for player in ("Alice", "Bob", "Cathy"):
        faces = [seen.face for seen in story.view(player).board.discards]
        assert faces == [Face("white", 4), Face("green", 5), Face("yellow", 2)]


# S0, "Jouer une carte"; S3, "Jouer une carte"; S4, "Zahrání karty"
def test_a_one_begins_its_firework_and_a_card_is_drawn():
    story = Story.begin("deluxe", alice="b3 r1 w2 w2 w3", deck="y5")
    card = story.card("Alice's r1")
    after = story.tell("Alice plays r1")
    assert after.event_types == [Laid, Drew, TurnPassed]
    assert after.events[0] == Laid(Seat(0), card, Face("red", 1), position=2)
    assert after.heights["red"] == 1
    assert after.hand("Alice") == "y5 b3 w2 w2 w3"
    assert (after.board.tokens, after.board.errors, after.discards) == (8, 0, "")


# S0, "Jouer une carte", second case
def test_a_card_that_fits_nowhere_is_discarded_and_an_error_is_made():
    story = Story.begin("deluxe", alice="r2 w2 w2 w3 w3", deck="y5")
    card = story.card("Alice's r2")
    after = story.tell("Alice plays r2")
    assert after.event_types == [Misfired, Drew, TurnPassed]
    assert after.events[0] == Misfired(Seat(0), card, Face("red", 2), position=1)
    assert (after.board.errors, after.discards, after.heights["red"]) == (1, "r2", 0)
    assert after.board.tokens == 8
    assert after.hand("Alice") == "y5 w2 w2 w3 w3"


# S0, "Composition des feux d'artifice": one card of each value
def test_a_second_one_of_a_colour_fits_nowhere():
    story = Story.begin("deluxe", alice="r1", bob="r1").tell("Alice plays r1", "Bob plays r1")
    assert story.heights["red"] == 1
    assert story.board.errors == 1


# S0, "Composition des feux d'artifice": rising, without a gap
def test_a_firework_rises_one_by_one():
    story = Story.begin("deluxe", alice="r1 r3 r5", bob="r2 r4").tell(
        "Alice plays r1", "Bob plays r2", "Alice plays r3", "Bob plays r4", "Alice plays r5"
    )
    assert story.heights["red"] == 5
    assert story.board.errors == 0
    skipping = Story.begin("deluxe", alice="r1", bob="r3").tell("Alice plays r1", "Bob plays r3")
    assert (skipping.heights["red"], skipping.board.errors) == (1, 1)


# S2, "Making a firework display": 3 white and red cards, 1 blue, 2 yellow and 4 green
def test_each_colour_waits_for_its_own_next_card():
    story = Story.midgame("deluxe", fireworks="w3 r3 b1 y2 g4", alice="w4 r4 b2 y3 g5")
    for card, suit, height in (
        ("w4", "white", 4),
        ("r4", "red", 4),
        ("b2", "blue", 2),
        ("y3", "yellow", 3),
        ("g5", "green", 5),
    ):
        assert story.tell(f"Alice plays {card}").heights[suit] == height
    other = Story.midgame("deluxe", fireworks="w3 r3 b1 y2 g4", alice="w5 r5 b3 y4 g4")
    for position in range(1, 6):
        assert other.tell(f"Alice plays card {position}").board.errors == 1


# S0, "La partie": one and only one action, passing is not allowed
def test_a_turn_is_a_clue_a_discard_or_a_play_and_never_nothing():
    story = Story.midgame("deluxe", tokens=4)
    kinds = {type(move).__name__ for move in story.game.legal_moves}
    assert kinds == {"GiveClue", "Discard", "Play"}
    assert story.refused("Alice declines") is Refusal.NOTHING_TO_CHOOSE


def test_an_action_ends_the_turn():
    story = Story.midgame("deluxe", tokens=4)
    for sentence in ("Alice plays card 1", "Alice discards card 1", "Alice clues 1 to Bob"):
        after = story.tell(sentence)
        assert after.to_act == "Bob"
        assert after.refused("Alice plays card 1") is Refusal.NOT_YOUR_TURN
        assert after.board.turn == story.board.turn + 1


# S0, "Bonus pour un feu complet"; S1, "Composition"; S3, "Jouer une carte"; S4, "BONUS"
@pytest.mark.parametrize("edition", EDITIONS)
def test_completing_a_firework_gives_a_token_back(edition):
    story = Story.midgame(edition, fireworks="r4", alice="r5", tokens=2).tell("Alice plays r5")
    assert story.event_types == [Laid, FireworkCompleted, TokenReturned, Drew, TurnPassed]
    assert story.board.tokens == 3


# S0, "Bonus pour un feu complet": lost when all tokens are there
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_token_for_a_complete_firework_is_lost_when_all_are_there(edition):
    story = Story.midgame(edition, fireworks="r4", alice="r5").tell("Alice plays r5")
    assert story.event_types == [Laid, FireworkCompleted, Drew, TurnPassed]
    assert story.board.tokens == 8


def test_a_complete_firework_takes_no_card_any_more():
    story = Story.midgame("deluxe", fireworks="r5", alice="r1").tell("Alice plays r1")
    assert (story.heights["red"], story.board.errors) == (5, 1)


def test_a_seat_plays_and_discards_from_its_own_hand_only():
    story = Story.midgame("deluxe", tokens=4, alice="r1", bob="b1", discards="y1")
    assert story.refused("Alice plays Bob's b1") is Refusal.NOT_IN_YOUR_HAND
    assert story.refused("Alice discards Bob's b1") is Refusal.NOT_IN_YOUR_HAND
