"""S1 first box, Ikebana: what lies in the box and how a game begins."""

from collections import Counter

import pytest

from tamaya.rules.ikebana import (
    COLOURS,
    FULL_DECK,
    JOKER,
    Face,
    Game,
    Refused,
    Rules,
    RulesRefusal,
    Seat,
    Setup,
    compose,
    extensions_of,
    seed_from_words,
)
from tamaya.testing.ikebana_story import IkebanaStory

SEED = seed_from_words("ikebana")


# S1, "Matériel"
def test_the_box_holds_ten_cards_of_each_colour_and_five_jokers():
    suits = Counter(face.suit for face in FULL_DECK)
    assert suits == {**dict.fromkeys(COLOURS, 10), JOKER: 5}
    assert set(COLOURS) == {"red", "green", "yellow", "blue", "black"}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_has_three_ones_and_a_single_five(colour):
    values = Counter(face.value for face in FULL_DECK if face.suit == colour)
    assert values == {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}


def test_there_is_a_joker_of_each_value():
    assert sorted(face.value for face in FULL_DECK if face.suit == JOKER) == [1, 2, 3, 4, 5]


# S1, "Mise en place"
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_six_points_and_nothing_else(players):
    game = Game.deal(Rules(), players, SEED)
    assert game.board.points == (6,) * players
    assert game.board.bouquets == ((),) * players
    assert {pile.height for pile in game.board.piles} == {0}
    assert game.board.deck_size == 55


def test_the_first_player_is_chosen_or_drawn():
    assert Game.deal(Rules(), 5, SEED, Seat(3)).board.seat_to_act == 3
    drawn = {Game.deal(Rules(), 5, seed_from_words(str(n))).board.seat_to_act for n in range(60)}
    assert drawn == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_two_to_five_play(players):
    with pytest.raises(Refused) as refused:
        Game.deal(Rules(), players, SEED)
    assert refused.value.reason is RulesRefusal.WRONG_NUMBER_OF_PLAYERS


@pytest.mark.parametrize("seat", [-1, 3])
def test_the_first_player_sits_at_the_table(seat):
    with pytest.raises(Refused) as refused:
        Game.deal(Rules(), 3, SEED, Seat(seat))
    assert refused.value.reason is RulesRefusal.NO_SUCH_FIRST_SEAT


@pytest.mark.parametrize(
    "deck", [FULL_DECK[1:], (*FULL_DECK[1:], Face("red", 5)), (*FULL_DECK, FULL_DECK[0]), ()]
)
def test_the_deck_is_the_whole_box(deck):
    with pytest.raises(Refused) as refused:
        Setup(Rules(), 2, deck)
    assert refused.value.reason is RulesRefusal.WRONG_DECK


def test_the_same_seed_deals_the_same_deck():
    assert Game.deal(Rules(), 3, SEED) == Game.deal(Rules(), 3, SEED)
    assert (
        Game.deal(Rules(), 3, SEED).state.deck
        != Game.deal(Rules(), 3, seed_from_words("another")).state.deck
    )


# S1, "Variante « Bouquet final »"
def test_the_only_extension_is_the_final_bouquet():
    assert compose() == Rules()
    assert extensions_of(compose(["final-bouquet"])) == ("final-bouquet",)
    assert extensions_of(compose()) == ()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["final-flourish"], RulesRefusal.UNKNOWN_EXTENSION),
        ([""], RulesRefusal.UNKNOWN_EXTENSION),
        (["final-bouquet", "final-bouquet"], RulesRefusal.EXTENSION_TWICE),
    ],
)
def test_what_the_box_does_not_hold_is_refused(words, reason):
    with pytest.raises(Refused) as refused:
        compose(words)
    assert refused.value.reason is reason


def test_the_first_to_act_may_only_draw():
    story = IkebanaStory.begin(3)
    assert [type(move).__name__ for move in story.game.legal_moves] == ["Draw"]
