"""A view of Ikebana that can be printed and drawn."""

from tamaya.ikebana.board_picture import board_picture
from tamaya.ikebana.board_text import board_line, board_text
from tamaya.notation.seat_letters import viewer_text
from tamaya.rules import ikebana as rules_of_ikebana


class View(rules_of_ikebana.View):
    """Everything one viewer may see, and everything a player needs to decide."""

    __slots__ = ()

    def __str__(self) -> str:
        """The board as the viewer sees it."""
        return board_text(self)

    def __repr__(self) -> str:
        """One line about the view."""
        return f"<View of {viewer_text(self.viewer)}: {board_line(self.board)}>"

    def _repr_svg_(self) -> str:
        """The board as the viewer sees it, for notebooks."""
        return board_picture(self)


def view_from(view: rules_of_ikebana.View) -> View:
    """A view of the rules, with text and pictures."""
    return View(view.viewer, view.board, view.drawn, view.legal_moves, view.history)
