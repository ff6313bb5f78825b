"""When the choice among playable cards is a message, and when the end of the game begins."""

from tamaya.engine.arrays import IntRow
from tamaya.engine.compiler import compiled
from tamaya.players.hanabi.shared_kernels.memory_layout import DECK_LEFT, PLAYERS

MOST_PLAYERS_WITH_PLAY_MESSAGES = 4
"""With more players it matters more which card is laid first."""
END_OF_DECK = 8
"""With so many cards in the deck the end begins, when that matters to all."""


@compiled
def plays_are_messages(memory: IntRow) -> bool:
    """Whether it is a message which of several cards that all know to fit is laid."""
    return memory[PLAYERS] <= MOST_PLAYERS_WITH_PLAY_MESSAGES and memory[DECK_LEFT] > END_OF_DECK
