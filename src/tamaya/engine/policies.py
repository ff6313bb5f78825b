"""Policies: players that are compiled into a kernel."""

from collections.abc import Callable
from dataclasses import dataclass

from tamaya.engine.kernels.random_moves import random_move
from tamaya.engine.lines import Line
from tamaya.engine.tables import Tables


@dataclass(frozen=True)
class Policy:
    """A compiled function that chooses a legal action of a game which is not over.

    It must not look at the hand of the seat to act: the tests exchange it and expect the same
    action. Its memory is a line of numbers of its own for each game. The first number is a stream
    of chance for ``next_number``; the others are 0 when a game begins.
    """

    name: str
    choose: Callable[[Line, Tables, Line], int]
    memory: int = 1


RANDOM = Policy("random", random_move)
