"""What each seat makes of a move: promises of clues, kept or broken, and blind plays to come."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, kernel, not_inlined
from tamaya.engine.kernels.row_fields import card_at, get
from tamaya.engine.row_layout import LAST_ACTION, LAST_SEAT, LAST_TOUCHED, SEAT
from tamaya.engine.rule_tables import DISCARD, GIVE_CLUE, PLAY, RuleTables
from tamaya.players.hanabi.friend.beliefs import draft_hand, infer_beliefs
from tamaya.players.hanabi.friend.clue_reading import read_clue, read_literally
from tamaya.players.hanabi.friend.memory_layout import (
    ACTOR,
    ASKED,
    ASKED_COUNT,
    ASKED_WORDS,
    BEFORE,
    BLIND,
    BLIND_FACE,
    BLIND_SEAT,
    BLIND_SLOT,
    CLUE_SHIFT,
    CLUED,
    EXPECTED,
    EXPECTED_COUNT,
    EXPECTED_WORDS,
    FACES_MEANT,
    FOCUS,
    GIVER_SHIFT,
    HAS_ORIGIN,
    KIND,
    KIND_SHIFT,
    MEANT,
    MOST_EXPECTED,
    NEW_MEANINGS,
    NEW_ROLE,
    ORIGINS,
    PERSPECTIVE,
    SPARE,
    TARGET_SHIFT,
)
from tamaya.players.hanabi.friend.memory_layout import PLAY as TO_PLAY
from tamaya.players.hanabi.friend.perspectives import take_perspective
from tamaya.players.hanabi.friend.seat_memory import (
    bit_in,
    chop_of,
    literal_in,
    meant_in,
    number_in,
    part_of,
    role_in,
    slot_of,
)
from tamaya.players.hanabi.friend.table_copy import copy_rules, copy_table
from tamaya.players.hanabi.friend.trust import (
    CHOP,
    DISCARD_INSTEAD,
    FALSE_CLUE,
    LAID,
    MISLEADING_CLUE,
    OTHER_DISCARD,
    POSTPONED_PLAY,
    REPEATED_CLUE,
    TRUE_CLUE,
    is_stranger,
    observe,
)
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_FACES,
    DECK_LEFT,
    IS_STARTED,
    PENDING,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
    USELESS,
)

SEAT_BITS = 0b111


@kernel
def update_knowledge(
    game: IntRow, tables: RuleTables, memory: IntRow, first: int, last: int
) -> None:
    """Follow the last move for these seats; no seat's part depends on its own hand."""
    if memory[IS_STARTED] == 0:
        memory[IS_STARTED] = 1
        copy_rules(tables, memory)
        copy_table(game, tables, memory)
        return
    for viewer in range(first, last):
        follow_last_move(game, tables, memory, viewer)
    actor = memory[ACTOR]
    copy_table(game, tables, memory)
    for viewer in range(first, last):
        drop_impossible(memory, viewer)
        if get(game, SEAT) != actor:
            end_turn(memory, viewer, actor)


@not_inlined
def follow_last_move(game: IntRow, tables: RuleTables, memory: IntRow, viewer: int) -> None:
    """Take in the last move; the copy still shows the table before it."""
    action = get(game, LAST_ACTION) - 1
    if action < 0:
        return
    seat = get(game, LAST_SEAT)
    kind = tables.kind_of[action]
    argument = tables.argument_of[action]
    if kind == GIVE_CLUE:
        target = (seat + argument) % tables.players
        if memory[PENDING] == 0:
            observe_missed_play(memory, viewer, seat, POSTPONED_PLAY)
        follow_clue(memory, viewer, seat, target, tables.clue_of[action], get(game, LAST_TOUCHED))
    elif kind in (PLAY, DISCARD) and argument < memory[at(SIZES + seat)]:
        number = number_in(memory, seat, argument)
        bit = 1 << card_at(game, tables.deck_at, number)
        is_laid = kind == PLAY and memory[PLAYABLE] & bit != 0
        if kind == DISCARD:
            observe_missed_play(memory, viewer, seat, DISCARD_INSTEAD)
            observe_discard(memory, viewer, seat, argument)
        elif is_laid and seat != viewer and is_promise(memory, viewer, seat, argument):
            observe(memory, viewer, seat, LAID)
        is_error = kind == PLAY and not is_laid
        remove_card(memory, viewer, seat, number, bit, int(is_error))


