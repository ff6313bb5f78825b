"""Pair every two bots, and each bot with itself."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from tamaya.arena.hanabi_match import HanabiMatch
from tamaya.rules.hanabi import Rules

Pair = tuple[str, str]


def crossplay_matches(
    rules: Rules, players: int, bots: Sequence[str], games: int, seed: str
) -> Iterator[tuple[Pair, HanabiMatch]]:
    """Yield a match for each pair of names; all matches deal the same cards."""
    for one, other in combinations_with_replacement(dict.fromkeys(bots), 2):
        sitting = (one,) if one == other else (one, other)
        yield (one, other), HanabiMatch(rules, players, sitting, games, seed)
