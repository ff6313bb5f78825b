"""A view of Hanabi that can be printed and drawn, and its hands."""

from tamaya.drawing import Sheet
from tamaya.hanabi.board_picture import board_picture, card_picture
from tamaya.hanabi.board_text import board_line, board_text
from tamaya.notation.seat_letters import viewer_text
from tamaya.rules import hanabi as rules_of_hanabi
from tamaya.rules.hanabi import HeldCard, SeenCard


class Hand(tuple[HeldCard | SeenCard, ...]):
    """The cards of one seat from left to right, as a viewer sees them."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        """The cards, for notebooks."""
        sheet = Sheet()
        sheet.add_cards((card_picture(card), str(card.id)) for card in self)
        return sheet.svg()


class View(rules_of_hanabi.View):
    """Everything one viewer may see, and everything a player needs to decide."""

    __slots__ = ()

    def __str__(self) -> str:
        """The board as the viewer sees it; a card pointed at by a clue has a ``'``."""
        return board_text(self)

    def __repr__(self) -> str:
        """One line about the view."""
        return f"<View of {viewer_text(self.viewer)}: {board_line(self.board)}>"

    def _repr_svg_(self) -> str:
        """The board as the viewer sees it, for notebooks."""
        return board_picture(self)


def view_from(view: rules_of_hanabi.View) -> View:
    """A view of the rules, with text and pictures."""
    hands = tuple(map(Hand, view.hands))
    return View(view.viewer, view.board, hands, view.legal_moves, view.history)
