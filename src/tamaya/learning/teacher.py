"""Games of a compiled player, which a clone learns from."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.batch import Batch
from tamaya.engine.policy import Policy
from tamaya.learning.refusals import LearningRefusal
from tamaya.roster.by_name import policy_named
from tamaya.rules.hanabi import Rules
from tamaya.rules.shared_types import Refused

SETS_AHEAD = 3
"""The sets of games that are played while the learner is busy."""

Actions = NDArray[np.int8]
"""The moves of a set of games: (step, game), -1 after the end of a game."""


class Teacher:
    """Plays sets of games on the CPU, each from its own seed, ahead of the learner."""

    def __init__(self, rules: Rules, seats: int, games: int, name: str) -> None:
        """Check that the player exists and plays this game."""
        policy: Any = policy_named("hanabi", name)
        # A choice about a tile would give a seat two turns in a row.
        if not isinstance(policy, Policy) or policy.seats not in (None, seats) or rules.tiles:
            raise Refused(LearningRefusal.NO_TEACHER, teacher=name)
        self._policy = policy
        self._batch = Batch(rules, seats, games)
        self._pending: dict[int, Future[Actions]] = {}
        self._pool: ThreadPoolExecutor | None = None

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Play ahead in a thread; compiled code does not hold up Python."""
        with ThreadPoolExecutor(1) as pool:
            self._pool = pool
            try:
                yield
            finally:
                pool.shutdown(cancel_futures=True)
                self._pool = None
                self._pending.clear()

    def games(self, seed: int, ahead: list[int]) -> Actions:
        """Return the games of a seed, and start those of the seeds that are wanted next."""
        if self._pool is None:
            return self.play(seed)
        for wanted in (seed, *ahead[:SETS_AHEAD]):
            if wanted not in self._pending:
                self._pending[wanted] = self._pool.submit(self.play, wanted)
        return self._pending.pop(seed).result()

    def play(self, seed: int) -> Actions:
        """Play the games of a seed to their end."""
        batch = self._batch
        batch.reset(seed)
        memory = batch.memory(self._policy, seed)
        steps = []
        while (batch.status().causes == 0).any():
            actions = batch.choose(self._policy, memory)
            batch.step(actions)
            steps.append(actions.astype(np.int8))
        return np.stack(steps)
