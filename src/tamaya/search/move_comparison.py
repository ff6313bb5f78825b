"""Which move is best, by the scores that each brought in the same worlds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.rule_tables import RuleTables

Scores = NDArray[np.int64]

FIRST_WORLDS = 32
"""In so many worlds the usual move alone is tried: if all of them end perfectly, that is enough."""
LEAST_WORLDS = 12
"""So many worlds are looked at before a move is given up."""
FEWEST_WORLDS = 6
"""With fewer worlds than these nothing is known."""
ENOUGH_WORLDS = 24
"""With fewer worlds than these, one wants to be surer that a move is worse."""


@dataclass(frozen=True)
class SwitchThreshold:
    """How much better a move must be than the usual one."""

    margin: float = 0.05
    """So many points in the mean."""
    errors: float = 2.5
    """So many standard errors."""


@dataclass(frozen=True)
class ComparedMove:
    """The move that was found, and how much better it seemed than the usual one."""

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
    """Compare the actions with the first, the usual one, until rollouts or time are used up.

    ``play`` tells the scores of some actions in the worlds from one number to another, or in fewer
    of them where the time is over.
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
    """What a perfect game is worth."""
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
    """The mean, and its standard error: at least that of one world in which it counts."""
    count = len(gains)
    spread = max(float(gains.std()), count**-0.5)
    return float(gains.mean()), spread / count**0.5
