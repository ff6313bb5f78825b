"""The spaces in which observations and actions lie."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tamaya.environments.single_game import SingleGame, vector_dtype


def observation_space_of(game: SingleGame, *, can_pass: bool = False) -> spaces.Space[Any]:
    """The space of one agent's observations, legal actions included."""
    return observation_space_in((game.size,), game.form, game.actions + can_pass)


def observation_space_in(shape: tuple[int, ...], form: str, actions: int) -> spaces.Space[Any]:
    """The space of vectors in this shape and form, and of the legal ones of so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, shape, vector_dtype(form)),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space_of(game: SingleGame, *, can_pass: bool = False) -> spaces.Space[Any]:
    """The space of the numbers of actions; doing nothing is the last one."""
    return spaces.Discrete(game.actions + can_pass)
