"""What the games of a match have in common, whichever game is played."""

from collections.abc import Sequence
from typing import ClassVar, Protocol, TypeVar

AnyResult = TypeVar("AnyResult")
AnyResult_co = TypeVar("AnyResult_co", covariant=True)


class Match(Protocol[AnyResult_co]):
    """Many games between the same bots; the same words give the same games, on any machine."""

    result_type: ClassVar[type]
    """What is told of each game."""

    @property
    def games(self) -> int:
        """How many games there are; they are counted from 0."""

    @property
    def chunk_size(self) -> int:
        """How many games are worth one errand to a worker."""

    def play(self, numbers: Sequence[int]) -> Sequence[AnyResult_co]:
        """How the games of these numbers ended."""

    def identity(self) -> dict[str, object]:
        """All that decides what its games are, as plain data."""


def lineup(bots: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """Who sits where in a game: everybody moves up one seat from game to game.

    Where the bots are fewer than the seats, they begin again.
    """
    return tuple(bots[(seat + number) % len(bots)] for seat in range(players))
