"""A teammate before and after a clue: what it believes, and what its next turn would cost."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.friend.beliefs import believed_plays, draft_hand, infer_beliefs
from tamaya.players.hanabi.friend.memory_layout import (
    AFTER,
    BEFORE,
    BEFORE_MEANINGS,
    BLIND,
    CLUED,
    COSTS,
    DRAFT_DANGER,
    DRAFT_DISCARD,
    DRAFT_LITERALS,
    DRAFT_MEANINGS,
    DRAFT_MISTAKES,
    EXPECTED,
    EXPECTED_COUNT,
    EXPECTED_WORDS,
    NEW_MEANINGS,
    NEXT,
    PERSPECTIVE,
    SPARE,
    TARGET_CLUED,
    TARGET_DANGER,
    TARGET_DISCARD,
    TARGET_LATER,
    TARGET_MISTAKES,
    TARGET_PLAYS,
    TARGET_SOON,
)
from tamaya.players.hanabi.friend.perspectives import take_perspective
from tamaya.players.hanabi.friend.seat_memory import (
    bit_in,
    literal_in,
    number_in,
    part_of,
    role_in,
    slot_of,
)
from tamaya.players.hanabi.friend.trust import is_stranger
from tamaya.players.hanabi.shared_kernels.board_facts import lowest_bit
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_FACES,
    ERRORS_LEFT,
    IRREPLACEABLE,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
    TURNS_LEFT,
)

COST_OF_ERROR = 120
COST_OF_LAST_ERROR = 2500
COST_OF_FULL_HAND = 15
SHARE_WHERE_ANOTHER_IS_SEEN = 30
"""In hundredths."""


@not_inlined
def meet_receiver(memory: IntRow, viewer: int, target: int) -> None:
    """Work out what a teammate believes and would do without a clue."""
    take_perspective(memory, viewer, target, -1, PERSPECTIVE)
    clued = draft_hand(memory, viewer, target)
    part = part_of(viewer)
    # A card that its holder may have been asked to lay blindly keeps that meaning.
    for index in range(memory[at(part + EXPECTED_COUNT)]):
        place = part + EXPECTED + index * EXPECTED_WORDS
        if memory[at(place)] == target and not is_stranger(memory, viewer, target):
            slot = slot_of(memory, target, memory[at(place + 1)])
            if slot >= 0 and memory[at(DRAFT_MEANINGS + slot)] == 0:
                memory[at(DRAFT_MEANINGS + slot)] = memory[at(place + 2)]
    for slot in range(memory[at(SIZES + target)]):
        memory[at(BEFORE_MEANINGS + slot)] = memory[at(DRAFT_MEANINGS + slot)]
    infer_beliefs(memory, target, clued, PERSPECTIVE, BEFORE)
    playable = memory[PLAYABLE]
    memory[TARGET_CLUED] = clued
    memory[TARGET_SOON] = playable | memory[PERSPECTIVE + NEXT]
    memory[TARGET_PLAYS] = believed_plays(memory, BEFORE, target, playable)
    memory[TARGET_LATER] = believed_plays(memory, BEFORE, target, memory[TARGET_SOON])
    foresee_turn(memory, viewer, target, BEFORE, memory[at(CLUED + target)])
    memory[TARGET_MISTAKES] = memory[DRAFT_MISTAKES]
    memory[TARGET_DANGER] = memory[DRAFT_DANGER]
    memory[TARGET_DISCARD] = memory[DRAFT_DISCARD]


@not_inlined
def draft_clue(memory: IntRow, viewer: int, target: int, clue: int, touched: int) -> None:
    """Work out what a teammate would believe and do after a clue that was read."""
    named = memory[at(CLUE_FACES + clue)]
    is_literal = is_stranger(memory, viewer, target)
    for slot in range(memory[at(SIZES + target)]):
        is_touched = (touched >> slot) & 1
        literal = literal_in(memory, target, slot)
        memory[at(DRAFT_LITERALS + slot)] = literal & named if is_touched else literal & ~named
        meaning = memory[at(NEW_MEANINGS + slot)]
        if meaning < 0:
            meaning = memory[at(BEFORE_MEANINGS + slot)]
        memory[at(DRAFT_MEANINGS + slot)] = 0 if is_literal else meaning
    clued = memory[at(CLUED + target)] | touched
    infer_beliefs(memory, target, 0 if is_literal else clued, PERSPECTIVE, AFTER)
    foresee_turn(memory, viewer, target, AFTER, clued)


@not_inlined
def foresee_turn(memory: IntRow, viewer: int, target: int, beliefs: int, clued: int) -> None:
    """Foresee the cost of a teammate's next turn, its mistakes, and its discard."""
    memory[DRAFT_MISTAKES] = 0
    memory[DRAFT_DANGER] = 0
    memory[DRAFT_DISCARD] = -1
    plays = believed_plays(memory, beliefs, target, memory[PLAYABLE])
    for slot in range(memory[at(SIZES + target)]):
        bit = bit_in(memory, viewer, target, slot)
        if (plays >> slot) & 1 and bit & memory[PLAYABLE] == 0:
            memory[DRAFT_MISTAKES] |= 1 << slot
            memory[DRAFT_DANGER] = memory[at(COSTS + lowest_bit(bit))]
    if memory[DRAFT_MISTAKES]:
        is_last = memory[ERRORS_LEFT] == 1
        memory[DRAFT_DANGER] += COST_OF_LAST_ERROR if is_last else COST_OF_ERROR
        return
    if plays or memory[at(beliefs + SPARE)] or memory[TURNS_LEFT] >= 0:
        return
    if memory[TOKENS] == memory[TOKEN_COUNT]:
        return
    for slot in range(memory[at(SIZES + target)]):
        if (clued >> slot) & 1 or role_in(memory, viewer, target, slot) == BLIND:
            continue
        oldest = memory[DRAFT_DISCARD]
        if oldest < 0 or number_in(memory, target, slot) < number_in(memory, target, oldest):
            memory[DRAFT_DISCARD] = slot
    slot = memory[DRAFT_DISCARD]
    memory[DRAFT_DANGER] = COST_OF_FULL_HAND
    if slot >= 0:
        memory[DRAFT_DANGER] = cost_of_losing(memory, viewer, target, slot)


@not_inlined
def cost_of_losing(memory: IntRow, viewer: int, target: int, slot: int) -> int:
    """The cost of a discard, less if another copy is in sight."""
    bit = bit_in(memory, viewer, target, slot)
    cost = memory[at(COSTS + lowest_bit(bit))]
    if bit & memory[IRREPLACEABLE] or not is_seen_twice(memory, viewer, bit):
        return cost
    return cost * SHARE_WHERE_ANOTHER_IS_SEEN // 100


@compiled
def is_seen_twice(memory: IntRow, viewer: int, bit: int) -> bool:
    """Whether the viewer sees two cards of a face in the hands."""
    found = 0
    for seat in range(memory[PLAYERS]):
        for slot in range(memory[at(SIZES + seat)]):
            found += int(bit_in(memory, viewer, seat, slot) == bit)
    return found > 1
