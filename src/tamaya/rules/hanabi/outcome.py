"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum


class Result(StrEnum):
    """The result of a game."""

    WON = "won"
    LOST = "lost"
    FINISHED = "finished"


class Cause(StrEnum):
    """Why a game ended."""

    COMPLETE = "complete"
    """Every firework is complete."""
    ERRORS = "errors"
    """The last allowed error was made."""
    LAST_ROUND = "last-round"
    """Everybody has had their last turn."""
    LOST_CARD = "lost-card"
    """Final flourish: every copy of a card still needed is in the discard."""
    NO_MOVE = "no-move"
    """Final flourish: the seat to act can neither clue, discard nor play."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Won, lost or finished, and why; the score, and the points that lie on the table."""

    result: Result
    cause: Cause
    score: int
    points: int
