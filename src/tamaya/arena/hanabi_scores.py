"""The result of one game of Hanabi, and statistics over many."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from tamaya.rules.hanabi import Outcome, Result


@dataclass(frozen=True, slots=True)
class HanabiGameResult:
    """The result of one game of Hanabi."""

    outcome: Outcome
    turns: int
    """The number of turns."""


@dataclass(frozen=True, slots=True)
class MatchScores:
    """The statistics of a match."""

    games: int
    mean: float
    standard_error: float
    """The standard error of the mean."""
    mean_points: float
    """The mean of the points on the table, including lost games."""
    perfect: float
    """The share of games in which every firework was completed."""
    lost: float
    """The share of games that were lost."""
    mean_turns: float
    histogram: Mapping[int, int]
    """The number of games by score, lowest score first."""


def scores(results: Sequence[HanabiGameResult]) -> MatchScores:
    """Compute the statistics of these games."""
    games = len(results)
    points = [result.outcome.score for result in results]
    endings = [result.outcome.result for result in results]
    return MatchScores(
        games=games,
        mean=fmean(points),
        standard_error=stdev(points) / games**0.5 if games > 1 else 0.0,
        mean_points=fmean(result.outcome.points for result in results),
        perfect=endings.count(Result.WON) / games,
        lost=endings.count(Result.LOST) / games,
        mean_turns=fmean(result.turns for result in results),
        histogram=dict(sorted(Counter(points).items())),
    )
