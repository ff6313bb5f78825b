"""Compares moves by their scores in the same worlds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.rule_tables import RuleTables

Scores = NDArray[np.int64]

FIRST_WORLDS = 32
"""The usual move is played alone in this many worlds first: if all are perfect, it is kept."""
LEAST_WORLDS = 12
"""The worlds played before a move may be dropped."""
FEWEST_WORLDS = 6
"""With fewer worlds than this nothing is concluded."""
ENOUGH_WORLDS = 24
"""With fewer worlds than this, dropping a move needs stronger evidence."""


@dataclass(frozen=True)
class SwitchThreshold:
    """How much better a move must be than the usual one."""

    margin: float = 0.05
    """In points, on average."""
    errors: float = 2.5
    """In standard errors."""


@dataclass(frozen=True)
class ComparedMove:
    """The best move found, and how much better it scored than the usual one."""

    action: int
    gain: float
    worlds: int


def compare_moves(
    actions: list[int],
    highest: int,
    rollouts: int,
    threshold: SwitchThreshold,
    play: Callable[[list[int], int, int], Scores],
    is_time_over: Callable[[], bool],
) -> ComparedMove:
    """Compare the actions with the first, the usual one, until rollouts or time run out.

    ``play`` returns the scores of some actions in a range of worlds, or in fewer if time runs out.
    """
    usual, *others = actions
    base = play([usual], 0, FIRST_WORLDS)[0]
    if not others or (base == highest).all():
        return ComparedMove(usual, 0.0, len(base))
    gains = {other: np.zeros(0, np.int64) for other in others}
    done, left = 0, rollouts - FIRST_WORLDS
    for wanted in _growing_counts(LEAST_WORLDS):
        count = min(wanted, left // (len(gains) + 1))
        if count < FEWEST_WORLDS or is_time_over():
            break
        stop = done + count
        if stop > len(base):
            base = np.concatenate([base, play([usual], len(base), stop)[0]])
        scores = play(list(gains), done, min(stop, len(base)))
        stop = done + scores.shape[1]
        if stop == done:
            break
        for row, action in enumerate(gains):
            gains[action] = np.concatenate([gains[action], scores[row] - base[done:stop]])
        done, left = stop, left - count * (len(gains) + 1)
        gains = {action: seen for action, seen in gains.items() if not _is_worse(seen)}
        if not gains:
            break
    best, gain = usual, 0.0
    for action, seen in gains.items() if done >= FEWEST_WORLDS else ():
        mean, error = _mean(seen)
        if mean > max(gain, threshold.margin, threshold.errors * error):
            best, gain = action, mean
    return ComparedMove(best, gain, done)


def highest_score(tables: RuleTables) -> int:
    """The score of a perfect game."""
    return tables.highest * sum(tables.scores_points[suit] for suit in range(tables.suit_count))


def _growing_counts(count: int) -> Iterator[int]:
    while True:
        yield count
        count += count // 2


def _is_worse(gains: Scores) -> bool:
    mean, error = _mean(gains)
    errors = 2.0 if len(gains) >= ENOUGH_WORLDS else 2.5
    return mean + errors * error < 0 or (len(gains) >= ENOUGH_WORLDS and not gains.any())


def _mean(gains: Scores) -> tuple[float, float]:
    """The mean and its standard error, which is never taken as 0."""
    count = len(gains)
    spread = max(float(gains.std()), count**-0.5)
    return float(gains.mean()), spread / count**0.5
