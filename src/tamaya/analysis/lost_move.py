"""Finds the move after which a perfect game was impossible."""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.analysis.winnability import WIDTHS, WinResult, solve_win
from tamaya.analysis.winnability_types import Impossibility
from tamaya.rules.hanabi import MadeMove, State


@dataclass(frozen=True, slots=True)
class WinnableTimeline:
    """Whether a perfect game was possible, position by position."""

    winnable: tuple[bool | None, ...]
    """After the deal, then after each move; None where it is undecided."""
    lost_at: int | None
    """The number of the move that made it impossible, from 0; None if no move did."""
    line: tuple[MadeMove, ...]
    """Moves to a perfect game from before that move, or from the deal if there is none."""
    reason: Impossibility | None
    """Why it is impossible: after that move, or from the deal."""


def find_lost_move(
    states: Sequence[State],
    widths: tuple[int, ...] = WIDTHS,
) -> WinnableTimeline:
    """Find the move after which no perfect game was possible, by bisection.

    ``states`` holds the state after the deal and after each move. What is impossible stays
    impossible, so few of them need a search.
    """
    results: dict[int, WinResult] = {}

    def result(index: int) -> WinResult:
        if index not in results:
            results[index] = solve_win(states[index], widths)
        return results[index]

    last = len(states) - 1
    # Everything up to ``won`` can be won; from ``lost`` on nothing can.
    won, lost = -1, last + 1
    undecided: set[int] = set()
    for index in (last, 0):
        if result(index).is_winnable:
            won = max(won, index)
        elif result(index).is_winnable is False:
            lost = min(lost, index)
    while True:
        between = [index for index in range(won + 1, lost) if index not in undecided]
        if not between:
            break
        index = between[len(between) // 2]
        found = result(index).is_winnable
        if found:
            won = index
        elif found is False:
            lost = index
        else:
            undecided.add(index)
    winnable = tuple(
        True if index <= won else False if index >= lost else None for index in range(last + 1)
    )
    is_exact = won >= 0 and lost == won + 1 <= last
    return WinnableTimeline(
        winnable,
        lost - 1 if is_exact else None,
        result(won).line if won >= 0 else (),
        result(lost).reason if lost <= last else None,
    )
