"""What both games share: seats, onlookers and refusals."""

from collections.abc import Mapping
from enum import Enum, StrEnum
from typing import Never, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

FEWEST_PLAYERS = 2
MOST_PLAYERS = 5


class Onlooker(Enum):
    """A viewer without a seat."""

    SPECTATOR = "spectator"
    """Sees what lies open for everybody, and no hand."""
    ALL_HANDS = "all-hands"
    """Sees all hands, but never the order of the deck: for watching a running game."""
    REVIEWER = "reviewer"
    """Sees everything that has happened, shuffles included: for a game that is over."""


Viewer = Seat | Onlooker
"""Who a view is made for."""


def wrong_type(value: object, expected: str) -> TypeError:
    """The exception that says what was expected: a programmer's mistake."""
    return TypeError(f"expected {expected}; got {value!r}")


def wrong_move(value: Never, expected: str) -> TypeError:
    """The same in place of ``assert_never``: to the type checker, no such move is left."""
    return wrong_type(value, expected)


class Refused(ValueError):
    """A person's mistake: a reason from a closed list, and the arguments of its message.

    ``tamaya.i18n`` turns ``reason`` and ``details`` into a sentence.
    """

    def __init__(self, reason: StrEnum, **details: str | int) -> None:
        """Keep the reason and the arguments of its message."""
        super().__init__(reason)
        self.reason = reason
        self.details: Mapping[str, str | int] = details

    def __str__(self) -> str:
        """The reason's key, and the arguments if there are any."""
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.reason.value} ({details})" if details else self.reason.value
