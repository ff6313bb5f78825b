"""A player that takes any legal move, of either game: the last resort, and a measure for others."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from tamaya.rules.shuffle import Seed, below, numbers

AnyMove = TypeVar("AnyMove")
AnyMove_co = TypeVar("AnyMove_co", covariant=True)


class HasLegalMoves(Protocol[AnyMove_co]):
    """All that this player looks at of a view."""

    @property
    def legal_moves(self) -> Sequence[AnyMove_co]:
        """What the seat may do."""

    @property
    def history(self) -> Sequence[object]:
        """What has happened; only how much of it there is matters."""


class RandomPlayer:
    """Draws from its seed, anew for each position, so it need not remember what it has drawn."""

    def __init__(self, seed: Seed) -> None:
        """Draw from this seed."""
        self._seed = seed

    def decide(self, view: HasLegalMoves[AnyMove]) -> AnyMove:
        """One of the legal moves, each as likely as the others."""
        stream = numbers(self._seed, f"random move {len(view.history)}")
        return view.legal_moves[below(len(view.legal_moves), stream)]
