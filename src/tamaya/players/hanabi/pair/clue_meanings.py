"""What a clue means beyond its words, and what the choice among known cards means.

A clue asks for a card to be played: going round the hand from the newest card that it points at for
the first time, the first newer card that may fit. For a colour, one place of this round means
saving the next discard instead; so does a clue when no card may fit. A clue that makes a card known
to be playable asks for nothing more, and neither does a value clue that points at the next discard.
"""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.pair.mask_propagation import highest_bit, propagate_masks
from tamaya.players.hanabi.pair.memory_layout import (
    CHANCES,
    DRAFT_LAYERS,
    DRAFT_MARKED,
    MARKED,
    NEXT_DISCARD,
    SEATS,
    TOUCHED,
)
from tamaya.players.hanabi.shared_kernels.board_facts import chance, mask_at
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_FACES,
    COLOUR_COUNT,
    DRAFT,
    FACE_COUNT,
    MASKS,
    MOST_SLOTS,
    PLAYABLE,
    SIZES,
    USELESS,
)

PLACE_TO_SAVE = 3
"""Before this slot a colour clue may mean saving the next discard."""


@not_inlined
def draft_clue(memory: IntRow, seat: int, clue: int, touched: int) -> None:
    """Draft the common knowledge after a clue to a seat."""
    begin_draft(memory)
    memory[DRAFT_MARKED] = memory[at(MARKED + seat)] | touched
    apply_literally(memory, seat, clue, touched)
    if is_literal(memory, seat, clue, touched):
        return
    new = touched & ~memory[at(TOUCHED + seat)]
    focus = highest_bit(new if new else touched)
    if focus >= 0:
        find_called_card(memory, seat, clue, focus, touched)
        propagate_masks(memory, DRAFT, DRAFT_LAYERS)


@compiled
def begin_draft(memory: IntRow) -> None:
    """Start the draft from the common knowledge."""
    for seat in range(SEATS):
        for slot in range(memory[at(SIZES + seat)]):
            place = seat * MOST_SLOTS + slot
            memory[at(DRAFT + place)] = memory[at(MASKS + place)]


@compiled
def apply_literally(memory: IntRow, seat: int, clue: int, touched: int) -> None:
    """Keep the faces that agree with a clue; if none do, start again from the clue alone."""
    every = (1 << memory[FACE_COUNT]) - 1
    for slot in range(memory[at(SIZES + seat)]):
        allowed = memory[at(CLUE_FACES + clue)]
        if (touched >> slot) & 1 == 0:
            allowed = every & ~allowed
        place = at(DRAFT + seat * MOST_SLOTS + slot)
        memory[place] = memory[place] & allowed if memory[place] & allowed else allowed
    propagate_masks(memory, DRAFT, DRAFT_LAYERS)


@compiled
def is_literal(memory: IntRow, seat: int, clue: int, touched: int) -> bool:
    """Whether a clue means only what it says: it makes a play known, or saves a card by value."""
    playable = memory[PLAYABLE]
    for slot in range(memory[at(SIZES + seat)]):
        was_open = mask_at(memory, MASKS, seat, slot) & ~playable != 0
        if was_open and mask_at(memory, DRAFT, seat, slot) & ~playable == 0:
            return True
    saved = memory[at(NEXT_DISCARD + seat)]
    return clue >= memory[COLOUR_COUNT] and saved >= 0 and (touched >> saved) & 1 == 1


@compiled
def find_called_card(memory: IntRow, seat: int, clue: int, focus: int, touched: int) -> None:
    """Draft what a clue asks for, going round the hand from its focus to newer cards."""
    playable = memory[PLAYABLE]
    size = memory[at(SIZES + seat)]
    places = size
    save = size
    if clue < memory[COLOUR_COUNT]:
        places = size + 1
        save = min(PLACE_TO_SAVE, size)
    start = focus + int(focus >= save)
    saved = memory[at(NEXT_DISCARD + seat)]
    is_touched = saved >= 0 and ((memory[at(TOUCHED + seat)] | touched) >> saved) & 1
    for step in range(1, places + 1):
        place = (start + step) % places
        if place == save:
            if not is_touched and save_next(memory, seat):
                return
            continue
        slot = at(DRAFT + seat * MOST_SLOTS + place - int(place > save))
        if memory[slot] & playable and memory[slot] & ~playable:
            memory[slot] &= playable
            return
    # No card can be asked for.
    save_next(memory, seat)


@compiled
def save_next(memory: IntRow, seat: int) -> bool:
    """Draft saving the next discard, unless it is known to be useless."""
    slot = memory[at(NEXT_DISCARD + seat)]
    if slot < 0:
        return False
    place = at(DRAFT + seat * MOST_SLOTS + slot)
    if memory[place] & ~memory[USELESS] == 0:
        return False
    memory[place] &= ~memory[USELESS]
    memory[DRAFT_MARKED] |= 1 << slot
    return True


@not_inlined
def draft_call(memory: IntRow, layers: int, seat: int, number: int) -> bool:
    """Draft a request to play a card, the n-th most likely to fit; False if there is none."""
    begin_draft(memory)
    memory[DRAFT_MARKED] = memory[at(MARKED + seat)]
    playable = memory[PLAYABLE]
    size = memory[at(SIZES + seat)]
    for slot in range(size):
        mask = mask_at(memory, MASKS, seat, slot)
        is_open = mask & playable and mask & ~playable
        memory[at(CHANCES + slot)] = chance(memory, layers, mask, playable) if is_open else -1
    for slot in range(size):
        likely = memory[at(CHANCES + slot)]
        before = 1
        for other in range(size):
            ahead = memory[at(CHANCES + other)]
            # Among equally likely cards the newest comes first.
            if ahead > likely or (ahead == likely and other > slot):
                before += 1
        if likely >= 0 and before == number:
            memory[at(DRAFT + seat * MOST_SLOTS + slot)] &= playable
            propagate_masks(memory, DRAFT, DRAFT_LAYERS)
            return True
    return False
