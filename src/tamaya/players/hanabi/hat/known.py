"""Cards that everybody knows to be playable or useless: which of them is used is a message."""

from tamaya.engine.compiling import compiled
from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.facts import mask_at
from tamaya.players.hanabi.hat.memory import DECK_LEFT, MASKS, PLAYERS, SIZES
from tamaya.players.hanabi.hat.separate import separate

MOST_WHO_TELL_BY_PLAYS = 4
"""With more players it matters more which card is laid first."""
END_OF_DECK = 8
"""With so many cards in the deck the end begins, when that matters to all."""


@compiled
def tells_by_plays(memory: Line) -> bool:
    """Whether it is a message which of several cards that all know to fit is laid."""
    return memory[PLAYERS] <= MOST_WHO_TELL_BY_PLAYS and memory[DECK_LEFT] > END_OF_DECK


@separate
def known_cards(memory: Line, seat: int, wanted: int) -> int:
    """How many cards of a hand everybody knows to be of these faces."""
    count = 0
    for slot in range(memory[at(SIZES + seat)]):
        count += mask_at(memory, MASKS, seat, slot) & ~wanted == 0
    return count


@separate
def known_before(memory: Line, seat: int, chosen: int, wanted: int) -> int:
    """The place of a slot among those that everybody knows to be of these faces, or -1."""
    if mask_at(memory, MASKS, seat, chosen) & ~wanted:
        return -1
    count = 0
    for slot in range(chosen):
        count += mask_at(memory, MASKS, seat, slot) & ~wanted == 0
    return count
