"""Which card to give up."""

from tamaya.engine.compiling import compiled
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.facts import chance, face_at, is_useless, own_mask
from tamaya.players.hanabi.hat.memory import (
    CRITICAL,
    DEAD,
    MOST_VALUES,
    OWN_LAYERS,
    PLACES,
    PLAYERS,
    SIZES,
)
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.hat.telling import telling_slot

# What counts for giving up a card: that it is not the last one, that another is in sight or it is
# useless, and how late it would be laid.
WEIGHT_OF_UNCRITICAL = 100
WEIGHT_OF_REPLACEABLE = 20

RISK = 50
"""A card that is the last one in more cases of a thousand is given up only for want of a token."""


@separate
def discard(memory: Line, seat: int) -> int:
    """The slot of a useless card, else of the one that will be missed least."""
    slot = discard_useless(memory, seat)
    return slot if slot >= 0 else discard_least(memory, seat)


@compiled
def is_risky(memory: Line, seat: int, slot: int) -> bool:
    """Whether a card may well be the last one of a face that is wanted."""
    return chance(memory, OWN_LAYERS, own_mask(memory, seat, slot), memory[CRITICAL]) > RISK


@separate
def discard_useless(memory: Line, seat: int) -> int:
    """Give up a card that is known to be useless; which one answers questions."""
    slot = telling_slot(memory, seat, memory[DEAD])
    if slot >= 0:
        return slot
    for slot in range(memory[at(SIZES + seat)]):
        if is_useless(memory, own_mask(memory, seat, slot)):
            return slot
    return -1


@separate
def discard_least(memory: Line, seat: int) -> int:
    """Give up the card that will be missed least."""
    seen = 0
    for other in range(memory[PLAYERS]):
        if other != seat:
            for slot in range(memory[at(SIZES + other)]):
                seen |= 1 << face_at(memory, other, slot)
    best = 0
    best_worth = -1
    for slot in range(memory[at(SIZES + seat)]):
        mask = own_mask(memory, seat, slot)
        replaceable = seen | memory[DEAD]
        worth = WEIGHT_OF_REPLACEABLE * chance(memory, OWN_LAYERS, mask, replaceable)
        worth += WEIGHT_OF_UNCRITICAL * chance(memory, OWN_LAYERS, mask, ~memory[CRITICAL])
        worth += 10 * mean_place(memory, mask)
        if worth > best_worth:
            best_worth = worth
            best = slot
    return best


@compiled
def mean_place(memory: Line, mask: int) -> int:
    """How far up its firework a card of these faces stands, in hundredths."""
    total = 0
    for place in range(MOST_VALUES):
        total += 100 * place * bits_in(mask & memory[at(PLACES + place)])
    return total // max(1, bits_in(mask))
