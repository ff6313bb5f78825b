"""What a finished game counts in statistics."""

from typing import NamedTuple


class CountedResult(NamedTuple):
    """What one game counts for a seat; it may be neither won nor lost."""

    is_won: bool
    is_lost: bool
    score: int | None
    """The score; None where each seat plays for itself."""
    can_be_won: bool = True
    """Whether more than the score counts."""
