"""Kernels for this machine's processor: each walks over rows of games, from one to another."""

from collections.abc import Callable
from functools import cache

from tamaya.engine.arrays import Flags, Numbers, Packed, Words
from tamaya.engine.compiler import kernel, kernel_from_template
from tamaya.engine.cpu.bit_unpacker import unpack_fastest
from tamaya.engine.kernels.chance import put_seed
from tamaya.engine.kernels.deck import deal, order_deck, put_first_seat
from tamaya.engine.kernels.fields import get
from tamaya.engine.kernels.legality import NO_ACTION, is_illegal
from tamaya.engine.kernels.masks import mark_legal
from tamaya.engine.kernels.next_game import start_next_game
from tamaya.engine.kernels.random_moves import random_move as choose
from tamaya.engine.kernels.scoring import score
from tamaya.engine.kernels.turns import make_move
from tamaya.engine.layout import CAUSE, SEAT
from tamaya.engine.policies import Policy
from tamaya.engine.rule_tables import RuleTables


@kernel
def deal_rows(
    games: Words, tables: RuleTables, seeds: Numbers, first_seat: int, start: int, stop: int
) -> None:
    """Begin each game with its seed."""
    for row in range(start, stop):
        deal(games[row], tables, seeds[row], first_seat)


@kernel
def seed_rows(
    games: Words,
    tables: RuleTables,
    seeds: Numbers,
    first_seat: int,
    has_seats: int,
    start: int,
    stop: int,
) -> None:
    """Put a seed into each row, and the first seat unless the row has one already."""
    for row in range(start, stop):
        put_seed(games[row], seeds[row])
        if not has_seats:
            put_first_seat(games[row], tables, seeds[row], first_seat)


@kernel
def first_illegal(games: Words, tables: RuleTables, actions: Numbers, start: int, stop: int) -> int:
    """The first row whose action is not legal there, or -1."""
    for row in range(start, stop):
        if is_illegal(games[row], tables, actions[row]):
            return row
    return -1


@kernel
def filter_legal_rows(
    games: Words,
    tables: RuleTables,
    actions: Numbers,
    filtered: Numbers,
    refused: Flags,
    start: int,
    stop: int,
) -> None:
    """Leave out each action that is not legal, and tell where that is."""
    for row in range(start, stop):
        refused[row] = is_illegal(games[row], tables, actions[row])
        filtered[row] = NO_ACTION if refused[row] else actions[row]


@kernel
def step_rows(
    games: Words,
    tables: RuleTables,
    actions: Numbers,
    initial_rows: Words,
    first_seat: int,
    auto_reset: int,
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
        if causes[row] and auto_reset:
            start_next_game(game, tables, initial_rows, row, first_seat)


@kernel
def reset_rows(
    games: Words,
    tables: RuleTables,
    chosen: Flags,
    initial_rows: Words,
    first_seat: int,
    start: int,
    stop: int,
) -> None:
    """Begin each of the chosen games anew."""
    for row in range(start, stop):
        if chosen[row]:
            start_next_game(games[row], tables, initial_rows, row, first_seat)


@kernel
def legal_rows(
    games: Words, tables: RuleTables, packed: Packed, mask: Flags, start: int, stop: int
) -> None:
    """Mark the legal actions of each game, packed first and then each as a number of its own."""
    # Where bits are packed only to be spread, one place for all of them stays near.
    words = packed[start]
    for row in range(start, stop):
        mark_legal(games[row], tables, words)
        unpack_fastest(words, tables.action_count, mask[row])


@kernel
def status_rows(
    games: Words,
    tables: RuleTables,
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
def order_deck_rows(games: Words, tables: RuleTables, start: int, stop: int) -> None:
    """Put each deck in the order in which it will be drawn."""
    for row in range(start, stop):
        order_deck(games[row], tables)


def play_rows(
    games: Words,
    tables: RuleTables,
    memory: Numbers,
    initial_rows: Words,
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
                start_next_game(game, tables, initial_rows, row, first_seat)
                for word in range(1, len(remembered)):
                    remembered[word] = 0
            while get(game, CAUSE) == 0:
                make_move(game, tables, choose(game, tables, remembered))
                moves[row] += 1
            scores[row, column] = score(game, tables)


def choose_rows(
    games: Words, tables: RuleTables, memory: Numbers, actions: Numbers, start: int, stop: int
) -> None:
    """Choose an action in each game that is not over."""
    for row in range(start, stop):
        actions[row] = NO_ACTION
        if get(games[row], CAUSE) == 0:
            actions[row] = choose(games[row], tables, memory[row])


@cache
def play_kernel(policy: Policy) -> Callable[..., None]:
    """The kernel in which this policy plays whole games."""
    return kernel_from_template(play_rows, policy.choose, policy.name)


@cache
def choose_kernel(policy: Policy) -> Callable[..., None]:
    """The kernel in which this policy chooses one action for each game."""
    return kernel_from_template(choose_rows, policy.choose, policy.name)
