"""One decision: what may be held, which moves everybody can read, and what comes of each."""

from dataclasses import dataclass, field
from time import perf_counter

import numpy as np

from tamaya.engine.rows import Words
from tamaya.engine.tables import Tables
from tamaya.search.believing import Belief
from tamaya.search.blueprints import Blueprint
from tamaya.search.kernels import Kernels, kernels_of
from tamaya.search.situation import Situation
from tamaya.search.weighing import Caution, Scores, Weighed, highest_score, weigh

COST = 3
"""A rollout with all the thought of the policy counts as so many quick ones."""


@dataclass(frozen=True)
class Budget:
    """How long a search thinks about one move."""

    rollouts: int = 1400
    """So many games are played to their end, if they are played quickly."""
    worlds: int = 300
    """So many hands are looked for at most."""
    seconds: float | None = None
    """A limit in time; a search that reaches it is not the same on every machine."""
    caution: Caution = field(default_factory=Caution)


class Thought:
    """All that goes into one decision."""

    def __init__(self, lines: Words, tables: Tables, blueprint: Blueprint, budget: Budget) -> None:
        """Go through the game again, and ask the blueprint what it would do."""
        self.situation = Situation(lines, tables, blueprint.late)
        self.blueprint = blueprint
        self.budget = budget
        self._began = perf_counter()
        self._kernels: Kernels = kernels_of(blueprint)
        self.before = np.zeros((len(lines), blueprint.remembered), np.int64)
        self.remembered = np.zeros(blueprint.remembered, np.int64)
        readable = np.zeros(tables.action_count, np.uint8)
        self.usual = int(
            self._kernels.recall(
                lines,
                tables,
                self.situation.seat,
                blueprint.common,
                self.before,
                self.remembered,
                readable,
                np.zeros(tables.words, np.int32),
                np.zeros((2, blueprint.policy.memory), np.int64),
            )
        )
        """What the blueprint would do."""
        self.readable = [int(action) for action in np.flatnonzero(readable)]
        """What may be done without misleading anybody."""
        self._seed = self.situation.turn * 1_000_003 + 17

    def belief(self) -> Belief:
        """What the seat may hold."""
        return Belief(
            self.situation,
            self.blueprint,
            self._kernels,
            self.before,
            self.remembered,
            self.budget.worlds,
            self._seed,
        )

    def decide(self) -> Weighed:
        """The action of the usual move, or of one that is clearly better."""
        others = [other for other in self.readable if other != self.usual]
        hands = self.belief().hands if others else None
        if hands is None:
            return Weighed(self.usual, 0.0, 0)
        tables = self.situation.tables
        counts = np.zeros(tables.face_count, np.int64)
        games = np.zeros((2, tables.words), np.int32)
        memory = np.zeros(self.blueprint.rollout.memory, np.int64)
        roll_out, rollouts = self._kernels.roll_out, self.budget.rollouts
        if self.situation.is_near_the_end:
            roll_out = self._kernels.finish
        if roll_out is self._kernels.finish:
            rollouts //= COST

        def play(some: list[int], start: int, stop: int) -> Scores:
            scores = np.zeros((len(some), stop - start), np.int64)
            roll_out(
                self.situation.line,
                tables,
                self.remembered,
                self.situation.seat,
                self.situation.numbers,
                self.situation.unseen,
                hands,
                np.array(some, np.int64),
                self._seed,
                start,
                stop,
                scores,
                counts,
                games,
                memory,
            )
            return scores

        return weigh(
            [self.usual, *others],
            highest_score(tables),
            rollouts,
            self.budget.caution,
            play,
            self._is_time,
        )

    def _is_time(self) -> bool:
        limit = self.budget.seconds
        return limit is not None and perf_counter() - self._began > limit
