"""Stories of the six bonus tiles, each with its special cases.

S0, "5 Flamboyants"; S2, "5 Flamboyants".
"""

import pytest

from tamaya.rules.hanabi import (
    Clued,
    Decline,
    Drew,
    EffectLost,
    ErrorUndone,
    FireworkCompleted,
    GiveClue,
    Laid,
    LaidFromDiscard,
    LastRoundBegan,
    Refusal,
    Seat,
    ShuffledIn,
    TakeBack,
    Tile,
    TileRevealed,
    TokenReturned,
    TurnPassed,
)
from tamaya.testing.hanabi_story import Story


def completing(*tiles, extensions="flamboyants", settings="", fireworks="r4", **scene):
    """Alice holds the red 5 that will reveal the first of these tiles."""
    scene = {"alice": "r5", "tokens": 4, "tiles": tiles, "fireworks": fireworks, **scene}
    return Story.midgame("deluxe", extensions, settings, **scene)


# Tile 1: a token


def test_tile_1_gives_a_token_back():
    story = completing(1).tell("Alice plays r5")
    assert story.event_types == [
        Laid,
        FireworkCompleted,
        TileRevealed,
        TokenReturned,
        Drew,
        TurnPassed,
    ]
    assert story.events[2] == TileRevealed(Seat(0), Tile.TOKEN, wants_a_choice=False)
    assert story.board.tokens == 5


def test_tile_1_is_lost_when_all_tokens_are_there():
    story = completing(1, tokens=8).tell("Alice plays r5")
    assert story.event_types == [
        Laid,
        FireworkCompleted,
        TileRevealed,
        EffectLost,
        Drew,
        TurnPassed,
    ]
    assert story.board.tokens == 8


# Tile 2: an error undone, and a token


def test_tile_2_undoes_an_error_and_gives_a_token_back():
    story = completing(2, errors=2).tell("Alice plays r5")
    assert story.event_types[2:5] == [TileRevealed, ErrorUndone, TokenReturned]
    assert (story.board.errors, story.board.tokens) == (1, 5)


# S0, description of the effects: without an error the token is still taken
def test_tile_2_without_an_error_still_gives_the_token():
    story = completing(2, errors=0).tell("Alice plays r5")
    assert story.event_types[2:4] == [TileRevealed, TokenReturned]
    assert (story.board.errors, story.board.tokens) == (0, 5)


# Ruling: the token is lost, the error is still undone
def test_tile_2_with_all_tokens_there_still_undoes_the_error():
    story = completing(2, errors=1, tokens=8).tell("Alice plays r5")
    assert story.event_types[2:4] == [TileRevealed, ErrorUndone]
    assert (story.board.errors, story.board.tokens) == (0, 8)


def test_tile_2_is_lost_with_all_tokens_there_and_no_error():
    story = completing(2, errors=0, tokens=8).tell("Alice plays r5")
    assert story.event_types[2:4] == [TileRevealed, EffectLost]


# Ruling: with one allowed error there is never one to undo
def test_tile_2_finds_no_error_where_the_first_one_ends_the_game():
    story = completing(2, settings="errors=1").tell("Alice plays r5")
    assert story.event_types[2:4] == [TileRevealed, TokenReturned]


def test_an_error_undone_can_be_made_again():
    story = completing(2, errors=2, bob="b4").tell("Alice plays r5", "Bob plays b4")
    assert story.board.errors == 2
    assert story.outcome is None


# Tiles 3 and 4: a free clue


def test_tile_3_gives_a_colour_clue_for_nothing():
    story = completing(3, bob="g1 b2", cathy="y1").tell("Alice plays r5")
    assert story.event_types == [Laid, FireworkCompleted, TileRevealed]
    assert story.board.pending is Tile.COLOUR_CLUE
    after = story.tell("Alice clues green to Bob")
    assert after.event_types == [Clued, Drew, TurnPassed]
    assert after.events[0].is_free
    assert after.touched_positions == (1,)
    assert after.board.tokens == 4
    assert after.board.pending is None
    assert story.tell("Alice clues yellow to Cathy").touched_positions == (1,)


