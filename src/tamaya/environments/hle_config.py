"""The games of the Hanabi Learning Environment, by its configuration parameters."""

from collections.abc import Mapping
from reprlib import repr as short
from typing import Any, NamedTuple

import numpy as np

from tamaya.engine.argument_checks import to_integer, to_integer_within
from tamaya.engine.observation_layout import Form
from tamaya.environments.game_names import GameSpec
from tamaya.rules.hanabi import Rules, Suit
from tamaya.rules.hanabi.parameters import (
    HIGHEST_VALUE,
    MOST_CARDS_IN_HAND,
    MOST_ERRORS,
    MOST_TOKENS,
)
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS

COLOURS = ("red", "yellow", "green", "white", "blue")
"""The colours in the order of its numbers."""

HLE_FORMS = (Form.MINIMAL, Form.KNOWLEDGE, Form.SEER)
"""The forms by the number of its ``observation_type``."""

FULL_CONFIG = {"colors": 5, "ranks": 5, "max_information_tokens": 8, "max_life_tokens": 3}
SMALL_CONFIG = {
    "colors": 2,
    "ranks": 5,
    "hand_size": 2,
    "max_information_tokens": 3,
    "max_life_tokens": 1,
}

CONFIGURATIONS: Mapping[str, Mapping[str, int]] = {
    "Hanabi-Full": FULL_CONFIG,
    "Hanabi-Full-CardKnowledge": FULL_CONFIG,
    "Hanabi-Full-Minimal": FULL_CONFIG | {"observation_type": 0},
    "Hanabi-Small": SMALL_CONFIG,
    "Hanabi-Very-Small": SMALL_CONFIG | {"colors": 1},
}
"""Its named games."""

BOUNDS: Mapping[str, tuple[int, int]] = {
    "players": (FEWEST_PLAYERS, MOST_PLAYERS),
    "colors": (1, len(COLOURS)),
    "ranks": (1, HIGHEST_VALUE),
    "hand_size": (1, MOST_CARDS_IN_HAND),
    "max_information_tokens": (1, MOST_TOKENS),
    "max_life_tokens": (1, MOST_ERRORS),
    "observation_type": (0, len(HLE_FORMS) - 1),
    "random_start_player": (0, 1),
}
"""The least and the greatest value of each parameter; any integer is a seed."""

ANY_SEED = -1


class HleConfig(NamedTuple):
    """The parameters of a configuration, all integers."""

    players: int = 2
    colors: int = 5
    ranks: int = 5
    hand_size: int | None = None
    max_information_tokens: int = 8
    max_life_tokens: int = 3
    observation_type: int = 1
    seed: int = ANY_SEED
    random_start_player: int = 0


def parse_config(config: Mapping[str, Any]) -> HleConfig:
    """Check a configuration, and fill in the defaults."""
    if not isinstance(config, Mapping):
        raise TypeError(f"Expected config to be of type dict. Got: {short(config)}")
    numbers: dict[str, int] = {}
    for word, value in config.items():
        if word not in HleConfig._fields:
            known = ", ".join(HleConfig._fields)
            raise ValueError(f"unknown parameter {short(word)}: choose {known}")
        # NumPy's booleans are not integers to Python.
        number = int(value) if isinstance(value, np.bool_) else value
        if word in BOUNDS:
            numbers[word] = to_integer_within(number, *BOUNDS[word], word)
        else:
            numbers[word] = to_integer(number, word)
    return HleConfig(**numbers)


def spec_for_config(settings: HleConfig) -> GameSpec:
    """Return the game of a configuration."""
    # A single rank is the first one, with three cards.
    copies = (3,) if settings.ranks == 1 else (3, *[2] * (settings.ranks - 2), 1)
    sizes: tuple[int, ...] = (5, 5, 4, 4)
    if settings.hand_size is not None:
        sizes = (settings.hand_size,) * (MOST_PLAYERS - FEWEST_PLAYERS + 1)
    rules = Rules(
        tuple(Suit(name, copies=copies) for name in COLOURS[: settings.colors]),
        sizes,
        tokens=settings.max_information_tokens,
        errors=settings.max_life_tokens,
    )
    rules.refuse_players(settings.players)
    return GameSpec(rules, settings.players)
