"""A player of either game that makes random legal moves: a fallback, and a baseline."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from tamaya.rules.seed_and_shuffle import Seed, below, numbers

AnyMove = TypeVar("AnyMove")
AnyMove_co = TypeVar("AnyMove_co", covariant=True)


class HasLegalMoves(Protocol[AnyMove_co]):
    """The part of a view that this player needs."""

    @property
    def legal_moves(self) -> Sequence[AnyMove_co]:
        """The moves that the seat may make."""

    @property
    def history(self) -> Sequence[object]:
        """The events so far; only their number matters."""


class RandomPlayer:
    """Chooses by its seed and the length of the history, so it has nothing to remember."""

    def __init__(self, seed: Seed) -> None:
        """Choose by this seed."""
        self._seed = seed

    def decide(self, view: HasLegalMoves[AnyMove]) -> AnyMove:
        """One of the legal moves, all equally likely."""
        stream = numbers(self._seed, f"random move {len(view.history)}")
        return view.legal_moves[below(len(view.legal_moves), stream)]