def test_tile_4_gives_a_value_clue_for_nothing():
    story = completing(4, bob="g1 b2").tell("Alice plays r5", "Alice clues 2 to Bob")
    assert story.event_types == [Clued, Drew, TurnPassed]
    assert story.touched_positions[0] == 2
    assert story.board.tokens == 4


# Ruling: tiles 3 and 4 need no token
@pytest.mark.parametrize(("tile", "clue"), [(3, "green"), (4, "1")])
def test_a_free_clue_needs_no_token(tile, clue):
    story = completing(tile, tokens=0, bob="g1").tell(
        "Alice plays r5", f"Alice clues {clue} to Bob"
    )
    assert story.board.tokens == 0


def test_each_tile_wants_its_own_kind_of_clue():
    colour = completing(3, bob="g1").tell("Alice plays r5")
    assert colour.refused("Alice clues 1 to Bob") is Refusal.TILE_WANTS_A_COLOUR
    value = completing(4, bob="g1").tell("Alice plays r5")
    assert value.refused("Alice clues green to Bob") is Refusal.TILE_WANTS_A_VALUE


# Ruling: they obey the rule on empty clues
def test_a_free_clue_may_say_that_there_is_none_where_clues_may():
    story = completing(3, bob="g1 g2 g3 g4 b2").tell("Alice plays r5")
    assert story.tell("Alice clues white to Bob").touched_positions == ()
    strict = completing(3, settings="empty-clues=off", bob="g1 g2 g3 g4 b2").tell("Alice plays r5")
    assert strict.refused("Alice clues white to Bob") is Refusal.TOUCHES_NOTHING


def test_a_free_clue_still_obeys_all_that_clues_obey():
    story = completing(3, extensions="avalanche,flamboyants", bob="m1").tell("Alice plays r5")
    assert story.refused("Alice clues multicolour to Bob") is Refusal.COLOUR_NOT_NAMED
    assert story.refused("Alice clues green to Alice") is Refusal.CLUE_TO_YOURSELF
    assert story.refused("Alice clues purple to Bob") is Refusal.NO_SUCH_COLOUR
    assert story.refused("Alice clues green to Cathy") is Refusal.NO_SUCH_SEAT


# Ruling: to a teammate who holds cards; with nobody to give one to, lost
@pytest.mark.parametrize("tile", [3, 4])
def test_a_free_clue_with_nobody_to_give_it_to_is_lost(tile):
    story = Story.midgame(
        "deluxe",
        "flamboyants,final-flourish",
        fireworks="w5 r4 b5 y5 g4",
        discards="...",
        alice="r5 g5",
        bob="",
        tokens=4,
        tiles=(tile,),
    ).tell("Alice plays r5")
    assert story.event_types == [Laid, FireworkCompleted, TileRevealed, EffectLost, TurnPassed]
    assert story.to_act == "Bob"


def test_a_free_clue_goes_to_those_who_hold_cards():
    story = Story.midgame(
        "deluxe",
        "flamboyants,final-flourish",
        fireworks="w5 r4 b5 y5 g4",
        discards="...",
        alice="r5",
        bob="",
        cathy="g5",
        tokens=4,
        tiles=(3,),
    ).tell("Alice plays r5")
    assert story.refused("Alice clues green to Bob") is Refusal.TEAMMATE_WITHOUT_CARDS
    assert {move.target for move in story.game.legal_moves} == {Seat(2)}


# Ruling: an effect with no legal choice is lost
def test_a_colour_clue_that_could_touch_nothing_is_lost():
    story = completing(
        3,
        extensions="black-powder,flamboyants",
        settings="empty-clues=off",
        bob="k5 k5 k4 k3 k2",
    ).tell("Alice plays r5")
    assert story.event_types[2:4] == [TileRevealed, EffectLost]


# Tile 5: a card goes back into the deck


