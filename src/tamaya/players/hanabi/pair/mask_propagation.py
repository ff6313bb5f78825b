"""Counts of the unknown cards, now and after a clue that might be given."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.row_fields import height
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.pair.memory_layout import (
    DISTANCES,
    OWN_MASKS,
    REMAINING_LAYERS,
    SEATS,
    WANTED_BY_DISTANCE,
)
from tamaya.players.hanabi.shared_kernels.board_facts import face_at, is_single, mask_at, remove_one
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    IRREPLACEABLE,
    MASKS,
    MOST_COPIES,
    MOST_SLOTS,
    OWN_LAYERS,
    SIZES,
    USELESS,
)


@not_inlined
def propagate_masks(memory: IntRow, masks: int, layers: int) -> None:
    """Count the unknown cards, and take used-up faces off the masks."""
    for layer in range(MOST_COPIES):
        memory[at(layers + layer)] = memory[at(REMAINING_LAYERS + layer)]
    settled = 0
    has_changed = True
    while has_changed:
        has_changed = False
        for seat in range(SEATS):
            for slot in range(memory[at(SIZES + seat)]):
                place = seat * MOST_SLOTS + slot
                if (settled >> place) & 1:
                    continue
                mask = memory[at(masks + place)]
                if mask & memory[at(layers)]:
                    mask &= memory[at(layers)]
                    memory[at(masks + place)] = mask
                if is_single(mask):
                    settled |= 1 << place
                    remove_one(memory, layers, mask)
                    has_changed = True


@not_inlined
def propagate_own_masks(memory: IntRow, seat: int) -> None:
    """The same for the hand of the seat to act, given the other hand that it sees."""
    for layer in range(MOST_COPIES):
        memory[at(OWN_LAYERS + layer)] = memory[at(REMAINING_LAYERS + layer)]
    other = 1 - seat
    for slot in range(memory[at(SIZES + other)]):
        remove_one(memory, OWN_LAYERS, 1 << face_at(memory, other, slot))
    size = memory[at(SIZES + seat)]
    for slot in range(size):
        memory[at(OWN_MASKS + slot)] = mask_at(memory, MASKS, seat, slot)
    settled = 0
    has_changed = True
    while has_changed:
        has_changed = False
        for slot in range(size):
            if (settled >> slot) & 1:
                continue
            mask = memory[at(OWN_MASKS + slot)]
            if mask & memory[OWN_LAYERS]:
                mask &= memory[OWN_LAYERS]
                memory[at(OWN_MASKS + slot)] = mask
            if is_single(mask):
                settled |= 1 << slot
                remove_one(memory, OWN_LAYERS, mask)
                has_changed = True


@compiled
def sort_wanted(game: IntRow, tables: RuleTables, memory: IntRow) -> None:
    """Sort the faces that are needed and not irreplaceable by how soon they fit."""
    for distance in range(DISTANCES):
        memory[at(WANTED_BY_DISTANCE + distance)] = 0
    spare = ~(memory[USELESS] | memory[IRREPLACEABLE])
    for face in range(tables.face_count):
        if (spare >> face) & 1:
            distance = tables.place_of[face] - height(game, tables.suit_of[face])
            memory[at(WANTED_BY_DISTANCE + min(distance, DISTANCES - 1))] |= 1 << face


@compiled
def halvings(count: int) -> int:
    """How often a number of cards can be halved (log2), in hundredths."""
    if count < 1:
        return 0
    whole = 0
    while count >> (whole + 1):
        whole += 1
    return 100 * whole + (100 * (count - (1 << whole)) >> whole)


@compiled
def knows_a_play(memory: IntRow, masks: int, seat: int, playable: int) -> bool:
    """Whether it is common knowledge that a seat holds a playable card."""
    for slot in range(memory[at(SIZES + seat)]):
        if mask_at(memory, masks, seat, slot) & ~playable == 0:
            return True
    return False


@compiled
def highest_bit(mask: int) -> int:
    """The index of the highest bit, or -1."""
    place = -1
    while mask >> (place + 1):
        place += 1
    return place
