"""The hand in the example of a clue is one to which exactly that clue can be given."""

from hypothesis import given

from tamaya.i18n.hanabi_clue_example import clue_example
from tamaya.i18n.page_types import Pictured
from tamaya.rules.hanabi import Choice, compose
from tamaya.rules.hanabi.clues import ValueClue, touches
from tamaya.testing.hypothesis_strategies import custom_rules


def touched_by(rules, clue, cards) -> set[int]:
    suits = {suit.name: suit for suit in rules.suits}
    return {
        position
        for position, (suit, value) in enumerate(cards, 1)
        if touches(clue, suits[suit], value)
    }


@given(rules=custom_rules())
def test_the_clues_of_the_example_point_at_the_cards_that_are_marked(rules):
    for cards in range(1, 6):
        example = clue_example(rules, cards)
        if isinstance(example, Pictured):
            assert len(example.cards) == cards
            assert touched_by(rules, rules.clues[0], example.cards) == example.touched
            assert touched_by(rules, ValueClue(rules.highest), example.cards) == {cards}


def test_the_usual_games_have_a_picture_of_a_clue():
    for name in ("deluxe", "first-box", "czech", "console"):
        assert isinstance(clue_example(compose(Choice(name)), 4), Pictured)
