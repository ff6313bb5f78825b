"""Which moves can be undone: those because of which nobody has seen a card."""

from collections.abc import Iterable
from typing import assert_never

from tamaya.rules.ikebana.events import (
    Bought,
    Drew,
    Event,
    GameEnded,
    Kept,
    Paid,
    PilesGathered,
    Rejected,
    RoundBegan,
    RoundEnded,
    Shuffled,
    TurnPassed,
)


def can_be_undone(events: Iterable[Event]) -> bool:
    """Whether a move with these events can be undone.

    Only a purchase can, if no card lay beneath the one bought: a drawn card is seen by its seat,
    and by everybody once it is kept or rejected.
    """
    return not any(map(_shows_something, events))


def _shows_something(event: Event) -> bool:
    """Whether somebody sees what they did not see before."""
    match event:
        case Drew() | Kept() | Rejected():
            return True
        case Bought(uncovered=uncovered):
            return uncovered is not None
        case GameEnded():
            # Everything is open then.
            return True
        case RoundBegan() | PilesGathered() | Shuffled() | Paid() | TurnPassed() | RoundEnded():
            return False
        case _:
            assert_never(event)
