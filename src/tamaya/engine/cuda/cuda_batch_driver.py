"""Games on a GPU: each is a column and has its own thread.

Results stay on the GPU, where other libraries share them without a copy; arguments may be arrays
of theirs. Import it only after a GPU has answered.
"""

from math import inf
from reprlib import repr as short
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tamaya.engine.argument_checks import (
    FLAGS,
    MAX_INTEGER_BYTES,
    check_array,
    to_flags,
    to_integers,
)
from tamaya.engine.array_types import Words
from tamaya.engine.batch_driver_interface import BatchStatus, ObservationTarget, TurnResult
from tamaya.engine.cpu.row_kernels import order_deck_rows
from tamaya.engine.cuda import column_kernels, turn_kernels
from tamaya.engine.cuda.all_seats_observation_kernel import observe_all_bytes, shared_words
from tamaya.engine.cuda.block_output import Array
from tamaya.engine.cuda.cuda_bound_turn import CudaBoundTurn, prepare
from tamaya.engine.cuda.cuda_jit import ColumnKernel, LaunchShape, cuda, row_shape
from tamaya.engine.kernels.legality import NO_ACTION
from tamaya.engine.kernels.whole_turn import TurnArrays
from tamaya.engine.observation_layout import BELIEF, Sections
from tamaya.engine.policy import Policy
from tamaya.engine.rule_tables import RuleTables

COLUMN_ORDER = "F"
"""The same word of neighbouring games is adjacent."""


class KernelCall(NamedTuple):
    """A kernel with its arguments."""

    kernel: ColumnKernel
    shape: LaunchShape
    arguments: tuple[object, ...]

    def launch(self) -> None:
        """Run the kernel on the default stream."""
        self.kernel.launch_shaped(self.shape, *self.arguments)