@not_inlined
def remove_card(
    memory: IntRow, viewer: int, seat: int, number: int, bit: int, is_error: int
) -> None:
    """Forget a card that has left its hand; a seat sees only now whether its promise was true."""
    part = part_of(viewer)
    origin = memory[at(part + ORIGINS + number)]
    if origin & HAS_ORIGIN and seat == viewer:
        giver = (origin >> GIVER_SHIFT) & SEAT_BITS
        if is_error:
            observe(memory, viewer, giver, MISLEADING_CLUE)
        elif bit & memory[at(part + MEANT + number)]:
            observe(memory, viewer, giver, TRUE_CLUE)
        else:
            observe(memory, viewer, giver, FALSE_CLUE)
    forget(memory, viewer, number)


@compiled
def forget(memory: IntRow, viewer: int, number: int) -> None:
    """Drop the promise about a card."""
    memory[at(part_of(viewer) + MEANT + number)] = 0
    memory[at(part_of(viewer) + ORIGINS + number)] = 0


@not_inlined
def observe_missed_play(memory: IntRow, viewer: int, seat: int, evidence: int) -> None:
    """Count it against a seat if it did not play a card that was promised to fit."""
    if seat == viewer:
        return
    for slot in range(memory[at(SIZES + seat)]):
        if (
            role_in(memory, viewer, seat, slot) == TO_PLAY
            and bit_in(memory, viewer, seat, slot) & memory[PLAYABLE]
            and is_promise(memory, viewer, seat, slot)
        ):
            observe(memory, viewer, seat, evidence)
            return


@not_inlined
def observe_discard(memory: IntRow, viewer: int, seat: int, slot: int) -> None:
    """Count for or against a seat whether it discarded its chop."""
    chop = chop_of(memory, viewer, seat)
    if seat == viewer or chop < 0 or memory[DECK_LEFT] == 0:
        return
    take_perspective(memory, viewer, seat, -1, PERSPECTIVE)
    clued = draft_hand(memory, viewer, seat)
    infer_beliefs(memory, seat, clued, PERSPECTIVE, BEFORE)
    if (memory[BEFORE + SPARE] >> slot) & 1 == 0:
        observe(memory, viewer, seat, CHOP if slot == chop else OTHER_DISCARD)


@not_inlined
def is_promise(memory: IntRow, viewer: int, seat: int, slot: int) -> bool:
    """Whether a card fits because of a promise, and not because of its clues alone."""
    meaning = meant_in(memory, viewer, seat, slot) & ~memory[USELESS]
    is_certain = literal_in(memory, seat, slot) & ~memory[PLAYABLE] == 0
    return meaning != 0 and meaning & ~memory[PLAYABLE] == 0 and not is_certain


@not_inlined
def follow_clue(
    memory: IntRow, viewer: int, giver: int, target: int, clue: int, touched: int
) -> None:
    """Read a clue, judge its giver, and store what it promises."""
    take_perspective(memory, viewer, target, giver, PERSPECTIVE)
    read_clue(memory, viewer, giver, target, clue, touched, PERSPECTIVE)
    if giver != viewer:
        judge_giver(memory, viewer, giver, target, clue, touched)
        if is_stranger(memory, viewer, giver):
            read_literally(memory, viewer, target, clue, touched)
    store_reading(memory, viewer, giver, target, clue)


@not_inlined
def judge_giver(
    memory: IntRow, viewer: int, giver: int, target: int, clue: int, touched: int
) -> None:
    """Count a clue for or against its giver, if the viewer sees its focus."""
    # A giver that could not discard had to give some clue.
    if memory[TOKENS] == memory[TOKEN_COUNT] or memory[DECK_LEFT] == 0:
        return
    if touched and touched & ~memory[at(CLUED + target)] == 0:
        if not is_mistaken(memory, viewer, target, clue, touched):
            observe(memory, viewer, giver, REPEATED_CLUE)
        return
    if memory[FOCUS] < 0:
        return
    bit = bit_in(memory, viewer, target, memory[FOCUS])
    if memory[FACES_MEANT] and bit == 0:
        # A promise about the viewer's own card: it shows later.
        return
    observe(memory, viewer, giver, TRUE_CLUE if bit & memory[FACES_MEANT] else FALSE_CLUE)


