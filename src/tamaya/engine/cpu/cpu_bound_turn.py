"""A turn on the CPU that is bound to its arrays."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from tamaya.engine.argument_checks import to_integers
from tamaya.engine.array_types import Numbers
from tamaya.engine.batch_driver_interface import TurnResult
from tamaya.engine.kernels.legality import NO_ACTION


class CpuBoundTurn:
    """The arrays that a turn reads and writes, and the call that makes it."""

    def __init__(
        self, make_turn: Callable[[Numbers], None], actions: Numbers, result: TurnResult
    ) -> None:
        """Keep the call with its arrays."""
        self._make_turn = make_turn
        self.actions = actions
        self.result = result

    def run(self, actions: ArrayLike | None = None, stream: Any = None) -> TurnResult:  # noqa: ARG002
        """Make a turn with the bound actions, or with others, which are copied there."""
        if actions is not None:
            numbers = to_integers(actions, self.actions.shape, "actions")
            if self.actions.dtype != numbers.dtype:
                # A number that is too large must not wrap around to a legal action.
                limits = np.iinfo(self.actions.dtype)
                numbers = np.clip(numbers, limits.min, limits.max)
            self.actions[:] = numbers
        self._make_turn(self.actions)
        return self.result

    def refresh(self, stream: Any = None) -> TurnResult:  # noqa: ARG002
        """Write the results of the games as they are, without a move."""
        self._make_turn(np.full_like(self.actions, NO_ACTION))
        return self.result
