"""The spaces in which observations and actions lie."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tamaya.environments.one_game import OneGame


def observations_of(game: OneGame, *, may_pass: bool = False) -> spaces.Space[Any]:
    """The space of one agent's observations, legal actions included."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (game.size,), game.dtype),
            "action_mask": spaces.Box(0, 1, (game.actions + may_pass,), np.int8),
        }
    )


def actions_of(game: OneGame, *, may_pass: bool = False) -> spaces.Space[Any]:
    """The space of the numbers of actions; doing nothing is the last one."""
    return spaces.Discrete(game.actions + may_pass)
