"""The network of the trainer, computed with NumPy alone.

It computes in double precision: then one game and many at once differ by so little that both
choose the same actions.
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.players.hanabi.learned.weights_file import load_weights

Floats = NDArray[np.float64]


class NumpyNetwork:
    """Weights, and how they are applied to what seats see."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        """Use these weights, named as the trainer names them."""
        self._weights = weights
        self.inputs = weights["first.weight"].shape[1]
        self.actions = len(weights["head.bias"])
        self.width = weights["first.weight"].shape[0]
        self.layers = sum(name.startswith("memory.weight_ih") for name in weights)

    def empty_memory(self, games: int) -> list[Floats]:
        """Make the memory of a seat that has seen nothing, for each recurrent layer."""
        return [np.zeros((games, self.width)) for _ in range(self.layers)]

    def logits(self, seen: NDArray[Any], memory: list[Floats]) -> Floats:
        """Read some turns of a seat, (turn, game, input); return the logits of the last one.

        The memory is updated in place.
        """
        encoded = np.maximum(self._dense("first", seen.astype(np.float64)), 0)
        encoded = np.maximum(self._dense("second", encoded), 0)
        output = encoded
        for layer, state in enumerate(memory):
            output = self._remember(layer, output, state)
        logits: Floats = self._dense("head", encoded[-1] + output[-1])
        return logits

    def _dense(self, name: str, numbers: Floats) -> Floats:
        result: Floats = numbers @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return result

    def _remember(self, layer: int, turns: Floats, state: Floats) -> Floats:
        """Run a recurrent layer (GRU) over the turns, and leave its last state."""
        weights, bias, outputs = self._weights[f"memory.weight_hh_l{layer}"].T, f"l{layer}", []
        inputs = turns @ self._weights[f"memory.weight_ih_{bias}"].T
        inputs += self._weights[f"memory.bias_ih_{bias}"]
        for turn in inputs:
            reset_in, update_in, new_in = np.split(turn, 3, axis=1)
            gates = state @ weights + self._weights[f"memory.bias_hh_{bias}"]
            reset, update, new = np.split(gates, 3, axis=1)
            fresh = np.tanh(new_in + sigmoid(reset_in + reset) * new)
            state[:] = fresh + sigmoid(update_in + update) * (state - fresh)
            outputs.append(state.copy())
        return np.stack(outputs)


def sigmoid(numbers: Floats) -> Floats:
    """Map numbers to between 0 and 1, without overflow."""
    result: Floats = 0.5 + 0.5 * np.tanh(0.5 * numbers)
    return result


@cache
def network_from(file: Path) -> NumpyNetwork:
    """Load a network once."""
    return NumpyNetwork(load_weights(file))
