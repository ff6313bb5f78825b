"""Many games on this machine's processor: a row each, shared out among threads."""

import os
from typing import Any, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tamaya.engine import observing_rows, rows, turning_rows
from tamaya.engine.compiling import prepare
from tamaya.engine.crew import Kernel, crew
from tamaya.engine.driver import Sight, Told, Turn
from tamaya.engine.given import in_order, numbers_to_write, truths, whole_numbers
from tamaya.engine.observation import BELIEF, Sections
from tamaya.engine.policies import Policy
from tamaya.engine.rows import Flags, Numbers, Packed, Vectors, Words
from tamaya.engine.tables import Tables

FEWEST_ROWS = 2048
"""A thread is not worth its while for fewer rows that are touched once."""
FEWEST_OBSERVED = 512
"""Nor for fewer observations."""


class Cpu:
    """The games of a batch in the rows of one array."""

    def __init__(self, tables: Tables, games: int, threads: int | None = None) -> None:
        """Make room for so many games."""
        self.tables = tables
        self.lines: Words = np.zeros((games, tables.words), np.int32)
        self.threads = threads or os.cpu_count() or 1
        prepare(self._kernels())

    def numbers(self, given: ArrayLike, shape: tuple[int, ...]) -> Numbers:
        """What was given, as whole numbers in this shape."""
        return whole_numbers(given, shape)

    def memory(self, given: Numbers, shape: tuple[int, ...]) -> Numbers:
        """What a policy remembers, if it can be written into as it is."""
        return numbers_to_write(given, shape)

    def flags(self, given: ArrayLike, shape: tuple[int, ...]) -> Flags:
        """1 for each number or truth that was given, and 0 for none."""
        return truths(given, shape)

    def room(self, shape: tuple[int, ...], dtype: DTypeLike) -> Vectors:
        """An array to be filled."""
        room: Any = np.empty(shape, dtype)
        return cast(Vectors, room)

    def side_by_side(self, vectors: Vectors) -> Vectors:
        """The array itself, or a copy whose numbers lie side by side."""
        return cast(Vectors, in_order(np.asarray(vectors)))

    def deal(self, seeds: Numbers, first_seat: int) -> None:
        """Begin each game with its seed."""
        self._share(rows.deal_rows, self.lines, self.tables, seeds, first_seat)

    def first_refused(self, actions: Numbers) -> int | None:
        """The first game in which its action is not legal."""
        found = self._share(rows.first_refused, self.lines, self.tables, actions)
        return next((row for row in found if row >= 0), None)

    def sift(self, actions: Numbers) -> tuple[Numbers, Flags]:
        """The actions without those that are not legal, and where they were left out."""
        sifted, refused = np.empty_like(actions), np.empty(len(actions), np.uint8)
        arguments = (self.lines, self.tables, actions, sifted, refused)
        prepare({"sift_rows": (rows.sift_rows, (*arguments, 0, 0))})
        self._share(rows.sift_rows, *arguments)
        return sifted, refused

    def step(
        self, actions: Numbers, starts: Words, first_seat: int, *, begins_again: bool
    ) -> tuple[Words, Flags]:
        """Make legal moves; the change of each score, and why each game has ended, if it has."""
        rewards = np.zeros(len(self.lines), np.int32)
        causes = np.zeros(len(self.lines), np.uint8)
        self._share(
            rows.step_rows,
            self.lines,
            self.tables,
            actions,
            starts,
            first_seat,
            int(begins_again),
            rewards,
            causes,
        )
        return rewards, causes

    def legal(self) -> Flags:
        """The legal actions of each game."""
        mask = np.empty((len(self.lines), self.tables.action_count), np.uint8)
        self._share(rows.legal_rows, self.lines, self.tables, self._room_for_actions(), mask)
        return mask

    def observe(self, sight: Sight) -> None:
        """Write what seats see."""
        kernel, packed = observing_rows.spread_rows, self._room_for_seen(sight.sections)
        arguments = (self.lines, self.tables, sight.sections, sight.first, packed, sight.vectors)
        prepare({"spread_rows": (kernel, (*arguments, 0, 0))})
        self._share(kernel, *arguments, fewest=FEWEST_OBSERVED)
        self._believe(sight)

    def turn(
        self, actions: Numbers, starts: Words, first_seat: int, sight: Sight, *, begins_again: bool
    ) -> Turn:
        """Make each move that is legal, write what seats see after it, and tell all the rest."""
        games, kernel = len(self.lines), turning_rows.turn_rows
        turn = Turn(
            rewards=np.empty(games, np.int32),
            causes=np.empty(games, np.uint8),
            refused=np.empty(games, np.uint8),
            final_scores=np.empty(games, np.int32),
            scores=np.empty(games, np.int32),
            seats=np.empty(games, np.uint8),
            mask=np.empty((games, self.tables.action_count), np.uint8),
            vectors=sight.vectors,
        )
        arguments = (
            *(self.lines, self.tables, sight.sections, sight.first),
            *(actions, starts, first_seat, int(begins_again)),
            *(self._room_for_actions(), self._room_for_seen(sight.sections)),
            *turn,
        )
        prepare({"turn_rows": (kernel, (*arguments, 0, 0))})
        self._share(kernel, *arguments, fewest=FEWEST_OBSERVED)
        self._believe(sight)
        return turn

    def _believe(self, sight: Sight) -> None:
        if sight.sections.form == BELIEF:
            kernel = observing_rows.believe_rows
            arguments = (self.lines, self.tables, sight.sections, sight.first, sight.vectors)
            prepare({"believe_rows": (kernel, (*arguments, 0, 0))})
            self._share(kernel, *arguments, fewest=FEWEST_OBSERVED)

    def observe_packed(self, sections: Sections, first: int, columns: int) -> Packed:
        """What so many seats see in packed form, from a first one on; below 0: the seat to act."""
        kernel = observing_rows.observe_rows
        packed = self._room_for_seen(sections, columns)
        arguments = (self.lines, self.tables, sections, first, packed)
        prepare({"observe_rows": (kernel, (*arguments, 0, 0))})
        self._share(kernel, *arguments, fewest=FEWEST_OBSERVED)
        copy: Packed = packed[:, :, : sections.words - 1].copy()
        return copy

    def _room_for_actions(self) -> Packed:
        # Each call has room of its own, so that several threads may read the games at once. Most
        # of it is never touched, and costs nothing.
        return np.empty((len(self.lines), self.tables.mask_words), np.uint32)

    def _room_for_seen(self, sections: Sections, columns: int = 1) -> Packed:
        return np.empty((len(self.lines), columns, sections.words), np.uint32)

    def begin_again(self, chosen: Flags, starts: Words, first_seat: int) -> None:
        """Begin each of the chosen games anew."""
        self._share(rows.begin_rows, self.lines, self.tables, chosen, starts, first_seat)

    def tell(self) -> Told:
        """What everybody may ask of each game."""
        games = len(self.lines)
        told = Told(np.zeros(games, np.int32), np.zeros(games, np.uint8), np.zeros(games, np.uint8))
        self._share(rows.tell_rows, self.lines, self.tables, *told)
        return told

    def play(
        self, policy: Policy, memory: Numbers, starts: Words, first_seat: int, rounds: int
    ) -> tuple[Words, Numbers]:
        """Play games to their end: the scores, and the moves they took."""
        kernel = rows.play_kernel(policy)
        scores = np.zeros((len(self.lines), rounds), np.int32)
        moves = np.zeros(len(self.lines), np.int64)
        arguments = (self.lines, self.tables, memory, starts, first_seat, scores, moves)
        prepare({kernel.__name__: (kernel, (*arguments, 0, 0))})
        self._share(kernel, *arguments, fewest=1)
        return scores, moves

    def choose(self, policy: Policy, memory: Numbers) -> Numbers:
        """The action that a policy chooses in each game, or -1 where it is over."""
        kernel = rows.choose_kernel(policy)
        actions = np.zeros(len(self.lines), np.int64)
        arguments = (self.lines, self.tables, memory, actions)
        prepare({kernel.__name__: (kernel, (*arguments, 0, 0))})
        self._share(kernel, *arguments)
        return actions

    def line(self, game: int) -> Words:
        """A copy of one game's line."""
        copy: Words = self.lines[game].copy()
        return copy

    def settled_line(self, game: int) -> Words:
        """A copy of one game's line, with its deck in the order in which it will be drawn."""
        line = self.lines[game : game + 1].copy()
        rows.settle_rows(line, self.tables, 0, 1)
        copy: Words = line[0]
        return copy

    def put_line(self, game: int, line: Words) -> None:
        """Put another line in the place of one."""
        self.lines[game] = line

    def all_lines(self) -> Words:
        """A copy of all lines, a row each."""
        return self.lines.copy()

    def put_all_lines(self, lines: Words) -> None:
        """Put other lines in the place of all."""
        self.lines[:] = lines

    def _share(self, kernel: Kernel, *arguments: object, fewest: int = FEWEST_ROWS) -> list[int]:
        """Let each thread walk over its own rows."""
        games = len(self.lines)
        parts = max(1, min(self.threads, games // fewest))
        if parts == 1:
            return [kernel(*arguments, 0, games) or 0]
        return crew().share(kernel, arguments, [games * part // parts for part in range(parts + 1)])

    def _kernels(self) -> dict[str, tuple[object, tuple[object, ...]]]:
        numbers = np.zeros(0, np.int64)
        words = np.zeros(0, np.int32)
        flags = np.zeros(0, np.uint8)
        packed, mask = np.zeros((0, 0), np.uint32), np.zeros((0, 0), np.uint8)
        games, tables = self.lines, self.tables
        return {
            "deal_rows": (rows.deal_rows, (games, tables, numbers, 0, 0, 0)),
            "first_refused": (rows.first_refused, (games, tables, numbers, 0, 0)),
            "step_rows": (
                rows.step_rows,
                (games, tables, numbers, games, 0, 0, words, flags, 0, 0),
            ),
            "begin_rows": (rows.begin_rows, (games, tables, flags, games, 0, 0, 0)),
            "legal_rows": (rows.legal_rows, (games, tables, packed, mask, 0, 0)),
            "tell_rows": (rows.tell_rows, (games, tables, words, flags, flags, 0, 0)),
            "settle_rows": (rows.settle_rows, (games, tables, 0, 0)),
        }
