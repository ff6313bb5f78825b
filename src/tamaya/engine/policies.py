"""Policies: players that are compiled into a kernel."""

from collections.abc import Callable
from dataclasses import dataclass

from tamaya.engine.arguments import check_type, to_count
from tamaya.engine.arrays import IntRow
from tamaya.engine.compiler import is_compiled
from tamaya.engine.kernels.random_moves import random_move
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.rule_tables import RuleTables
from tamaya.rules.game import Refused


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
        """Refuse what no kernel can be made of."""
        check_type(self.name, str)
        if not is_compiled(self.choose):
            given = type(self.choose).__name__
            raise Refused(EngineRefusal.WRONG_KIND, given=given, wanted="compiled function")
        to_count(self.memory)


RANDOM = Policy("random", random_move)
