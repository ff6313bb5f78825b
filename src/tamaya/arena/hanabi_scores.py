"""How one game of a match ended, and what many of them came to."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from tamaya.rules.hanabi import Outcome, Result


@dataclass(frozen=True, slots=True)
class HanabiGameResult:
    """The end of one game of Hanabi."""

    outcome: Outcome
    turns: int
    """How many turns were taken."""


@dataclass(frozen=True, slots=True)
class MatchScores:
    """What a match came to."""

    games: int
    mean: float
    standard_error: float
    """How far the mean of so many games strays from that of all games."""
    mean_points: float
    """The mean of the points on the table, those of lost games too."""
    perfect: float
    """The part of the games in which every firework was completed."""
    lost: float
    """The part of the games that were lost."""
    mean_turns: float
    histogram: Mapping[int, int]
    """For each score that was reached, from the lowest up, in how many games."""


def scores(results: Sequence[HanabiGameResult]) -> MatchScores:
    """The figures of these games."""
    games = len(results)
    found = [result.outcome.score for result in results]
    endings = [result.outcome.result for result in results]
    return MatchScores(
        games=games,
        mean=fmean(found),
        standard_error=stdev(found) / games**0.5 if games > 1 else 0.0,
        mean_points=fmean(result.outcome.points for result in results),
        perfect=endings.count(Result.WON) / games,
        lost=endings.count(Result.LOST) / games,
        mean_turns=fmean(result.turns for result in results),
        histogram=dict(sorted(Counter(found).items())),
    )
