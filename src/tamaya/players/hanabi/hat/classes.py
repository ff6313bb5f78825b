"""The alphabet of clues: which number a clue stands for.

For each receiver the clues are told apart by whether they name a colour or a value, and by the
first of a few agreed slots, the pivots, that they point at. A class is of use only if the giver
will find a clue of it whatever the receiver holds, or nearly so; the others are merged.
"""

from tamaya.engine.compiling import compiled
from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.facts import face_at, mask_at, weight
from tamaya.players.hanabi.hat.memory import (
    CLUE_COUNT,
    CLUES,
    COLOUR_COUNT,
    HAS_EMPTY_CLUES,
    LAYERS,
    MASKS,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
)
from tamaya.players.hanabi.hat.pivots import (
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
from tamaya.players.hanabi.hat.separate import separate


@separate
def tell_apart(memory: Line, giver: int) -> int:
    """Agree how clues of a giver are told apart; how many numbers they stand for is given."""
    total = 0
    # With all tokens there the giver may not give up a card instead.
    least = NEARLY_CERTAIN if memory[TOKENS] == memory[TOKEN_COUNT] else LIKELY
    for seat in range(memory[PLAYERS]):
        base = classes_at(seat)
        if seat == giver or memory[at(SIZES + seat)] == 0:
            memory[at(base + COUNT)] = 0
            continue
        if memory[HAS_EMPTY_CLUES]:
            memory[at(base + COUNT)] = memory[CLUE_COUNT]
            total += memory[CLUE_COUNT]
            continue
        weigh_kinds(memory, seat)
        colour_rest = choose_pivots(memory, seat, 0, least)
        value_rest = choose_pivots(memory, seat, 1, least)
        colours = base + COLOUR
        values = base + COLOUR + KIND_WORDS
        count = memory[at(colours)] + memory[at(values)]
        memory[at(colours + REST)] = 0
        memory[at(values + REST)] = 0
        if memory[at(colours)] and colour_rest >= least:
            memory[at(colours + REST)] = 1
            count += 1
        if value_rest >= least:
            memory[at(values + REST)] = 1
            count += 1
        if memory[at(colours + REST)] + memory[at(values + REST)] == 0:
            either = 1000 - (1000 - colour_rest) * (1000 - value_rest) // 1000
            if min(either, 999) >= least or is_never_one_face(memory, seat):
                memory[at(values + REST)] = 1
                count += 1
        memory[at(base + COUNT)] = count
        total += count
    return total


@separate
def first_pivot(memory: Line, kinds: int, touched: int) -> int:
    """The first pivot that a clue points at, or how many there are."""
    pivots = memory[at(kinds)]
    for pivot in range(pivots):
        if (touched >> memory[at(kinds + 1 + pivot)]) & 1:
            return pivot
    return pivots


@separate
def class_of(memory: Line, seat: int, clue: int, touched: int) -> int:
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
    # A clue of no class of its own stands for the last one.
    return max(0, memory[at(base + COUNT)] - 1)


@compiled
def number_before(memory: Line, giver: int, seat: int) -> int:
    """How many numbers belong to the seats between a giver and a receiver."""
    total = 0
    other = giver + 1
    while other % memory[PLAYERS] != seat:
        total += memory[at(classes_at(other % memory[PLAYERS]) + COUNT)]
        other += 1
    return total


@compiled
def touched_by(memory: Line, seat: int, clue: int) -> int:
    """The slots of a hand that a clue would point at."""
    touched = 0
    for slot in range(memory[at(SIZES + seat)]):
        touched |= ((memory[at(CLUES + clue)] >> face_at(memory, seat, slot)) & 1) << slot
    return touched


@separate
def says_most(memory: Line, giver: int, number: int) -> int:
    """The clue for a number that also says most as it stands: receiver and clue, or -1.

    The receiver is a multiple of 16.
    """
    best = -1
    least_left = 1 << 60
    for seat in range(memory[PLAYERS]):
        if seat == giver or memory[at(classes_at(seat) + COUNT)] == 0:
            continue
        before = number_before(memory, giver, seat)
        if not before <= number < before + memory[at(classes_at(seat) + COUNT)]:
            continue
        for clue in range(memory[CLUE_COUNT]):
            touched = touched_by(memory, seat, clue)
            if touched == 0 and not memory[HAS_EMPTY_CLUES]:
                continue
            if before + class_of(memory, seat, clue, touched) != number:
                continue
            left = left_unknown(memory, seat, clue, touched)
            if left < least_left:
                least_left = left
                best = seat * 16 + clue
    return best


@separate
def left_unknown(memory: Line, seat: int, clue: int, touched: int) -> int:
    """How much of a hand a clue leaves open."""
    total = 0
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, MASKS, seat, slot)
        if mask & (mask - 1) == 0:
            continue
        pointed_at = memory[at(CLUES + clue)]
        left = mask & pointed_at if (touched >> slot) & 1 else mask & ~pointed_at
        total += weight(memory, LAYERS, left) * 1000 // max(1, weight(memory, LAYERS, mask))
    return total