def test_tile_5_shuffles_a_card_of_the_discard_into_the_deck():
    story = completing(5, discards="b5 y1").tell("Alice plays r5")
    assert story.board.pending is Tile.SHUFFLE_IN
    before = story.board.deck_size
    after = story.tell("Alice takes back b5")
    assert after.event_types == [ShuffledIn, Drew, TurnPassed]
    assert sorted(after.events[0].deck) == sorted((*story.state.deck, ("blue", 5)))
    assert after.discards == "y1"
    assert after.board.deck_size == before
    assert after.board.pending is None


def test_tile_5_takes_any_card_whether_it_fits_or_not():
    story = completing(5, discards="b5 y1 r2").tell("Alice plays r5")
    assert story.game.legal_moves == tuple(TakeBack(seen.id) for seen in story.board.discards)
    assert story.tell("Alice takes back r2").discards == "b5 y1"


def test_tile_5_with_nothing_in_the_discard_is_lost():
    story = completing(5).tell("Alice plays r5")
    assert story.event_types[2:5] == [TileRevealed, EffectLost, Drew]


def test_tile_5_must_be_used_while_there_is_a_deck():
    story = completing(5, discards="b5").tell("Alice plays r5")
    assert story.refused("Alice declines") is Refusal.MUST_CHOOSE


# Ruling: a deck of one: shuffle in → two, draw → one, no last round yet
def test_tile_5_puts_off_the_last_round_while_a_card_is_left():
    story = completing(5, discards="b5 ...", deck="w1", shuffles=("w1 b5",)).tell(
        "Alice plays r5", "Alice takes back b5"
    )
    assert story.event_types == [ShuffledIn, Drew, TurnPassed]
    assert LastRoundBegan not in story.event_types
    assert story.deck == "b5"
    assert story.board.turns_left is None


# Ruling: an empty deck is never refilled; effect 6 with a card that fits, or nothing
def test_tile_5_with_an_empty_deck_lays_a_card_that_fits_or_does_nothing():
    story = completing(
        5, fireworks="r4 b4", discards="b5 ...", deck="", alice="r5", bob="w5", turns_left=2
    ).tell("Alice plays r5")
    fitting = {story.card(card) for card in ("b5", "w1", "y1", "g1")}
    offered = {move.card for move in story.game.legal_moves if isinstance(move, TakeBack)}
    assert fitting <= offered
    assert story.game.legal_moves.count(Decline()) == 1
    assert story.refused("Alice takes back y5") is Refusal.DOES_NOT_FIT
    laid = story.tell("Alice takes back y1")
    assert laid.event_types == [LaidFromDiscard, TurnPassed]
    nothing = story.tell("Alice declines")
    assert nothing.event_types == [EffectLost, TurnPassed]
    assert nothing.events[0] == EffectLost(Tile.SHUFFLE_IN)


# Ruling: the last round is never cancelled
def test_tile_5_with_an_empty_deck_leaves_the_last_round_as_it_is():
    story = completing(5, discards="...", bob="w5", turns_left=2).tell(
        "Alice plays r5", "Alice takes back y1"
    )
    assert story.board.deck_size == 0
    assert story.board.turns_left == 1


def test_tile_5_with_an_empty_deck_and_no_card_that_fits_is_lost():
    story = Story.midgame(
        "custom",
        "flamboyants",
        "suits=red+blue,values=2,hand=2",
        fireworks="r1",
        discards="r1 r1 b2",
        deck="",
        alice="r2 b1",
        bob="b1 b1",
        tiles=(5,),
    )
    assert story.board.deck_size == 0
    after = story.tell("Alice plays r2")
    assert after.event_types == [Laid, FireworkCompleted, TileRevealed, EffectLost, TurnPassed]


# Ruling: a card shuffled back gets a new number when it is drawn again
def test_a_card_shuffled_back_gets_a_new_number():
    story = completing(5, discards="b5 ...", deck="w1", shuffles=("b5 w1",)).tell("Alice plays r5")
    old = story.card("b5")
    next_number = story.board.cards_drawn
    after = story.tell("Alice takes back b5")
    assert after.card("Alice's b5") == next_number != old
    assert after.board.returns[0].card == old
    assert after.board.returns[0].drawn == next_number


