"""An opponent for first games: it collects equal values, and never looks at colours."""

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.moves import Buy, Draw, Keep, Move, Reject
from tamaya.rules.ikebana.view import View

DEAREST_CARD = 2
"""The most it pays for an offered card."""
DEAREST_REJECTION = 2
"""The most it pays for another card."""


class Easy:
    """Sees pairs and more of a value, but neither counts points nor looks ahead."""

    def decide(self, view: View) -> Move:
        """Take cheap cards of a value that it has, and pay for another card instead of others."""
        if view.drawn is None:
            return self._purchase(view) or Draw()
        if Reject() not in view.legal_moves or view.board.price > DEAREST_REJECTION:
            return Keep()
        return Keep() if self._is_wanted(view, view.drawn) else Reject()

    def _purchase(self, view: View) -> Move | None:
        for move in view.legal_moves:
            top = view.board.piles[move.owner].top if isinstance(move, Buy) else None
            if top is not None and top.value <= DEAREST_CARD and self._is_wanted(view, top):
                return move
        return None

    def _is_wanted(self, view: View, face: Face) -> bool:
        """Whether the bouquet has a card of this value, or none at all."""
        bouquet = view.board.bouquets[view.board.seat_to_act]
        return not bouquet or any(held.value == face.value for held in bouquet)
