"""What a player is, on one page.

A player is made for one seat of one game. Whenever its seat is to act it is handed its view and
answers with one of the view's legal moves. It may remember what it likes between the calls, but
the view always holds the whole history, so it need not.
"""

from typing import Protocol, TypeVar

SeenView_contra = TypeVar("SeenView_contra", contravariant=True)
ChosenMove_co = TypeVar("ChosenMove_co", covariant=True)


class Player(Protocol[SeenView_contra, ChosenMove_co]):
    """Anything that can sit down and play."""

    def decide(self, view: SeenView_contra) -> ChosenMove_co:
        """The move that this seat asks for now, one of ``view.legal_moves``."""
        ...
