"""Which card to play."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.bits import bits_in
from tamaya.players.hanabi.hat.play_message_thresholds import plays_are_messages
from tamaya.players.hanabi.hat.sum_messages import message_slot
from tamaya.players.hanabi.shared_kernels.board_facts import (
    chance,
    face_at,
    is_useless,
    own_mask,
    place_of,
)
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    FACE_COUNT,
    HAND_SIZE,
    OWN_LAYERS,
    PLAYABLE,
    PLAYERS,
    SIZES,
)

GAMBLE = 750
"""A card that is either playable or useless is played with a higher chance, in thousandths."""


@not_inlined
def certain_play(memory: IntRow, seat: int) -> int:
    """Play a certainly playable card, rather a low one without a copy in another hand; or -1."""
    if plays_are_messages(memory):
        slot = message_slot(memory, seat, memory[PLAYABLE])
        if slot >= 0:
            return memory[HAND_SIZE] + slot
    best = -1
    best_worth = -1
    for slot in range(memory[at(SIZES + seat)]):
        mask = own_mask(memory, seat, slot)
        if mask & ~memory[PLAYABLE]:
            continue
        worth = 0
        for face in range(memory[FACE_COUNT]):
            if (mask >> face) & 1:
                copies = 1 + copies_in_sight(memory, seat, face)
                worth += (10 - place_of(memory, face)) * 1000 // copies
        worth //= bits_in(mask)
        if worth > best_worth:
            best_worth = worth
            best = slot
    return memory[HAND_SIZE] + best if best >= 0 else -1


@compiled
def copies_in_sight(memory: IntRow, seat: int, face: int) -> int:
    """How many cards of a face the other seats hold."""
    copies = 0
    for other in range(memory[PLAYERS]):
        if other != seat:
            for slot in range(memory[at(SIZES + other)]):
                copies += face_at(memory, other, slot) == face
    return copies


@compiled
def gamble(memory: IntRow, seat: int) -> int:
    """Play a card that is either playable or useless, if it is very likely playable; or -1."""
    best = -1
    best_chance = GAMBLE
    for slot in range(memory[at(SIZES + seat)]):
        mask = own_mask(memory, seat, slot)
        if is_useless(memory, mask & ~memory[PLAYABLE]):
            likely = chance(memory, OWN_LAYERS, mask, memory[PLAYABLE])
            if likely > best_chance:
                best_chance = likely
                best = slot
    return memory[HAND_SIZE] + best if best >= 0 else -1
