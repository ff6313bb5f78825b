"""The interface of a match of either game."""

from collections.abc import Sequence
from typing import ClassVar, Protocol, TypeVar

from tamaya.arena.failed_games import FailedGame

AnyResult = TypeVar("AnyResult")
AnyResult_co = TypeVar("AnyResult_co", covariant=True)


class Match(Protocol[AnyResult_co]):
    """Many games between the same bots; the same match gives the same games on any machine."""

    result_type: ClassVar[type]
    """The type of the result of a game."""

    @property
    def games(self) -> int:
        """Return the number of games; they are numbered from 0."""

    @property
    def chunk_size(self) -> int:
        """Return the number of games in one task."""

    def play(self, numbers: Sequence[int]) -> Sequence[AnyResult_co | FailedGame]:
        """Play the games of these numbers and return their results, or where a bot failed."""

    def identity(self) -> dict[str, object]:
        """Return everything that determines the games, as plain data."""


MAX_CHUNKS = 1000
"""The most tasks of a match: slow games are sent out one by one, but not millions of them."""


def even_chunk(games: int) -> int:
    """Return the number of games in one task, for games that take long."""
    return -(-games // MAX_CHUNKS)


def lineup(bots: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """Seat the bots for a game: everyone moves up one seat from game to game.

    If there are fewer bots than seats, they repeat.
    """
    return tuple(bots[(seat + number) % len(bots)] for seat in range(players))
