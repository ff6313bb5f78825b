"""The classes of clues: the number that a clue stands for.

The clues to a seat are classed by whether they name a colour or a value, and by the first of a few
agreed slots, the pivots, that they point at. A class is used only if the giver will almost always
find a clue of it, whatever the receiver holds; the others are merged.
"""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.hat.pivot_slots import (
    CERTAIN,
    COLOUR,
    COUNT,
    KIND_WORDS,
    LIKELY,
    NEARLY_CERTAIN,
    REST,
    choose_pivots,
    classes_at,
    is_never_one_face,
    weigh_kinds,
)
from tamaya.players.hanabi.shared_kernels.board_facts import face_at, mask_at, weight
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_COUNT,
    CLUE_FACES,
    COLOUR_COUNT,
    ERRORS_LEFT,
    HAS_EMPTY_CLUES,
    HAS_FLOURISH,
    LAYERS,
    MASKS,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
)


@not_inlined
def assign_classes(memory: IntRow, giver: int) -> int:
    """Set the classes of clues of a giver; returns how many numbers they stand for."""
    total = 0
    least = required_certainty(memory, giver)
    for seat in range(memory[PLAYERS]):
        count = 0
        if seat != giver and memory[at(SIZES + seat)]:
            count = memory[CLUE_COUNT]
            if not memory[HAS_EMPTY_CLUES]:
                count = choose_classes(memory, seat, least)
        memory[at(classes_at(seat) + COUNT)] = count
        total += count
    return total


@not_inlined
def choose_classes(memory: IntRow, seat: int, least: int) -> int:
    """Choose the classes of clues to a seat, each at least this certain; returns their number."""
    weigh_kinds(memory, seat)
    colour_rest = choose_pivots(memory, seat, 0, least)
    value_rest = choose_pivots(memory, seat, 1, least)
    colours = classes_at(seat) + COLOUR
    values = colours + KIND_WORDS
    has_colour_rest = memory[at(colours)] > 0 and colour_rest >= least
    has_value_rest = value_rest >= least
    if not has_colour_rest and not has_value_rest:
        either = 1000 - (1000 - colour_rest) * (1000 - value_rest) // 1000
        has_value_rest = min(either, 999) >= least or is_never_one_face(memory, seat)
    memory[at(colours + REST)] = int(has_colour_rest)
    memory[at(values + REST)] = int(has_value_rest)
    pivots = memory[at(colours)] + memory[at(values)]
    return pivots + int(has_colour_rest) + int(has_value_rest)


@compiled
def required_certainty(memory: IntRow, giver: int) -> int:
    """How certainly the giver must find a clue of each class, by its other moves."""
    if memory[at(SIZES + giver)] == 0:
        return CERTAIN
    if memory[TOKENS] < memory[TOKEN_COUNT]:
        return LIKELY
    # No discard is allowed now. A random play costs an error, if one can be afforded.
    has_way_out = memory[ERRORS_LEFT] > 1 and not memory[HAS_FLOURISH]
    return NEARLY_CERTAIN if has_way_out else CERTAIN


@not_inlined
def first_pivot(memory: IntRow, kinds: int, touched: int) -> int:
    """The first pivot that a clue points at, or the number of pivots if none."""
    pivots = memory[at(kinds)]
    for pivot in range(pivots):
        if (touched >> memory[at(kinds + 1 + pivot)]) & 1:
            return pivot
    return pivots


@not_inlined
def class_of(memory: IntRow, seat: int, clue: int, touched: int) -> int:
    """The class of a clue to a seat that points at these slots."""
    if memory[HAS_EMPTY_CLUES]:
        return clue
    base = classes_at(seat)
    colours = base + COLOUR
    values = base + COLOUR + KIND_WORDS
    colour_classes = memory[at(colours)] + memory[at(colours + REST)]
    if clue < memory[COLOUR_COUNT]:
        found = first_pivot(memory, colours, touched)
        if found < colour_classes:
            return found
    else:
        found = first_pivot(memory, values, touched)
        if found < memory[at(values)] + memory[at(values + REST)]:
            return colour_classes + found
    # A clue without a class of its own counts as the last class.
    return max(0, memory[at(base + COUNT)] - 1)


@compiled
def first_number_for(memory: IntRow, giver: int, seat: int) -> int:
    """The first number that a clue to a receiver stands for."""
    total = 0
    other = giver + 1
    while other % memory[PLAYERS] != seat:
        total += memory[at(classes_at(other % memory[PLAYERS]) + COUNT)]
        other += 1
    return total


@compiled
def receiver_of(memory: IntRow, giver: int, number: int) -> int:
    """The seat that gets the clue for a number."""
    seat = (giver + 1) % memory[PLAYERS]
    left = number
    while left >= memory[at(classes_at(seat) + COUNT)]:
        left -= memory[at(classes_at(seat) + COUNT)]
        seat = (seat + 1) % memory[PLAYERS]
    return seat


@compiled
def touched_by(memory: IntRow, seat: int, clue: int) -> int:
    """The slots of a hand that a clue would point at."""
    touched = 0
    for slot in range(memory[at(SIZES + seat)]):
        touched |= ((memory[at(CLUE_FACES + clue)] >> face_at(memory, seat, slot)) & 1) << slot
    return touched


@not_inlined
def most_informative_clue(memory: IntRow, seat: int, wanted: int) -> int:
    """The clue of the wanted class that also tells the seat most directly; or -1."""
    best = -1
    least_left = 1 << 60
    for clue in range(memory[CLUE_COUNT]):
        touched = touched_by(memory, seat, clue)
        if touched == 0 and not memory[HAS_EMPTY_CLUES]:
            continue
        if class_of(memory, seat, clue, touched) == wanted:
            left = left_unknown(memory, seat, clue, touched)
            if left < least_left:
                least_left = left
                best = clue
    return best


@not_inlined
def left_unknown(memory: IntRow, seat: int, clue: int, touched: int) -> int:
    """How much of a hand is still unknown after a clue."""
    total = 0
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, MASKS, seat, slot)
        if mask & (mask - 1) == 0:
            continue
        pointed_at = memory[at(CLUE_FACES + clue)]
        left = mask & pointed_at if (touched >> slot) & 1 else mask & ~pointed_at
        total += weight(memory, LAYERS, left) * 1000 // max(1, weight(memory, LAYERS, mask))
    return total
