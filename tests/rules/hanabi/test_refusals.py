"""Every refusal of a move, each in its own story."""

import pickle
from dataclasses import replace

import pytest

from tamaya.rules.hanabi import (
    Choice,
    Game,
    Refusal,
    Refused,
    RulesRefusal,
    Seat,
    Tile,
    compose,
    seed_from_words,
    setup_from_seed,
)
from tamaya.testing.hanabi_story import Story

TABLE = Story.midgame("deluxe", "avalanche", tokens=4, alice="r2 m1", bob="b1", discards="y1")
STRICT = Story.begin("standard", bob="r1 r2 r3 r4 r5")
FLOURISH = Story.midgame(
    "deluxe",
    "final-flourish",
    fireworks="w5 r5 b5 y5 g3",
    discards="...",
    alice="g4",
    bob="",
    cathy="g5",
)
OVER = Story.midgame("deluxe", errors=2, alice="y4").tell("Alice plays y4")


def owing(tile, **scene):
    """Alice has just completed the red firework and owes a choice for this tile."""
    scene = {"bob": "b1", "discards": "y1 y3", **scene}
    return Story.midgame(
        "deluxe", "flamboyants", fireworks="r4", alice="r5", tiles=(tile,), **scene
    ).tell("Alice plays r5")


PROVOKED = {
    Refusal.GAME_OVER: (OVER, "Bob plays card 1"),
    Refusal.NO_SUCH_SEAT: (TABLE, "Alice clues blue to Emily"),
    Refusal.NOT_YOUR_TURN: (TABLE, "Bob plays b1"),
    Refusal.CHOICE_PENDING: (owing(3), "Alice plays card 1"),
    Refusal.NOTHING_TO_CHOOSE: (TABLE, "Alice takes back y1"),
    Refusal.NOT_IN_YOUR_HAND: (TABLE, "Alice plays Bob's b1"),
    Refusal.NO_TOKEN: (Story.midgame(tokens=0, bob="b1"), "Alice clues 1 to Bob"),
    Refusal.TOKENS_FULL: (Story.begin(), "Alice discards card 1"),
    Refusal.CLUE_TO_YOURSELF: (TABLE, "Alice clues red to Alice"),
    Refusal.TEAMMATE_WITHOUT_CARDS: (FLOURISH, "Alice clues 5 to Bob"),
    Refusal.NO_SUCH_COLOUR: (TABLE, "Alice clues purple to Bob"),
    Refusal.COLOUR_NOT_NAMED: (TABLE, "Alice clues multicolour to Bob"),
    Refusal.NO_SUCH_VALUE: (TABLE, "Alice clues 6 to Bob"),
    Refusal.TOUCHES_NOTHING: (STRICT, "Alice clues blue to Bob"),
    Refusal.TILE_WANTS_A_COLOUR: (owing(3), "Alice clues 1 to Bob"),
    Refusal.TILE_WANTS_A_VALUE: (owing(4), "Alice clues blue to Bob"),
    Refusal.NOT_IN_THE_DISCARD: (owing(5), "Alice takes back Bob's b1"),
    Refusal.DOES_NOT_FIT: (owing(6), "Alice takes back y3"),
    Refusal.MUST_CHOOSE: (owing(6), "Alice declines"),
    Refusal.NOT_YOUR_WHOLE_HAND: (TABLE, "Alice rearranges r2 m1"),
    Refusal.ORDER_NOT_RECORDED: (owing(5, shuffles=()), "Alice takes back y3"),
}


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_its_story(refusal):
    story, sentence = PROVOKED[refusal]
    assert story.refused(sentence) is refusal


@pytest.mark.parametrize("refusal", Refusal)
def test_a_refused_move_leaves_the_game_as_it_was(refusal):
    story, sentence = PROVOKED[refusal]
    before = story.state
    story.refused(sentence)
    assert story.state == before


def test_a_seat_that_does_not_exist_can_make_no_move():
    assert TABLE.refused("Emily clues blue to Bob") is Refusal.NO_SUCH_SEAT
    assert TABLE.refused("Emily declines") is Refusal.NO_SUCH_SEAT


def test_out_of_turn_comes_before_every_other_objection():
    assert TABLE.refused("Bob plays Alice's r2") is Refusal.NOT_YOUR_TURN
    assert TABLE.refused("Bob clues purple to Bob") is Refusal.NOT_YOUR_TURN


RULES = compose(Choice("deluxe", ("flamboyants",)))
SETUP = setup_from_seed(seed_from_words("refusals"), RULES, 3)


@pytest.mark.parametrize(
    ("refusal", "changes"),
    [
        (RulesRefusal.WRONG_NUMBER_OF_PLAYERS, {"players": 1}),
        (RulesRefusal.WRONG_NUMBER_OF_PLAYERS, {"players": 6}),
        (RulesRefusal.NO_SUCH_FIRST_SEAT, {"first_seat": Seat(3)}),
        (RulesRefusal.NO_SUCH_FIRST_SEAT, {"first_seat": Seat(-1)}),
        (RulesRefusal.WRONG_DECK, {"deck": SETUP.deck[1:]}),
        (RulesRefusal.WRONG_DECK, {"deck": (*SETUP.deck, SETUP.deck[0])}),
        (RulesRefusal.WRONG_TILES, {"tiles": ()}),
        (RulesRefusal.WRONG_TILES, {"tiles": (Tile.LAY,) * 6}),
        (RulesRefusal.WRONG_TILES, {"rules": compose(Choice("deluxe"))}),
    ],
)
def test_a_setup_that_does_not_match_the_rules_is_refused(refusal, changes):
    with pytest.raises(Refused) as refused:
        replace(SETUP, **changes)
    assert refused.value.reason is refusal


@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_deals_to_fewer_than_two_or_more_than_five(players):
    with pytest.raises(Refused) as refused:
        Game.deal(RULES, players, seed_from_words("refusals"))
    assert refused.value.reason is RulesRefusal.WRONG_NUMBER_OF_PLAYERS


def test_a_refused_move_is_raised_with_its_name():
    game = Game.begin(SETUP)
    with pytest.raises(Refused, match="not-your-turn"):
        game.make(game.legal_moves[0], Seat((game.board.seat_to_act + 1) % 3))


def test_a_refusal_survives_pickling():
    after = Refused(RulesRefusal.NOT_IN_THE_BOX, extension="black-powder", edition="first-box")
    copied = pickle.loads(pickle.dumps(after))
    assert (copied.reason, copied.details) == (after.reason, after.details)
    assert str(copied) == str(after)
