"""Players that get the whole state: another type than a player, for the arena only."""

from collections.abc import Callable
from dataclasses import dataclass

from tamaya.rules.hanabi import Decision, State


@dataclass(frozen=True, slots=True)
class OmniscientPlayer:
    """Sees all hands of Hanabi: an upper bound for players that do not."""

    decide_from_state: Callable[[State], Decision]
    """The decision in a state; the order of the deck is not used."""
