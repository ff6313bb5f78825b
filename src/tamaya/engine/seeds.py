"""Turn the seeds that callers pass into well mixed seeds of games."""

from collections.abc import Sequence
from typing import TypeGuard

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.argument_checks import to_integer
from tamaya.engine.row_layout import SEED_BITS

SEED_STRIDE = np.uint64(0x9E3779B97F4A7C15)

DRAWN_BY_SEED = -1
"""The first seat, if the seed of each game draws it."""

POLICY_STREAM = 0x706F6C696379
"""Separates the random streams of policies from those of decks."""


def is_one_seed(value: object) -> TypeGuard[int]:
    """Whether this is one seed for all games, not one for each."""
    is_many = isinstance(value, Sequence | np.ndarray)
    return not is_many or getattr(value, "ndim", 1) == 0


def seeds_of(numbers: Sequence[int]) -> NDArray[np.int64]:
    """Mix each number to a seed that does not depend on the others."""
    return _mix(np.array([to_integer(number, "seed") % 2**64 for number in numbers], np.uint64))


def spread_seeds(number: int, games: int) -> NDArray[np.int64]:
    """Make seeds for many games from one number."""
    steps = np.arange(1, games + 1, dtype=np.uint64) * SEED_STRIDE
    return _mix(steps + seeds_of([number]).astype(np.uint64))


def _mix(numbers: NDArray[np.uint64]) -> NDArray[np.int64]:
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    numbers ^= numbers >> np.uint64(31)
    return (numbers & np.uint64((1 << 2 * SEED_BITS) - 1)).astype(np.int64)
