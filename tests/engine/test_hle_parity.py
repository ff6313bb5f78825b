"""The engine plays, rewards and encodes like the Hanabi Learning Environment, bit for bit."""

import pytest
from hypothesis import settings
from tests.engine.hle import FORMS, play_with_hle

from tamaya.testing.game_choices import PLAYERS

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

OTHER_GAMES = {
    "small": {"colors": 2, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1},
    "very small": {"colors": 1, "hand_size": 1, "max_information_tokens": 3, "max_life_tokens": 1},
    "odd": {"colors": 3, "ranks": 4, "hand_size": 3, "max_information_tokens": 5},
    "one rank": {"ranks": 1, "hand_size": 2, "max_life_tokens": 2},
    "large hands": {"colors": 4, "ranks": 5, "hand_size": 7, "max_information_tokens": 12},
}
FEW = max(2, settings.default.max_examples // 10)
MANY = 1000


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_full_game_has_the_observations_of_hle(players, form):
    assert play_with_hle(pyspiel, {"players": players}, form, FEW, "few") > FEW


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", OTHER_GAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_smaller_games_have_the_observations_of_hle(players, name, form):
    config = {"players": players, **OTHER_GAMES[name]}
    assert play_with_hle(pyspiel, config, form, 2, "few") > 0


@pytest.mark.full
@pytest.mark.parametrize("players", PLAYERS)
def test_thousands_of_games_have_the_observations_of_hle(players):
    assert play_with_hle(pyspiel, {"players": players}, "card-knowledge", MANY, "many") > MANY
