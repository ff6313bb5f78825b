"""The worth of unfinished bouquets agrees with the rules once they are complete."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tamaya.players.ikebana.expected_bouquet_values import BouquetValues, turn_value
from tamaya.players.ikebana.unfinished_bouquet import PartialBouquet, partial_bouquet
from tamaya.rules.cards import Face
from tamaya.rules.ikebana import FULL_DECK, bouquet_points
from tamaya.testing.ikebana_story import parse_faces


@given(st.permutations(FULL_DECK).map(lambda deck: tuple(deck[:5])))
def test_a_complete_bouquet_is_worth_what_the_rules_say(bouquet):
    assert partial_bouquet(bouquet).points == bouquet_points(bouquet)


@given(st.permutations(FULL_DECK).map(lambda deck: tuple(deck[:4])))
def test_every_last_card_of_a_bouquet_is_worth_what_the_rules_say(bouquet):
    partial = partial_bouquet(bouquet)
    for face in set(FULL_DECK):
        assert partial.with_card(face).points == bouquet_points((*bouquet, face))


def test_without_money_the_first_card_is_kept():
    outcomes = [(0.5, 10.0), (0.5, 0.0)]
    assert turn_value(outcomes, 1, 0, 0) == 5


def test_only_the_poor_card_is_worth_a_rejection():
    outcomes = [(0.5, 10.0), (0.5, 0.0)]
    assert turn_value(outcomes, 1, 0, 1) == 0.5 * 10 + 0.5 * (5 - 1)
    # With two: the second try is worth 0.5 * 10 + 0.5 * (5 - 2) = 6.5.
    assert turn_value(outcomes, 1, 0, 2) == 0.5 * 10 + 0.5 * (6.5 - 1)
    assert turn_value(outcomes, 1, 1, 2) == 6.5
    assert turn_value(outcomes, 20, 0, 6) == 5


def best_of(bouquet: tuple[Face, ...], deck: list[Face], price: float, affordable: int) -> float:
    """The same from the whole game tree, with every card of the deck."""
    if len(bouquet) == 5:
        return bouquet_points(bouquet)
    worths = [best_of((*bouquet, face), deck, price, affordable) for face in deck]
    now = sum(worths) / len(worths)
    for rejection in range(affordable, 0, -1):
        now = sum(max(worth, now - rejection * price) for worth in worths) / len(worths)
    return now


def test_the_expected_worth_is_that_of_the_whole_game_tree():
    deck = list(parse_faces("r1 r2 g2 y5 m5 b2 b2"))
    for words in ("r1 r2 r3 r4", "r5 g5 y5", "k1 k2 b3"):
        bouquet = parse_faces(words)
        for price, affordable in ((1.0, 3), (2.0, 2), (1.25, 0)):
            bouquet_values = BouquetValues(Counter(deck), price, 1, affordable)
            expected = best_of(bouquet, deck, price, affordable)
            assert abs(bouquet_values.worth(partial_bouquet(bouquet)) - expected) < 1e-9


def test_a_final_bouquet_is_worth_twice_as_much_at_the_same_price():
    deck = Counter(FULL_DECK)
    doubled, halved = BouquetValues(deck, 2, 2, 3), BouquetValues(deck, 1, 1, 3)
    assert abs(doubled.worth(PartialBouquet()) - 2 * halved.worth(PartialBouquet())) < 1e-9
