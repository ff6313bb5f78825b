"""The reading of a clue: the card that it is about, and what it promises about that card.

A clue is about one card, its focus. It promises that the card can be laid, now or after cards that
were promised before. If the focus is the chop, it may instead ask to keep the card. If neither is
possible, another player holds the missing card and is expected to lay it first.
"""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.friend.memory_layout import (
    ASKED,
    ASKED_COUNT,
    ASKED_WORDS,
    BLIND_FACE,
    BLIND_IS_CLUED,
    BLIND_SEAT,
    BLIND_SLOT,
    CLUED,
    ELSEWHERE,
    EMPTY,
    FACES_MEANT,
    FINESSE,
    FIX,
    FOCUS,
    IS_TEMPTING,
    KIND,
    LITERAL,
    MOST_ASKED,
    NEW_MEANINGS,
    NEW_ROLE,
    NEXT,
    NONE,
    PLAY,
    PLAY_CLUE,
    PLAY_OR_SAVE,
    POSSIBLE,
    PROMPT,
    SAVE,
    SAVE_CLUE,
    STALL,
    THINNED,
    UNCLEAR,
    USELESS_CLUE,
    VALUES,
    VIEWERS_PERSPECTIVE,
)
from tamaya.players.hanabi.friend.perspectives import take_perspective
from tamaya.players.hanabi.friend.seat_memory import (
    believed_in,
    bit_in,
    chop_of,
    is_clued,
    is_promised,
    literal_in,
    meant_in,
    newest_in,
    newest_of,
    number_in,
    role_in,
)
from tamaya.players.hanabi.friend.trust import is_stranger
from tamaya.players.hanabi.shared_kernels.board_facts import lowest_bit
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_FACES,
    COLOUR_COUNT,
    ERRORS_LEFT,
    FACES_AT_PLACE,
    IRREPLACEABLE,
    MOST_SLOTS,
    MOST_VALUES,
    NEXT_FACE,
    PLAYABLE,
    PLAYERS,
    SIZES,
    USELESS,
)


@not_inlined
def read_clue(
    memory: IntRow, viewer: int, giver: int, target: int, clue: int, touched: int, perspective: int
) -> None:
    """Read a clue as the viewer expects its receiver to read it."""
    clear_reading(memory)
    if touched == 0:
        memory[KIND] = EMPTY
        return
    new = touched & ~memory[at(CLUED + target)]
    if new == 0:
        read_repeated_clue(memory, viewer, target, clue, touched, perspective)
        return
    keep_promises(memory, viewer, target, clue, touched)
    chop = chop_of(memory, viewer, target)
    is_chop = chop >= 0 and (new >> chop) & 1 == 1
    focus = chop if is_chop else newest_in(memory, target, new)
    read_promise(memory, viewer, giver, target, clue, focus, is_chop, perspective)


@compiled
def clear_reading(memory: IntRow) -> None:
    """Start with a clue that promises nothing."""
    memory[KIND] = UNCLEAR
    memory[FOCUS] = -1
    memory[FACES_MEANT] = 0
    memory[NEW_ROLE] = NONE
    memory[IS_TEMPTING] = 0
    memory[BLIND_SEAT] = -1
    memory[ASKED_COUNT] = 0
    for slot in range(MOST_SLOTS):
        memory[at(NEW_MEANINGS + slot)] = -1


@not_inlined
def read_literally(memory: IntRow, viewer: int, target: int, clue: int, touched: int) -> None:
    """Read a clue whose giver plays no conventions: it means what it says."""
    clear_reading(memory)
    memory[KIND] = LITERAL
    keep_promises(memory, viewer, target, clue, touched)


@not_inlined
def keep_promises(memory: IntRow, viewer: int, target: int, clue: int, touched: int) -> None:
    """Keep earlier promises about the touched cards as far as the clue allows."""
    for slot in range(memory[at(SIZES + target)]):
        meant = meant_in(memory, viewer, target, slot)
        if (touched >> slot) & 1 and meant:
            memory[at(NEW_MEANINGS + slot)] = meant & memory[at(CLUE_FACES + clue)]


@not_inlined
def read_repeated_clue(
    memory: IntRow, viewer: int, target: int, clue: int, touched: int, perspective: int
) -> None:
    """Read a clue that touches no new card: it corrects a belief, or says that a card fits."""
    named = memory[at(CLUE_FACES + clue)]
    memory[KIND] = FIX
    keep_promises(memory, viewer, target, clue, touched)
    for slot in range(memory[at(SIZES + target)]):
        meant = meant_in(memory, viewer, target, slot)
        if (touched >> slot) & 1 and meant and meant & named & ~memory[USELESS] == 0:
            return
    fitting = memory[at(perspective + NEXT)] & memory[at(perspective + POSSIBLE)]
    fitting &= ~memory[at(perspective + ELSEWHERE)]
    rest = touched
    while rest:
        slot = newest_in(memory, target, rest)
        rest &= ~(1 << slot)
        faces = believed_in(memory, viewer, target, slot) & named & fitting
        is_known = role_in(memory, viewer, target, slot) == PLAY and faces == meant_in(
            memory, viewer, target, slot
        )
        if faces and not is_known:
            memory[KIND] = PLAY_CLUE
            memory[FOCUS] = slot
            memory[FACES_MEANT] = faces
            memory[NEW_ROLE] = PLAY
            memory[at(NEW_MEANINGS + slot)] = faces
            return


