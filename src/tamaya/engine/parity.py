"""The same games on two sides: the referee and the engine, or the engine on two devices.

Both make the same moves, and everything that can be asked of them is compared after each.
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

from tamaya.engine.batch import Batch
from tamaya.engine.bridge import less_what_no_line_holds
from tamaya.engine.following import follow
from tamaya.engine.kernels.lucky_moves import lucky_move
from tamaya.engine.last_moves import last_move
from tamaya.engine.layout import LAST_ACTION
from tamaya.engine.policies import Policy
from tamaya.engine.rows import NO_ACTION
from tamaya.engine.tables import CAUSES
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.rules.hanabi import (
    Choice,
    Game,
    Rules,
    compose,
    dealt_from,
    score,
    seed_from_words,
)
from tamaya.rules.hanabi.choices import every_choice

LUCKY = Policy("lucky", lucky_move)
"""Only to compare: it looks at its own hand."""

MOST_BESIDE_THE_REFEREE = 500
"""So many games of the referee are kept at once."""


class Different(Exception):
    """The two sides do not tell the same."""


class Compared(NamedTuple):
    """What was compared for one number of players."""

    players: int
    kinds: int
    """Different rules."""
    games: int
    moves: int


class Task(NamedTuple):
    """Games of one kind to be compared."""

    device: str
    choice: Choice
    players: int
    games: int
    words: str
    """What all chance is drawn from."""


def compare_every_game(device: str, games: int, words: str, workers: int = 1) -> list[Compared]:
    """Share so many games out among all rules and numbers of players, and compare them.

    So many processes work at once.
    """
    # Two editions may have one set of rules: they are one game here.
    kinds = {compose(choice): choice for choice in reversed(every_choice())}.values()
    pairs = list(product(kinds, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)))
    each, more = divmod(games, len(pairs))
    tasks = [
        Task(device, choice, players, each + (number < more), words)
        for number, (choice, players) in enumerate(pairs)
        if each or number < more
    ]
    if workers == 1:
        moves = list(map(compare_some, tasks))
    else:
        # What is compiled here first, no process has to compile beside all the others.
        compare_some(tasks[0]._replace(games=1))
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            moves = list(pool.map(compare_some, tasks))
    told: dict[int, Compared] = {}
    for task, made in zip(tasks, moves, strict=True):
        so_far = told.get(task.players, Compared(task.players, 0, 0, 0))
        told[task.players] = Compared(
            task.players, so_far.kinds + 1, so_far.games + task.games, so_far.moves + made
        )
    return [told[players] for players in sorted(told)]


def compare_some(task: Task) -> int:
    """Compare the games of one kind; how many moves were made."""
    choice, players = task.choice, task.players
    name = "+".join((choice.edition, *choice.extensions))
    seed = int.from_bytes(sha256(f"{task.words} {name} {players}".encode()).digest()[:8])
    try:
        return SIDES[task.device](compose(choice), players, task.games, seed)
    except Different as different:
        raise Different(f"{name}, {players} players: {different}") from different


def beside_the_referee(rules: Rules, players: int, games: int, seed: int) -> int:
    """Compare the engine on this machine's processor with the referee."""
    moves = 0
    for first in range(0, games, MOST_BESIDE_THE_REFEREE):
        names = [f"{seed} {n}" for n in range(first, min(games, first + MOST_BESIDE_THE_REFEREE))]
        setups = [dealt_from(seed_from_words(name), rules, players) for name in names]
        law = [Game.begin(setup) for setup in setups]
        batch = Batch.of_setups(setups, seed=seed + first)
        memory = batch.memory(LUCKY, seed + first)
        compare_states(law, batch, range(len(law)))
        while (actions := batch.choose(LUCKY, memory)).max() != NO_ACTION:
            batch.step(actions)
            going = [n for n in range(len(law)) if actions[n] != NO_ACTION]
            for number in going:
                law[number] = follow(law[number], int(actions[number]), batch, number)
            compare_states(law, batch, going)
            moves += len(going)
    return moves


def compare_states(law: Sequence[Game], batch: Batch, numbers: Sequence[int]) -> None:
    """Both tell the same of these games: state, last move, what is legal, score."""
    told, masks = batch.tell(), batch.legal_mask()
    made = batch.lines()[:, LAST_ACTION.word]
    for number in numbers:
        game = law[number]
        state = less_what_no_line_holds(game.state)
        legal = {batch.numbering.action_of(game.state, move) for move in game.legal_moves}
        cause = 0 if game.outcome is None else 1 + CAUSES.index(game.outcome.cause)
        for what, one, other in (
            ("state", state, replace(batch.to_state(number), chance=state.chance)),
            ("legal moves", legal, set(np.flatnonzero(masks[number]).tolist())),
            ("score", score(game.board), told.scores[number]),
            ("cause", cause, told.causes[number]),
            ("seat to act", game.board.seat_to_act, told.seats[number]),
            ("last move", last_move(game.history, game.board, batch.numbering), made[number]),
        ):
            if one != other:
                raise Different(f"{what} of game {number}: {one} and {other}")


def beside_the_processor(rules: Rules, players: int, games: int, seed: int) -> int:
    """Compare the engine on a graphics card with the engine on this machine's processor."""
    near, far = (
        Batch(rules, players, games, seed=seed, first_seat=None, device=device, threads=1)
        for device in ("cpu", "cuda")
    )
    memories = near.memory(LUCKY, seed), far.memory(LUCKY, seed)
    moves = 0
    while True:
        compare_batches(near, far)
        actions, same_actions = near.choose(LUCKY, memories[0]), far.choose(LUCKY, memories[1])
        _compare("actions", actions, same_actions)
        going = int((actions != NO_ACTION).sum())
        if going == 0:
            break
        moves += going
        step, same_step = near.step(actions), far.step(same_actions)
        _compare("rewards", step.rewards, same_step.rewards)
        _compare("causes", step.causes, same_step.causes)
    # Games that follow these are played without leaving the kernel.
    played, same_played = near.play(LUCKY, 2, seed), far.play(LUCKY, 2, seed)
    _compare("scores", played.scores, same_played.scores)
    _compare("moves", played.moves, same_played.moves)
    compare_batches(near, far)
    return moves + int(played.moves.sum())


def compare_batches(near: Batch, far: Batch) -> None:
    """Both hold the same games, and tell the same of them."""
    _compare("lines", near.lines(), far.lines())
    _compare("legal actions", near.legal_mask(), far.legal_mask())
    _compare("observations", near.observe("all"), far.observe("all"))
    _compare("packed observations", near.observe_packed(), far.observe_packed())
    told, same_told = near.tell(), far.tell()
    _compare("scores", told.scores, same_told.scores)
    _compare("causes", told.causes, same_told.causes)
    _compare("seats to act", told.seats, same_told.seats)


def _compare(what: str, one: NDArray[Any], other: Any) -> None:
    here = other.copy_to_host() if hasattr(other, "copy_to_host") else other
    if not np.array_equal(one, here):
        game = int(np.argwhere(one != here)[0][0])
        raise Different(f"{what} of game {game}: {one[game]} and {here[game]}")


SIDES: dict[str, Callable[[Rules, int, int, int], int]] = {
    "cpu": beside_the_referee,
    "cuda": beside_the_processor,
}
"""For each device what it is compared with."""
