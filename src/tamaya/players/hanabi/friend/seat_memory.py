"""What a seat remembers of each card, and the cards that follow from it."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.friend.memory_layout import (
    BLIND,
    CLUED,
    MEANT,
    ORIGINS,
    PART_WORDS,
    PLAY,
    ROLE_BITS,
    SEAT_PARTS,
)
from tamaya.players.hanabi.shared_kernels.board_facts import is_single
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CARD_NUMBERS,
    FACES,
    MASKS,
    MOST_SLOTS,
    PLAYABLE,
    SIZES,
    USELESS,
)


@compiled
def part_of(viewer: int) -> int:
    """Where the part of a seat begins."""
    return SEAT_PARTS + viewer * PART_WORDS


@compiled
def number_in(memory: IntRow, seat: int, slot: int) -> int:
    """The number of a card; a higher number was drawn later."""
    return memory[at(CARD_NUMBERS + seat * MOST_SLOTS + slot)]


@compiled
def bit_in(memory: IntRow, viewer: int, seat: int, slot: int) -> int:
    """The face of a card as a bit; 0 for a card of the viewer."""
    if seat == viewer:
        return 0
    return 1 << memory[at(FACES + seat * MOST_SLOTS + slot)]


@compiled
def literal_in(memory: IntRow, seat: int, slot: int) -> int:
    """The faces that the clues leave for a card."""
    return memory[at(MASKS + seat * MOST_SLOTS + slot)]


@compiled
def is_clued(memory: IntRow, seat: int, slot: int) -> bool:
    """Whether a clue ever pointed at a card."""
    return (memory[at(CLUED + seat)] >> slot) & 1 == 1


@compiled
def meant_in(memory: IntRow, viewer: int, seat: int, slot: int) -> int:
    """The faces that a card was promised to have, as the viewer understood it."""
    return memory[at(part_of(viewer) + MEANT + number_in(memory, seat, slot))]


@compiled
def role_in(memory: IntRow, viewer: int, seat: int, slot: int) -> int:
    """What a card was clued for."""
    origin = memory[at(part_of(viewer) + ORIGINS + number_in(memory, seat, slot))]
    return origin & ((1 << ROLE_BITS) - 1)


@compiled
def believed_in(memory: IntRow, viewer: int, seat: int, slot: int) -> int:
    """The promised faces of a card, or those that the clues leave."""
    meant = meant_in(memory, viewer, seat, slot)
    return meant if meant else literal_in(memory, seat, slot)


@compiled
def known_face(memory: IntRow, viewer: int, seat: int, slot: int) -> int:
    """The only useful face that a card can have, or 0 if there are several."""
    faces = believed_in(memory, viewer, seat, slot) & ~memory[USELESS]
    return faces if is_single(faces) else 0


@not_inlined
def is_promised(memory: IntRow, viewer: int, seat: int, slot: int) -> bool:
    """Whether the holder of a card will lay it, now or later."""
    role = role_in(memory, viewer, seat, slot)
    if role in (PLAY, BLIND):
        return True
    if not is_clued(memory, seat, slot):
        return False
    faces = believed_in(memory, viewer, seat, slot) & ~memory[USELESS]
    return faces & (faces - 1) == 0 or faces & ~memory[PLAYABLE] == 0


@not_inlined
def chop_of(memory: IntRow, viewer: int, seat: int) -> int:
    """The slot of the oldest unclued card, which is discarded next; -1 if all are clued."""
    best = -1
    for slot in range(memory[at(SIZES + seat)]):
        if is_clued(memory, seat, slot) or role_in(memory, viewer, seat, slot) == BLIND:
            continue
        if best < 0 or number_in(memory, seat, slot) < number_in(memory, seat, best):
            best = slot
    return best


@not_inlined
def newest_of(memory: IntRow, viewer: int, seat: int) -> int:
    """The slot of the newest unclued card, which may be asked for blindly; -1 if there is none."""
    best = -1
    for slot in range(memory[at(SIZES + seat)]):
        if is_clued(memory, seat, slot) or role_in(memory, viewer, seat, slot) == BLIND:
            continue
        if best < 0 or number_in(memory, seat, slot) > number_in(memory, seat, best):
            best = slot
    return best


@not_inlined
def newest_in(memory: IntRow, seat: int, slots: int) -> int:
    """The newest of these slots, -1 for none."""
    best = -1
    for slot in range(memory[at(SIZES + seat)]):
        if (slots >> slot) & 1 and (
            best < 0 or number_in(memory, seat, slot) > number_in(memory, seat, best)
        ):
            best = slot
    return best


@not_inlined
def slot_of(memory: IntRow, seat: int, number: int) -> int:
    """The slot of a card by its number, or -1 if it has left the hand."""
    for slot in range(memory[at(SIZES + seat)]):
        if number_in(memory, seat, slot) == number:
            return slot
    return -1
