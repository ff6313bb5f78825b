"""Every parameter of the rules reaches the rules page, the exports and the strategies."""

from dataclasses import fields, replace

import pytest
from hypothesis import Phase, find, settings

from tamaya.i18n import message
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.notation import hanabi_record_of, read_hanab_live, write_hanab_live
from tamaya.notation.hanab_live_export import SCORE_ONLY
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.hanabi import (
    Choice,
    Ending,
    Game,
    LostPoints,
    Refused,
    Rules,
    Seat,
    Suit,
    choice_of,
    compose,
    seed_from_words,
    settings_of,
)
from tamaya.testing.hypothesis_strategies import custom_rules

STANDARD = compose(Choice("standard"))
OTHER = {
    "suits": (*STANDARD.suits, Suit("purple")),
    "hand_sizes": (6, 6, 5, 5),
    "tokens": 9,
    "errors": 4,
    "empty_clues": True,
    "ending": Ending.FINAL_FLOURISH,
    "tiles": True,
    "lost_points": LostPoints.KEPT,
}
"""For each parameter a value that the standard game does not have."""

REFUSED = {
    "tokens": NotationRefusal.NO_VARIANT_WITH_THESE_TOKENS,
    "errors": NotationRefusal.NO_VARIANT_WITH_THESE_ERRORS,
    "tiles": NotationRefusal.NO_VARIANT_WITH_TILES,
}
"""What hanab.live cannot say."""

PARAMETERS = [each.name for each in fields(Rules) if each.init]


def changed(parameter: str) -> Rules:
    return replace(STANDARD, **{parameter: OTHER[parameter]})


def test_every_parameter_has_another_value_here():
    assert sorted(OTHER) == sorted(PARAMETERS)
    assert all(getattr(STANDARD, name) != value for name, value in OTHER.items())


@pytest.mark.parametrize("parameter", PARAMETERS)
def test_a_parameter_is_a_setting(parameter):
    assert settings_of(changed(parameter)) != settings_of(STANDARD)
    assert compose(choice_of(changed(parameter))) == changed(parameter)


@pytest.mark.parametrize("parameter", PARAMETERS)
def test_a_parameter_is_on_the_rules_page(parameter):
    title = message("edition-standard")
    assert hanabi_rules_page(title, changed(parameter)) != hanabi_rules_page(title, STANDARD)


@pytest.mark.parametrize("parameter", sorted(set(PARAMETERS) - SCORE_ONLY))
def test_an_export_says_a_parameter_or_is_refused(parameter):
    rules = changed(parameter)
    game = Game.deal(rules, 2, seed_from_words("export"), Seat(0))
    record = hanabi_record_of(game, ("Ann", "Ben"), choice_of(rules))
    if parameter in REFUSED:
        with pytest.raises(Refused) as caught:
            write_hanab_live(record)
        assert caught.value.reason is REFUSED[parameter]
        return
    back = read_hanab_live(write_hanab_live(record)).setup.rules
    if parameter == "suits":
        assert len(back.suits) == len(rules.suits)
    else:
        assert getattr(back, parameter) == getattr(rules, parameter)


@pytest.mark.parametrize("parameter", PARAMETERS)
def test_the_strategies_draw_a_parameter(parameter):
    # What is found need not be made simple.
    quick = settings(max_examples=200, database=None, phases=[Phase.generate])
    first = getattr(find(custom_rules(), lambda _: True, settings=quick), parameter)
    find(custom_rules(), lambda rules: getattr(rules, parameter) != first, settings=quick)
