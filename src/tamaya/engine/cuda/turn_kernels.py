"""GPU kernels for a whole turn: a move in each game, then its legal actions and observation.

A block copies its games to shared memory, where one thread for each game makes the move and writes
packed bits; then all threads copy games and bits to device memory. Import it only after a GPU has
answered.
"""

from typing import NamedTuple

from numba import int32, uint32

from tamaya.engine.cuda.block_output import Array, write_bytes, write_numbers
from tamaya.engine.cuda.cuda_jit import (
    MAX_SHARED_BYTES,
    WORD_BYTES,
    LaunchShape,
    column_kernel,
    cuda,
    stride,
)
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.legal_masks import mark_legal
from tamaya.engine.kernels.observations import observe, observer_seat
from tamaya.engine.kernels.whole_turn import TurnArrays, take_turn
from tamaya.engine.observation_layout import Sections
from tamaya.engine.rule_tables import RuleTables

LEAST_GAMES_PER_BLOCK = 8
"""The bytes of a block's games must start at a multiple of eight."""
MANY_GAMES = 16384
"""From this number of games on, the GPU is busy enough with few threads for each."""


class BlockSize(NamedTuple):
    """The most games of a block, and the threads that copy for each thread that makes a move."""

    games: int
    threads_per_game: int


SMALL_BLOCK, LARGE_BLOCK = BlockSize(16, 8), BlockSize(64, 2)
"""The fastest on an H200, with few games and with many."""


