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


@separate
def discard(memory: Line, seat: int) -> int:
    """The slot of a useless card, else of the one that will be missed least."""
    slot = discard_useless(memory, seat)
    return slot if slot >= 0 else discard_least(memory, seat)


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
        worth = 20 * chance(memory, OWN_LAYERS, mask, replaceable)
        worth += 10 * chance(memory, OWN_LAYERS, mask, ~memory[CRITICAL])
        worth += 1000 * mean_place(memory, mask) // 100
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
