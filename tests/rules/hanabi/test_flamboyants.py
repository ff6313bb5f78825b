"""Stories of when a tile is revealed, whose choice it is, and of chains.

S0, "5 Flamboyants" and "Combiner les extensions"; S2, "5 Flamboyants" and "Combining the add-ons".
"""

import pytest

from tamaya.rules.hanabi import (
    Clued,
    Drew,
    EffectLost,
    FireworkCompleted,
    GameEnded,
    Laid,
    LaidFromDiscard,
    Onlooker,
    Refusal,
    ShuffledIn,
    Tile,
    TileRevealed,
    TokenReturned,
    TurnPassed,
)
from tamaya.testing.hanabi_story import Story

CHAIN_OF_ALL = "avalanche,black-powder,flamboyants"


def test_six_tiles_lie_face_down():
    story = Story.begin("deluxe", "flamboyants", tiles=(4, 2))
    assert story.board.tiles_left == tuple(Tile)
    assert sorted(story.state.tiles) == sorted(Tile)
    assert story.state.tiles[:2] == (Tile.VALUE_CLUE, Tile.ERROR_AND_TOKEN)


def test_a_completing_five_reveals_a_tile_instead_of_giving_a_token():
    story = Story.midgame(
        "deluxe", "flamboyants", fireworks="r4", alice="r5", bob="g1", tiles=(3,), tokens=4
    ).tell("Alice plays r5")
    assert TokenReturned not in story.event_types
    assert story.board.tokens == 4
    assert story.board.tiles_revealed == (Tile.COLOUR_CLUE,)
    assert Tile.COLOUR_CLUE not in story.board.tiles_left


def test_without_the_extension_no_tile_is_revealed():
    story = Story.midgame("deluxe", fireworks="r4", alice="r5", tokens=4).tell("Alice plays r5")
    assert TileRevealed not in story.event_types
    assert TokenReturned in story.event_types


# Ruling: only a 5 that completes a 1→5 firework; a black 5 starts one
def test_a_black_five_reveals_no_tile():
    story = Story.midgame("deluxe", "black-powder,flamboyants", alice="k5", tokens=4).tell(
        "Alice plays k5"
    )
    assert story.event_types == [Laid, Drew, TurnPassed]


# The black firework, completed by its 1, gives a plain token
def test_a_completing_black_one_gives_a_plain_token():
    story = Story.midgame(
        "deluxe", "black-powder,flamboyants", fireworks="k2", alice="k1", tokens=4
    ).tell("Alice plays k1")
    assert story.event_types == [Laid, FireworkCompleted, TokenReturned, Drew, TurnPassed]
    assert story.board.tiles_revealed == ()


def test_a_multicolour_five_reveals_a_tile():
    story = Story.midgame(
        "deluxe", "avalanche,flamboyants", fireworks="m4", alice="m5", tiles=(1,), tokens=4
    ).tell("Alice plays m5")
    assert TileRevealed in story.event_types


# Ruling on the order: all fireworks complete? Then the game ends and no tile is revealed
def test_completing_everything_reveals_no_tile():
    story = Story.midgame(
        "deluxe", "flamboyants", fireworks="w5 r4 b5 y5 g5", alice="r5", discards="w1", tiles=(6,)
    ).tell("Alice plays r5")
    assert story.event_types == [Laid, FireworkCompleted, GameEnded]
    assert story.outcome.score == 25


# Order: lay → reveal → apply → draw
def test_the_card_is_drawn_after_the_tile_is_applied():
    story = Story.midgame(
        "deluxe",
        "flamboyants",
        fireworks="r4",
        alice="r5 w2 w3 w4 w5",
        bob="g1",
        deck="b1",
        tiles=(3,),
    ).tell("Alice plays r5")
    assert story.hand("Alice") == "w2 w3 w4 w5"
    assert story.tell("Alice clues green to Bob").hand("Alice") == "b1 w2 w3 w4 w5"


def test_the_last_card_is_drawn_after_the_tile_and_begins_the_last_round():
    story = Story.midgame(
        "deluxe",
        "flamboyants",
        fireworks="r4",
        alice="r5",
        bob="g1",
        discards="...",
        deck="b1",
        tiles=(4,),
    ).tell("Alice plays r5")
    assert story.board.turns_left is None
    assert story.tell("Alice clues 1 to Bob").board.turns_left == 2


