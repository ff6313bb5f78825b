"""A strong player of Ikebana: it weighs what a card will bring against what it hands to others.

Its measure is its own points less an even share of everybody else's. A point that it pays is
lost to it and won by a rival, so points have a price above one, the highest with two players. In
its last turn of the game only the chance to win counts.
"""

from tamaya.players.ikebana.last_turn_values import LastTurnValues
from tamaya.players.ikebana.move_values import MoveValues
from tamaya.rules.ikebana.cards import BOUQUET_SIZE
from tamaya.rules.ikebana.moves import Move
from tamaya.rules.ikebana.parameters import ROUNDS
from tamaya.rules.ikebana.view import View


class Florist:
    """Expects, with every card counted that it has seen since the last shuffle."""

    def decide(self, view: View) -> Move:
        """The move with the best expectation; of equals, the one that costs nothing."""
        cards = len(view.board.bouquets[view.board.seat_to_act])
        is_last = view.board.round == ROUNDS and cards == BOUQUET_SIZE - 1
        move_values = LastTurnValues(view) if is_last else MoveValues(view)
        return (
            move_values.best_start()
            if view.drawn is None
            else move_values.keep_or_reject(view.drawn)
        )
