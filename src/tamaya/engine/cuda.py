"""Many games on a graphics card: a column each, and a thread for each of them.

What it gives back lies on the card too, and is shared with other libraries without being copied;
they may hand over what they hold there. Imported only once a card has answered.
"""

from math import inf
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tamaya.engine import columns
from tamaya.engine.columns_bytes import Array
from tamaya.engine.columns_of_all_seats import observe_all_bytes, words_near
from tamaya.engine.cuda_compiling import cuda
from tamaya.engine.driver import Sight, Told, Turn
from tamaya.engine.given import (
    WIDEST,
    refuse_other_numbers,
    truths,
    whole_numbers,
    wrong_memory,
)
from tamaya.engine.observation import BELIEF, Sections
from tamaya.engine.policies import Policy
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.rows import Words, settle_rows
from tamaya.engine.tables import Tables
from tamaya.rules.game import Refused

BY_COLUMNS = "F"
"""Neighbouring games lie side by side, word by word."""


class Cuda:
    """The games of a batch in the columns of one array."""

    def __init__(self, tables: Tables, games: int) -> None:
        """Make room for so many games."""
        if games * tables.words * np.dtype(np.int32).itemsize > _free_bytes():
            raise MemoryError
        self.tables = tables
        self.games = games
        self.lines: Array = cuda.device_array((games, tables.words), np.int32, order=BY_COLUMNS)
        self._tables = Tables(*map(_there, tables))
        self._first: Array = cuda.device_array(1, np.int64)
        self._sections: dict[int, Sections] = {}
        self._starts: tuple[Words, Array] | None = None

    def numbers(self, given: ArrayLike, shape: tuple[int, ...]) -> Array:
        """What was given, as whole numbers in this shape, on the card."""
        numbers = _on_the_card(given)
        if numbers is None:
            return cuda.to_device(np.asfortranarray(whole_numbers(given, shape)))
        refuse_other_numbers(numbers, shape)
        if numbers.dtype == np.int64 and (numbers.is_c_contiguous() or numbers.is_f_contiguous()):
            return numbers
        wide = cuda.device_array(shape, np.int64)
        are_unsigned = numbers.dtype.kind == "u" and numbers.dtype.itemsize == WIDEST
        signed = numbers.view(np.int64) if are_unsigned else numbers
        columns.widen.launch(numbers.size, signed, wide, int(are_unsigned))
        return wide

    def memory(self, given: Any, shape: tuple[int, ...]) -> Array:
        """What a policy remembers, if it lies on the card and can be written into as it is."""
        there = _on_the_card(given)
        if there is None or there.dtype != np.int64:
            raise wrong_memory(type(given).__name__)
        refuse_other_numbers(there, shape)
        return there

    def flags(self, given: ArrayLike, shape: tuple[int, ...]) -> Array:
        """1 for each number or truth that was given, on the card, and 0 for none."""
        numbers = _on_the_card(given)
        if numbers is None:
            return cuda.to_device(truths(given, shape))
        if numbers.dtype == np.bool_:
            refuse_other_numbers(numbers.view(np.uint8), shape)
            return numbers.view(np.uint8)
        refuse_other_numbers(numbers, shape)
        flags = self.room(shape, np.uint8)
        columns.mark_all_but_none.launch(flags.size, numbers, flags)
        return flags

    def room(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array:
        """An array to be filled, on the card."""
        return cuda.device_array(shape, np.dtype(dtype))

    def side_by_side(self, vectors: Array) -> Array:
        """An array of the card, whichever library made it, or a copy there of one that is not."""
        there = _on_the_card(vectors)
        if there is None:
            return cuda.to_device(np.ascontiguousarray(vectors))
        if not there.is_c_contiguous():
            # Blocks of threads write what lies side by side, and a copy would not be seen.
            wanted, given = "contiguous array", "strided array"
            raise Refused(EngineRefusal.WRONG_KIND, given=given, wanted=wanted)
        return there

    def deal(self, seeds: Array, first_seat: int) -> None:
        """Begin each game with its seed."""
        there = cuda.to_device(seeds)
        columns.deal_columns.launch(self.games, self.lines, self._tables, there, first_seat)

    def first_refused(self, actions: Array) -> int | None:
        """The first game in which its action is not legal."""
        self._first.copy_to_device(np.array([self.games], np.int64))
        columns.refuse_columns.launch(self.games, self.lines, self._tables, actions, self._first)
        found = int(self._first.copy_to_host()[0])
        return found if found < self.games else None

    def sift(self, actions: Array) -> tuple[Array, Array]:
        """The actions without those that are not legal, and where they were left out."""
        sifted = self.room((self.games,), np.int64)
        refused = self.room((self.games,), np.uint8)
        columns.sift_columns.launch(self.games, self.lines, self._tables, actions, sifted, refused)
        return sifted, refused

    def step(
        self, actions: Array, starts: Words, first_seat: int, *, begins_again: bool
    ) -> tuple[Array, Array]:
        """Make legal moves; the change of each score, and why each game has ended, if it has."""
        rewards = self.room((self.games,), np.int32)
        causes = self.room((self.games,), np.uint8)
        columns.step_columns.launch(
            self.games,
            self.lines,
            self._tables,
            actions,
            self._starts_there(starts),
            first_seat,
            int(begins_again),
            rewards,
            causes,
        )
        return rewards, causes

    def legal(self) -> Array:
        """The legal actions of each game."""
        mask = self.room((self.games, self.tables.action_count), np.uint8)
        columns.legal_columns.launch(
            self.games,
            self.lines,
            self._tables,
            *_small_and_wide(mask),
            near=self.tables.mask_words,
        )
        return mask

    def observe(self, sight: Sight) -> None:
        """Write what seats see."""
        sections, first, observers, vectors = sight
        rows = self.games * observers
        flat = vectors.reshape(rows, sections.length)
        arguments = (self.lines, self._tables, self._sections_there(sections), first, observers)
        if vectors.dtype.itemsize == 1 and observers == self.tables.players:
            observe_all_bytes.launch(
                rows,
                *arguments[:3],
                *_small_and_wide(flat),
                near=words_near(self.tables, sections),
                together=observers,
            )
        elif vectors.dtype.itemsize == 1:
            columns.observe_bytes.launch(
                rows, *arguments, *_small_and_wide(flat), near=sections.words
            )
        else:
            columns.observe_numbers.launch(rows, *arguments, flat, near=sections.words)
        if sections.form == BELIEF:
            columns.believe_columns.launch(rows, *arguments, flat)

    def turn(
        self, actions: Array, starts: Words, first_seat: int, sight: Sight, *, begins_again: bool
    ) -> Turn:
        """Make each move that is legal, write what seats see after it, and tell all the rest."""
        sifted, refused = self.sift(actions)
        rewards, causes = self.step(sifted, starts, first_seat, begins_again=False)
        final = told = self.tell()
        if begins_again:
            self.begin_again(causes, starts, first_seat)
            told = self.tell()
        self.observe(sight)
        return Turn(
            *(rewards, causes, refused, final.scores, told.scores, told.seats),
            mask=self.legal(),
            vectors=sight.vectors,
        )

    def observe_packed(self, sections: Sections, first: int, observers: int) -> Array:
        """What so many seats see in packed form, from a first one on; below 0: the seat to act."""
        rows = self.games * observers
        packed = self.room((rows, sections.words - 1), np.uint32)
        there = self._sections_there(sections)
        columns.observe_words.launch(
            rows, self.lines, self._tables, there, first, observers, packed, near=sections.words
        )
        return packed.reshape(self.games, observers, sections.words - 1)

    def begin_again(self, chosen: Array, starts: Words, first_seat: int) -> None:
        """Begin each of the chosen games anew."""
        there = self._starts_there(starts)
        columns.begin_columns.launch(
            self.games, self.lines, self._tables, chosen, there, first_seat
        )

    def tell(self) -> Told:
        """What everybody may ask of each game."""
        told = Told(*(self.room((self.games,), kind) for kind in (np.int32, np.uint8, np.uint8)))
        columns.tell_columns.launch(self.games, self.lines, self._tables, *told)
        return told

    def play(
        self, policy: Policy, memory: Array, starts: Words, first_seat: int, rounds: int
    ) -> tuple[Array, Array]:
        """Play games to their end: the scores, and the moves they took."""
        scores = cuda.device_array((self.games, rounds), np.int32, order=BY_COLUMNS)
        moves = self.room((self.games,), np.int64)
        columns.play_kernel(policy).launch(
            self.games,
            self.lines,
            self._tables,
            memory,
            self._starts_there(starts),
            first_seat,
            scores,
            moves,
            near=self.tables.words,
        )
        return scores, moves

    def choose(self, policy: Policy, memory: Array) -> Array:
        """The action that a policy chooses in each game, or -1 where it is over."""
        actions = self.room((self.games,), np.int64)
        columns.choose_kernel(policy).launch(self.games, self.lines, self._tables, memory, actions)
        return actions

    def line(self, game: int) -> Words:
        """A copy of one game's line."""
        line = self.room((self.tables.words,), np.int32)
        columns.read_column.launch(self.tables.words, self.lines, game, line)
        copy: Words = line.copy_to_host()
        return copy

    def settled_line(self, game: int) -> Words:
        """A copy of one game's line, with its deck in the order in which it will be drawn."""
        line = self.line(game)
        settle_rows(line.reshape(1, -1), self.tables, 0, 1)
        return line

    def put_line(self, game: int, line: Words) -> None:
        """Put another line in the place of one."""
        there = cuda.to_device(np.ascontiguousarray(line))
        columns.write_column.launch(self.tables.words, self.lines, game, there)

    def all_lines(self) -> Words:
        """A copy of all lines, a row each."""
        return np.ascontiguousarray(self.lines.copy_to_host())

    def put_all_lines(self, lines: Words) -> None:
        """Put other lines in the place of all."""
        there = _on_the_card(lines)
        self.lines.copy_to_device(np.asfortranarray(lines) if there is None else there)

    def _starts_there(self, starts: Words) -> Array:
        if self._starts is None or self._starts[0] is not starts:
            self._starts = (starts, cuda.to_device(np.asfortranarray(starts)))
        return self._starts[1]

    def _sections_there(self, sections: Sections) -> Sections:
        if sections.form not in self._sections:
            self._sections[sections.form] = Sections(*map(_there, sections))
        return self._sections[sections.form]


def _on_the_card(array: Any) -> Array | None:
    """An array of the card, whichever library made it, or None where it lies elsewhere."""
    if hasattr(array, "copy_to_host"):
        return array
    return cuda.as_cuda_array(array) if hasattr(array, "__cuda_array_interface__") else None


def _small_and_wide(array: Array) -> tuple[Array, Array]:
    """The bytes of an array one by one, and by eights; what is left at the end is not in those."""
    small = array.reshape(array.size).view(np.uint8)
    return small, small[: small.size // 8 * 8].view(np.uint64)


def _there(value: Any) -> Any:
    """A number, or an array once more on the card."""
    return cuda.to_device(value) if isinstance(value, np.ndarray) else value


def _free_bytes() -> float:
    """How much room there is on the card; without end where nothing can tell."""
    try:
        return float(cuda.current_context().get_memory_info().free)
    except NotImplementedError:
        return inf
