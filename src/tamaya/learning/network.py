"""The network: what a seat sees goes in, logits of its actions and an expected return come out.

Two dense layers read the observation, a recurrent memory (GRU) keeps what was seen before, and one
layer reads both. All seats share the weights; each has a memory of its own, which advances when the
seat acts.
"""

from typing import Any

import torch

from tamaya.learning.config import Config
from tamaya.learning.devices import low_precision, mixed_precision

Tensor = Any
"""A tensor of PyTorch, whose types are there only where it is installed."""


class Network:
    """The layers, and how they are applied: to one turn of many games, or to whole games."""

    def __init__(self, inputs: int, actions: int, width: int, layers: int, device: str) -> None:
        """Make the layers with small random weights."""
        self.actions = actions
        self.device = device
        self.layers = torch.nn.ModuleDict(
            {
                "first": torch.nn.Linear(inputs, width),
                "second": torch.nn.Linear(width, width),
                "memory": torch.nn.GRU(width, width, layers),
                "head": torch.nn.Linear(width, actions + 1),
            }
        )
        with torch.no_grad():
            # All legal actions are about equally likely at first.
            self.layers["head"].weight.mul_(0.01)
            self.layers["head"].bias.zero_()
        self.layers.to(device)

    @classmethod
    def of(cls, config: Config, inputs: int, actions: int, device: str) -> "Network":
        """Make the network of a configuration."""
        return cls(inputs, actions, config.network.width, config.network.layers, device)

    def copy(self, dtype: Any = None) -> "Network":
        """Copy the network, to another precision if one is named."""
        memory = self.layers["memory"]
        inputs = self.layers["first"].in_features
        other = Network(inputs, self.actions, memory.hidden_size, memory.num_layers, self.device)
        other.layers.to(dtype or torch.float32)
        other.assign(self)
        return other

    def assign(self, other: "Network") -> None:
        """Take over the weights of another network, in place."""
        with torch.no_grad():
            mine, others = list(self.layers.parameters()), list(other.layers.parameters())
            torch._foreach_copy_(mine, others)

    def empty_memory(self, games: int) -> list[Tensor]:
        """Make the memory of a seat that has seen nothing, a tensor for each recurrent layer."""
        gru = self.layers["memory"]
        empty = torch.zeros(games, gru.hidden_size, device=self.device, dtype=self._dtype())
        return [empty.clone() for _ in range(gru.num_layers)]

    def turn(self, seen: Tensor, memory: list[Tensor]) -> tuple[Tensor, Tensor, list[Tensor]]:
        """Return the logits, the expected return and the next memory for one turn of each game."""
        encoded = self._encode(seen.to(self._dtype()))
        gru, output, after = self.layers["memory"], encoded, []
        for layer, before in enumerate(memory):
            # The same as a step of the GRU of whole games, which has no call for one step.
            weights = (getattr(gru, f"{name}_l{layer}") for name in GRU_WEIGHTS)
            output = torch.gru_cell(output, before, *weights)
            after.append(output)
        return *self._read(encoded + output), after

    def whole_games(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits and expected returns for sequences of turns: (turn, sequence, input)."""
        with mixed_precision(self.device):
            encoded = self._encode(seen.to(low_precision(self.device)))
            remembered, _ = self.layers["memory"](encoded)
        return self._read(encoded + remembered)

    def policy_arrays(self) -> dict[str, Any]:
        """Return the weights that choose actions, as arrays of NumPy by their names."""
        state = self.layers.state_dict()
        arrays = {name: weights.detach().cpu().numpy() for name, weights in state.items()}
        heads = {name: arrays[name][: self.actions] for name in ("head.weight", "head.bias")}
        return arrays | heads

    def _encode(self, seen: Tensor) -> Tensor:
        first = torch.relu(self.layers["first"](seen))
        return torch.relu(self.layers["second"](first))

    def _read(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Read the features in full precision."""
        head = self.layers["head"]
        read = torch.nn.functional.linear(features.float(), head.weight.float(), head.bias.float())
        return read[..., : self.actions], read[..., self.actions]

    def _dtype(self) -> Any:
        return self.layers["first"].weight.dtype


GRU_WEIGHTS = ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
