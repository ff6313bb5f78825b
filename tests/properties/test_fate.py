"""The fate of cards and fireworks comes true, however the game is played."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.hanabi import (
    CardId,
    Direction,
    Discard,
    Ending,
    Face,
    FireworkFate,
    Game,
    GiveClue,
    Laid,
    LaidFromDiscard,
    LostPoints,
    Move,
    Play,
    Recorded,
    Result,
    Rules,
    Seat,
    Setup,
    Suit,
    TakeBack,
    Tile,
    ValueClue,
    copies_left,
    firework_fate,
    highest_reachable_score,
    is_irreplaceable,
    is_playable,
    is_useless,
    score,
)
from tamaya.testing import hypothesis_strategies
from tamaya.testing.hanabi_random_games import play_randomly


def no_score_is_higher_than_what_was_reachable(steps: list[Game]) -> None:
    # A game lost by errors is a flat 0, which can be more than what lies on the table is worth.
    if steps[-1].outcome.result is Result.LOST:
        steps = steps[:-1]
    for before, after in pairwise(steps):
        assert highest_reachable_score(before.board) >= highest_reachable_score(after.board)
    assert highest_reachable_score(steps[0].board) == steps[0].setup.rules.highest_score
    assert highest_reachable_score(steps[-1].board) >= score(steps[-1].board)


def a_useless_card_is_never_laid(steps: list[Game]) -> None:
    useless: set[object] = set()
    for before, after in pairwise(steps):
        useless |= {face for face in before.setup.rules.faces if is_useless(before.board, face)}
        for event in after.history[len(before.history) :]:
            if isinstance(event, Laid | LaidFromDiscard):
                assert event.face not in useless


def a_lost_firework_is_never_completed(steps: list[Game]) -> None:
    last = steps[-1].board
    for suit in range(len(last.rules.suits)):
        fates = [firework_fate(game.board, suit) for game in steps]
        is_complete = len(last.fireworks[suit]) == last.rules.highest
        assert (fates[-1] is FireworkFate.COMPLETE) == is_complete
        # Complete and lost are for ever.
        for for_ever in (FireworkFate.COMPLETE, FireworkFate.LOST):
            if for_ever in fates:
                assert set(fates[fates.index(for_ever) :]) == {for_ever}
        if not last.rules.tiles:
            assert FireworkFate.LOST_UNLESS_RESCUED not in fates


def words_about_a_card_agree(steps: list[Game]) -> None:
    for game in steps[::5]:
        board = game.board
        for face in board.rules.faces:
            is_laid = face in {game.state.faces[card] for laid in board.fireworks for card in laid}
            can_be_laid = board.fits(face) and not is_useless(board, face)
            assert is_playable(board, face) == can_be_laid
            if board.fits(face) and copies_left(board, face) > 0:
                assert can_be_laid
            assert not (is_laid and not is_useless(board, face))
            if is_irreplaceable(board, face):
                assert copies_left(board, face) == 1


PROPERTIES = (
    no_score_is_higher_than_what_was_reachable,
    a_useless_card_is_never_laid,
    a_lost_firework_is_never_completed,
    words_about_a_card_agree,
)


@pytest.mark.slow
def test_every_property_holds_in_every_combination(every_combination):
    for steps in every_combination:
        for check in PROPERTIES:
            check(steps)


@given(hypothesis_strategies.whole_games())
def test_every_property_holds_in_any_game(steps: list[Game]):
    for check in PROPERTIES:
        check(steps)


@given(
    hypothesis_strategies.setups(hypothesis_strategies.custom_rules(4, 3, 2, most_in_hand=4)),
    st.permutations((Tile.LAY, Tile.SHUFFLE_IN)),
    st.builds(Random, st.integers(0, 2**32)),
)
def test_every_property_holds_where_tiles_bring_cards_back(setup: Setup, first: list[Tile], chance):
    rules = replace(
        setup.rules, tiles=True, errors=10, ending=Ending.LAST_ROUND, lost_points=LostPoints.KEPT
    )
    others = tuple(tile for tile in Tile if tile not in first)
    game = Game.begin(replace(setup, rules=rules, tiles=(*first, *others)))
    steps = play_randomly(game, chance, skill=0.8)
    for check in PROPERTIES:
        check(steps)


def test_a_firework_that_one_tile_mends_reveals_the_tile_that_mends_another():
    single = {"copies": (1, 1)}
    rules = Rules(
        (
            Suit("red", **single),
            Suit("blue", **single),
            Suit("green", **single),
            Suit("yellow", direction=Direction.DOWN, copies=(3, 3)),
        ),
        hand_sizes=(2, 2, 2, 2),
        tiles=True,
    )
    one, two = Face("yellow", 1), Face("yellow", 2)
    hands = (Face("red", 1), Face("red", 2), Face("blue", 1), Face("green", 1))
    rest = (two, two, one, one, one)
    deck = (*hands, Face("blue", 2), Face("green", 2), *rest[:1], *rest)
    order = (Face("green", 1), *rest[1:])
    tiles = (Tile.LAY, Tile.SHUFFLE_IN, *(set(Tile) - {Tile.LAY, Tile.SHUFFLE_IN}))
    game = Game.begin(Setup(rules, 2, deck, Seat(0), tiles, Recorded((order,))))
    ones, twos = GiveClue(Seat(1), ValueClue(1)), GiveClue(Seat(0), ValueClue(2))
    red, blue, green = 0, 1, 2
    story: list[Move] = [
        *(ones, Discard(CardId(2)), Play(CardId(0)), twos, ones, Discard(CardId(3))),
        # Both the blue 1 and the green 1 are gone; the red 2 reveals the tile that lays one.
        *(Play(CardId(1)), TakeBack(CardId(2))),
        # The blue firework is completed after all, and brings the green 1 back into the deck.
        *(Play(CardId(4)), TakeBack(CardId(3)), ones, Play(CardId(8)), Play(CardId(5))),
    ]
    for number, move in enumerate(story):
        game = game.make(move)
        assert highest_reachable_score(game.board) == 8
        if 5 <= number <= 8:
            assert firework_fate(game.board, green) is FireworkFate.LOST_UNLESS_RESCUED
    for suit in (red, blue, green):
        assert firework_fate(game.board, suit) is FireworkFate.COMPLETE
