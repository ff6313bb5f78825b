"""GPU kernels: one thread per game, and each game is a column of device memory.

Neighbouring threads read the same word of neighbouring games, which are adjacent. Whole games are
played in shared memory, and observations are written there first. Import this module only after a
GPU has answered.
"""

from functools import cache

from numba import int32, uint32

from tamaya.engine.argument_checks import MAX_INTEGER
from tamaya.engine.cuda.block_output import Array, write_bytes, write_numbers, write_words
from tamaya.engine.cuda.cuda_jit import (
    ColumnKernel,
    column_kernel,
    column_kernel_from_template,
    cuda,
)
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.deck import deal, write_deck
from tamaya.engine.kernels.legal_masks import mark_legal
from tamaya.engine.kernels.legality import NO_ACTION, is_illegal
from tamaya.engine.kernels.moves import make_move
from tamaya.engine.kernels.next_game import start_next_game
from tamaya.engine.kernels.observations import observe, observer_seat, write_beliefs
from tamaya.engine.kernels.random_policy import random_move as choose
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.kernels.scoring import score
from tamaya.engine.observation_layout import Sections
from tamaya.engine.policy import Policy
from tamaya.engine.row_layout import CAUSE, SEAT
from tamaya.engine.rule_tables import RuleTables


@column_kernel
def deal_columns(games: Array, tables: RuleTables, seeds: Array, first_seat: int) -> None:
    """Deal each game from its seed."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        deal(games[row], tables, seeds[row], first_seat)


@column_kernel
def reset_columns(
    games: Array, tables: RuleTables, chosen: Array, initial_rows: Array, first_seat: int
) -> None:
    """Restart the chosen games."""
    row = cuda.grid(1)
    if row < games.shape[0] and chosen[row]:
        start_next_game(games[row], tables, initial_rows, row, first_seat)


@column_kernel
def first_illegal_columns(games: Array, tables: RuleTables, actions: Array, first: Array) -> None:
    """Lower ``first`` to the first game whose action is illegal."""
    row = cuda.grid(1)
    if row < games.shape[0] and is_illegal(games[row], tables, actions[row]):
        cuda.atomic.min(first, 0, row)


@column_kernel
def filter_legal_columns(
    games: Array, tables: RuleTables, actions: Array, filtered: Array, refused: Array
) -> None:
    """Replace illegal actions by ``NO_ACTION``, and flag where."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        action = actions[row]
        is_out = is_illegal(games[row], tables, action)
        filtered[row] = NO_ACTION if is_out else action
        refused[row] = is_out


@column_kernel
def step_columns(
    games: Array,
    tables: RuleTables,
    actions: Array,
    initial_rows: Array,
    first_seat: int,
    auto_reset: int,
    rewards: Array,
    causes: Array,
) -> None:
    """Make a legal move in each game; write the change of its score and the cause of its end."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        game = games[row]
        before = score(game, tables)
        if actions[row] != NO_ACTION:
            make_move(game, tables, actions[row])
        cause = get(game, CAUSE)
        rewards[row] = score(game, tables) - before
        causes[row] = cause
        if cause and auto_reset:
            start_next_game(game, tables, initial_rows, row, first_seat)


@column_kernel
def status_columns(
    games: Array, tables: RuleTables, scores: Array, causes: Array, seats: Array
) -> None:
    """Write the score, cause of the end and seat to act of each game."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        game = games[row]
        scores[row] = score(game, tables)
        causes[row] = get(game, CAUSE)
        seats[row] = get(game, SEAT)


