"""Games on the CPU: each is a row, and threads share the rows."""

import os
from typing import Any, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tamaya.engine.argument_checks import contiguous_copy, to_flags, to_integers, writable_integers
from tamaya.engine.array_types import Flags, Numbers, Packed, Vectors, Words
from tamaya.engine.batch_driver_interface import BatchStatus, ObservationTarget, TurnResult
from tamaya.engine.cpu import observation_kernels, row_kernels, step_and_observe_kernel
from tamaya.engine.cpu.cpu_bound_turn import CpuBoundTurn
from tamaya.engine.cpu.thread_pool import Kernel, thread_pool
from tamaya.engine.jit import ensure_compiled
from tamaya.engine.kernels.whole_turn import TurnArrays
from tamaya.engine.observation_layout import BELIEF, Sections
from tamaya.engine.policy import Policy
from tamaya.engine.rule_tables import RuleTables

MIN_ROWS_PER_THREAD = 2048
"""Fewer rows that are touched once are not worth another thread."""
MIN_OBSERVED_PER_THREAD = 512
"""Fewer rows to observe are not worth another thread."""


class CpuDriver:
    """The games of a batch as the rows of one array."""

    def __init__(self, tables: RuleTables, games: int, threads: int | None = None) -> None:
        """Allocate the rows and compile the common kernels."""
        self.tables = tables
        self.rows: Words = np.zeros((games, tables.words), np.int32)
        self._initial_rows: Words = np.zeros((0, tables.words), np.int32)
        self.threads = threads or os.cpu_count() or 1
        ensure_compiled(self._kernels())

    def to_integers(self, value: ArrayLike, shape: tuple[int, ...], name: str) -> Numbers:
        """Convert to an int64 array of this shape."""
        return to_integers(value, shape, name)

    def writable_memory(self, value: Numbers, shape: tuple[int, ...]) -> Numbers:
        """Check that the memory of a policy is writable as it is, and return it."""
        return writable_integers(value, shape, "memory")

    def to_flags(self, value: ArrayLike, shape: tuple[int, ...]) -> Flags:
        """Convert booleans or integers to 0 and 1."""
        return to_flags(value, shape)

    def allocate(self, shape: tuple[int, ...], dtype: DTypeLike) -> Vectors:
        """Allocate an uninitialised array."""
        array: Any = np.empty(shape, dtype)
        return cast(Vectors, array)

    def contiguous(self, vectors: Vectors) -> Vectors:
        """Return the array, or a contiguous copy of it."""
        return cast(Vectors, contiguous_copy(np.asarray(vectors)))

    def deal(self, seeds: Numbers, first_seat: int) -> None:
        """Deal each game from its seed."""
        self._run(row_kernels.deal_rows, self.rows, self.tables, seeds, first_seat)

    def first_illegal(self, actions: Numbers) -> int | None:
        """Find the first game whose action is illegal."""
        found = self._run(row_kernels.first_illegal, self.rows, self.tables, actions)
        return next((row for row in found if row >= 0), None)

    def filter_legal(self, actions: Numbers) -> tuple[Numbers, Flags]:
        """Replace illegal actions by -1, and flag where."""
        filtered, refused = np.empty_like(actions), np.empty(len(actions), np.uint8)
        arguments = (self.rows, self.tables, actions, filtered, refused)
        ensure_compiled({"filter_legal_rows": (row_kernels.filter_legal_rows, (*arguments, 0, 0))})
        self._run(row_kernels.filter_legal_rows, *arguments)
        return filtered, refused

    def step(self, actions: Numbers, first_seat: int, *, auto_reset: bool) -> tuple[Words, Flags]:
        """Make legal moves; return the change of each score and the cause of each end."""
        rewards = np.zeros(len(self.rows), np.int32)
        causes = np.zeros(len(self.rows), np.uint8)
        self._run(
            row_kernels.step_rows,
            self.rows,
            self.tables,
            actions,
            self._initial_rows,
            first_seat,
            int(auto_reset),
            rewards,
            causes,
        )
        return rewards, causes

    def legal_mask(self) -> Flags:
        """Return the legal actions of each game."""
        mask = np.empty((len(self.rows), self.tables.action_count), np.uint8)
        self._run(row_kernels.legal_rows, self.rows, self.tables, self._action_buffer(), mask)
        return mask

    def observe(self, target: ObservationTarget) -> None:
        """Write the observations of seats."""
        kernel, packed = (
            observation_kernels.observe_unpacked_rows,
            self._observation_buffer(target.sections),
        )
        arguments = (self.rows, self.tables, target.sections, target.first, packed, target.vectors)
        ensure_compiled({"observe_unpacked_rows": (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments, min_rows=MIN_OBSERVED_PER_THREAD)
        self._write_beliefs(target)

    def turn(
        self, actions: Numbers, first_seat: int, target: ObservationTarget, *, auto_reset: bool
    ) -> TurnResult:
        """Make each legal move, write the observations after it, and return the rest."""
        bound = self.bind_turn(actions, first_seat, target, auto_reset=auto_reset)
        return bound.run()

    def bind_turn(
        self, actions: Numbers, first_seat: int, target: ObservationTarget, *, auto_reset: bool
    ) -> CpuBoundTurn:
        """Prepare turns with these arrays."""
        games, kernel = len(self.rows), step_and_observe_kernel.turn_rows
        results = TurnArrays(
            rewards=np.empty(games, np.int32),
            causes=np.empty(games, np.uint8),
            refused=np.empty(games, np.uint8),
            final_scores=np.empty(games, np.int32),
            scores=np.empty(games, np.int32),
            seats=np.empty(games, np.uint8),
        )
        mask = np.empty((games, self.tables.action_count), np.uint8)
        before = self.rows, self.tables, target.sections, target.first
        after = (
            *(first_seat, int(auto_reset)),
            *(self._action_buffer(), self._observation_buffer(target.sections)),
            *(results, mask, target.vectors),
        )
        examples = (*before, actions, self._initial_rows, *after, 0, 0)
        ensure_compiled({"turn_rows": (kernel, examples)})

        def make_turn(chosen: Numbers) -> None:
            arguments = (*before, chosen, self._initial_rows, *after)
            self._run(kernel, *arguments, min_rows=MIN_OBSERVED_PER_THREAD)
            self._write_beliefs(target)

        return CpuBoundTurn(make_turn, actions, TurnResult(*results, mask, target.vectors))

    def _write_beliefs(self, target: ObservationTarget) -> None:
        if target.sections.form == BELIEF:
            kernel = observation_kernels.belief_rows
            arguments = (self.rows, self.tables, target.sections, target.first, target.vectors)
            ensure_compiled({"belief_rows": (kernel, (*arguments, 0, 0))})
            self._run(kernel, *arguments, min_rows=MIN_OBSERVED_PER_THREAD)

    def observe_packed(self, sections: Sections, first: int, observers: int) -> Packed:
        """Return the packed vectors of several seats; a negative first one is the seat to act."""
        kernel = observation_kernels.observe_rows
        packed = self._observation_buffer(sections, observers)
        arguments = (self.rows, self.tables, sections, first, packed)
        ensure_compiled({"observe_rows": (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments, min_rows=MIN_OBSERVED_PER_THREAD)
        copy: Packed = packed[:, :, : sections.words - 1].copy()
        return copy

    def _action_buffer(self) -> Packed:
        # Each call has its own buffer, so that several threads may read the games at once. Most
        # of it is never touched and costs nothing.
        return np.empty((len(self.rows), self.tables.mask_words), np.uint32)

    def _observation_buffer(self, sections: Sections, observers: int = 1) -> Packed:
        return np.empty((len(self.rows), observers, sections.words), np.uint32)

    def reset_games(self, chosen: Flags, first_seat: int) -> None:
        """Restart the chosen games."""
        arguments = self.rows, self.tables, chosen, self._initial_rows, first_seat
        self._run(row_kernels.reset_rows, *arguments)

    def status(self) -> BatchStatus:
        """Return the status of each game."""
        games = len(self.rows)
        status = BatchStatus(
            np.zeros(games, np.int32), np.zeros(games, np.uint8), np.zeros(games, np.uint8)
        )
        self._run(row_kernels.status_rows, self.rows, self.tables, *status)
        return status

    def decks(self) -> Flags:
        """Return the faces of the cards of each game in the order in which they are drawn."""
        games = self.rows.copy()
        faces = np.zeros((len(games), self.tables.cards), np.uint8)
        arguments = (games, self.tables, faces)
        ensure_compiled({"deck_rows": (row_kernels.deck_rows, (*arguments, 0, 0))})
        self._run(row_kernels.deck_rows, *arguments)
        return faces

    def play(
        self, policy: Policy, memory: Numbers, first_seat: int, rounds: int
    ) -> tuple[Words, Numbers]:
        """Play games to their end; return the scores and the numbers of moves."""
        kernel = row_kernels.play_kernel(policy)
        scores = np.zeros((len(self.rows), rounds), np.int32)
        moves = np.zeros(len(self.rows), np.int64)
        before = self.rows, self.tables, memory, self._initial_rows
        arguments = (*before, first_seat, scores, moves)
        ensure_compiled({kernel.__name__: (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments, min_rows=1)
        return scores, moves

    def choose(self, policy: Policy, memory: Numbers) -> Numbers:
        """Return the action that a policy chooses in each game, or -1 in a game that is over."""
        kernel = row_kernels.choose_kernel(policy)
        actions = np.zeros(len(self.rows), np.int64)
        arguments = (self.rows, self.tables, memory, actions)
        ensure_compiled({kernel.__name__: (kernel, (*arguments, 0, 0))})
        self._run(kernel, *arguments)
        return actions

    def row(self, game: int) -> Words:
        """Return a copy of one game's row."""
        copy: Words = self.rows[game].copy()
        return copy

    def row_with_ordered_deck(self, game: int) -> Words:
        """Return a copy of one game's row with the rest of its deck shuffled."""
        row = self.rows[game : game + 1].copy()
        row_kernels.order_deck_rows(row, self.tables, 0, 1)
        copy: Words = row[0]
        return copy

    def put_row(self, game: int, row: Words) -> None:
        """Overwrite one row."""
        self.rows[game] = row

    def all_rows(self) -> Words:
        """Return a copy of all rows."""
        return self.rows.copy()

    def put_all_rows(self, rows: Words) -> None:
        """Overwrite all rows."""
        self.rows[:] = rows

    def put_initial_rows(self, rows: Words) -> None:
        """Let games restart from these rows; without any, from the next seed."""
        self._initial_rows = rows

    def _run(
        self, kernel: Kernel, *arguments: object, min_rows: int = MIN_ROWS_PER_THREAD
    ) -> list[int]:
        """Run a kernel over all rows, divided among the threads."""
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
