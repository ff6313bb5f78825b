"""Policies: players that are compiled into a kernel."""

from collections.abc import Callable
from dataclasses import dataclass
from reprlib import repr as short

from tamaya.engine.arguments import check_type, to_count
from tamaya.engine.arrays import IntRow
from tamaya.engine.compiler import is_compiled
from tamaya.engine.kernels.random_moves import random_move
from tamaya.engine.rule_tables import RuleTables


@dataclass(frozen=True)
class Policy:
    """A compiled function that chooses a legal action of a game which is not over.

    It must not look at the hand of the seat to act: the tests exchange it and expect the same
    action. Its memory is a line of numbers of its own for each game. The first number is a stream
    of chance for ``next_number``; the others are 0 when a game begins.
    """

    name: str
    choose: Callable[[IntRow, RuleTables, IntRow], int]
    memory: int = 1

    def __post_init__(self) -> None:
        """Check that a kernel can be compiled from it."""
        check_type(self.name, str, "name")
        if not is_compiled(self.choose):
            raise TypeError(f"choose must be decorated with @compiled, got {short(self.choose)}")
        to_count(self.memory, "memory")


RANDOM = Policy("random", random_move)