@not_inlined
def read_promise(
    memory: IntRow,
    viewer: int,
    giver: int,
    target: int,
    clue: int,
    focus: int,
    is_chop: bool,  # noqa: FBT001
    perspective: int,
) -> None:
    """Read what a clue promises about its focus, and about cards in other hands."""
    useful = literal_in(memory, target, focus) & memory[at(CLUE_FACES + clue)]
    if useful & ~memory[USELESS] == 0:
        memory[KIND] = USELESS_CLUE
        return
    literal = useful & memory[at(perspective + POSSIBLE)] & ~memory[at(perspective + ELSEWHERE)]
    play = literal & memory[at(perspective + NEXT)]
    save = literal & worth_saving(memory, viewer, giver, target, clue) if is_chop else 0
    direct = play | save
    faces = direct | find_blind_plays(memory, viewer, giver, target, literal, perspective)
    true = bit_in(memory, viewer, target, focus)
    memory[FOCUS] = focus
    missing = 0
    if true and true & direct == 0:
        choose_blind_play(memory, true)
        missing = face_before(memory, memory[at(perspective + NEXT)] & memory[PLAYABLE], true)
        is_open = memory[BLIND_SEAT] < 0 and missing != 0 and giver != viewer
        if is_open and (
            may_lay_anyway(memory, viewer, missing) or ask_viewer(memory, viewer, missing, true)
        ):
            faces |= true
    memory[FACES_MEANT] = faces
    memory[at(NEW_MEANINGS + focus)] = faces
    memory[NEW_ROLE] = SAVE if save & ~memory[at(perspective + NEXT)] else PLAY
    if memory[BLIND_SEAT] >= 0:
        memory[KIND] = PROMPT if memory[BLIND_IS_CLUED] else FINESSE
    elif faces == 0 or (true and true & faces == 0):
        read_unclear(memory, focus, useful, faces)
        memory[IS_TEMPTING] = int(true != 0 and memory[PLAYERS] > 2 and missing != 0)
    elif save & ~play == 0:
        memory[KIND] = PLAY_CLUE
    else:
        memory[KIND] = PLAY_OR_SAVE if play else SAVE_CLUE


@compiled
def read_unclear(memory: IntRow, focus: int, useful: int, faces: int) -> None:
    """Read a clue that no promise explains: pointing at the last cards of fireworks is a stall."""
    memory[KIND] = UNCLEAR
    if faces == 0:
        memory[NEW_ROLE] = NONE
        memory[at(NEW_MEANINGS + focus)] = useful & ~memory[USELESS]
        if useful & ~memory[USELESS] & ~last_faces(memory) == 0:
            memory[KIND] = STALL
            memory[NEW_ROLE] = SAVE


@compiled
def last_faces(memory: IntRow) -> int:
    """The faces that are laid last."""
    return memory[FACES_AT_PLACE + MOST_VALUES - 1]


@not_inlined
def worth_saving(memory: IntRow, viewer: int, giver: int, target: int, clue: int) -> int:
    """The faces that a clue about the chop may ask to keep."""
    if clue < memory[COLOUR_COUNT]:
        # A colour clue does not save faces that only ever had one copy: a value clue does that.
        return memory[IRREPLACEABLE] & memory[THINNED]
    seen = 0
    for holder in range(memory[PLAYERS]):
        if holder not in (giver, target):
            for slot in range(memory[at(SIZES + holder)]):
                seen |= bit_in(memory, viewer, holder, slot)
    return memory[IRREPLACEABLE] | (memory[VALUES] & ~memory[USELESS] & ~seen)


@not_inlined
def find_blind_plays(
    memory: IntRow, viewer: int, giver: int, target: int, literal: int, perspective: int
) -> int:
    """List the blind plays that a clue may ask for; returns the faces that depend on them."""
    if memory[ERRORS_LEFT] == 1:
        # Nobody is asked for a blind play when one error ends the game.
        return 0
    asked_face = memory[at(perspective + NEXT)] & memory[PLAYABLE]
    clued_faces = 0
    for holder in range(memory[PLAYERS]):
        if holder in (giver, target, viewer) or is_stranger(memory, viewer, holder):
            continue
        prompted = 0
        rest = memory[at(CLUED + holder)]
        while rest:
            slot = newest_in(memory, holder, rest)
            if slot < 0:
                break
            rest &= ~(1 << slot)
            believed = believed_in(memory, viewer, holder, slot) & asked_face & ~prompted
            prompted |= believed
            bit = bit_in(memory, viewer, holder, slot)
            if (
                bit & believed
                and not is_promised(memory, viewer, holder, slot)
                and memory[at(NEXT_FACE + lowest_bit(bit))] & literal
            ):
                add_asked(memory, holder, slot, bit)
                clued_faces |= bit
        newest = newest_of(memory, viewer, holder)
        if newest >= 0:
            bit = bit_in(memory, viewer, holder, newest)
            if bit & asked_face & ~prompted and memory[at(NEXT_FACE + lowest_bit(bit))] & literal:
                add_asked(memory, holder, newest, bit)
    return keep_asked(memory, clued_faces)


