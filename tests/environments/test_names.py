"""Every game that the boxes offer has a name among the environments."""

import gymnasium
import pytest

import tamaya.environments.registration  # noqa: F401
from tamaya.environments.names import kind_of, names
from tamaya.rules.hanabi import Refused, compose
from tamaya.testing.combinations import PLAYERS, every_choice


def test_every_game_of_every_box_has_one_name():
    wanted = {(compose(choice), players) for choice in every_choice() for players in PLAYERS}
    assert {kind_of(name) for name in names()} == wanted
    assert len(names()) == len(every_choice()) * len(PLAYERS)


def test_gymnasium_knows_all_names():
    assert {f"tamaya/{name}" for name in names()} <= set(gymnasium.registry)


def test_a_name_may_be_followed_by_settings():
    rules, players = kind_of("tamaya/custom-4p", "tokens=4,values=3")
    assert (rules.tokens, rules.highest, players) == (4, 3, 4)
    with pytest.raises(Refused, match="unknown-setting"):
        kind_of("custom-4p", "colour=4")


def test_settings_beside_given_rules_are_refused_by_their_own_word():
    kind = kind_of("standard-2p")
    assert kind_of(kind) is kind
    with pytest.raises(Refused, match="settings-without-name"):
        kind_of(kind, "tokens=3")


@pytest.mark.parametrize("name", ["standard-6p", "standard", "", "deluxe-one-error-2p"])
def test_other_names_are_refused(name):
    with pytest.raises(Refused, match="unknown-game-name"):
        kind_of(name)
