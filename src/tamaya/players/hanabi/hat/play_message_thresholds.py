"""When the choice among playable cards is a message, and when the endgame begins."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import compiled
from tamaya.players.hanabi.shared_kernels.memory_layout import DECK_LEFT, PLAYERS

MOST_PLAYERS_WITH_PLAY_MESSAGES = 4
"""With more players the best card is laid instead."""
END_OF_DECK = 8
"""The endgame begins with this many cards in the deck."""


@compiled
def plays_are_messages(memory: IntRow) -> bool:
    """Whether the choice among commonly known playable cards is a message."""
    return memory[PLAYERS] <= MOST_PLAYERS_WITH_PLAY_MESSAGES and memory[DECK_LEFT] > END_OF_DECK
