"""Kernels for a graphics card: one thread a game, whose line is a column of the card's memory.

Neighbouring threads read the same word of neighbouring games, which lie side by side. Whole games
are played in the memory near the processor, and observations written there first. Imported
only once a card has answered.
"""

from functools import cache

from numba import int32, uint32

from tamaya.engine.columns_bytes import Array, write_bytes, write_numbers, write_words
from tamaya.engine.compiling import compiled
from tamaya.engine.cuda_compiling import Columns, columns, columns_with, cuda
from tamaya.engine.given import LARGEST
from tamaya.engine.kernels.dealing import deal
from tamaya.engine.kernels.fields import get
from tamaya.engine.kernels.games import begin_again
from tamaya.engine.kernels.masks import mark_legal
from tamaya.engine.kernels.observing import believe, observe, observer
from tamaya.engine.kernels.random_moves import random_move as choose
from tamaya.engine.kernels.scoring import score
from tamaya.engine.kernels.turns import make_move
from tamaya.engine.layout import CAUSE, SEAT
from tamaya.engine.observation import Sections
from tamaya.engine.policies import Policy
from tamaya.engine.rows import NO_ACTION, is_refused
from tamaya.engine.tables import Tables


@columns
def deal_columns(games: Array, tables: Tables, seeds: Array, first_seat: int) -> None:
    """Begin each game with its seed."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        deal(games[row], tables, seeds[row], first_seat)


@columns
def begin_columns(
    games: Array, tables: Tables, chosen: Array, starts: Array, first_seat: int
) -> None:
    """Begin each of the chosen games anew."""
    row = cuda.grid(1)
    if row < games.shape[0] and chosen[row]:
        begin_again(games[row], tables, starts, row, first_seat)


@columns
def refuse_columns(games: Array, tables: Tables, actions: Array, first: Array) -> None:
    """Find the first game whose action is not legal there, if any is before the one told."""
    row = cuda.grid(1)
    if row < games.shape[0] and is_refused(games[row], tables, actions[row]):
        cuda.atomic.min(first, 0, row)


@columns
def sift_columns(
    games: Array, tables: Tables, actions: Array, sifted: Array, refused: Array
) -> None:
    """Leave out each action that is not legal, and tell where that is."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        action = actions[row]
        is_left_out = is_refused(games[row], tables, action)
        sifted[row] = NO_ACTION if is_left_out else action
        refused[row] = is_left_out


@columns
def step_columns(
    games: Array,
    tables: Tables,
    actions: Array,
    starts: Array,
    first_seat: int,
    begins_again: int,
    rewards: Array,
    causes: Array,
) -> None:
    """Make a legal move in each game; tell what it changed in the score, and why it ended."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        game = games[row]
        before = score(game, tables)
        if actions[row] != NO_ACTION:
            make_move(game, tables, actions[row])
        cause = get(game, CAUSE)
        rewards[row] = score(game, tables) - before
        causes[row] = cause
        if cause and begins_again:
            begin_again(game, tables, starts, row, first_seat)


@columns
def tell_columns(games: Array, tables: Tables, scores: Array, causes: Array, seats: Array) -> None:
    """Tell of each game its score, why it ended, and whose turn it is."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        game = games[row]
        scores[row] = score(game, tables)
        causes[row] = get(game, CAUSE)
        seats[row] = get(game, SEAT)


