"""Which card to discard."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.hat.sum_messages import message_slot
from tamaya.players.hanabi.shared_kernels.board_facts import (
    chance,
    face_at,
    is_useless,
    mean_place,
    own_mask,
)
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    IRREPLACEABLE,
    OWN_LAYERS,
    PLAYERS,
    SIZES,
    USELESS,
)

# What speaks for discarding a card: it is not irreplaceable, a copy is seen or it is useless, and
# it would be laid late.
WEIGHT_OF_NOT_LAST = 100
WEIGHT_OF_REPLACEABLE = 20

MOST_RISK = 50
"""A card with a higher chance of being irreplaceable, in thousandths, is kept if possible."""


@not_inlined
def choose_discard(memory: IntRow, seat: int) -> int:
    """The slot of a useless card, else of the one that is missed least."""
    slot = choose_useless_discard(memory, seat)
    return slot if slot >= 0 else choose_least_missed(memory, seat)


@compiled
def is_risky(memory: IntRow, seat: int, slot: int) -> bool:
    """Whether a card has too high a chance of being irreplaceable."""
    return (
        chance(memory, OWN_LAYERS, own_mask(memory, seat, slot), memory[IRREPLACEABLE]) > MOST_RISK
    )


@not_inlined
def choose_useless_discard(memory: IntRow, seat: int) -> int:
    """The slot of a known useless card; the choice among several is a message; or -1."""
    slot = message_slot(memory, seat, memory[USELESS])
    if slot >= 0:
        return slot
    for slot in range(memory[at(SIZES + seat)]):
        if is_useless(memory, own_mask(memory, seat, slot)):
            return slot
    return -1


@not_inlined
def choose_least_missed(memory: IntRow, seat: int) -> int:
    """The slot of the card that will be missed least."""
    seen = 0
    for other in range(memory[PLAYERS]):
        if other != seat:
            for slot in range(memory[at(SIZES + other)]):
                seen |= 1 << face_at(memory, other, slot)
    best = 0
    best_worth = -1
    for slot in range(memory[at(SIZES + seat)]):
        mask = own_mask(memory, seat, slot)
        replaceable = seen | memory[USELESS]
        worth = WEIGHT_OF_REPLACEABLE * chance(memory, OWN_LAYERS, mask, replaceable)
        worth += WEIGHT_OF_NOT_LAST * chance(memory, OWN_LAYERS, mask, ~memory[IRREPLACEABLE])
        worth += 10 * mean_place(memory, mask)
        if worth > best_worth:
            best_worth = worth
            best = slot
    return best
