"""Configuration files: defaults, and refusals that name what is wrong."""

import pytest

pytest.importorskip("numpy")

from tamaya.learning.config import Config, read_config
from tamaya.learning.refusals import LearningRefusal
from tamaya.rules.hanabi import Choice, compose
from tamaya.rules.shared_types import Refused


def read(tmp_path, text):
    file = tmp_path / "recipe.toml"
    file.write_text(text)
    return read_config(file)


def test_an_empty_file_is_the_default(tmp_path):
    assert read(tmp_path, "") == Config()
    assert Config().rules() == compose(Choice())


def test_a_game_is_chosen_by_name(tmp_path):
    text = '[game]\nedition = "deluxe"\nextensions = ["black-powder"]\nseats = 4\n'
    config = read(tmp_path, text)
    assert config.rules() == compose(Choice("deluxe", ("black-powder",)))
    assert config.game.seats == 4


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("games = \n", "Invalid value"),
        ("game = 1\n", "Expected `object`, got `int` - at `$.game`"),
        ("[ppo]\nrate = -1.0\n", "Expected `float` > 0.0 - at `$.ppo.rate`"),
        ("[ppo]\nspeed = 1\n", "unknown field `speed` - at `$.ppo`"),
        ("[game]\nseats = 9\n", "Expected `int` <= 5 - at `$.game.seats`"),
        ("games = 10\nminibatches = 4\n", "10 games cannot be split into 4 minibatches"),
    ],
)
def test_a_wrong_file_is_refused_by_what_is_wrong(text, why, tmp_path):
    with pytest.raises(Refused) as refused:
        read(tmp_path, text)
    assert refused.value.reason is LearningRefusal.BAD_CONFIG
    assert why in refused.value.details["why"]


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(Refused) as refused:
        read_config(tmp_path / "none.toml")
    assert refused.value.reason is LearningRefusal.UNREADABLE_CONFIG
