"""The spaces in which observations and actions lie."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tamaya.environments.one_game import OneGame, number_kind


def observations_of(game: OneGame, *, may_pass: bool = False) -> spaces.Space[Any]:
    """The space of one agent's observations, legal actions included."""
    return seen_in((game.size,), game.form, game.actions + may_pass)


def seen_in(shape: tuple[int, ...], form: str, actions: int) -> spaces.Space[Any]:
    """The space of vectors in this shape and form, and of the legal ones of so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, shape, number_kind(form)),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def actions_of(game: OneGame, *, may_pass: bool = False) -> spaces.Space[Any]:
    """The space of the numbers of actions; doing nothing is the last one."""
    return spaces.Discrete(game.actions + may_pass)