# Ruling: a pending choice is a decision of its own; everybody else waits
def test_the_same_player_chooses_and_everybody_else_waits():
    story = Story.midgame(
        "deluxe",
        "flamboyants",
        fireworks="r4",
        alice="r5",
        bob="g1",
        cathy="b1",
        tokens=4,
        tiles=(3,),
    ).tell("Alice plays r5")
    assert story.to_act == "Alice"
    assert story.refused("Bob plays g1") is Refusal.NOT_YOUR_TURN
    assert story.refused("Bob clues blue to Cathy") is Refusal.NOT_YOUR_TURN
    assert story.refused("Alice plays card 1") is Refusal.CHOICE_PENDING
    assert story.refused("Alice discards card 1") is Refusal.CHOICE_PENDING
    assert story.refused("Alice declines") is Refusal.MUST_CHOOSE
    assert story.tell("Alice clues green to Bob").to_act == "Bob"


def test_a_card_cannot_be_taken_back_while_a_clue_is_owed_nor_a_clue_given_for_a_card():
    clue_owed = Story.midgame(
        "deluxe", "flamboyants", fireworks="r4", alice="r5", discards="b1", tiles=(4,)
    ).tell("Alice plays r5")
    assert clue_owed.refused("Alice takes back b1") is Refusal.CHOICE_PENDING
    card_owed = Story.midgame(
        "deluxe", "flamboyants", fireworks="r4", alice="r5", discards="b1", tiles=(6,)
    ).tell("Alice plays r5")
    assert card_owed.refused("Alice clues 1 to Bob") is Refusal.CHOICE_PENDING


def test_without_a_tile_there_is_nothing_to_choose():
    story = Story.midgame("deluxe", "flamboyants", discards="b1")
    assert story.refused("Alice takes back b1") is Refusal.NOTHING_TO_CHOOSE
    assert story.refused("Alice declines") is Refusal.NOTHING_TO_CHOOSE


# Ruling: it is in the record and in the view
def test_a_pending_choice_is_in_every_view_and_in_the_record():
    story = Story.midgame(
        "deluxe", "flamboyants", fireworks="r4", alice="r5", bob="g1", tiles=(3,)
    ).tell("Alice plays r5")
    for viewer in ("Alice", "Bob", *Onlooker):
        view = story.view(viewer)
        assert view.board.pending is Tile.COLOUR_CLUE
        assert view.history[-1].wants_a_choice
    assert story.view("Alice").legal_moves
    assert story.view("Bob").legal_moves == ()
    after = story.tell("Alice clues green to Bob")
    assert len(after.game.moves) == 2


# Ruling: a chain is one turn, with one draw after all of it
def test_a_chain_is_one_turn_with_one_draw():
    story = Story.midgame(
        "deluxe",
        "flamboyants",
        fireworks="r4 b4",
        alice="r5",
        bob="g1",
        discards="b5",
        tiles=(6, 4),
    )
    turn = story.board.turn
    story = story.tell("Alice plays r5")
    assert Drew not in story.event_types
    story = story.tell("Alice takes back b5")
    assert story.event_types == [LaidFromDiscard, FireworkCompleted, TileRevealed]
    assert story.board.turn == turn
    story = story.tell("Alice clues 1 to Bob")
    assert story.event_types == [Clued, Drew, TurnPassed]
    assert story.board.turn == turn + 1
    assert len(story.board.hands[0]) == 5


# A chain through tile 6 and, with the deck empty, tile 5: three fireworks in one turn
def test_a_chain_may_go_through_both_tiles_that_lay_cards():
    story = Story.midgame(
        "deluxe",
        "flamboyants",
        fireworks="r4 b4 y4",
        alice="r5",
        bob="w5",
        discards="b5 y5 ...",
        tiles=(6, 5, 1),
        tokens=2,
    ).tell("Alice plays r5", "Alice takes back b5", "Alice takes back y5")
    assert story.event_types == [
        LaidFromDiscard,
        FireworkCompleted,
        TileRevealed,
        TokenReturned,
        TurnPassed,
    ]
    assert [story.heights[suit] for suit in ("red", "blue", "yellow")] == [5, 5, 5]
    assert story.board.tiles_revealed == (Tile.LAY, Tile.SHUFFLE_IN, Tile.TOKEN)