@compiled
def add_asked(memory: IntRow, seat: int, slot: int, bit: int) -> None:
    """List a blind play."""
    count = memory[ASKED_COUNT]
    if count < MOST_ASKED:
        place = ASKED + count * ASKED_WORDS
        memory[at(place)] = seat
        memory[at(place + 1)] = slot
        memory[at(place + 2)] = bit
        memory[at(place + 3)] = memory[at(NEXT_FACE + lowest_bit(bit))]
        memory[ASKED_COUNT] = count + 1


@compiled
def keep_asked(memory: IntRow, clued_faces: int) -> int:
    """Drop unclued cards if a clued one has the face; returns the faces that depend on the rest."""
    kept = 0
    faces = 0
    for index in range(memory[ASKED_COUNT]):
        place = ASKED + index * ASKED_WORDS
        seat = memory[at(place)]
        if memory[at(place + 2)] & clued_faces and not is_clued(
            memory, seat, memory[at(place + 1)]
        ):
            continue
        faces |= memory[at(place + 3)]
        for word in range(ASKED_WORDS):
            memory[at(ASKED + kept * ASKED_WORDS + word)] = memory[at(place + word)]
        kept += 1
    memory[ASKED_COUNT] = kept
    return faces


@compiled
def choose_blind_play(memory: IntRow, true: int) -> None:
    """Take the first listed blind play after which the focus can be laid."""
    for index in range(memory[ASKED_COUNT]):
        place = ASKED + index * ASKED_WORDS
        if memory[BLIND_SEAT] < 0 and memory[at(place + 3)] == true:
            set_blind_play(
                memory,
                memory[at(place)],
                memory[at(place + 1)],
                memory[at(place + 2)],
            )


@compiled
def set_blind_play(memory: IntRow, seat: int, slot: int, face: int) -> None:
    """Store the blind play that the clue asks for."""
    memory[BLIND_SEAT] = seat
    memory[BLIND_SLOT] = slot
    memory[BLIND_FACE] = face
    memory[BLIND_IS_CLUED] = int(is_clued(memory, seat, slot))


@compiled
def face_before(memory: IntRow, candidates: int, true: int) -> int:
    """The candidate that is laid just before a face, or 0."""
    while candidates:
        face = lowest_bit(candidates)
        if memory[at(NEXT_FACE + face)] == true:
            return 1 << face
        candidates &= candidates - 1
    return 0


@not_inlined
def may_lay_anyway(memory: IntRow, viewer: int, face: int) -> bool:
    """Whether the viewer holds a card that may have this face and that it will lay anyway."""
    for slot in range(memory[at(SIZES + viewer)]):
        if believed_in(memory, viewer, viewer, slot) & face and is_promised(
            memory, viewer, viewer, slot
        ):
            return True
    return False


@not_inlined
def ask_viewer(memory: IntRow, viewer: int, face: int, true: int) -> bool:
    """Take a card of the viewer for the missing one, if no other hand has it."""
    if memory[ERRORS_LEFT] == 1:
        return False
    own = VIEWERS_PERSPECTIVE
    take_perspective(memory, viewer, viewer, -1, own)
    if face & memory[at(own + POSSIBLE)] == 0 or face & memory[at(own + ELSEWHERE)]:
        return False
    chosen = -1
    for slot in range(memory[at(SIZES + viewer)]):
        if (
            is_clued(memory, viewer, slot)
            and believed_in(memory, viewer, viewer, slot) & face
            and (chosen < 0 or number_in(memory, viewer, slot) > number_in(memory, viewer, chosen))
        ):
            chosen = slot
    if chosen < 0:
        chosen = newest_of(memory, viewer, viewer)
        if chosen < 0 or literal_in(memory, viewer, chosen) & face == 0:
            return False
    set_blind_play(memory, viewer, chosen, face)
    if memory[ASKED_COUNT] < MOST_ASKED:
        place = ASKED + memory[ASKED_COUNT] * ASKED_WORDS
        memory[at(place)] = viewer
        memory[at(place + 1)] = chosen
        memory[at(place + 2)] = face
        memory[at(place + 3)] = true
        memory[ASKED_COUNT] += 1
    return True
