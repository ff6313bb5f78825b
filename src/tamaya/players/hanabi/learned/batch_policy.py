"""The learned player inside the engine: it chooses for many games at once."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.batch_driver_interface import BatchStatus
from tamaya.engine.policy import Policy
from tamaya.players.hanabi.learned.learned_player import SEATS, has_learned, likeliest
from tamaya.players.hanabi.learned.numpy_network import network_from
from tamaya.players.hanabi.learned.weights_file import SHIPPED
from tamaya.players.hanabi.pair.engine_policy import PAIR
from tamaya.rules.hanabi.parameters import Rules


class PlayedBatch(Protocol):
    """The part of a batch that it needs: what the seats to act see, not the cards."""

    rules: Rules
    games: int

    def observe(self) -> NDArray[Any]:
        """Return what the seat to act sees in each game."""
        ...

    def legal_mask(self) -> NDArray[np.uint8]:
        """Return the legal actions of each game."""
        ...

    def status(self) -> BatchStatus:
        """Return the score, cause of the end and seat to act of each game."""
        ...

    def memory(self, policy: Policy) -> NDArray[np.int64]:
        """Create the memory of a policy."""
        ...

    def choose(self, policy: Policy, memory: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the actions that a policy chooses."""
        ...


class BatchPolicy:
    """Chooses the same actions as the player would from views."""

    name = "learned"
    seats = SEATS

    def chooser(self, batch: PlayedBatch) -> Callable[[], NDArray[np.int64]]:
        """Return a function that chooses the next action in each game of the batch.

        All games must be at their start, with the same first seat.
        """
        if not has_learned(batch.rules):
            pair_memory = batch.memory(PAIR)
            return lambda: batch.choose(PAIR, pair_memory)
        network = network_from(SHIPPED)
        memories = [network.empty_memory(batch.games) for _ in range(SEATS)]
        first = int(batch.status().seats[0])
        steps = iter(range(first, first + 10**9))

        def choose() -> NDArray[np.int64]:
            memory = memories[next(steps) % SEATS]
            actions = likeliest(network.logits(batch.observe()[None], memory), batch.legal_mask())
            return np.where(batch.status().causes == 0, actions, -1)

        return choose


LEARNED = BatchPolicy()
