"""A strong player of Ikebana, which weighs what a card brings against what others gain.

It maximises its own points less the average of the others'. A point that it pays is lost to it and
gained by a rival, so a point costs it more than one; most of all with two players. In its last turn
of the game only the chance to win counts.
"""

from tamaya.players.ikebana.last_turn_move_values import LastTurnValues
from tamaya.players.ikebana.move_values import MoveValues
from tamaya.rules.ikebana.board import Board
from tamaya.rules.ikebana.cards import BOUQUET_SIZE
from tamaya.rules.ikebana.moves import Move
from tamaya.rules.ikebana.parameters import ROUNDS
from tamaya.rules.ikebana.view import View


def is_last_turn(board: Board) -> bool:
    """Whether this turn is the last of the game for the seat to act."""
    cards = len(board.bouquets[board.seat_to_act])
    return board.round == ROUNDS and cards == BOUQUET_SIZE - 1


class Florist:
    """Counts the cards it has seen since the last shuffle, and makes the move worth most."""

    def decide(self, view: View) -> Move:
        """The move with the highest expected worth; among equals, the one that is free."""
        move_values = LastTurnValues(view) if is_last_turn(view.board) else MoveValues(view)
        return (
            move_values.best_start()
            if view.drawn is None
            else move_values.keep_or_reject(view.drawn)
        )
