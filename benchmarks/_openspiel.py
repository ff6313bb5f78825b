"""Play OpenSpiel's Hanabi in the way that is fastest for it."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

PlayOne = Callable[[Random], int]
"""Plays one game to its end and returns the number of moves."""

COPIES = (3, 2, 2, 2, 1)
"""The number of cards of each value in a suit."""


def dealt_games(players: int) -> PlayOne:
    """Return a function that plays random games with a deck shuffled beforehand."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hanabi", {"players": players})
    cards = [len(COPIES) * suit + place for suit in range(5) for place in range(len(COPIES))]
    full_deck = [card for card in cards for _ in range(COPIES[card % len(COPIES)])]

    def play_one(chance: Random) -> int:
        state = game.new_initial_state()
        deck = chance.sample(full_deck, len(full_deck))
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(deck.pop())
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return moves

    return play_one
