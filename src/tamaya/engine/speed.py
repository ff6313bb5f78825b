"""How fast games are played: random legal moves a second, with and without observations."""

import os
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Literal

from tamaya.engine.batch import Batch
from tamaya.engine.policies import RANDOM
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
"""Whose observations are written at every move."""

Workload = Callable[[], int]
"""Plays for a while, and says how many moves were made."""

GAMES = {"cpu": 1 << 14, "cuda": 1 << 22}
"""So many games at once on each device, or on each thread."""
ROUNDS = {"cpu": 16, "cuda": 8}
"""So many games in a row in one call."""
STEPS = 16
"""So many moves of each game between two looks at the clock."""
LEAST_RUNS = 3


def moves_a_second(
    run: Workload, seconds: float, clock: Callable[[], float] = perf_counter
) -> float:
    """The median over several runs, after one that only warms up, by the time of a clock."""
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
    """Random games of the engine: whole ones in compiled code, or step by step where seen."""
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
        # What a device was told to do is done once something has come back from it.
        _to_host(turn.mask[:1])
        return STEPS * count

    return run


def referee_workload(rules: Rules, players: int) -> Workload:
    """Random games of the referee, one after the other."""
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
    """The array in this machine's memory."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array
