"""The questions about one hand: all seats know them, and all but the holder know the answers.

Each answer narrows the masks, and the next question follows from the narrowed ones. All answers
about one hand form one number. A function that asks returns the number of possible answers and the
answer, packed in one number, or 0 if there was nothing to ask.
"""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.bits import bits_in
from tamaya.players.hanabi.shared_kernels.board_facts import (
    chance,
    face_at,
    is_single,
    is_useless,
    lowest_bit,
    mask_at,
)
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    FACE_COUNT,
    LAYERS,
    MASKS,
    MOST_SLOTS,
    NEXT_FACE,
    PLAYABLE,
    PLAYABLE_AT_TURN,
    PLAYERS,
    SIZES,
    SLOT_LIST,
    USELESS,
)

UNANSWERED = -1
"""Stands for the number of a hand that the viewer sees: the answers are read off the cards."""

ANSWER_BITS = 8
"""The bits of the answer; the number of possible answers is stored above them."""

UNCERTAIN_CHANCE = 700
"""Once a playable card is known, a card with about this chance of being playable is asked about."""
UNCERTAIN_RANGE = 200

ORDER = SLOT_LIST
WANTED = SLOT_LIST + MOST_SLOTS


@not_inlined
def ask_questions(memory: IntRow, masks: int, seat: int, modulus: int, number: int) -> int:
    """Narrow the masks of a hand by its answers, from its number or from its cards.

    Returns its number, which is below ``modulus``.
    """
    value = 0
    unit = 1
    while True:
        left = (modulus - value - 1) // unit + 1
        if left < 2:
            return value
        rest = number if number == UNANSWERED else (number // unit)
        asked = ask_for_play(memory, masks, seat, left, rest)
        if asked == 0:
            asked = ask_about_uncertain(memory, masks, seat, rest)
        if asked == 0:
            asked = ask_for_face(memory, masks, seat, left, rest)
        if asked == 0:
            return value
        value += unit * (asked & ((1 << ANSWER_BITS) - 1))
        unit *= asked >> ANSWER_BITS


@not_inlined
def ask_for_play(memory: IntRow, masks: int, seat: int, left: int, rest: int) -> int:
    """Ask for the first playable card of a list, or else the first useless one."""
    playable = memory[at(PLAYABLE_AT_TURN + seat)]
    has_useless = False
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, masks, seat, slot)
        if mask & ~playable == 0:
            return 0
        has_useless = has_useless or is_useless(memory, mask)
    count = list_likely(memory, masks, seat, playable, left - 1, 0)
    if not has_useless:
        count = list_likely(memory, masks, seat, memory[USELESS], left - 1, count)
    if count == 0:
        return 0
    answer = rest % (count + 1) if rest != UNANSWERED else count
    if rest == UNANSWERED:
        for place in range(count - 1, -1, -1):
            face = face_at(memory, seat, memory[at(ORDER + place)])
            if (memory[at(WANTED + place)] >> face) & 1:
                answer = place
    for place in range(min(answer + 1, count)):
        word = at(masks + seat * MOST_SLOTS + memory[at(ORDER + place)])
        wanted = memory[at(WANTED + place)]
        memory[word] &= wanted if place == answer else ~wanted
    return ((count + 1) << ANSWER_BITS) | answer


@not_inlined
def list_likely(memory: IntRow, masks: int, seat: int, wanted: int, most: int, count: int) -> int:
    """Add the cards most likely to be wanted to the list, up to this many in all."""
    first = count
    taken = 0
    while count < most:
        best = -1
        best_chance = 0
        for slot in range(memory[at(SIZES + seat)]):
            mask = mask_at(memory, masks, seat, slot)
            if (taken >> slot) & 1 or mask & wanted == 0 or mask & ~wanted == 0:
                continue
            if is_single(mask):
                continue
            likely = chance(memory, LAYERS, mask, wanted)
            if likely > best_chance:
                best_chance = likely
                best = slot
        if best < 0:
            break
        taken |= 1 << best
        # The less likely come first: a hit then says most.
        for place in range(count, first, -1):
            memory[at(ORDER + place)] = memory[at(ORDER + place - 1)]
            memory[at(WANTED + place)] = memory[at(WANTED + place - 1)]
        memory[at(ORDER + first)] = best
        memory[at(WANTED + first)] = wanted
        count += 1
    return count


