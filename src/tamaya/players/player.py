"""The interface of a player.

A player is made for one seat of one game. When its seat is to act, it gets its view and returns one
of the view's legal moves. It may remember things between calls, but does not have to: the view
always holds the whole history.
"""

from typing import Protocol, TypeVar

SeenView_contra = TypeVar("SeenView_contra", contravariant=True)
ChosenMove_co = TypeVar("ChosenMove_co", covariant=True)


class Player(Protocol[SeenView_contra, ChosenMove_co]):
    """Anything that can hold a seat."""

    def decide(self, view: SeenView_contra) -> ChosenMove_co:
        """The move of this seat, one of ``view.legal_moves``."""
        ...
