"""Choices make rules, and all rules can be written as choices."""

from itertools import chain, combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.hanabi import (
    EDITIONS,
    EXTENSIONS,
    Choice,
    Refused,
    Rules,
    RulesRefusal,
    choice_of,
    compose,
    parse_settings,
    settings_of,
    settings_text,
)
from tamaya.testing import hypothesis_strategies
from tamaya.testing.game_choices import PLAYERS, choice_words, every_choice

EVERY_CHOICE = {(choice.edition, frozenset(choice.extensions)) for choice in every_choice()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_makes_exactly_the_games_of_its_box(edition: str):
    sizes = range(len(EXTENSIONS) + 1)
    for names in chain.from_iterable(combinations(EXTENSIONS, size) for size in sizes):
        choice = Choice(edition, names)
        if (edition, frozenset(names)) in EVERY_CHOICE:
            assert isinstance(compose(choice), Rules)
            continue
        with pytest.raises(Refused) as refused:
            compose(choice)
        assert refused.value.reason in (
            RulesRefusal.NOT_IN_THE_BOX,
            RulesRefusal.EXTENSIONS_EXCLUDE_EACH_OTHER,
        )


def test_the_order_of_the_extensions_changes_nothing():
    for choice in every_choice():
        if len(choice.extensions) == 3:
            orders = permutations(choice.extensions)
            assert len({compose(Choice(choice.edition, names)) for names in orders}) == 1


def test_the_two_editions_of_the_large_box_are_one_game_in_two_languages():
    for choice in every_choice():
        if choice.edition == "grands-feux":
            assert compose(choice) == compose(Choice("deluxe", choice.extensions))


@pytest.mark.parametrize("choice", every_choice(), ids=choice_words)
def test_every_combination_can_be_dealt_to_every_number_of_players(choice: Choice):
    rules = compose(choice)
    for players in PLAYERS:
        rules.refuse_players(players)
    assert compose(choice_of(rules)) == rules


@given(hypothesis_strategies.custom_rules(most_copies=5))
def test_any_rules_can_be_chosen_as_a_custom_game(rules: Rules):
    assert compose(choice_of(rules)) == rules
    settings = settings_of(rules)
    assert parse_settings(settings_text(settings)) == settings


@given(
    st.text() | st.sampled_from(tuple(EDITIONS)),
    st.lists(st.text() | st.sampled_from(EXTENSIONS), max_size=3).map(tuple),
    st.dictionaries(
        st.text() | st.sampled_from(("suits", "values", "hand", "tokens", "red.copies")),
        st.text() | st.sampled_from(("red", "on", "1", "5/5/4/4", "11111")),
        max_size=3,
    ),
)
def test_any_words_make_rules_or_are_refused_by_name(edition, extensions, settings):
    answer: Rules | Refused
    try:
        answer = compose(Choice(edition, extensions, settings))
    except Refused as refused:
        answer = refused
    assert isinstance(answer, Rules) or isinstance(answer.reason, RulesRefusal)