@column_kernel
def deck_columns(games: Array, tables: RuleTables, faces: Array) -> None:
    """Shuffle the rest of each deck, and write the faces of its cards."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        write_deck(games[row], tables, faces[row])


@compiled
def observe_to_shared(
    games: Array,
    tables: RuleTables,
    sections: Sections,
    first_observer: int,
    observers: int,
    shared: Array,
) -> None:
    """Write the packed observation of each thread's seat into shared memory."""
    row = cuda.grid(1)
    if row < games.shape[0] * observers:
        game = games[row // observers]
        seat = observer_seat(game, first_observer, row % observers)
        begin = cuda.threadIdx.x * (sections.words | 1)
        observe(game, tables, sections, seat, shared[begin : begin + sections.words])
    cuda.syncthreads()


@column_kernel
def legal_columns(games: Array, tables: RuleTables, small: Array, wide: Array) -> None:
    """Write the legal actions of each game."""
    shared = cuda.shared.array(0, uint32)
    thread, block, stride = cuda.threadIdx.x, cuda.blockDim.x, tables.mask_words | 1
    row, rows, length = cuda.grid(1), games.shape[0], tables.action_count
    if row < rows:
        mark_legal(games[row], tables, shared[thread * stride : (thread + 1) * stride])
    cuda.syncthreads()
    first = row - thread
    here = min(block, rows - first)
    write_bytes(shared, stride, thread, block, first, here, length, small, wide)


@column_kernel
def observe_bytes(
    games: Array,
    tables: RuleTables,
    sections: Sections,
    first_observer: int,
    observers: int,
    small: Array,
    wide: Array,
) -> None:
    """Write observations with a byte per bit and a thread per observer."""
    shared = cuda.shared.array(0, uint32)
    observe_to_shared(games, tables, sections, first_observer, observers, shared)
    thread, block, stride = cuda.threadIdx.x, cuda.blockDim.x, sections.words | 1
    length, first = sections.length, cuda.grid(1) - thread
    here = min(block, games.shape[0] * observers - first)
    write_bytes(shared, stride, thread, block, first, here, length, small, wide)


@column_kernel
def observe_numbers(
    games: Array,
    tables: RuleTables,
    sections: Sections,
    first_observer: int,
    observers: int,
    vectors: Array,
) -> None:
    """Write observations with a number of any dtype per bit."""
    shared = cuda.shared.array(0, uint32)
    observe_to_shared(games, tables, sections, first_observer, observers, shared)
    thread, block, stride = cuda.threadIdx.x, cuda.blockDim.x, sections.words | 1
    first = cuda.grid(1) - thread
    here = min(block, games.shape[0] * observers - first)
    write_numbers(shared, stride, thread, block, first, here, vectors)


@column_kernel
def observe_words(
    games: Array,
    tables: RuleTables,
    sections: Sections,
    first_observer: int,
    observers: int,
    packed: Array,
) -> None:
    """Write packed observations."""
    shared = cuda.shared.array(0, uint32)
    observe_to_shared(games, tables, sections, first_observer, observers, shared)
    thread, block, stride = cuda.threadIdx.x, cuda.blockDim.x, sections.words | 1
    first = cuda.grid(1) - thread
    here = min(block, games.shape[0] * observers - first)
    write_words(shared, stride, thread, block, first, here, packed)


@column_kernel
def belief_columns(
    games: Array,
    tables: RuleTables,
    sections: Sections,
    first_observer: int,
    observers: int,
    vectors: Array,
) -> None:
    """Replace the possible faces of each card by their probabilities."""
    row = cuda.grid(1)
    if row < games.shape[0] * observers:
        game = games[row // observers]
        seat = observer_seat(game, first_observer, row % observers)
        write_beliefs(game, tables, sections, seat, vectors[row])


@column_kernel
def read_column(games: Array, game: int, row: Array) -> None:
    """Copy one game to a row."""
    word = cuda.grid(1)
    if word < row.shape[0]:
        row[word] = games[game, word]


@column_kernel
def write_column(games: Array, game: int, row: Array) -> None:
    """Overwrite one game with a row."""
    word = cuda.grid(1)
    if word < row.shape[0]:
        games[game, word] = row[word]


@column_kernel
def widen(numbers: Array, wide: Array, are_unsigned: int) -> None:
    """Copy integers to int64; unsigned ones that are too large become the largest."""
    place = cuda.grid(1)
    if place < wide.shape[0]:
        number = numbers[place]
        wide[place] = MAX_INTEGER if are_unsigned and number < 0 else number


@column_kernel
def mark_nonzero(numbers: Array, flags: Array) -> None:
    """Flag each number that is not 0."""
    place = cuda.grid(1)
    if place < flags.shape[0]:
        flags[place] = numbers[place] != 0


def play_columns(
    games: Array,
    tables: RuleTables,
    memory: Array,
    initial_rows: Array,
    first_seat: int,
    scores: Array,
    moves: Array,
) -> None:
    """Play each game to its end, then further games until each column has a score."""
    shared = cuda.shared.array(0, int32)
    row = cuda.grid(1)
    if row < games.shape[0]:
        begin = cuda.threadIdx.x * (tables.words | 1)
        game = shared[begin : begin + tables.words]
        for word in range(tables.words):
            game[word] = games[row, word]
        remembered = memory[row]
        made = 0
        for column in range(scores.shape[1]):
            if get(game, CAUSE):
                start_next_game(game, tables, initial_rows, row, first_seat)
                for word in range(1, remembered.shape[0]):
                    remembered[word] = 0
            while get(game, CAUSE) == 0:
                make_move(game, tables, choose(game, tables, remembered))
                made += 1
            scores[row, column] = score(game, tables)
        moves[row] = made
        for word in range(tables.words):
            games[row, word] = game[word]


def choose_columns(games: Array, tables: RuleTables, memory: Array, actions: Array) -> None:
    """Choose an action in each game that is not over."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        actions[row] = NO_ACTION
        if get(games[row], CAUSE) == 0:
            actions[row] = choose(games[row], tables, memory[row])


@cache
def play_kernel(policy: Policy) -> ColumnKernel:
    """Compile the kernel in which this policy plays whole games."""
    return column_kernel_from_template(play_columns, policy.choose, policy.name)


@cache
def choose_kernel(policy: Policy) -> ColumnKernel:
    """Compile the kernel in which this policy chooses one action for each game."""
    return column_kernel_from_template(choose_columns, policy.choose, policy.name)
