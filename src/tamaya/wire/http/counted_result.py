"""What a finished game counts in somebody's statistics."""

from typing import NamedTuple


class CountedResult(NamedTuple):
    """One game's part of the statistics of a seat; it may be neither won nor lost."""

    is_won: bool
    is_lost: bool
    score: int | None
    """The score, in a game that is played together."""
