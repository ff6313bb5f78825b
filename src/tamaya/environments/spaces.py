"""The observation and action spaces of environments."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tamaya.environments.single_engine_game import SingleGame, vector_dtype


def observation_space_of(game: SingleGame, *, can_pass: bool = False) -> spaces.Space[Any]:
    """Return the space of an agent's observations, with the action mask."""
    return observation_space_in((game.size,), game.form, game.actions + can_pass)


def observation_space_in(shape: tuple[int, ...], form: str, actions: int) -> spaces.Space[Any]:
    """Return the space of vectors of this shape and form, with a mask of the actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, shape, vector_dtype(form)),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space_of(game: SingleGame, *, can_pass: bool = False) -> spaces.Space[Any]:
    """Return the space of actions; passing is the last one."""
    return spaces.Discrete(game.actions + can_pass)
