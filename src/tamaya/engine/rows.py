"""Kernels for this machine's processor: each walks over rows of games, from one to another."""

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.compiling import compiled, kernel, kernel_with
from tamaya.engine.kernels.dealing import deal, settle
from tamaya.engine.kernels.fields import get
from tamaya.engine.kernels.games import begin_again
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.kernels.masks import mark_legal
from tamaya.engine.kernels.random_moves import random_move as choose
from tamaya.engine.kernels.scoring import score
from tamaya.engine.kernels.turns import make_move
from tamaya.engine.layout import CAUSE, SEAT
from tamaya.engine.lines import Line
from tamaya.engine.policies import Policy
from tamaya.engine.spreading import spread_here
from tamaya.engine.tables import Tables

Words = NDArray[np.int32]
Numbers = NDArray[np.int64]
Flags = NDArray[np.uint8]
Packed = NDArray[np.uint32]
"""Bits, 32 a word: of each game's actions, or of a vector for each game and each observer."""
Vectors = NDArray[np.uint8] | NDArray[np.int8] | NDArray[np.float32]
"""For each game and each of its observers a vector."""

NO_ACTION = -1
"""The action that leaves a game as it is."""


@compiled
def is_refused(game: Line, tables: Tables, action: int) -> bool:
    """Whether an action is neither legal in a game nor none at all."""
    return action != NO_ACTION and not is_legal(game, tables, action)


@kernel
def deal_rows(
    games: Words, tables: Tables, seeds: Numbers, first_seat: int, start: int, stop: int
) -> None:
    """Begin each game with its seed."""
    for row in range(start, stop):
        deal(games[row], tables, seeds[row], first_seat)


@kernel
def first_refused(games: Words, tables: Tables, actions: Numbers, start: int, stop: int) -> int:
    """The first row whose action is not legal there, or -1."""
    for row in range(start, stop):
        if is_refused(games[row], tables, actions[row]):
            return row
    return -1


@kernel
def sift_rows(
    games: Words,
    tables: Tables,
    actions: Numbers,
    sifted: Numbers,
    refused: Flags,
    start: int,
    stop: int,
) -> None:
    """Leave out each action that is not legal, and tell where that is."""
    for row in range(start, stop):
        refused[row] = is_refused(games[row], tables, actions[row])
        sifted[row] = NO_ACTION if refused[row] else actions[row]


@kernel
def step_rows(
    games: Words,
    tables: Tables,
    actions: Numbers,
    starts: Words,
    first_seat: int,
    begins_again: int,
    rewards: Words,
    causes: Flags,
    start: int,
    stop: int,
) -> None:
    """Make a legal move in each game; tell what it changed in the score, and why it ended."""
    for row in range(start, stop):
        game = games[row]
        before = score(game, tables)
        if actions[row] != NO_ACTION:
            make_move(game, tables, actions[row])
        rewards[row] = score(game, tables) - before
        causes[row] = get(game, CAUSE)
        if causes[row] and begins_again:
            begin_again(game, tables, starts, row, first_seat)


@kernel
def begin_rows(
    games: Words,
    tables: Tables,
    chosen: Flags,
    starts: Words,
    first_seat: int,
    start: int,
    stop: int,
) -> None:
    """Begin each of the chosen games anew."""
    for row in range(start, stop):
        if chosen[row]:
            begin_again(games[row], tables, starts, row, first_seat)


@kernel
def legal_rows(
    games: Words, tables: Tables, packed: Packed, mask: Flags, start: int, stop: int
) -> None:
    """Mark the legal actions of each game, packed first and then each as a number of its own."""
    # Where bits are packed only to be spread, one place for all of them stays near.
    words = packed[start]
    for row in range(start, stop):
        mark_legal(games[row], tables, words)
        spread_here(words, tables.action_count, mask[row])


@kernel
def tell_rows(
    games: Words,
    tables: Tables,
    scores: Words,
    causes: Flags,
    seats: Flags,
    start: int,
    stop: int,
) -> None:
    """Tell of each game its score, why it ended, and whose turn it is."""
    for row in range(start, stop):
        game = games[row]
        scores[row] = score(game, tables)
        causes[row] = get(game, CAUSE)
        seats[row] = get(game, SEAT)


@kernel
def settle_rows(games: Words, tables: Tables, start: int, stop: int) -> None:
    """Put each deck in the order in which it will be drawn."""
    for row in range(start, stop):
        settle(games[row], tables)


def play_rows(
    games: Words,
    tables: Tables,
    memory: Numbers,
    starts: Words,
    first_seat: int,
    scores: Words,
    moves: Numbers,
    start: int,
    stop: int,
) -> None:
    """Play each game to its end, and as many after it as there are columns for scores."""
    for row in range(start, stop):
        game = games[row]
        remembered = memory[row]
        for column in range(scores.shape[1]):
            if get(game, CAUSE):
                begin_again(game, tables, starts, row, first_seat)
                for word in range(1, len(remembered)):
                    remembered[word] = 0
            while get(game, CAUSE) == 0:
                make_move(game, tables, choose(game, tables, remembered))
                moves[row] += 1
            scores[row, column] = score(game, tables)


def choose_rows(
    games: Words, tables: Tables, memory: Numbers, actions: Numbers, start: int, stop: int
) -> None:
    """Choose an action in each game that is not over."""
    for row in range(start, stop):
        actions[row] = NO_ACTION
        if get(games[row], CAUSE) == 0:
            actions[row] = choose(games[row], tables, memory[row])


@cache
def play_kernel(policy: Policy) -> Callable[..., None]:
    """The kernel in which this policy plays whole games."""
    return kernel_with(play_rows, policy.choose, policy.name)


@cache
def choose_kernel(policy: Policy) -> Callable[..., None]:
    """The kernel in which this policy chooses one action for each game."""
    return kernel_with(choose_rows, policy.choose, policy.name)
