"""A player with no plan: it keeps what raises the value of its bouquet, and pays to try again."""

from tamaya.players.ikebana.bouquets import partial_bouquet
from tamaya.rules.cards import Face
from tamaya.rules.ikebana.moves import Buy, Draw, Keep, Move, Reject
from tamaya.rules.ikebana.view import View

DEAREST_REJECTION = 2
"""More than this it never pays for another card, and it pays nobody twice in a turn."""


class Greedy:
    """Looks at its own bouquet as it stands, and at nothing else."""

    def decide(self, view: View) -> Move:
        """Buy what raises the bouquet by more than it costs, keep what raises it at all."""
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
        """How much more the bouquet is worth with this card than without."""
        bouquet = partial_bouquet(view.board.bouquets[view.board.seat_to_act])
        return bouquet.with_card(face).points - bouquet.points
