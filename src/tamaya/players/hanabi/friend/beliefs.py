"""What a seat believes about its hand: from clues, from their promises and from good touch.

Good touch is the convention not to clue useless cards, nor cards clued in another hand.
"""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import not_inlined
from tamaya.players.hanabi.friend.memory_layout import (
    CERTAIN,
    CLUED,
    DRAFT_LITERALS,
    DRAFT_MEANINGS,
    ELSEWHERE,
    POSSIBLE,
    SPARE,
    TAKEN,
)
from tamaya.players.hanabi.friend.seat_memory import literal_in, meant_in
from tamaya.players.hanabi.friend.trust import is_stranger
from tamaya.players.hanabi.shared_kernels.board_facts import is_single
from tamaya.players.hanabi.shared_kernels.memory_layout import SIZES, USELESS


@not_inlined
def infer_beliefs(memory: IntRow, seat: int, clued: int, perspective: int, into: int) -> None:
    """Work out what a holder believes from the drafted clues and promises about its hand."""
    useless = memory[USELESS]
    possible = memory[at(perspective + POSSIBLE)]
    taken = useless | memory[at(perspective + ELSEWHERE)]
    spare = 0
    singles = 0
    promised = 0
    size = memory[at(SIZES + seat)]
    for slot in range(size):
        literal = memory[at(DRAFT_LITERALS + slot)]
        meaning = memory[at(DRAFT_MEANINGS + slot)]
        base = literal & possible if literal & possible else literal
        memory[at(into + CERTAIN + slot)] = base
        faces = base & meaning if base & meaning else base
        if (clued >> slot) & 1 or meaning:
            promised |= 1 << slot
            wanted = meaning & base & ~useless
            if wanted == 0:
                wanted = faces & ~taken
            if wanted == 0 and (base & ~taken == 0 or base & ~useless == 0):
                spare |= 1 << slot
            if wanted:
                faces = wanted
            elif base & ~taken:
                faces = base & ~taken
            if is_single(faces):
                singles |= faces
        elif base & ~useless == 0:
            spare |= 1 << slot
        memory[at(into + TAKEN + slot)] = faces
    memory[at(into + SPARE)] = spare
    for slot in range(size):
        faces = memory[at(into + TAKEN + slot)]
        if singles and (promised >> slot) & 1 and not is_single(faces) and faces & ~singles:
            memory[at(into + TAKEN + slot)] = faces & ~singles


@not_inlined
def draft_hand(memory: IntRow, viewer: int, seat: int) -> int:
    """Draft the clues and promises about a hand as they are; returns the clued slots that count."""
    is_literal = is_stranger(memory, viewer, seat)
    for slot in range(memory[at(SIZES + seat)]):
        memory[at(DRAFT_LITERALS + slot)] = literal_in(memory, seat, slot)
        meant = 0 if is_literal else meant_in(memory, viewer, seat, slot)
        memory[at(DRAFT_MEANINGS + slot)] = meant
    return 0 if is_literal else memory[at(CLUED + seat)]


@not_inlined
def believed_plays(memory: IntRow, beliefs: int, seat: int, playable: int) -> int:
    """The slots of the cards that their holder believes to fit, a bit each."""
    slots = 0
    for slot in range(memory[at(SIZES + seat)]):
        faces = memory[at(beliefs + TAKEN + slot)]
        if faces and faces & ~playable == 0:
            slots |= 1 << slot
    return slots & ~memory[at(beliefs + SPARE)]