# Chance in mid-game is drawn from the seed; a record without one holds the order
def test_without_a_seed_the_order_must_be_in_the_record():
    story = completing(5, discards="b5 ...", deck="w1", shuffles=()).tell("Alice plays r5")
    assert story.refused("Alice takes back b5") is Refusal.ORDER_NOT_RECORDED
    wrong = completing(5, discards="b5 ...", deck="w1", shuffles=("w1 y5",)).tell("Alice plays r5")
    assert wrong.refused("Alice takes back b5") is Refusal.ORDER_NOT_RECORDED


# Tile 6: a card of the discard is laid


# S0: the red 3 only on a red 2
def test_tile_6_lays_a_card_of_the_discard_that_fits():
    story = completing(6, fireworks="r4 b2", discards="b3 y2").tell("Alice plays r5")
    assert story.board.pending is Tile.LAY
    assert story.game.legal_moves == (TakeBack(story.card("b3")),)
    assert story.refused("Alice takes back y2") is Refusal.DOES_NOT_FIT
    after = story.tell("Alice takes back b3")
    assert after.event_types == [LaidFromDiscard, Drew, TurnPassed]
    assert after.heights["blue"] == 3
    assert after.discards == "y2"


# S0: lost if no card fits; S2 says "the card", which is not what is meant
def test_tile_6_is_lost_only_if_no_card_fits():
    story = completing(6, discards="b3 y2").tell("Alice plays r5")
    assert story.event_types[2:5] == [TileRevealed, EffectLost, Drew]
    wrong = completing(6, fireworks="r4 b2", discards="b3 y2").tell("Alice plays r5")
    assert wrong.refused("Alice takes back y2") is Refusal.DOES_NOT_FIT
    assert wrong.board.pending is Tile.LAY


def test_tile_6_must_be_used_when_a_card_fits():
    story = completing(6, discards="b1").tell("Alice plays r5")
    assert story.refused("Alice declines") is Refusal.MUST_CHOOSE


def test_tile_6_lays_cards_of_the_discard_only():
    story = completing(6, discards="b1", bob="y1").tell("Alice plays r5")
    assert story.refused("Alice takes back Bob's y1") is Refusal.NOT_IN_THE_DISCARD


# S0: a 5 laid so reveals another tile at once
def test_a_five_laid_by_tile_6_reveals_another_tile_at_once():
    story = completing(6, 1, fireworks="r4 b4", discards="b5").tell(
        "Alice plays r5", "Alice takes back b5"
    )
    assert story.event_types == [
        LaidFromDiscard,
        FireworkCompleted,
        TileRevealed,
        TokenReturned,
        Drew,
        TurnPassed,
    ]
    assert story.board.tokens == 5


# A black 1 laid so gives a token
def test_a_black_one_laid_by_tile_6_gives_a_token():
    story = completing(
        6, extensions="black-powder,flamboyants", fireworks="r4 k2", discards="k1"
    ).tell("Alice plays r5", "Alice takes back k1")
    assert story.event_types == [
        LaidFromDiscard,
        FireworkCompleted,
        TokenReturned,
        Drew,
        TurnPassed,
    ]
    assert story.board.tokens == 5


def test_tile_6_may_complete_the_whole_show():
    story = completing(6, fireworks="w5 r4 b5 y4 g5", discards="y5").tell(
        "Alice plays r5", "Alice takes back y5"
    )
    assert story.event_types[-1].__name__ == "GameEnded"
    assert story.outcome.score == 25


def test_a_clue_by_token_is_still_possible_once_the_choice_is_made():
    story = completing(3, bob="g1", tokens=1).tell(
        "Alice plays r5", "Alice clues green to Bob", "Bob clues 1 to Alice"
    )
    assert story.board.tokens == 0
    assert isinstance(story.game.moves[-1].move, GiveClue)
