"""CPU kernels: each runs over a range of rows."""

from collections.abc import Callable
from functools import cache

from tamaya.engine.array_types import Flags, Numbers, Packed, Words
from tamaya.engine.cpu.bit_unpacker import unpack_fastest
from tamaya.engine.jit import kernel, kernel_from_template
from tamaya.engine.kernels.deck import deal, order_deck, put_first_seat, write_deck
from tamaya.engine.kernels.legal_masks import mark_legal
from tamaya.engine.kernels.legality import NO_ACTION, is_illegal
from tamaya.engine.kernels.moves import make_move
from tamaya.engine.kernels.next_game import start_next_game
from tamaya.engine.kernels.random_numbers import put_seed
from tamaya.engine.kernels.random_policy import random_move as choose
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.kernels.scoring import score
from tamaya.engine.policy import Policy
from tamaya.engine.row_layout import CAUSE, SEAT
from tamaya.engine.rule_tables import RuleTables


@kernel
def deal_rows(
    games: Words, tables: RuleTables, seeds: Numbers, first_seat: int, start: int, stop: int
) -> None:
    """Deal each game from its seed."""
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
    """Find the first row whose action is illegal, or return -1."""
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
    """Replace illegal actions by ``NO_ACTION``, and flag where."""
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
    """Make a legal move in each game; write the change of its score and the cause of its end."""
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
    """Restart the chosen games."""
    for row in range(start, stop):
        if chosen[row]:
            start_next_game(games[row], tables, initial_rows, row, first_seat)


@kernel
def legal_rows(
    games: Words, tables: RuleTables, packed: Packed, mask: Flags, start: int, stop: int
) -> None:
    """Write the legal actions of each game: packed bits first, then a byte each."""
    # All games share one packed buffer, which stays in the cache.
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
    """Write the score, cause of the end and seat to act of each game."""
    for row in range(start, stop):
        game = games[row]
        scores[row] = score(game, tables)
        causes[row] = get(game, CAUSE)
        seats[row] = get(game, SEAT)


@kernel
def order_deck_rows(games: Words, tables: RuleTables, start: int, stop: int) -> None:
    """Shuffle the rest of each deck."""
    for row in range(start, stop):
        order_deck(games[row], tables)


@kernel
def deck_rows(games: Words, tables: RuleTables, faces: Flags, start: int, stop: int) -> None:
    """Shuffle the rest of each deck, and write the faces of its cards."""
    for row in range(start, stop):
        write_deck(games[row], tables, faces[row])


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
    """Play each game to its end, then further games until each column has a score."""
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
    """Compile the kernel in which this policy plays whole games."""
    return kernel_from_template(play_rows, policy.choose, policy.name)


@cache
def choose_kernel(policy: Policy) -> Callable[..., None]:
    """Compile the kernel in which this policy chooses one action for each game."""
    return kernel_from_template(choose_rows, policy.choose, policy.name)
