"""Which card a seat will give up, as everybody expects, and what that would cost."""

from tamaya.engine.compiling import compiled
from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.facts import face_at, is_single, mask_at, place_of, weight
from tamaya.players.hanabi.hat.memory import CRITICAL, MOST_VALUES, SIZES
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.pair.memory import DISTANCES, SOON
from tamaya.players.hanabi.pair.weights import (
    CRITICAL_CARD,
    CRITICAL_DEPTH,
    EXPECTED_CRITICAL,
    EXPECTED_DEAD,
    EXPECTED_MARKED,
    EXPECTED_NAMED,
    EXPECTED_NEWER,
    WANTED_CARD,
)


@separate
def next_discard(memory: Line, masks: int, layers: int, seat: int, marked: int, dead: int) -> int:
    """The oldest card known to be useless, else the one least likely to be missed; or -1."""
    size = memory[at(SIZES + seat)]
    for slot in range(size):
        if mask_at(memory, masks, seat, slot) & ~dead == 0:
            return slot
    critical = memory[CRITICAL]
    best = -1
    least = 0
    for slot in range(size):
        mask = mask_at(memory, masks, seat, slot)
        if mask & ~critical == 0:
            continue
        cost = EXPECTED_NAMED
        if not is_single(mask):
            cost = EXPECTED_CRITICAL * weight(memory, layers, mask & critical)
            cost += EXPECTED_DEAD * weight(memory, layers, mask & dead)
            cost //= max(1, weight(memory, layers, mask))
            cost += EXPECTED_MARKED * ((marked >> slot) & 1) + EXPECTED_NEWER * slot
        if best < 0 or cost < least:
            least = cost
            best = slot
    return best


@separate
def cost_of_losing(memory: Line, seat: int, slot: int, dead: int) -> int:
    """What it costs if a seat gives up a card that this one sees."""
    face = face_at(memory, seat, slot)
    bit = 1 << face
    if dead & bit:
        return 0
    if memory[CRITICAL] & bit:
        return CRITICAL_CARD + CRITICAL_DEPTH * (MOST_VALUES - 1 - place_of(memory, face))
    for other in range(memory[at(SIZES + seat)]):
        if other != slot and face_at(memory, seat, other) == face:
            return 0
    return cost_when_wanted(memory, bit)


@compiled
def cost_when_wanted(memory: Line, bit: int) -> int:
    """What it costs to lose a card that is wanted, of which there are others."""
    for distance in range(DISTANCES - 1):
        if memory[at(SOON + distance)] & bit:
            return WANTED_CARD[distance]
    return WANTED_CARD[DISTANCES - 1]
