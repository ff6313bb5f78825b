"""A simple player: it keeps cards that raise the value of its bouquet, and rejects the others."""

from tamaya.players.ikebana.unfinished_bouquet import partial_bouquet
from tamaya.rules.cards import Face
from tamaya.rules.ikebana.moves import Buy, Draw, Keep, Move, Reject
from tamaya.rules.ikebana.view import View

DEAREST_REJECTION = 2
"""The most it pays for another card; it also pays nobody twice in a turn."""


class Greedy:
    """Looks only at the current value of its own bouquet."""

    def decide(self, view: View) -> Move:
        """Buy a card that adds more than it costs; keep a drawn card that adds anything."""
        if view.drawn is None:
            return self._purchase(view) or Draw()
        dearest = min(DEAREST_REJECTION, view.board.players - 1)
        if Reject() not in view.legal_moves or view.board.price > dearest:
            return Keep()
        is_first = not view.board.bouquets[view.board.seat_to_act]
        return Keep() if is_first or self._gain(view, view.drawn) > 0 else Reject()

    def _purchase(self, view: View) -> Move | None:
        best, profit = None, 0
        for move in view.legal_moves:
            top = view.board.piles[move.owner].top if isinstance(move, Buy) else None
            if top is not None and self._gain(view, top) - top.value > profit:
                best, profit = move, self._gain(view, top) - top.value
        return best

    def _gain(self, view: View, face: Face) -> int:
        """How much this card adds to the bouquet."""
        bouquet = partial_bouquet(view.board.bouquets[view.board.seat_to_act])
        return bouquet.with_card(face).points - bouquet.points
