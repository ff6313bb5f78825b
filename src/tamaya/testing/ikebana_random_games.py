"""Random games of Ikebana, and every move that can be written."""

from collections.abc import Iterator
from random import Random

from tamaya.rules.ikebana import Buy, Draw, Game, Keep, MadeMove, Move, Reject
from tamaya.rules.shared_types import MOST_PLAYERS, Seat


def play_randomly(game: Game, chance: Random, rejection_rate: float) -> list[Game]:
    """Play a random game to its end: the game after each move."""
    steps = [game]
    while game.outcome is None:
        moves = game.legal_moves
        if Reject() in moves and chance.random() < rejection_rate:
            game = game.make(Reject())
        else:
            game = game.make(chance.choice([move for move in moves if move != Reject()]))
        steps.append(game)
    return steps


def imaginable_moves() -> Iterator[MadeMove]:
    """Every move by every seat, also by seats that do not exist."""
    for seat in range(-1, MOST_PLAYERS + 1):
        moves: list[Move] = [Draw(), Keep(), Reject()]
        moves += [Buy(Seat(owner)) for owner in range(-1, MOST_PLAYERS + 1)]
        for move in moves:
            yield MadeMove(Seat(seat), move)
