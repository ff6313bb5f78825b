"""Many games on this machine's processor: a row each, shared out among threads."""

import os
from typing import Any, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tamaya.engine.arguments import contiguous_copy, to_flags, to_integers, writable_integers
from tamaya.engine.arrays import Flags, Numbers, Packed, Vectors, Words
from tamaya.engine.compiler import ensure_compiled
from tamaya.engine.cpu import observation_rows, row_kernels, turn_rows
from tamaya.engine.cpu.thread_pool import Kernel, thread_pool
from tamaya.engine.driver import BatchStatus, ObservationTarget, TurnResult
from tamaya.engine.observation import BELIEF, Sections
from tamaya.engine.policies import Policy
from tamaya.engine.rule_tables import RuleTables

MIN_ROWS_PER_THREAD = 2048
"""A thread is not worth its while for fewer rows that are touched once."""
MIN_OBSERVED_PER_THREAD = 512
"""Nor for fewer observations."""


class CpuDriver:
    """The games of a batch in the rows of one array."""

    def __init__(self, tables: RuleTables, games: int, threads: int | None = None) -> None:
        """Make room for so many games."""
        self.tables = tables
        self.rows: Words = np.zeros((games, tables.words), np.int32)
        self.threads = threads or os.cpu_count() or 1
        ensure_compiled(self._kernels())

    def to_integers(self, value: ArrayLike, shape: tuple[int, ...], name: str) -> Numbers:
        """Convert to an int64 array of this shape."""
        return to_integers(value, shape, name)

    def writable_memory(self, value: Numbers, shape: tuple[int, ...]) -> Numbers:
        """What a policy remembers, if it can be written into as it is."""
        return writable_integers(value, shape, "memory")

    def to_flags(self, value: ArrayLike, shape: tuple[int, ...]) -> Flags:
        """1 for each number or truth that was given, and 0 for none."""
        return to_flags(value, shape)

    def allocate(self, shape: tuple[int, ...], dtype: DTypeLike) -> Vectors:
        """An array to be filled."""
        allocate: Any = np.empty(shape, dtype)
        return cast(Vectors, allocate)

    def contiguous(self, vectors: Vectors) -> Vectors:
        """The array itself, or a copy whose numbers lie side by side."""
        return cast(Vectors, contiguous_copy(np.asarray(vectors)))

    def deal(self, seeds: Numbers, first_seat: int) -> None:
        """Begin each game with its seed."""
        self._run(row_kernels.deal_rows, self.rows, self.tables, seeds, first_seat)

    def first_illegal(self, actions: Numbers) -> int | None:
        """The first game in which its action is not legal."""
        found = self._run(row_kernels.first_illegal, self.rows, self.tables, actions)
        return next((row for row in found if row >= 0), None)

    def filter_legal(self, actions: Numbers) -> tuple[Numbers, Flags]:
        """The actions without those that are not legal, and where they were left out."""
        filtered, refused = np.empty_like(actions), np.empty(len(actions), np.uint8)
        arguments = (self.rows, self.tables, actions, filtered, refused)
        ensure_compiled({"filter_legal_rows": (row_kernels.filter_legal_rows, (*arguments, 0, 0))})
        self._run(row_kernels.filter_legal_rows, *arguments)
        return filtered, refused

    def step(
        self, actions: Numbers, initial_rows: Words, first_seat: int, *, auto_reset: bool
    ) -> tuple[Words, Flags]:
        """Make legal moves; the change of each score, and why each game has ended, if it has."""
        rewards = np.zeros(len(self.rows), np.int32)
        causes = np.zeros(len(self.rows), np.uint8)
        self._run(
            row_kernels.step_rows,
            self.rows,
            self.tables,
            actions,
            initial_rows,
            first_seat,
            int(auto_reset),
            rewards,
            causes,
        )
        return rewards, causes

    def legal_mask(self) -> Flags:
        """The legal actions of each game."""
        mask = np.empty((len(self.rows), self.tables.action_count), np.uint8)
        self._run(row_kernels.legal_rows, self.rows, self.tables, self._action_buffer(), mask)
        return mask

    def observe(self, target: ObservationTarget) -> None:
        """Write what seats see."""
        kernel, packed = (
            observation_rows.observe_unpacked_rows,
            self._observation_buffer(target.sections),
        )
        arguments = (self.rows, self.tables, target.sections, target.first, packed, target.vectors)
        ensure_compiled({"observe_unpacked_rows": (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments, min_rows=MIN_OBSERVED_PER_THREAD)
        self._write_beliefs(target)

    def turn(
        self,
        actions: Numbers,
        initial_rows: Words,
        first_seat: int,
        target: ObservationTarget,
        *,
        auto_reset: bool,
    ) -> TurnResult:
        """Make each move that is legal, write what seats see after it, and tell all the rest."""
        games, kernel = len(self.rows), turn_rows.turn_rows
        turn = TurnResult(
            rewards=np.empty(games, np.int32),
            causes=np.empty(games, np.uint8),
            refused=np.empty(games, np.uint8),
            final_scores=np.empty(games, np.int32),
            scores=np.empty(games, np.int32),
            seats=np.empty(games, np.uint8),
            mask=np.empty((games, self.tables.action_count), np.uint8),
            vectors=target.vectors,
        )
        arguments = (
            *(self.rows, self.tables, target.sections, target.first),
            *(actions, initial_rows, first_seat, int(auto_reset)),
            *(self._action_buffer(), self._observation_buffer(target.sections)),
            *turn,
        )
        ensure_compiled({"turn_rows": (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments, min_rows=MIN_OBSERVED_PER_THREAD)
        self._write_beliefs(target)
        return turn

    def _write_beliefs(self, target: ObservationTarget) -> None:
        if target.sections.form == BELIEF:
            kernel = observation_rows.belief_rows
            arguments = (self.rows, self.tables, target.sections, target.first, target.vectors)
            ensure_compiled({"belief_rows": (kernel, (*arguments, 0, 0))})
            self._run(kernel, *arguments, min_rows=MIN_OBSERVED_PER_THREAD)

    def observe_packed(self, sections: Sections, first: int, observers: int) -> Packed:
        """What so many seats see in packed form, from a first one on; below 0: the seat to act."""
        kernel = observation_rows.observe_rows
        packed = self._observation_buffer(sections, observers)
        arguments = (self.rows, self.tables, sections, first, packed)
        ensure_compiled({"observe_rows": (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments, min_rows=MIN_OBSERVED_PER_THREAD)
        copy: Packed = packed[:, :, : sections.words - 1].copy()
        return copy

    def _action_buffer(self) -> Packed:
        # Each call has room of its own, so that several threads may read the games at once. Most
        # of it is never touched, and costs nothing.
        return np.empty((len(self.rows), self.tables.mask_words), np.uint32)

    def _observation_buffer(self, sections: Sections, observers: int = 1) -> Packed:
        return np.empty((len(self.rows), observers, sections.words), np.uint32)

    def reset_games(self, chosen: Flags, initial_rows: Words, first_seat: int) -> None:
        """Begin each of the chosen games anew."""
        self._run(row_kernels.reset_rows, self.rows, self.tables, chosen, initial_rows, first_seat)

    def status(self) -> BatchStatus:
        """What everybody may ask of each game."""
        games = len(self.rows)
        status = BatchStatus(
            np.zeros(games, np.int32), np.zeros(games, np.uint8), np.zeros(games, np.uint8)
        )
        self._run(row_kernels.status_rows, self.rows, self.tables, *status)
        return status

    def play(
        self, policy: Policy, memory: Numbers, initial_rows: Words, first_seat: int, rounds: int
    ) -> tuple[Words, Numbers]:
        """Play games to their end: the scores, and the moves they took."""
        kernel = row_kernels.play_kernel(policy)
        scores = np.zeros((len(self.rows), rounds), np.int32)
        moves = np.zeros(len(self.rows), np.int64)
        arguments = (self.rows, self.tables, memory, initial_rows, first_seat, scores, moves)
        ensure_compiled({kernel.__name__: (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments, min_rows=1)
        return scores, moves

    def choose(self, policy: Policy, memory: Numbers) -> Numbers:
        """The action that a policy chooses in each game, or -1 where it is over."""
        kernel = row_kernels.choose_kernel(policy)
        actions = np.zeros(len(self.rows), np.int64)
        arguments = (self.rows, self.tables, memory, actions)
        ensure_compiled({kernel.__name__: (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments)
        return actions

    def row(self, game: int) -> Words:
        """A copy of one game's line."""
        copy: Words = self.rows[game].copy()
        return copy

    def row_with_ordered_deck(self, game: int) -> Words:
        """A copy of one game's line, with its deck in the order in which it will be drawn."""
        row = self.rows[game : game + 1].copy()
        row_kernels.order_deck_rows(row, self.tables, 0, 1)
        copy: Words = row[0]
        return copy

    def put_row(self, game: int, row: Words) -> None:
        """Put another line in the place of one."""
        self.rows[game] = row

    def all_rows(self) -> Words:
        """A copy of all lines, a row each."""
        return self.rows.copy()

    def put_all_rows(self, rows: Words) -> None:
        """Put other lines in the place of all."""
        self.rows[:] = rows

    def _run(
        self, kernel: Kernel, *arguments: object, min_rows: int = MIN_ROWS_PER_THREAD
    ) -> list[int]:
        """Let each thread walk over its own rows."""
        games = len(self.rows)
        parts = max(1, min(self.threads, games // min_rows))
        if parts == 1:
            return [kernel(*arguments, 0, games) or 0]
        return thread_pool().run(
            kernel, arguments, [games * part // parts for part in range(parts + 1)]
        )

    def _kernels(self) -> dict[str, tuple[object, tuple[object, ...]]]:
        numbers = np.zeros(0, np.int64)
        words = np.zeros(0, np.int32)
        flags = np.zeros(0, np.uint8)
        packed, mask = np.zeros((0, 0), np.uint32), np.zeros((0, 0), np.uint8)
        games, tables = self.rows, self.tables
        return {
            "deal_rows": (row_kernels.deal_rows, (games, tables, numbers, 0, 0, 0)),
            "first_illegal": (row_kernels.first_illegal, (games, tables, numbers, 0, 0)),
            "step_rows": (
                row_kernels.step_rows,
                (games, tables, numbers, games, 0, 0, words, flags, 0, 0),
            ),
            "reset_rows": (row_kernels.reset_rows, (games, tables, flags, games, 0, 0, 0)),
            "legal_rows": (row_kernels.legal_rows, (games, tables, packed, mask, 0, 0)),
            "status_rows": (row_kernels.status_rows, (games, tables, words, flags, flags, 0, 0)),
            "order_deck_rows": (row_kernels.order_deck_rows, (games, tables, 0, 0)),
        }
