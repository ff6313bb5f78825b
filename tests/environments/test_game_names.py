"""Every game of the published boxes has a name."""

import gymnasium
import pytest

import tamaya.environments.registration  # noqa: F401
from tamaya.environments.game_names import game_names, game_spec
from tamaya.rules.hanabi import Refused, compose
from tamaya.testing.game_choices import PLAYERS, every_choice


def test_every_game_of_every_box_has_one_name():
    wanted = {(compose(choice), players) for choice in every_choice() for players in PLAYERS}
    assert {game_spec(name) for name in game_names()} == wanted
    assert len(game_names()) == len(every_choice()) * len(PLAYERS)


def test_all_names_are_registered_in_gymnasium():
    assert {f"tamaya/{name}" for name in game_names()} <= set(gymnasium.registry)


def test_settings_change_a_named_game():
    rules, players = game_spec("tamaya/custom-4p", "tokens=4,values=3")
    assert (rules.tokens, rules.highest, players) == (4, 3, 4)
    with pytest.raises(Refused, match="unknown-setting"):
        game_spec("custom-4p", "colour=4")


def test_settings_beside_a_game_spec_raise():
    spec = game_spec("standard-2p")
    assert game_spec(spec) is spec
    with pytest.raises(ValueError, match="settings 'tokens=3' change a named game"):
        game_spec(spec, "tokens=3")


@pytest.mark.parametrize("name", ["standard-6p", "standard", "", "deluxe-one-error-2p"])
def test_other_names_raise(name):
    with pytest.raises(ValueError, match=f"unknown game '{name}'"):
        game_spec(name)