@compiled
def observe_near(
    games: Array,
    tables: Tables,
    sections: Sections,
    first_observer: int,
    observers: int,
    near: Array,
) -> None:
    """Write what the seat of each thread sees into the memory near the processor, packed."""
    row = cuda.grid(1)
    if row < games.shape[0] * observers:
        game = games[row // observers]
        seat = observer(game, first_observer, row % observers)
        begin = cuda.threadIdx.x * (sections.words | 1)
        observe(game, tables, sections, seat, near[begin : begin + sections.words])
    cuda.syncthreads()


@columns
def legal_columns(games: Array, tables: Tables, small: Array, wide: Array) -> None:
    """Mark the legal actions of each game."""
    near = cuda.shared.array(0, uint32)
    thread, block, pitch = cuda.threadIdx.x, cuda.blockDim.x, tables.mask_words | 1
    row, rows, length = cuda.grid(1), games.shape[0], tables.action_count
    if row < rows:
        mark_legal(games[row], tables, near[thread * pitch : (thread + 1) * pitch])
    cuda.syncthreads()
    write_bytes(near, pitch, thread, block, row - thread, rows, length, small, wide)


@columns
def observe_bytes(
    games: Array,
    tables: Tables,
    sections: Sections,
    first_observer: int,
    observers: int,
    small: Array,
    wide: Array,
) -> None:
    """Write what seats see of each game, each bit as a byte; a thread for each of them."""
    near = cuda.shared.array(0, uint32)
    observe_near(games, tables, sections, first_observer, observers, near)
    thread, block, pitch = cuda.threadIdx.x, cuda.blockDim.x, sections.words | 1
    rows, length, first = games.shape[0] * observers, sections.length, cuda.grid(1) - thread
    write_bytes(near, pitch, thread, block, first, rows, length, small, wide)


@columns
def observe_numbers(
    games: Array,
    tables: Tables,
    sections: Sections,
    first_observer: int,
    observers: int,
    vectors: Array,
) -> None:
    """The same with each bit as a number of any kind."""
    near = cuda.shared.array(0, uint32)
    observe_near(games, tables, sections, first_observer, observers, near)
    thread, block, pitch = cuda.threadIdx.x, cuda.blockDim.x, sections.words | 1
    rows, first = games.shape[0] * observers, cuda.grid(1) - thread
    write_numbers(near, pitch, thread, block, first, rows, vectors)


@columns
def observe_words(
    games: Array,
    tables: Tables,
    sections: Sections,
    first_observer: int,
    observers: int,
    packed: Array,
) -> None:
    """The same with 32 bits a word."""
    near = cuda.shared.array(0, uint32)
    observe_near(games, tables, sections, first_observer, observers, near)
    thread, block, pitch = cuda.threadIdx.x, cuda.blockDim.x, sections.words | 1
    rows, first = games.shape[0] * observers, cuda.grid(1) - thread
    write_words(near, pitch, thread, block, first, rows, packed)


@columns
def believe_columns(
    games: Array,
    tables: Tables,
    sections: Sections,
    first_observer: int,
    observers: int,
    vectors: Array,
) -> None:
    """Turn what seats know of each card into how likely its faces are."""
    row = cuda.grid(1)
    if row < games.shape[0] * observers:
        game = games[row // observers]
        seat = observer(game, first_observer, row % observers)
        believe(game, tables, sections, seat, vectors[row])


@columns
def read_column(games: Array, game: int, line: Array) -> None:
    """Copy the line of one game."""
    word = cuda.grid(1)
    if word < line.shape[0]:
        line[word] = games[game, word]


@columns
def write_column(games: Array, game: int, line: Array) -> None:
    """Put a line in the place of one game's."""
    word = cuda.grid(1)
    if word < line.shape[0]:
        games[game, word] = line[word]


@columns
def widen(numbers: Array, wide: Array, are_unsigned: int) -> None:
    """Copy whole numbers; one below 0 that cannot be was too large, and becomes the largest."""
    place = cuda.grid(1)
    if place < wide.shape[0]:
        number = numbers[place]
        wide[place] = LARGEST if are_unsigned and number < 0 else number


@columns
def mark_all_but_none(numbers: Array, flags: Array) -> None:
    """1 for each number that is not 0."""
    place = cuda.grid(1)
    if place < flags.shape[0]:
        flags[place] = numbers[place] != 0


def play_columns(
    games: Array,
    tables: Tables,
    memory: Array,
    starts: Array,
    first_seat: int,
    scores: Array,
    moves: Array,
) -> None:
    """Play each game to its end, and as many after it as there are columns for scores."""
    near = cuda.shared.array(0, int32)
    row = cuda.grid(1)
    if row < games.shape[0]:
        begin = cuda.threadIdx.x * (tables.words | 1)
        game = near[begin : begin + tables.words]
        for word in range(tables.words):
            game[word] = games[row, word]
        remembered = memory[row]
        made = 0
        for column in range(scores.shape[1]):
            if get(game, CAUSE):
                begin_again(game, tables, starts, row, first_seat)
                for word in range(1, remembered.shape[0]):
                    remembered[word] = 0
            while get(game, CAUSE) == 0:
                make_move(game, tables, choose(game, tables, remembered))
                made += 1
            scores[row, column] = score(game, tables)
        moves[row] = made
        for word in range(tables.words):
            games[row, word] = game[word]


def choose_columns(games: Array, tables: Tables, memory: Array, actions: Array) -> None:
    """Choose an action in each game that is not over."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        actions[row] = NO_ACTION
        if get(games[row], CAUSE) == 0:
            actions[row] = choose(games[row], tables, memory[row])


@cache
def play_kernel(policy: Policy) -> Columns:
    """The kernel in which this policy plays whole games."""
    return columns_with(play_columns, policy.choose, policy.name)


@cache
def choose_kernel(policy: Policy) -> Columns:
    """The kernel in which this policy chooses one action for each game."""
    return columns_with(choose_columns, policy.choose, policy.name)
