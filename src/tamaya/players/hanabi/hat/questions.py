"""The questions that one hand is asked: everybody knows them, and all but its holder the answers.

Each answer narrows the masks, and the next question follows from the narrowed ones. All answers
of one hand together are one number.
"""

from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.facts import (
    chance,
    face_at,
    is_single,
    is_useless,
    lowest,
    mask_at,
)
from tamaya.players.hanabi.hat.memory import (
    DEAD,
    FACE_COUNT,
    LAYERS,
    LISTED,
    MASKS,
    MOST_SLOTS,
    NEXT,
    OUTLOOK,
    PLAYABLE,
    PLAYERS,
    SIZES,
)
from tamaya.players.hanabi.hat.separate import separate

UNANSWERED = -1
"""The number of a hand that is looked at."""

DOUBTFUL = 700
"""Cards about as likely playable as this are asked for, beside a playable card that is known."""
DOUBT = 200

ORDER = LISTED
WANTED = LISTED + MOST_SLOTS


@separate
def ask(memory: Line, masks: int, seat: int, room: int, number: int) -> int:
    """Narrow the masks of a hand by its answers: by its number, or by looking at it.

    Its number, below ``room``, is given.
    """
    value = 0
    unit = 1
    while True:
        left = (room - value - 1) // unit + 1
        if left < 2:
            return value
        rest = number if number == UNANSWERED else (number // unit)
        asked = ask_for_a_play(memory, masks, seat, left, rest)
        if asked == 0:
            asked = ask_for_doubt(memory, masks, seat, rest)
        if asked == 0:
            asked = ask_for_a_name(memory, masks, seat, left, rest)
        if asked == 0:
            return value
        size = asked >> 8
        value += unit * (asked & 0xFF)
        unit *= size


@separate
def ask_for_a_play(memory: Line, masks: int, seat: int, left: int, rest: int) -> int:
    """Ask which is the first card of a list that is playable or, after these, dead."""
    playable = memory[at(OUTLOOK + seat)]
    has_useless = False
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, masks, seat, slot)
        if mask & ~playable == 0:
            return 0
        has_useless = has_useless or is_useless(memory, mask)
    count = list_likely(memory, masks, seat, playable, left - 1, 0)
    if not has_useless:
        count = list_likely(memory, masks, seat, memory[DEAD], left - 1, count)
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
    return ((count + 1) << 8) | answer


@separate
def list_likely(memory: Line, masks: int, seat: int, wanted: int, most: int, count: int) -> int:
    """Add to the list the cards likeliest to be wanted, up to so many in all."""
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
        # The less likely are asked for first: a hit then says most.
        for place in range(count, first, -1):
            memory[at(ORDER + place)] = memory[at(ORDER + place - 1)]
            memory[at(WANTED + place)] = memory[at(WANTED + place - 1)]
        memory[at(ORDER + first)] = best
        memory[at(WANTED + first)] = wanted
        count += 1
    return count


@separate
def ask_for_doubt(memory: Line, masks: int, seat: int, rest: int) -> int:
    """Ask whether the card of which it is most in doubt is playable."""
    playable = memory[at(OUTLOOK + seat)]
    best = -1
    best_doubt = DOUBT + 1
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, masks, seat, slot)
        if mask & playable and mask & ~playable:
            doubt = abs(chance(memory, LAYERS, mask, playable) - DOUBTFUL)
            if doubt < best_doubt:
                best_doubt = doubt
                best = slot
    if best < 0:
        return 0
    answer = (playable >> face_at(memory, seat, best)) & 1 if rest == UNANSWERED else rest % 2
    memory[at(masks + seat * MOST_SLOTS + best)] &= playable if answer else ~playable
    return (2 << 8) | answer


@separate
def ask_for_a_name(memory: Line, masks: int, seat: int, left: int, rest: int) -> int:
    """Ask which of a few groups of faces holds that of the card likeliest of use."""
    best = -1
    least_dead = 1001
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, masks, seat, slot)
        if is_single(mask) or is_useless(memory, mask):
            continue
        dead = chance(memory, LAYERS, mask, memory[DEAD])
        if dead < least_dead:
            least_dead = dead
            best = slot
    if best < 0:
        return 0
    mask = mask_at(memory, masks, seat, best)
    face = face_at(memory, seat, best) if rest == UNANSWERED else 0
    has_dead = int(mask & memory[DEAD] != 0)
    live = mask & ~memory[DEAD]
    count = 0
    for other in range(memory[FACE_COUNT]):
        count += (live >> other) & 1
    groups = min(left, count + has_dead)
    if groups < 2:
        return 0
    live_groups = groups - has_dead
    answer = 0
    if rest != UNANSWERED:
        answer = rest % groups
    elif (memory[DEAD] >> face) & 1 == 0:
        place = 0
        for other in range(face):
            place += (live >> other) & 1
        answer = has_dead + place % live_groups
    narrowed = mask & memory[DEAD]
    if answer >= has_dead:
        narrowed = 0
        place = 0
        for other in range(memory[FACE_COUNT]):
            if (live >> other) & 1:
                if place % live_groups == answer - has_dead:
                    narrowed |= 1 << other
                place += 1
    memory[at(masks + seat * MOST_SLOTS + best)] = narrowed
    return (groups << 8) | answer


@separate
def look_ahead(memory: Line, giver: int) -> None:
    """Work out what will fit when each seat acts, if the known cards are laid till then."""
    playable = memory[PLAYABLE]
    for further in range(1, memory[PLAYERS]):
        seat = (giver + further) % memory[PLAYERS]
        memory[at(OUTLOOK + seat)] = playable
        laid = 0
        for slot in range(memory[at(SIZES + seat)]):
            mask = mask_at(memory, MASKS, seat, slot)
            if is_single(mask) and mask & playable and (laid == 0 or mask < laid):
                laid = mask
        if laid:
            playable = (playable & ~laid) | memory[at(NEXT + lowest(laid))]
