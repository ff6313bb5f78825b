"""The pivots of a hand: slots by which the clues to it are classed."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.shared_kernels.board_facts import mask_at, weight
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLASS_WORDS,
    CLASSES,
    CLUE_COUNT,
    CLUE_FACES,
    COLOUR_COUNT,
    EVERY_COLOUR,
    KIND_WEIGHTS,
    LAYERS,
    MASKS,
    MOST_COPIES,
    MOST_KINDS,
    NO_COLOUR,
    SIZES,
)

# The classes of clues to one seat.
COUNT = 0
"""How many classes there are."""
COLOUR = 1
"""For colours: the number of pivots, the pivots, whether the rest is a class; then for values."""
KIND_WORDS = 6
REST = 5
MOST_PIVOTS = 4

LIKELY = 950
"""The least chance, in thousandths, that a clue of a class can be given."""
NEARLY_CERTAIN = 995
"""The same if the giver has hardly another move."""
CERTAIN = 1000
"""The same if it has none: a clue of the wrong class would mislead everybody."""

# The last three kinds of a card: clued by every colour, by no colour, and the total.
EVERY_KIND = 13
NONE_KIND = 14
WHOLE = 15


@compiled
def classes_at(seat: int) -> int:
    """Where the classes of clues to a seat are stored."""
    return CLASSES + seat * CLASS_WORDS


@compiled
def kind_weight(memory: IntRow, slot: int, kind: int) -> int:
    """The weight of one kind (a colour or a value) for a card of the hand."""
    return memory[at(KIND_WEIGHTS + slot * MOST_KINDS + kind)]


@not_inlined
def weigh_kinds(memory: IntRow, seat: int) -> None:
    """Weigh every colour and value that each card of a hand may have."""
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, MASKS, seat, slot)
        first = KIND_WEIGHTS + slot * MOST_KINDS
        if mask & (mask - 1) == 0:
            # A commonly known card is not among the counted ones: its weight is 1.
            for clue in range(memory[CLUE_COUNT]):
                is_plain = clue >= memory[COLOUR_COUNT] or mask & memory[EVERY_COLOUR] == 0
                memory[at(first + clue)] = int(
                    is_plain and mask & memory[at(CLUE_FACES + clue)] != 0
                )
            memory[at(first + EVERY_KIND)] = int(mask & memory[EVERY_COLOUR] != 0)
            memory[at(first + NONE_KIND)] = int(mask & memory[NO_COLOUR] != 0)
            memory[at(first + WHOLE)] = 1
        else:
            for clue in range(memory[CLUE_COUNT]):
                seen = mask & memory[at(CLUE_FACES + clue)]
                if clue < memory[COLOUR_COUNT]:
                    seen &= ~memory[EVERY_COLOUR]
                memory[at(first + clue)] = weight(memory, LAYERS, seen)
            memory[at(first + EVERY_KIND)] = weight(memory, LAYERS, mask & memory[EVERY_COLOUR])
            memory[at(first + NONE_KIND)] = weight(memory, LAYERS, mask & memory[NO_COLOUR])
            whole = weight(memory, LAYERS, mask)
            memory[at(first + WHOLE)] = whole if whole else 1


@not_inlined
def chance_apart(memory: IntRow, slot: int, other: int, is_value: int) -> int:
    """The chance in thousandths that some clue points at one card and not at another."""
    same = 0
    if is_value:
        for clue in range(memory[COLOUR_COUNT], memory[CLUE_COUNT]):
            same += kind_weight(memory, slot, clue) * kind_weight(memory, other, clue)
    else:
        every = kind_weight(memory, other, EVERY_KIND)
        for clue in range(memory[COLOUR_COUNT]):
            same += kind_weight(memory, slot, clue) * (kind_weight(memory, other, clue) + every)
        same += kind_weight(memory, slot, EVERY_KIND) * every
        same += kind_weight(memory, slot, NONE_KIND) * kind_weight(memory, other, WHOLE)
    whole = kind_weight(memory, slot, WHOLE) * kind_weight(memory, other, WHOLE)
    # Rounded down, so that only certainty counts as certain.
    return 1000 - (same * 1000 + whole - 1) // whole


@compiled
def chance_touched(memory: IntRow, slot: int, is_value: int) -> int:
    """The chance in thousandths that a clue of this kind can point at a card."""
    if is_value:
        return 1000
    whole = kind_weight(memory, slot, WHOLE)
    return 1000 - (kind_weight(memory, slot, NONE_KIND) * 1000 + whole - 1) // whole


@not_inlined
def pivot_chance(memory: IntRow, seat: int, slot: int, is_value: int, pivots: int) -> int:
    """The chance that some clue points at a card and at none of the pivots so far."""
    kinds = classes_at(seat) + COLOUR + is_value * KIND_WORDS
    found = chance_touched(memory, slot, is_value)
    for pivot in range(pivots):
        chosen = memory[at(kinds + 1 + pivot)]
        if chosen == slot:
            return 0
        found = found * chance_apart(memory, slot, chosen, is_value) // 1000
    return found


@not_inlined
def rest_chance(memory: IntRow, seat: int, is_value: int, pivots: int) -> int:
    """The chance that some clue points at a card, but at none of the pivots."""
    none = 1000
    for slot in range(memory[at(SIZES + seat)]):
        found = pivot_chance(memory, seat, slot, is_value, pivots)
        if found == 1000:
            return 1000
        none = none * (1000 - found) // 1000
    likely = min(999, 1000 - none)
    if not is_value:
        # A pivot that every colour points at is missed by no colour clue.
        kinds = classes_at(seat) + COLOUR
        for pivot in range(pivots):
            chosen = memory[at(kinds + 1 + pivot)]
            whole = kind_weight(memory, chosen, WHOLE)
            likely = likely * (whole - kind_weight(memory, chosen, EVERY_KIND)) // whole
    return likely


@not_inlined
def choose_pivots(memory: IntRow, seat: int, is_value: int, least: int) -> int:
    """Choose pivots while their classes are likely enough; returns the chance of the rest."""
    kinds = classes_at(seat) + COLOUR + is_value * KIND_WORDS
    pivots = 0
    rest = 1000
    while pivots < MOST_PIVOTS:
        best = -1
        best_chance = 0
        for slot in range(memory[at(SIZES + seat)]):
            found = pivot_chance(memory, seat, slot, is_value, pivots)
            # Among equals, the least known card: a clue says most about it.
            found = found * 128 + kind_weight(memory, slot, WHOLE) if found >= least else 0
            if found > best_chance:
                best_chance = found
                best = slot
        if best < 0:
            break
        memory[at(kinds + 1 + pivots)] = best
        left = rest_chance(memory, seat, is_value, pivots + 1)
        if pivots and left < least:
            # With this pivot the rest would be no class, so nothing is gained.
            break
        rest = left
        pivots += 1
    memory[at(kinds)] = pivots
    return rest


@compiled
def is_never_one_face(memory: IntRow, seat: int) -> bool:
    """Whether some clue always misses the pivots: they are one card, and the cards differ."""
    base = classes_at(seat) + COLOUR
    if memory[at(base)] != 1 or memory[at(base + KIND_WORDS)] != 1:
        return False
    pivot = memory[at(base + 1)]
    if pivot != memory[at(base + KIND_WORDS + 1)]:
        return False
    # A value clue misses it unless all cards have its value; a colour clue misses it unless all
    # have its colour. So one does, unless there are as many copies of a face as cards in the hand.
    if mask_at(memory, MASKS, seat, pivot) & (memory[EVERY_COLOUR] | memory[NO_COLOUR]):
        return False
    size = memory[at(SIZES + seat)]
    for slot in range(size):
        if mask_at(memory, MASKS, seat, slot) & memory[NO_COLOUR]:
            return False
    return size > MOST_COPIES or memory[at(LAYERS + size - 1)] == 0