def test_a_chain_may_go_on_with_a_card_shuffled_in():
    story = Story.midgame(
        "deluxe",
        "flamboyants",
        fireworks="r4 b4",
        alice="r5",
        discards="b5 y5 ...",
        deck="w1",
        tiles=(6, 5),
        shuffles=("y5 w1",),
    ).tell("Alice plays r5", "Alice takes back b5", "Alice takes back y5")
    assert story.event_types == [ShuffledIn, Drew, TurnPassed]
    assert story.hand("Alice").startswith("y5")


def test_a_chain_may_end_with_a_lost_effect():
    story = Story.midgame(
        "deluxe", "flamboyants", fireworks="r4 b4", alice="r5", discards="b5", tiles=(6, 5)
    ).tell("Alice plays r5", "Alice takes back b5")
    assert story.event_types[2:] == [TileRevealed, EffectLost, Drew, TurnPassed]


# Ruling: the pile holds six tiles for at most six completing 5s …
def test_six_completing_fives_turn_over_all_six_tiles():
    story = Story.midgame(
        "deluxe",
        "avalanche,black-powder,flamboyants",
        fireworks="w5 r5 b5 y5 g5 m4 k5",
        alice="m5",
        tiles=(1,),
        revealed=(2, 3, 4, 5, 6),
        tokens=4,
    ).tell("Alice plays m5")
    assert story.board.tiles_left == ()
    assert story.board.tokens == 5


# … and an empty pile gives a plain token. With seven suits at most, the seventh 5 ends the game,
# so the position is made up: all tiles are gone before their time
def test_an_empty_pile_gives_a_plain_token():
    story = Story.midgame(
        "custom",
        "flamboyants",
        "suits=white+red+blue+yellow+green+purple+teal",
        fireworks="w5 r5 b5 y5 g5 p4 t4",
        alice="p5",
        revealed=(1, 2, 3, 4, 5, 6),
        tokens=4,
    ).tell("Alice plays p5")
    assert story.event_types == [Laid, FireworkCompleted, TokenReturned, Drew, TurnPassed]


def test_the_seventh_firework_of_a_custom_game_ends_it():
    story = Story.midgame(
        "custom",
        "flamboyants",
        "suits=white+red+blue+yellow+green+purple+teal",
        fireworks="w5 r5 b5 y5 g5 p5 t4",
        alice="t5",
    ).tell("Alice plays t5")
    assert story.event_types == [Laid, FireworkCompleted, GameEnded]
    assert story.outcome.score == 35


# S0, "Combiner les extensions": any two, or all three
@pytest.mark.parametrize(
    "extensions",
    ["black-powder,flamboyants", "avalanche,flamboyants", "avalanche,black-powder", CHAIN_OF_ALL],
)
@pytest.mark.parametrize("edition", ["grands-feux", "deluxe"])
def test_the_extensions_of_the_big_box_combine_in_any_way(edition, extensions):
    story = Story.begin(edition, extensions, bob="w1")
    assert story.tell("Alice clues white to Bob").board.tokens == 7


def test_all_three_extensions_in_one_turn():
    story = Story.midgame(
        "deluxe",
        CHAIN_OF_ALL,
        fireworks="w5 r4 b5 y5 g5 m4 k2",
        alice="r5",
        bob="k1",
        discards="m5 ...",
        deck="w1",
        tokens=2,
        tiles=(6, 3),
        revealed=(1, 2, 4, 5),
    ).tell("Alice plays r5")
    assert story.board.pending is Tile.LAY
    story = story.tell("Alice takes back m5")
    assert story.board.pending is Tile.COLOUR_CLUE
    # The black 1 cannot be told by colour, and an empty clue is legal in this box.
    assert story.refused("Alice clues black to Bob") is Refusal.COLOUR_NOT_NAMED
    story = story.tell("Alice clues red to Bob")
    assert 1 not in story.touched_positions
    story = story.tell("Bob plays k1")
    assert story.event_types == [Laid, FireworkCompleted, GameEnded]
    assert story.outcome.score == 30


def test_a_custom_game_of_lower_values_reveals_a_tile_with_its_highest_card():
    story = Story.midgame(
        "custom", "flamboyants", "values=3", fireworks="r2", alice="r3", tiles=(1,), tokens=4
    ).tell("Alice plays r3")
    assert story.event_types == [
        Laid,
        FireworkCompleted,
        TileRevealed,
        TokenReturned,
        Drew,
        TurnPassed,
    ]
