"""Policies: functions compiled into a kernel that choose actions."""

from collections.abc import Callable
from dataclasses import dataclass
from reprlib import repr as short

from tamaya.engine.argument_checks import check_type, to_count
from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import is_compiled
from tamaya.engine.kernels.random_policy import random_move
from tamaya.engine.rule_tables import RuleTables


@dataclass(frozen=True)
class Policy:
    """A compiled function that chooses a legal action in a game that is not over.

    It must not read the hand of the seat to act: the tests swap that hand and expect the same
    action. Its memory is a row of integers for each game. The first is a random stream for
    ``next_number``; the others are 0 when a game starts.
    """

    name: str
    choose: Callable[[IntRow, RuleTables, IntRow], int]
    memory: int = 1
    seats: int | None = None
    """The only number of seats that it plays with; None for any."""

    def __post_init__(self) -> None:
        """Check that a kernel can be compiled from it."""
        check_type(self.name, str, "name")
        if not is_compiled(self.choose):
            raise TypeError(f"choose must be decorated with @compiled, got {short(self.choose)}")
        to_count(self.memory, "memory")
        if self.seats is not None:
            to_count(self.seats, "seats")

    def check_seats(self, seats: int) -> None:
        """Raise a ``ValueError`` if it does not play with this number of seats."""
        if self.seats not in (None, seats):
            raise ValueError(f"policy {self.name!r} plays with {self.seats} seats, not {seats}")


RANDOM = Policy("random", random_move)
