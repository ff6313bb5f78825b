"""Measure random legal moves a second, with and without observations."""

import os
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Literal

from tamaya.engine.batch import Batch
from tamaya.engine.policy import RANDOM
from tamaya.rules.hanabi import (
    Refusal,
    Rules,
    Seed,
    begin,
    judge,
    legal_moves,
    setup_from_seed,
)

ObservedSeats = Literal["nothing", "to-act", "all"]
"""The seats whose observations are written at every move."""

Workload = Callable[[], int]
"""Plays for a while and returns the number of moves."""

GAMES = {"cpu": 1 << 14, "cuda": 1 << 22}
"""The number of games at once on a GPU, or for each CPU thread."""
ROUNDS = {"cpu": 16, "cuda": 8}
"""The number of games after each other in one call."""
STEPS = 16
"""The number of moves of each game between two clock readings."""
LEAST_RUNS = 3


def moves_a_second(
    run: Workload, seconds: float, clock: Callable[[], float] = perf_counter
) -> float:
    """Return the median speed of several runs, after a warm-up run."""
    run()
    speeds: list[float] = []
    began = clock()
    while clock() - began < seconds or len(speeds) < LEAST_RUNS:
        start = clock()
        moves = run()
        speeds.append(moves / (clock() - start))
    return median(speeds)


def engine_workload(
    rules: Rules,
    players: int,
    device: str,
    threads: int | None,
    seen: ObservedSeats,
    games: int = 0,
) -> Workload:
    """Return a workload of random games: whole ones in a kernel, or turn by turn if observed."""
    count = games or GAMES[device] * (threads or os.cpu_count() or 1 if device == "cpu" else 1)
    batch = Batch(
        rules, players, count, auto_reset=seen != "nothing", device=device, threads=threads
    )
    if seen == "nothing":
        return lambda: int(_to_host(batch.play(rounds=ROUNDS[device]).moves).sum())
    memory = batch.memory(RANDOM)
    vectors = batch.observe(seen)

    def run() -> int:
        for _ in range(STEPS):
            turn = batch.turn(batch.choose(RANDOM, memory), seen, out=vectors)
        # A GPU has finished only when a result has come back.
        _to_host(turn.mask[:1])
        return STEPS * count

    return run


def referee_workload(rules: Rules, players: int) -> Workload:
    """Return a workload of random games of the referee, one after the other."""
    chance = Random(0)

    def run() -> int:
        state = begin(setup_from_seed(Seed(chance.randbytes(32)), rules, players)).state
        moves = 0
        while state.board.outcome is None:
            seat = state.board.seat_to_act
            judgement = judge(state, seat, chance.choice(legal_moves(state)))
            assert not isinstance(judgement, Refusal)
            state = judgement.state
            moves += 1
        return moves

    return run


def _to_host(array: Any) -> Any:
    """Copy an array to the memory of the host."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array
