"""A critic that sees all cards: what it expects is compared with what happens.

It is needed to learn, never to play, so it may know what no seat knows: the hand of the seat that
acts and the order of the deck. Luck that it foresees is not taken for skill. It also reads what the
network remembers in the seat that acts and in the seat before it.
"""

from typing import Any

import torch

from tamaya.engine.observation_layout import Form, sections_of
from tamaya.engine.rule_tables import rule_tables_of
from tamaya.learning.config import Config
from tamaya.learning.devices import low_precision, mixed_precision
from tamaya.learning.network import Tensor
from tamaya.learning.self_play import PlayedGames, part_of

MOST_GRADIENT = 0.5


class Critic:
    """A network without memory, and its optimiser."""

    def __init__(self, config: Config, device: str) -> None:
        """Make the layers with small random weights."""
        rules, width = config.rules(), config.critic.width
        tables = rule_tables_of(rules, config.game.seats)
        sections = sections_of(rules, tables, Form.KNOWLEDGE)
        self._parts, self._rate, self._device = config.minibatches, config.critic.rate, device
        self._hand = tables.hand_size * tables.face_count
        self._deck = slice(sections.deck, sections.deck + sections.max_deck)
        self._faces = tables.face_count
        seen = sections.length + self._hand + sections.max_deck * self._faces
        self.layers = torch.nn.Sequential(
            torch.nn.Linear(seen + 2 * config.network.width, width),
            torch.nn.ReLU(),
            torch.nn.Linear(width, width),
            torch.nn.ReLU(),
            torch.nn.Linear(width, 1),
        ).to(device)
        parameters = list(self.layers.parameters())
        self.optimizer = torch.optim.Adam(parameters, self._rate, fused=device == "cuda")

    def read(self, games: PlayedGames) -> list[Tensor]:
        """Return what it knows in every step, for each part of the games."""
        parts = (games.part(number, self._parts) for number in range(self._parts))
        return [self._inputs(part) for part in parts]

    def values(self, inputs: list[Tensor]) -> Tensor:
        """Return the returns that it expects, by step and game."""
        with torch.no_grad():
            return torch.cat([self._values(part) for part in inputs], dim=1)

    def learn(self, games: PlayedGames, inputs: list[Tensor], returns: Tensor) -> Tensor:
        """Learn to expect these returns; return the mean of the squared errors."""
        errors: list[Any] = []
        for number, part in enumerate(inputs):
            acting = part_of(games.is_acting, number, self._parts)
            goal = part_of(returns, number, self._parts)
            error = ((self._values(part) - goal) ** 2 * acting).sum() / acting.sum()
            self.optimizer.zero_grad(set_to_none=True)
            error.backward()
            torch.nn.utils.clip_grad_norm_(self.layers.parameters(), MOST_GRADIENT)
            self.optimizer.step()
            errors.append(error.detach())
        return torch.stack(errors).mean()

    def _inputs(self, games: PlayedGames) -> Tensor:
        """Return (step, game, input).

        The seat before sees first of all the hand of the seat that acts. The vector counts the
        cards of the deck from its bottom, so those bits say which cards are still there.
        """
        dtype = low_precision(self._device)
        seen = games.seen
        decks = torch.nn.functional.one_hot(games.decks.long(), self._faces).to(torch.uint8)
        left = seen[..., self._deck, None] * decks
        hands = after_a_step(seen[..., : self._hand])
        features = games.features
        known = (seen, hands, left.flatten(-2), features, after_a_step(features))
        return torch.cat([part.to(dtype) for part in known], dim=-1)

    def _values(self, inputs: Tensor) -> Tensor:
        with mixed_precision(self._device):
            features = self.layers[:-1](inputs)
        last = self.layers[-1]
        return torch.nn.functional.linear(features.float(), last.weight, last.bias)[..., 0]


def after_a_step(record: Tensor) -> Tensor:
    """Return what was recorded one step before, and nothing in the first step."""
    return torch.cat([torch.zeros_like(record[:1]), record[:-1]])
