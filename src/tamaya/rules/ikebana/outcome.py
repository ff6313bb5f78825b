"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The points of each seat, and the seats that have the most: they share the victory."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


def outcome(points: Sequence[int]) -> Outcome:
    """The outcome for these points."""
    most = max(points)
    return Outcome(
        tuple(points), tuple(Seat(seat) for seat, held in enumerate(points) if held == most)
    )
