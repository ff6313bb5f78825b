"""Play the same games twice and compare: referee and engine, or the engine on two devices.

Both sides make the same moves, and everything that they report is compared after each.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from hashlib import sha256
from itertools import product
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.batch import Batch, StepResult
from tamaya.engine.batch_driver_interface import TurnResult
from tamaya.engine.kernels.legality import NO_ACTION
from tamaya.engine.kernels.peek_policy import lucky_move
from tamaya.engine.last_move_from_history import last_move
from tamaya.engine.policy import Policy
from tamaya.engine.row_layout import LAST_ACTION
from tamaya.engine.rule_tables import CAUSES
from tamaya.engine.rules_game_after_action import follow
from tamaya.engine.state_conversion import without_unstored
from tamaya.rules.hanabi import (
    Choice,
    Game,
    Rules,
    compose,
    score,
    seed_from_words,
    setup_from_seed,
)
from tamaya.rules.hanabi.game_choice import every_choice
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS

LUCKY = Policy("lucky", lucky_move)
"""For comparisons only: it looks at its own hand."""

MAX_REFEREE_GAMES = 500
"""The number of referee games kept in memory at once."""


class ParityMismatch(Exception):
    """The two sides differ."""


class ParityCount(NamedTuple):
    """The totals of a comparison for one number of players."""

    players: int
    kinds: int
    """The number of different rules."""
    games: int
    moves: int


class ParityTask(NamedTuple):
    """Games to compare, of one set of rules and number of players."""

    device: str
    choice: Choice
    players: int
    games: int
    words: str
    """The seed of everything random."""


def compare_every_game(device: str, games: int, words: str, workers: int = 1) -> list[ParityCount]:
    """Divide the games evenly among all rules and numbers of players, and compare them."""
    # Two editions with the same rules count once.
    kinds = {compose(choice): choice for choice in reversed(every_choice())}.values()
    pairs = list(product(kinds, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)))
    each, more = divmod(games, len(pairs))
    tasks = [
        ParityTask(device, choice, players, each + (number < more), words)
        for number, (choice, players) in enumerate(pairs)
        if each or number < more
    ]
    if workers == 1:
        moves = list(map(compare_task, tasks))
    else:
        # Compile here first, so that the processes load the code from the cache.
        compare_task(tasks[0]._replace(games=1))
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            moves = list(pool.map(compare_task, tasks))
    counts: dict[int, ParityCount] = {}
    for task, made in zip(tasks, moves, strict=True):
        so_far = counts.get(task.players, ParityCount(task.players, 0, 0, 0))
        counts[task.players] = ParityCount(
            task.players, so_far.kinds + 1, so_far.games + task.games, so_far.moves + made
        )
    return [counts[players] for players in sorted(counts)]


def compare_task(task: ParityTask) -> int:
    """Compare the games of one task; return the number of moves."""
    choice, players = task.choice, task.players
    name = "+".join((choice.edition, *choice.extensions))
    seed = int.from_bytes(sha256(f"{task.words} {name} {players}".encode()).digest()[:8])
    try:
        return COMPARISONS[task.device](compose(choice), players, task.games, seed)
    except ParityMismatch as different:
        raise ParityMismatch(f"{name}, {players} players: {different}") from different


def compare_with_referee(rules: Rules, players: int, games: int, seed: int) -> int:
    """Compare the engine on the CPU with the referee."""
    moves = 0
    for first in range(0, games, MAX_REFEREE_GAMES):
        names = [f"{seed} {n}" for n in range(first, min(games, first + MAX_REFEREE_GAMES))]
        setups = [setup_from_seed(seed_from_words(name), rules, players) for name in names]
        referee_games = [Game.begin(setup) for setup in setups]
        batch = Batch.of_setups(setups, seed=seed + first)
        memory = batch.memory(LUCKY, seed + first)
        compare_states(referee_games, batch, range(len(referee_games)))
        while (actions := batch.choose(LUCKY, memory)).max() != NO_ACTION:
            batch.step(actions)
            active = [n for n in range(len(referee_games)) if actions[n] != NO_ACTION]
            for number in active:
                referee_games[number] = follow(
                    referee_games[number], int(actions[number]), batch, number
                )
            compare_states(referee_games, batch, active)
            moves += len(active)
    return moves


def compare_states(referee_games: Sequence[Game], batch: Batch, numbers: Sequence[int]) -> None:
    """Compare these games on both sides: state, last move, legal moves, score, cause and seat."""
    status, masks = batch.status(), batch.legal_mask()
    made = batch.rows()[:, LAST_ACTION.word]
    for number in numbers:
        game = referee_games[number]
        state = without_unstored(game.state)
        legal = {batch.numbering.action_of(game.state, move) for move in game.legal_moves}
        cause = 0 if game.outcome is None else 1 + CAUSES.index(game.outcome.cause)
        for what, one, other in (
            ("state", state, replace(batch.to_state(number), chance=state.chance)),
            ("legal moves", legal, set(np.flatnonzero(masks[number]).tolist())),
            ("score", score(game.board), status.scores[number]),
            ("cause", cause, status.causes[number]),
            ("seat to act", game.board.seat_to_act, status.seats[number]),
            ("last move", last_move(game.history, game.board, batch.numbering), made[number]),
        ):
            if one != other:
                raise ParityMismatch(f"{what} of game {number}: {one} and {other}")


def compare_with_cpu(rules: Rules, players: int, games: int, seed: int) -> int:
    """Compare the engine on a GPU with the engine on the CPU."""
    cpu, gpu = (
        Batch(rules, players, games, seed=seed, first_seat=None, device=device, threads=1)
        for device in ("cpu", "cuda")
    )
    turned = Batch(
        rules, players, games, seed=seed, first_seat=None, device="cuda", auto_reset=True
    )
    turn = turned.bind_turn()
    memories = cpu.memory(LUCKY, seed), gpu.memory(LUCKY, seed)
    moves = 0
    while True:
        compare_batches(cpu, gpu)
        actions, gpu_actions = cpu.choose(LUCKY, memories[0]), gpu.choose(LUCKY, memories[1])
        _compare("actions", actions, gpu_actions)
        active = int((actions != NO_ACTION).sum())
        if active == 0:
            break
        moves += active
        step, gpu_step = cpu.step(actions), gpu.step(gpu_actions)
        _compare("rewards", step.rewards, gpu_step.rewards)
        _compare("causes", step.causes, gpu_step.causes)
        compare_turn(cpu, actions != NO_ACTION, step, turn.run(gpu_actions))
    # The turns have started the next game of each.
    restarted = cpu.copy()
    restarted.reset_games(np.ones(games, np.uint8))
    _compare("rows after turns", restarted.rows(), turned.rows())
    # The games after these are played inside one kernel.
    played, gpu_played = cpu.play(LUCKY, 2, seed), gpu.play(LUCKY, 2, seed)
    _compare("scores", played.scores, gpu_played.scores)
    _compare("moves", played.moves, gpu_played.moves)
    compare_batches(cpu, gpu)
    return moves + int(played.moves.sum())


def compare_batches(cpu: Batch, gpu: Batch) -> None:
    """Compare the rows, legal actions, observations and status of two batches."""
    _compare("rows", cpu.rows(), gpu.rows())
    _compare("legal actions", cpu.legal_mask(), gpu.legal_mask())
    _compare("observations", cpu.observe("all"), gpu.observe("all"))
    _compare("packed observations", cpu.observe_packed(), gpu.observe_packed())
    status, gpu_status = cpu.status(), gpu.status()
    _compare("scores", status.scores, gpu_status.scores)
    _compare("causes", status.causes, gpu_status.causes)
    _compare("seats to act", status.seats, gpu_status.seats)


def compare_turn(cpu: Batch, active: NDArray[np.bool_], step: StepResult, turn: TurnResult) -> None:
    """Compare a step on the CPU with the same turn on a GPU, which restarts games that are over."""
    status = cpu.status()
    going_on = status.causes == 0
    for what, chosen, one, other in (
        ("rewards of a turn", active, step.rewards, turn.rewards),
        ("causes of a turn", active, step.causes, turn.causes),
        ("final scores of a turn", active, status.scores, turn.final_scores),
        ("scores of a turn", going_on, status.scores, turn.scores),
        ("seats of a turn", going_on, status.seats, turn.seats),
        ("legal actions of a turn", going_on, cpu.legal_mask(), turn.mask),
        ("observations of a turn", going_on, cpu.observe(), turn.vectors),
    ):
        copy = _to_host(other)
        rows = chosen.reshape(-1, *(1 for _ in one.shape[1:]))
        _compare(what, one, np.where(rows, copy, one))


def _to_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _compare(what: str, one: NDArray[Any], other: Any) -> None:
    copy = _to_host(other)
    if not np.array_equal(one, copy):
        game = int(np.argwhere(one != copy)[0][0])
        raise ParityMismatch(f"{what} of game {game}: {one[game]} and {copy[game]}")


COMPARISONS: dict[str, Callable[[Rules, int, int, int], int]] = {
    "cpu": compare_with_referee,
    "cuda": compare_with_cpu,
}
"""The comparison for each device."""
