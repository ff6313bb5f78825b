"""Games of OpenSpiel's Hanabi, driven in the way that costs it least."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

PlayOne = Callable[[Random], int]
"""Plays one game to its end and says how many moves it took."""

COPIES = (3, 2, 2, 2, 1)
"""How many cards of each value a suit has."""


def dealt_games(players: int) -> PlayOne:
    """Random games whose deck is shuffled beforehand, so that no draw has to be asked for."""
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
