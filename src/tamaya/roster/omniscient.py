"""Players that are handed the truth: another type than a player, which sits in the arena only."""

from collections.abc import Callable
from dataclasses import dataclass

from tamaya.rules.hanabi import Decision, State


@dataclass(frozen=True, slots=True)
class OmniscientPlayer:
    """Sees all hands of Hanabi: an upper bound for those who do not."""

    decide_from_state: Callable[[State], Decision]
    """What it does in a state of which it sees all but the deck."""
