"""The network: what a seat sees goes in, logits of its actions and an expected return come out.

Two dense layers read the observation, a recurrent memory (GRU) keeps what was seen before, and one
layer reads both. All seats share the weights; each has a memory of its own, which advances when the
seat acts.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import torch

from tamaya.learning.config import Config
from tamaya.learning.devices import low_precision, mixed_precision

Tensor = Any
"""A tensor of PyTorch, whose types are there only where it is installed."""


class NetworkOutput(NamedTuple):
    """What a network makes of one turn of each game."""

    logits: Tensor
    values: Tensor
    """The expected returns."""
    features: Tensor
    """What both are read from."""
    memory: list[Tensor]
    """What is remembered from then on."""


class Network:
    """The layers, and how they are applied: to one turn of many games, or to whole games."""

    def __init__(self, inputs: int, actions: int, width: int, layers: int, device: str) -> None:
        """Make the layers with small random weights."""
        self.actions = actions
        self.width = width
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

    def approach(self, other: "Network", share: float) -> None:
        """Go this share of the way to the weights of another network, in place."""
        with torch.no_grad():
            mine, others = list(self.layers.parameters()), list(other.layers.parameters())
            torch._foreach_lerp_(mine, others, share)

    def empty_memory(self, games: int) -> list[Tensor]:
        """Make the memory of a seat that has seen nothing, a tensor for each recurrent layer."""
        gru = self.layers["memory"]
        empty = torch.zeros(games, gru.hidden_size, device=self.device, dtype=self._dtype())
        return [empty.clone() for _ in range(gru.num_layers)]

    def turn(self, seen: Tensor, memory: list[Tensor]) -> "NetworkOutput":
        """Read one turn of each game."""
        encoded = self._encode(seen.to(self._dtype()))
        gru, output, after = self.layers["memory"], encoded, []
        for layer, before in enumerate(memory):
            # The same as a step of the GRU of whole games, which has no call for one step.
            weights = (getattr(gru, f"{name}_l{layer}") for name in GRU_WEIGHTS)
            output = torch.gru_cell(output, before, *weights)
            after.append(output)
        features = encoded + output
        return NetworkOutput(*self._read(features), features, after)

    def whole_games(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits and expected returns for sequences of turns: (turn, sequence, input)."""
        with mixed_precision(self.device):
            encoded = self._encode(seen.to(low_precision(self.device)))
            remembered, _ = self.layers["memory"](encoded)
        return self._read(encoded + remembered)

    def take_policy(self, arrays: Mapping[str, Any]) -> bool:
        """Take over the weights that choose actions; return whether they are of this network."""
        mine = self.policy_arrays()
        shapes = [{name: array.shape for name, array in of.items()} for of in (mine, arrays)]
        if shapes[0] != shapes[1]:
            return False
        state = self.layers.state_dict()
        for name, array in arrays.items():
            state[name][: len(array)] = torch.as_tensor(array)
        self.layers.load_state_dict(state)
        return True

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
