"""The discard that both seats expect, and its cost."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.pair.evaluation_weights import (
    EXPECTED_IRREPLACEABLE,
    EXPECTED_MARKED,
    EXPECTED_NAMED,
    EXPECTED_NEWER,
    EXPECTED_USELESS,
    IRREPLACEABLE_CARD,
    IRREPLACEABLE_DEPTH,
    WANTED_CARD,
)
from tamaya.players.hanabi.pair.memory_layout import DISTANCES, WANTED_BY_DISTANCE
from tamaya.players.hanabi.shared_kernels.board_facts import (
    face_at,
    is_single,
    mask_at,
    place_of,
    weight,
)
from tamaya.players.hanabi.shared_kernels.memory_layout import IRREPLACEABLE, MOST_VALUES, SIZES


@not_inlined
def next_discard(
    memory: IntRow, masks: int, layers: int, seat: int, marked: int, useless: int
) -> int:
    """The slot of the oldest known useless card, else of the one least likely missed; or -1."""
    size = memory[at(SIZES + seat)]
    for slot in range(size):
        if mask_at(memory, masks, seat, slot) & ~useless == 0:
            return slot
    irreplaceable = memory[IRREPLACEABLE]
    best = -1
    least = 0
    for slot in range(size):
        mask = mask_at(memory, masks, seat, slot)
        if mask & ~irreplaceable == 0:
            continue
        cost = EXPECTED_NAMED
        if not is_single(mask):
            cost = EXPECTED_IRREPLACEABLE * weight(memory, layers, mask & irreplaceable)
            cost += EXPECTED_USELESS * weight(memory, layers, mask & useless)
            cost //= max(1, weight(memory, layers, mask))
            cost += EXPECTED_MARKED * ((marked >> slot) & 1) + EXPECTED_NEWER * slot
        if best < 0 or cost < least:
            least = cost
            best = slot
    return best


@not_inlined
def cost_of_losing(memory: IntRow, seat: int, slot: int, useless: int) -> int:
    """The cost of a discard by the other seat, whose card this seat sees."""
    face = face_at(memory, seat, slot)
    bit = 1 << face
    if useless & bit:
        return 0
    if memory[IRREPLACEABLE] & bit:
        return IRREPLACEABLE_CARD + IRREPLACEABLE_DEPTH * (MOST_VALUES - 1 - place_of(memory, face))
    for other in range(memory[at(SIZES + seat)]):
        if other != slot and face_at(memory, seat, other) == face:
            return 0
    return cost_when_wanted(memory, bit)


@compiled
def cost_when_wanted(memory: IntRow, bit: int) -> int:
    """The cost of losing a needed card that has other copies."""
    for distance in range(DISTANCES - 1):
        if memory[at(WANTED_BY_DISTANCE + distance)] & bit:
            return WANTED_CARD[distance]
    return WANTED_CARD[DISTANCES - 1]