@not_inlined
def is_mistaken(memory: IntRow, viewer: int, target: int, clue: int, touched: int) -> bool:
    """Whether the receiver of a clue had a false belief about a card."""
    named = memory[at(CLUE_FACES + clue)]
    for slot in range(memory[at(SIZES + target)]):
        faces = bit_in(memory, viewer, target, slot)
        if faces == 0:
            faces = named if (touched >> slot) & 1 else ~named
        meant = meant_in(memory, viewer, target, slot)
        if meant and meant & faces == 0:
            return True
    return False


@not_inlined
def store_reading(memory: IntRow, viewer: int, giver: int, target: int, clue: int) -> None:
    """Store what a clue promises."""
    part = part_of(viewer)
    origin = memory[KIND] << KIND_SHIFT | giver << GIVER_SHIFT
    origin |= target << TARGET_SHIFT | clue << CLUE_SHIFT | HAS_ORIGIN
    for slot in range(memory[at(SIZES + target)]):
        number = number_in(memory, target, slot)
        meaning = memory[at(NEW_MEANINGS + slot)]
        if meaning == 0:
            forget(memory, viewer, number)
        elif meaning > 0:
            memory[at(part + MEANT + number)] = meaning
    focus = memory[FOCUS]
    if focus >= 0:
        memory[at(part + ORIGINS + number_in(memory, target, focus))] = origin | memory[NEW_ROLE]
    if memory[BLIND_SEAT] >= 0:
        number = number_in(memory, memory[BLIND_SEAT], memory[BLIND_SLOT])
        memory[at(part + MEANT + number)] = memory[BLIND_FACE]
        memory[at(part + ORIGINS + number)] = origin | BLIND
    for index in range(memory[ASKED_COUNT]):
        place = ASKED + index * ASKED_WORDS
        expect_blind_play(memory, part, target, place)


@not_inlined
def expect_blind_play(memory: IntRow, part: int, target: int, asked: int) -> None:
    """Remember a blind play that may come."""
    count = memory[at(part + EXPECTED_COUNT)]
    if count == MOST_EXPECTED:
        return
    place = part + EXPECTED + count * EXPECTED_WORDS
    seat = memory[at(asked)]
    memory[at(place)] = seat
    memory[at(place + 1)] = number_in(memory, seat, memory[at(asked + 1)])
    memory[at(place + 2)] = memory[at(asked + 2)]
    memory[at(place + 3)] = number_in(memory, target, memory[FOCUS])
    memory[at(place + 4)] = memory[at(asked + 3)]
    memory[at(part + EXPECTED_COUNT)] = count + 1


@not_inlined
def drop_impossible(memory: IntRow, viewer: int) -> None:
    """Keep of each promise what the clues allow."""
    for seat in range(memory[PLAYERS]):
        for slot in range(memory[at(SIZES + seat)]):
            number = number_in(memory, seat, slot)
            meant = memory[at(part_of(viewer) + MEANT + number)]
            if meant:
                meant &= literal_in(memory, seat, slot)
                memory[at(part_of(viewer) + MEANT + number)] = meant
                if meant == 0:
                    forget(memory, viewer, number)


@not_inlined
def end_turn(memory: IntRow, viewer: int, actor: int) -> None:
    """Let a blind play that was expected and did not come rule its reading out."""
    part = part_of(viewer)
    kept = 0
    for index in range(memory[at(part + EXPECTED_COUNT)]):
        place = part + EXPECTED + index * EXPECTED_WORDS
        seat = memory[at(place)]
        number = memory[at(place + 1)]
        face = memory[at(place + 2)]
        is_over = seat == actor and face & memory[PLAYABLE] != 0
        if not is_over and face & memory[USELESS] == 0:
            for word in range(EXPECTED_WORDS):
                memory[at(part + EXPECTED + kept * EXPECTED_WORDS + word)] = memory[
                    at(place + word)
                ]
            kept += 1
            continue
        slot = slot_of(memory, seat, number)
        if slot < 0:
            continue
        if role_in(memory, viewer, seat, slot) == BLIND:
            forget(memory, viewer, number)
        focus = at(part + MEANT + memory[at(place + 3)])
        if is_over and memory[focus] & ~memory[at(place + 4)]:
            memory[focus] &= ~memory[at(place + 4)]
    memory[at(part + EXPECTED_COUNT)] = kept
