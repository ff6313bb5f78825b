"""How one game of a match ended, and what many of them came to."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from tamaya.rules.hanabi import Outcome, Result


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of one game of Hanabi."""

    outcome: Outcome
    turns: int
    """How many turns were taken."""


@dataclass(frozen=True, slots=True)
class Scores:
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


def scores(ends: Sequence[Ended]) -> Scores:
    """The figures of these games."""
    games = len(ends)
    found = [ended.outcome.score for ended in ends]
    results = [ended.outcome.result for ended in ends]
    return Scores(
        games=games,
        mean=fmean(found),
        standard_error=stdev(found) / games**0.5 if games > 1 else 0.0,
        mean_points=fmean(ended.outcome.points for ended in ends),
        perfect=results.count(Result.WON) / games,
        lost=results.count(Result.LOST) / games,
        mean_turns=fmean(ended.turns for ended in ends),
        histogram=dict(sorted(Counter(found).items())),
    )