def turn_shape(tables: RuleTables, vector_words: int, games: int) -> tuple[LaunchShape, int]:
    """Return the shape of a launch, and the games of a block."""
    most, threads_per_game = SMALL_BLOCK if games < MANY_GAMES else LARGE_BLOCK
    each = stride(tables.words + tables.mask_words + vector_words) * WORD_BYTES
    while most > LEAST_GAMES_PER_BLOCK and each * most + WORD_BYTES > MAX_SHARED_BYTES:
        most //= 2
    games_each = min(games, most)
    shape = LaunchShape(
        blocks=-(-games // games_each),
        threads=games_each * threads_per_game,
        # One word more may be read, but is not used.
        shared_bytes=each * games_each + WORD_BYTES,
    )
    return shape, games_each


@compiled
def play_games(
    games: Array,
    tables: RuleTables,
    actions: Array,
    initial_rows: Array,
    first_seat: int,
    auto_reset: int,
    games_each: int,
    results: TurnArrays,
    pitch: int,
    loaded: Array,
    shared: Array,
) -> None:
    """Copy the block's games to shared memory, make a turn in each and mark its legal actions."""
    thread, words = cuda.threadIdx.x, tables.words
    place, word = thread % games_each, thread // games_each
    first, step = cuda.blockIdx.x * games_each, cuda.blockDim.x // games_each
    if first + place < games.shape[0]:
        # Neighbouring threads read adjacent words.
        while word < words:
            loaded[place * pitch + word] = games[first + place, word]
            word += step
    cuda.syncthreads()
    row, begin = first + thread, thread * pitch
    if thread < games_each and row < games.shape[0]:
        game, action = loaded[begin : begin + words], int(actions[row])
        take_turn(game, tables, action, initial_rows, row, first_seat, auto_reset, results)
        mark_legal(game, tables, shared[begin + words : begin + words + tables.mask_words])


@compiled
def observe_games(
    games: Array,
    tables: RuleTables,
    sections: Sections,
    observer: int,
    games_each: int,
    pitch: int,
    loaded: Array,
    shared: Array,
) -> None:
    """Write a packed observation of each of the block's games to shared memory."""
    thread = cuda.threadIdx.x
    begin = thread * pitch
    if thread < games_each and cuda.blockIdx.x * games_each + thread < games.shape[0]:
        game = loaded[begin : begin + tables.words]
        begin += tables.words + tables.mask_words
        seat = observer_seat(game, observer, 0)
        observe(game, tables, sections, seat, shared[begin : begin + sections.words])


@compiled
def store_games(
    games: Array,
    tables: RuleTables,
    games_each: int,
    pitch: int,
    loaded: Array,
    shared: Array,
    small: Array,
    wide: Array,
) -> None:
    """Copy the block's games and their legal actions to device memory."""
    cuda.syncthreads()
    thread, words = cuda.threadIdx.x, tables.words
    place, word = thread % games_each, thread // games_each
    first, step = cuda.blockIdx.x * games_each, cuda.blockDim.x // games_each
    if first + place < games.shape[0]:
        while word < words:
            games[first + place, word] = loaded[place * pitch + word]
            word += step
    here, block = min(games_each, games.shape[0] - first), cuda.blockDim.x
    length = tables.action_count
    write_bytes(shared[words:], pitch, thread, block, first, here, length, small, wide)


@column_kernel
def turn_columns(
    games: Array,
    tables: RuleTables,
    actions: Array,
    initial_rows: Array,
    first_seat: int,
    auto_reset: int,
    games_each: int,
    results: TurnArrays,
    small_mask: Array,
    wide_mask: Array,
) -> None:
    """Make a turn in each game and write its legal actions."""
    loaded, shared = cuda.shared.array(0, int32), cuda.shared.array(0, uint32)
    pitch = (tables.words + tables.mask_words) | 1
    play_games(
        games,
        tables,
        actions,
        initial_rows,
        first_seat,
        auto_reset,
        games_each,
        results,
        pitch,
        loaded,
        shared,
    )
    store_games(games, tables, games_each, pitch, loaded, shared, small_mask, wide_mask)


@column_kernel
def turn_and_bytes(
    games: Array,
    tables: RuleTables,
    actions: Array,
    initial_rows: Array,
    first_seat: int,
    auto_reset: int,
    games_each: int,
    results: TurnArrays,
    small_mask: Array,
    wide_mask: Array,
    sections: Sections,
    observer: int,
    small: Array,
    wide: Array,
) -> None:
    """Make a turn in each game; write its legal actions and an observation, a byte per bit."""
    loaded, shared = cuda.shared.array(0, int32), cuda.shared.array(0, uint32)
    vector_at = tables.words + tables.mask_words
    pitch = (vector_at + sections.words) | 1
    play_games(
        games,
        tables,
        actions,
        initial_rows,
        first_seat,
        auto_reset,
        games_each,
        results,
        pitch,
        loaded,
        shared,
    )
    observe_games(games, tables, sections, observer, games_each, pitch, loaded, shared)
    store_games(games, tables, games_each, pitch, loaded, shared, small_mask, wide_mask)
    thread, block, first = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x * games_each
    here, length = min(games_each, games.shape[0] - first), sections.length
    write_bytes(shared[vector_at:], pitch, thread, block, first, here, length, small, wide)


@column_kernel
def turn_and_numbers(
    games: Array,
    tables: RuleTables,
    actions: Array,
    initial_rows: Array,
    first_seat: int,
    auto_reset: int,
    games_each: int,
    results: TurnArrays,
    small_mask: Array,
    wide_mask: Array,
    sections: Sections,
    observer: int,
    vectors: Array,
) -> None:
    """Make a turn in each game; write its legal actions and an observation of any dtype."""
    loaded, shared = cuda.shared.array(0, int32), cuda.shared.array(0, uint32)
    vector_at = tables.words + tables.mask_words
    pitch = (vector_at + sections.words) | 1
    play_games(
        games,
        tables,
        actions,
        initial_rows,
        first_seat,
        auto_reset,
        games_each,
        results,
        pitch,
        loaded,
        shared,
    )
    observe_games(games, tables, sections, observer, games_each, pitch, loaded, shared)
    store_games(games, tables, games_each, pitch, loaded, shared, small_mask, wide_mask)
    thread, block, first = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x * games_each
    here = min(games_each, games.shape[0] - first)
    write_numbers(shared[vector_at:], pitch, thread, block, first, here, vectors)