@not_inlined
def ask_about_uncertain(memory: IntRow, masks: int, seat: int, rest: int) -> int:
    """Ask whether the most uncertain card is playable."""
    playable = memory[at(PLAYABLE_AT_TURN + seat)]
    best = -1
    least_uncertainty = UNCERTAIN_RANGE + 1
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, masks, seat, slot)
        if mask & playable and mask & ~playable:
            uncertainty = abs(chance(memory, LAYERS, mask, playable) - UNCERTAIN_CHANCE)
            if uncertainty < least_uncertainty:
                least_uncertainty = uncertainty
                best = slot
    if best < 0:
        return 0
    answer = (playable >> face_at(memory, seat, best)) & 1 if rest == UNANSWERED else rest % 2
    memory[at(masks + seat * MOST_SLOTS + best)] &= playable if answer else ~playable
    return (2 << ANSWER_BITS) | answer


@not_inlined
def ask_for_face(memory: IntRow, masks: int, seat: int, left: int, rest: int) -> int:
    """Ask to which group of faces the most likely useful card belongs."""
    slot = likeliest_useful(memory, masks, seat)
    if slot < 0:
        return 0
    mask = mask_at(memory, masks, seat, slot)
    has_useless = int(mask & memory[USELESS] != 0)
    groups = min(left, bits_in(mask & ~memory[USELESS]) + has_useless)
    if groups < 2:
        return 0
    answer = rest % groups
    if rest == UNANSWERED:
        answer = group_of(memory, mask, groups, face_at(memory, seat, slot))
    narrowed = 0
    for face in range(memory[FACE_COUNT]):
        if (mask >> face) & 1 and group_of(memory, mask, groups, face) == answer:
            narrowed |= 1 << face
    memory[at(masks + seat * MOST_SLOTS + slot)] = narrowed
    return (groups << ANSWER_BITS) | answer


@not_inlined
def likeliest_useful(memory: IntRow, masks: int, seat: int) -> int:
    """The slot of the unidentified card that is least likely useless; or -1."""
    best = -1
    least_useless = 1001
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, masks, seat, slot)
        if is_single(mask) or is_useless(memory, mask):
            continue
        useless = chance(memory, LAYERS, mask, memory[USELESS])
        if useless < least_useless:
            least_useless = useless
            best = slot
    return best


@compiled
def group_of(memory: IntRow, mask: int, groups: int, face: int) -> int:
    """The group of a face: one for all useless faces; the others are dealt out in turn."""
    if (memory[USELESS] >> face) & 1:
        return 0
    has_useless = int(mask & memory[USELESS] != 0)
    before = bits_in(mask & ~memory[USELESS] & ((1 << face) - 1))
    return has_useless + before % (groups - has_useless)


@not_inlined
def predict_playable(memory: IntRow, giver: int) -> None:
    """Work out the playable faces in the turn of each seat, if all known cards are laid."""
    playable = memory[PLAYABLE]
    for further in range(1, memory[PLAYERS]):
        seat = (giver + further) % memory[PLAYERS]
        memory[at(PLAYABLE_AT_TURN + seat)] = playable
        laid = 0
        for slot in range(memory[at(SIZES + seat)]):
            mask = mask_at(memory, MASKS, seat, slot)
            if is_single(mask) and mask & playable and (laid == 0 or mask < laid):
                laid = mask
        if laid:
            playable = (playable & ~laid) | memory[at(NEXT_FACE + lowest_bit(laid))]
