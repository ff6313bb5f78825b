"""The moves of the careful player, as stories."""

from dataclasses import replace
from statistics import mean

import pytest

from tamaya.players.hanabi import Careful
from tamaya.rules.hanabi import (
    Choice,
    Decline,
    Discard,
    Game,
    GiveClue,
    Play,
    Seat,
    TakeBack,
    ValueClue,
    compose,
    seed_from_words,
)
from tamaya.testing.hanabi_story import Story


def move(story: Story):
    return Careful().decide(story.view(story.to_act))


def test_it_plays_a_card_that_is_certainly_playable():
    story = Story.begin(alice="r1 b4 g4 y3 w4", bob="b1 b3 g3 y4 w3", first="Bob")
    story = story.tell("Bob clues 1 to Alice")
    assert move(story) == Play(story.card("Alice's r1"))


def test_it_does_not_play_a_card_that_only_probably_fits():
    story = Story.midgame(
        alice="w1 b4 g4 y3 w4", bob="b4 b3 g3 y4 w3", fireworks="r1", tokens=3, first="Bob"
    )
    story = story.tell("Bob clues 1 to Alice")
    assert not isinstance(move(story), Play)


def test_it_gives_the_clue_that_lets_a_teammate_play_most():
    story = Story.begin(alice="r4 b4 g4 y3 w4", bob="r1 b1 g1 y4 w3")
    assert move(story) == GiveClue(Seat(1), ValueClue(1))


def test_it_keeps_a_teammate_from_discarding_an_irreplaceable_card():
    def position(tokens: int, first: str) -> Story:
        return Story.midgame(
            alice="w4 b4 g4 y3 w3",
            bob="b4 y4 g3 b3 r5",
            fireworks="r3",
            discards="r4",
            tokens=tokens,
            first=first,
        )

    # The oldest card is at the right: without a clue Bob discards the only red 5.
    alone = position(tokens=0, first="Bob")
    assert move(alone) == Discard(alone.card("Bob's r5"))
    story = position(tokens=1, first="Alice")
    decided = move(story)
    assert isinstance(decided, GiveClue)
    warned = replace(story, game=story.game.make(decided))
    assert move(warned) != Discard(warned.card("Bob's r5"))


def test_it_discards_a_certainly_useless_card_before_any_other():
    story = Story.midgame(
        alice="r1 b4 g4 y3 w4",
        bob="r4 b3 g3 y4 w3",
        fireworks="r1 w1 b1 y1 g1",
        tokens=1,
        first="Bob",
    )
    story = story.tell("Bob clues 1 to Alice")
    assert move(story) == Discard(story.card("Alice's r1"))


def test_without_a_token_it_discards_its_oldest_unclued_card():
    story = Story.midgame(alice="r3 b4 g4 y3 w5", bob="r4 b3 g3 y4 w3", tokens=1, first="Bob").tell(
        "Bob clues 5 to Alice"
    )
    assert move(story) == Discard(story.card("Alice's y3"))


def test_it_takes_a_risk_in_its_last_turn_when_an_error_costs_nothing():
    story = Story.midgame(
        alice="r5 w1",
        bob="b3 b2",
        fireworks="r4 w5 y5 g5 b1",
        discards="...",
        tokens=0,
        errors=0,
        turns_left=2,
    )
    assert isinstance(move(story), Play)


def test_it_takes_no_risk_in_its_last_turn_when_an_error_loses_everything():
    story = Story.midgame(
        alice="r5 w1",
        bob="b3 b2",
        fireworks="r4 w5 y5 g5 b1",
        discards="...",
        tokens=0,
        errors=2,
        turns_left=2,
    )
    assert not isinstance(move(story), Play)


@pytest.mark.parametrize("tile", [5, 6])
def test_a_tile_brings_back_the_card_that_a_firework_lacks(tile):
    story = Story.midgame(
        "grands-feux",
        "flamboyants",
        alice="r5 b4 g4 y3 w4",
        bob="b3 g3 y4 w3 w4",
        fireworks="r4 b1 w1",
        discards="b2 b2 w2 y1",
        tokens=4,
        tiles=(tile,),
    ).tell("Alice plays r5")
    decided = move(story)
    assert isinstance(decided, TakeBack)
    assert story.state.faces[decided.card] == ("blue", 2)


def test_it_lays_a_card_from_the_discard_rather_than_declining():
    story = Story.midgame(
        "grands-feux",
        "flamboyants",
        alice="r5 b4",
        bob="b3 g3",
        fireworks="r4 b1",
        discards="...",
        tokens=4,
        tiles=(5,),
        turns_left=2,
    ).tell("Alice plays r5")
    assert Decline() in story.game.legal_moves
    assert isinstance(move(story), TakeBack)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_decently(players):
    points = []
    for number in range(12):
        game = Game.deal(compose(Choice()), players, seed_from_words(f"decent {number}"))
        while game.outcome is None:
            game = game.make(Careful().decide(game.view(game.board.seat_to_act)))
        points.append(game.outcome.score)
    # Hundreds of games average 17.5 to 19.5; twelve vary by about one point.
    assert mean(points) > 15