class CudaDriver:
    """The games of a batch as the columns of one array."""

    def __init__(self, tables: RuleTables, games: int) -> None:
        """Allocate the columns."""
        if games * tables.words * np.dtype(np.int32).itemsize > _free_bytes():
            raise MemoryError(f"not enough memory on the GPU for {games} games")
        self.tables = tables
        self.games = games
        self.rows: Array = cuda.device_array((games, tables.words), np.int32, order=COLUMN_ORDER)
        self._tables = RuleTables(*map(_to_device, tables))
        self._first: Array = cuda.device_array(1, np.int64)
        self._sections: dict[int, Sections] = {}
        no_rows = np.zeros((0, tables.words), np.int32)
        self._initial_rows: Array = cuda.to_device(np.asfortranarray(no_rows))

    def to_integers(self, value: ArrayLike, shape: tuple[int, ...], name: str) -> Array:
        """Convert to an int64 array of this shape on the GPU."""
        numbers = _device_array(value)
        if numbers is None:
            return cuda.to_device(np.asfortranarray(to_integers(value, shape, name)))
        check_array(numbers, shape, name)
        if numbers.dtype == np.int64 and (numbers.is_c_contiguous() or numbers.is_f_contiguous()):
            return numbers
        wide = cuda.device_array(shape, np.int64)
        are_unsigned = numbers.dtype.kind == "u" and numbers.dtype.itemsize == MAX_INTEGER_BYTES
        signed = numbers.view(np.int64) if are_unsigned else numbers
        column_kernels.widen.launch(numbers.size, signed, wide, int(are_unsigned))
        return wide

    def writable_memory(self, value: Any, shape: tuple[int, ...]) -> Array:
        """Check that the memory of a policy is on the GPU and writable, and return it."""
        on_device = _device_array(value)
        if on_device is None:
            raise TypeError(f"memory must be an array on the GPU, got {short(value)}")
        if on_device.dtype != np.int64:
            raise TypeError(f"unsupported dtype {on_device.dtype}: memory must be int64")
        check_array(on_device, shape, "memory")
        return on_device

    def to_flags(self, value: ArrayLike, shape: tuple[int, ...]) -> Array:
        """Convert booleans or integers to 0 and 1 on the GPU."""
        numbers = _device_array(value)
        if numbers is None:
            return cuda.to_device(to_flags(value, shape))
        if numbers.dtype == np.bool_:
            check_array(numbers.view(np.uint8), shape, FLAGS)
            return numbers.view(np.uint8)
        check_array(numbers, shape, FLAGS)
        flags = self.allocate(shape, np.uint8)
        column_kernels.mark_nonzero.launch(flags.size, numbers, flags)
        return flags

    def allocate(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array:
        """Allocate an uninitialised array on the GPU."""
        return cuda.device_array(shape, np.dtype(dtype))

    def contiguous(self, vectors: Array) -> Array:
        """Return an array on the GPU, of any library, or a copy there of one that is elsewhere."""
        on_device = _device_array(vectors)
        if on_device is None:
            return cuda.to_device(np.ascontiguousarray(vectors))
        if not on_device.is_c_contiguous():
            # Blocks of threads write side by side, and the caller would not see a copy.
            raise ValueError(f"out must be C-contiguous, got strides {on_device.strides}")
        return on_device

    def deal(self, seeds: Array, first_seat: int) -> None:
        """Deal each game from its seed."""
        on_device = cuda.to_device(seeds)
        column_kernels.deal_columns.launch(
            self.games, self.rows, self._tables, on_device, first_seat
        )

    def first_illegal(self, actions: Array) -> int | None:
        """Find the first game whose action is illegal."""
        self._first.copy_to_device(np.array([self.games], np.int64))
        column_kernels.first_illegal_columns.launch(
            self.games, self.rows, self._tables, actions, self._first
        )
        found = int(self._first.copy_to_host()[0])
        return found if found < self.games else None

    def filter_legal(self, actions: Array) -> tuple[Array, Array]:
        """Replace illegal actions by -1, and flag where."""
        filtered = self.allocate((self.games,), np.int64)
        refused = self.allocate((self.games,), np.uint8)
        column_kernels.filter_legal_columns.launch(
            self.games, self.rows, self._tables, actions, filtered, refused
        )
        return filtered, refused

    def step(self, actions: Array, first_seat: int, *, auto_reset: bool) -> tuple[Array, Array]:
        """Make legal moves; return the change of each score and the cause of each end."""
        rewards = self.allocate((self.games,), np.int32)
        causes = self.allocate((self.games,), np.uint8)
        column_kernels.step_columns.launch(
            self.games,
            self.rows,
            self._tables,
            actions,
            self._initial_rows,
            first_seat,
            int(auto_reset),
            rewards,
            causes,
        )
        return rewards, causes

    def legal_mask(self) -> Array:
        """Return the legal actions of each game."""
        mask = self.allocate((self.games, self.tables.action_count), np.uint8)
        column_kernels.legal_columns.launch(
            self.games,
            self.rows,
            self._tables,
            *_bytes_and_words(mask),
            shared=self.tables.mask_words,
        )
        return mask

    def observe(self, target: ObservationTarget) -> None:
        """Write the observations of seats."""
        for call in self._observation_calls(target):
            call.launch()

    def _observation_calls(self, target: ObservationTarget) -> list[KernelCall]:
        """Return the kernel that writes bits, and the one for beliefs where they are asked for."""
        sections, first, observers, vectors = target
        rows = self.games * observers
        flat = vectors.reshape(rows, sections.length)
        arguments = (self.rows, self._tables, self._sections_on_device(sections), first, observers)
        if vectors.dtype.itemsize == 1 and observers == self.tables.players:
            shape = row_shape(rows, shared_words(self.tables, sections), observers)
            small_and_wide = _bytes_and_words(flat)
            calls = [KernelCall(observe_all_bytes, shape, (*arguments[:3], *small_and_wide))]
        elif vectors.dtype.itemsize == 1:
            shape = row_shape(rows, sections.words)
            small_and_wide = _bytes_and_words(flat)
            kernel = column_kernels.observe_bytes
            calls = [KernelCall(kernel, shape, (*arguments, *small_and_wide))]
        else:
            shape = row_shape(rows, sections.words)
            calls = [KernelCall(column_kernels.observe_numbers, shape, (*arguments, flat))]
        if sections.form == BELIEF:
            shape = row_shape(rows)
            calls.append(KernelCall(column_kernels.belief_columns, shape, (*arguments, flat)))
        return calls

    def turn(
        self, actions: Array, first_seat: int, target: ObservationTarget, *, auto_reset: bool
    ) -> TurnResult:
        """Make each legal move, write the observations after it, and return the rest."""
        result = self._turn_arrays(target)
        self._turn_call(actions, first_seat, target, result, auto_reset=auto_reset).launch()
        for call in self._calls_after_turn(target):
            call.launch()
        return result

    def bind_turn(
        self, actions: Array, first_seat: int, target: ObservationTarget, *, auto_reset: bool
    ) -> CudaBoundTurn:
        """Prepare turns with these arrays."""
        result = self._turn_arrays(target)
        skip = cuda.to_device(np.full(self.games, NO_ACTION, actions.dtype))
        calls = [
            self._turn_call(actions, first_seat, target, result, auto_reset=auto_reset),
            *self._calls_after_turn(target),
        ]
        launches = [prepare(call.kernel, call.shape, *call.arguments) for call in calls]
        return CudaBoundTurn(launches, actions, skip, result)

    def _turn_arrays(self, target: ObservationTarget) -> TurnResult:
        """Allocate the arrays for the results of a turn."""
        kinds = np.int32, np.uint8, np.uint8, np.int32, np.int32, np.uint8
        results = TurnArrays(*(self.allocate((self.games,), kind) for kind in kinds))
        mask = self.allocate((self.games, self.tables.action_count), np.uint8)
        return TurnResult(*results, mask, target.vectors)

    def _turn_call(
        self,
        actions: Array,
        first_seat: int,
        target: ObservationTarget,
        result: TurnResult,
        *,
        auto_reset: bool,
    ) -> KernelCall:
        """Return the kernel of a turn and its arguments."""
        sections, first, observers, vectors = target
        are_many = observers > 1
        shape, games_each = turn_kernels.turn_shape(
            self.tables, 0 if are_many else sections.words, self.games
        )
        arguments = (
            *(self.rows, self._tables, actions, self._initial_rows, first_seat, int(auto_reset)),
            *(games_each, TurnArrays(*result[:6])),
            *_bytes_and_words(result.mask),
        )
        if are_many:
            return KernelCall(turn_kernels.turn_columns, shape, arguments)
        observed = self._sections_on_device(sections), first
        flat = vectors.reshape(self.games, sections.length)
        if vectors.dtype.itemsize == 1:
            arguments_for_bytes = (*arguments, *observed, *_bytes_and_words(flat))
            return KernelCall(turn_kernels.turn_and_bytes, shape, arguments_for_bytes)
        return KernelCall(turn_kernels.turn_and_numbers, shape, (*arguments, *observed, flat))

    def _calls_after_turn(self, target: ObservationTarget) -> list[KernelCall]:
        """Return what a turn does not write by itself: the observations of several, and beliefs."""
        calls = self._observation_calls(target)
        return calls if target.observers > 1 else calls[1:]

    def observe_packed(self, sections: Sections, first: int, observers: int) -> Array:
        """Return the packed vectors of several seats; a negative first one is the seat to act."""
        rows = self.games * observers
        packed = self.allocate((rows, sections.words - 1), np.uint32)
        on_device = self._sections_on_device(sections)
        column_kernels.observe_words.launch(
            rows,
            self.rows,
            self._tables,
            on_device,
            first,
            observers,
            packed,
            shared=sections.words,
        )
        return packed.reshape(self.games, observers, sections.words - 1)

    def reset_games(self, chosen: Array, first_seat: int) -> None:
        """Restart the chosen games."""
        column_kernels.reset_columns.launch(
            self.games, self.rows, self._tables, chosen, self._initial_rows, first_seat
        )

    def status(self) -> BatchStatus:
        """Return the status of each game."""
        status = BatchStatus(
            *(self.allocate((self.games,), kind) for kind in (np.int32, np.uint8, np.uint8))
        )
        column_kernels.status_columns.launch(self.games, self.rows, self._tables, *status)
        return status

    def decks(self) -> Array:
        """Return the faces of the cards of each game in the order in which they are drawn."""
        games = cuda.device_array(self.rows.shape, np.int32, order=COLUMN_ORDER)
        games.copy_to_device(self.rows)
        faces = self.allocate((self.games, self.tables.cards), np.uint8)
        column_kernels.deck_columns.launch(self.games, games, self._tables, faces)
        return faces

    def play(
        self, policy: Policy, memory: Array, first_seat: int, rounds: int
    ) -> tuple[Array, Array]:
        """Play games to their end; return the scores and the numbers of moves."""
        scores = cuda.device_array((self.games, rounds), np.int32, order=COLUMN_ORDER)
        moves = self.allocate((self.games,), np.int64)
        column_kernels.play_kernel(policy).launch(
            self.games,
            self.rows,
            self._tables,
            memory,
            self._initial_rows,
            first_seat,
            scores,
            moves,
            shared=self.tables.words,
        )
        return scores, moves

    def choose(self, policy: Policy, memory: Array) -> Array:
        """Return the action that a policy chooses in each game, or -1 in a game that is over."""
        actions = self.allocate((self.games,), np.int64)
        column_kernels.choose_kernel(policy).launch(
            self.games, self.rows, self._tables, memory, actions
        )
        return actions

    def row(self, game: int) -> Words:
        """Return a copy of one game's row."""
        row = self.allocate((self.tables.words,), np.int32)
        column_kernels.read_column.launch(self.tables.words, self.rows, game, row)
        copy: Words = row.copy_to_host()
        return copy

    def row_with_ordered_deck(self, game: int) -> Words:
        """Return a copy of one game's row with the rest of its deck shuffled."""
        row = self.row(game)
        order_deck_rows(row.reshape(1, -1), self.tables, 0, 1)
        return row

    def put_row(self, game: int, row: Words) -> None:
        """Overwrite one row."""
        on_device = cuda.to_device(np.ascontiguousarray(row))
        column_kernels.write_column.launch(self.tables.words, self.rows, game, on_device)

    def all_rows(self) -> Words:
        """Return a copy of all rows."""
        return np.ascontiguousarray(self.rows.copy_to_host())

    def put_all_rows(self, rows: Words) -> None:
        """Overwrite all rows."""
        on_device = _device_array(rows)
        self.rows.copy_to_device(np.asfortranarray(rows) if on_device is None else on_device)

    def put_initial_rows(self, rows: Words) -> None:
        """Let games restart from these rows; without any, from the next seed."""
        if self._initial_rows.shape == rows.shape:
            # Turns are bound to this array.
            self._initial_rows.copy_to_device(np.asfortranarray(rows))
        else:
            self._initial_rows = cuda.to_device(np.asfortranarray(rows))

    def _sections_on_device(self, sections: Sections) -> Sections:
        if sections.form not in self._sections:
            self._sections[sections.form] = Sections(*map(_to_device, sections))
        return self._sections[sections.form]


def _device_array(array: Any) -> Array | None:
    """Return an array on the GPU, of any library, or None if it is elsewhere."""
    if hasattr(array, "copy_to_host"):
        return array
    return cuda.as_cuda_array(array) if hasattr(array, "__cuda_array_interface__") else None


def _bytes_and_words(array: Array) -> tuple[Array, Array]:
    """View an array as bytes, and as 64-bit words without the rest at its end."""
    small = array.reshape(array.size).view(np.uint8)
    return small, small[: small.size // 8 * 8].view(np.uint64)


def _to_device(value: Any) -> Any:
    """Copy an array to the GPU; numbers stay as they are."""
    return cuda.to_device(value) if isinstance(value, np.ndarray) else value


def _free_bytes() -> float:
    """Return the free memory of the GPU; infinite on the simulator."""
    try:
        return float(cuda.current_context().get_memory_info().free)
    except NotImplementedError:
        return inf
