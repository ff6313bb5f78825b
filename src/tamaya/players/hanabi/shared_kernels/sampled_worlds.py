"""Sampled worlds: the unseen cards dealt to the seat's hand and the deck, as the masks allow."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.random_numbers import below, number_at
from tamaya.players.hanabi.shared_kernels.board_facts import (
    face_at,
    is_single,
    lowest_bit,
    mask_at,
    own_mask,
)
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    DECK_LEFT,
    FACE_COUNT,
    MASKS,
    MOST_COPIES,
    OWN_LAYERS,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOKENS,
    TURNS_LEFT,
    USELESS,
)
from tamaya.players.hanabi.shared_kernels.open_hand_solver import (
    DECK,
    DRAWN,
    FITS,
    FRAMES,
    HELD,
    KNOWN,
    MOST_UNSEEN,
    NEED,
    OWN,
    SEAT,
    SIZE,
    TOKENS_THEN,
    TURNS,
)


@not_inlined
def deal_world(memory: IntRow, seat: int, seed: int) -> int:
    """Deal the unseen cards to the seat's hand and the deck; returns the weight of the world."""
    count = 0
    for face in range(memory[FACE_COUNT]):
        for layer in range(MOST_COPIES):
            if (memory[at(OWN_LAYERS + layer)] >> face) & 1 and count < MOST_UNSEEN:
                memory[at(DECK + count)] = face
                count += 1
    for place in range(count - 1, 0, -1):
        swap(memory, place, below(place + 1, number_at(seed, place)))
    importance = 1
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, MASKS, seat, slot)
        if is_single(mask):
            memory[at(OWN + slot)] = lowest_bit(mask)
            continue
        allowed = 0
        found = -1
        for place in range(count):
            if (mask >> memory[at(DECK + place)]) & 1:
                allowed += 1
                found = place
        importance *= allowed
        if found >= 0:
            # The cards are shuffled, so the last allowed one is as random as any.
            memory[at(OWN + slot)] = memory[at(DECK + found)]
            count -= 1
            for place in range(found, count):
                memory[at(DECK + place)] = memory[at(DECK + place + 1)]
    return importance


@compiled
def swap(memory: IntRow, one: int, two: int) -> None:
    """Exchange two unseen cards."""
    face = memory[at(DECK + one)]
    memory[at(DECK + one)] = memory[at(DECK + two)]
    memory[at(DECK + two)] = face


@not_inlined
def set_up_position(memory: IntRow, seat: int) -> None:
    """Write the current position in the world that was dealt."""
    need = ((1 << memory[FACE_COUNT]) - 1) & ~memory[USELESS]
    memory[FRAMES + NEED] = need
    memory[FRAMES + FITS] = memory[PLAYABLE]
    memory[FRAMES + TOKENS_THEN] = memory[TOKENS]
    memory[FRAMES + TURNS] = memory[TURNS_LEFT]
    memory[FRAMES + DRAWN] = 0
    memory[FRAMES + SEAT] = seat
    for other in range(memory[PLAYERS]):
        held = 0
        known = 0
        for slot in range(memory[at(SIZES + other)]):
            mask = mask_at(memory, MASKS, other, slot)
            if other == seat:
                bit = 1 << memory[at(OWN + slot)]
                mask = own_mask(memory, seat, slot)
            else:
                bit = 1 << face_at(memory, other, slot)
            held |= bit
            if is_single(mask) or mask & ~memory[PLAYABLE] == 0:
                known |= bit
        memory[at(FRAMES + HELD + other)] = held
        memory[at(FRAMES + KNOWN + other)] = known
        memory[at(FRAMES + SIZE + other)] = memory[at(SIZES + other)]


@compiled
def is_elsewhere(memory: IntRow, seat: int, chosen: int) -> bool:
    """Whether another copy of this card is in a hand or in the deck."""
    face = memory[at(OWN + chosen)]
    for other in range(memory[PLAYERS]):
        for slot in range(memory[at(SIZES + other)]):
            if other != seat and face_at(memory, other, slot) == face:
                return True
            if other == seat and slot != chosen and memory[at(OWN + slot)] == face:
                return True
    for place in range(memory[DECK_LEFT]):
        if memory[at(DECK + place)] == face:
            return True
    return False
