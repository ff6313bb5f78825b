"""The search for one decision: possible hands, readable moves and rollouts."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from tamaya.engine.array_types import Numbers, Words
from tamaya.engine.rule_tables import RuleTables
from tamaya.search.belief import Belief
from tamaya.search.blueprints import Blueprint
from tamaya.search.decision_context import Situation
from tamaya.search.kernels_by_blueprint import Kernels, kernels_of
from tamaya.search.move_comparison import (
    ComparedMove,
    Scores,
    SwitchThreshold,
    compare_moves,
    highest_score,
)
from tamaya.search.time_limit import Stopwatch

FINISH_COST = 3
"""How many quick rollouts a rollout with endgame search counts for."""
CHUNK = 16
"""How many rollouts are played between two looks at the clock."""


@dataclass(frozen=True)
class Budget:
    """How much a search may compute for one move."""

    rollouts: int = 1350
    """The most games played to their end."""
    worlds: int = 300
    """The most hands sampled."""
    seconds: float | None = None
    """A time limit; a search that reaches it may differ from machine to machine."""
    threshold: SwitchThreshold = field(default_factory=SwitchThreshold)


class DecisionSearch:
    """The search for one decision of one seat."""

    def __init__(
        self,
        rows: Words,
        tables: RuleTables,
        blueprint: Blueprint,
        budget: Budget,
        watch: Stopwatch | None = None,
    ) -> None:
        """Replay the game, and ask the blueprint for its move.

        The time limit starts now, unless it is already running.
        """
        self.situation = Situation(rows, tables, blueprint.late)
        self.blueprint = blueprint
        self.budget = budget
        self._watch = Stopwatch(budget.seconds) if watch is None else watch
        self._kernels: Kernels = kernels_of(blueprint)
        self.before = np.zeros((len(rows), blueprint.remembered), np.int64)
        self.remembered = np.zeros(blueprint.remembered, np.int64)
        readable = np.zeros(tables.action_count, np.uint8)
        self.usual = int(
            self._kernels.replay_memory(
                rows,
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
        """The action of the blueprint."""
        self.readable = [int(action) for action in np.flatnonzero(readable)]
        """The legal actions that all seats read the same way."""
        self._seed = self.situation.turn * 1_000_003 + 17

    def belief(self) -> Belief:
        """The possible hands of the seat."""
        return Belief(
            self.situation,
            self.blueprint,
            self._kernels,
            self.before,
            self.remembered,
            self.budget.worlds,
            self._seed,
            self._watch,
        )

    def decide(self) -> ComparedMove:
        """The blueprint's action, or one that is clearly better."""
        others = [other for other in self.readable if other != self.usual]
        hands = self.belief().hands if others else None
        if hands is None:
            return ComparedMove(self.usual, 0.0, 0)
        roll_out, rollouts = self._kernels.roll_out, self.budget.rollouts
        if self.situation.is_near_the_end:
            roll_out = self._kernels.finish
        if roll_out is self._kernels.finish:
            rollouts //= FINISH_COST
        return compare_moves(
            [self.usual, *others],
            highest_score(self.situation.tables),
            rollouts,
            self.budget.threshold,
            lambda actions, start, stop: self._play(roll_out, hands, actions, start, stop),
            lambda: self._watch.is_over,
        )

    def warm_up(self) -> None:
        """Call every kernel once, so that no later decision waits for the compiler."""
        belief = self.belief()
        hands = belief.hands
        assert hands is not None
        belief.contradictions(hands)
        for roll_out in (self._kernels.roll_out, self._kernels.finish):
            self._play(roll_out, hands, [self.usual], 0, 1)

    def _play(
        self,
        roll_out: Callable[..., None],
        hands: Numbers,
        actions: list[int],
        start: int,
        stop: int,
    ) -> Scores:
        """The scores of these actions in the worlds from ``start`` to ``stop``, as time allows."""
        situation, tables = self.situation, self.situation.tables
        counts = np.zeros(tables.face_count, np.int64)
        games = np.zeros((2, tables.words), np.int32)
        memory = np.zeros(self.blueprint.rollout.memory, np.int64)
        played = [np.zeros((len(actions), 0), np.int64)]
        for first, end in self._watch.chunks(start, stop, max(1, CHUNK // len(actions))):
            scores = np.zeros((len(actions), end - first), np.int64)
            roll_out(
                situation.row,
                tables,
                self.remembered,
                situation.seat,
                situation.numbers,
                situation.unseen,
                hands,
                np.array(actions, np.int64),
                self._seed,
                first,
                end,
                scores,
                counts,
                games,
                memory,
            )
            played.append(scores)
        return np.concatenate(played, axis=1)
