"""The messages between the server and a review process.

The server imports this and not the review itself, which needs the extra `engine`.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class StartReview(NamedTuple):
    """Begin the review of a game, as it was sent."""

    record: str


class LookAtReview(NamedTuple):
    """Ask how far the review is."""


class ReviewState(NamedTuple):
    """How far the review is."""

    done: int = 0
    steps: int = 0
    body: bytes | None = None
    """The review, once it is done."""
    reason: StrEnum | None = None
    """Why the game is not reviewed."""
    details: Mapping[str, str | int] = {}
    failure: str | None = None
    """The type of an exception that ended the review."""
