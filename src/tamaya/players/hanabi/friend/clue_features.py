"""The features of a clue, from what it makes its receiver believe and do."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.bits import bits_in
from tamaya.players.hanabi.friend import feature_list as feature
from tamaya.players.hanabi.friend.beliefs import believed_plays
from tamaya.players.hanabi.friend.card_features import LATE_PACE, count, pace_left
from tamaya.players.hanabi.friend.clue_reading import read_clue
from tamaya.players.hanabi.friend.clue_receiver import draft_clue
from tamaya.players.hanabi.friend.memory_layout import (
    AFTER,
    BEFORE,
    BLIND_IS_CLUED,
    BLIND_SEAT,
    CLUED,
    DANGERS,
    DRAFT_DANGER,
    DRAFT_DISCARD,
    DRAFT_MISTAKES,
    ELSEWHERE,
    FACES_MEANT,
    FIX,
    FOCUS,
    HAS_DISCARDED,
    IS_TEMPTING,
    KIND,
    NEW_ROLE,
    NEXT_DANGER,
    OWN_PLAYS,
    PERSPECTIVE,
    PLAY,
    SAVE,
    SPARE,
    STALL,
    TAKEN,
    TARGET_DANGER,
    TARGET_DISCARD,
    TARGET_LATER,
    TARGET_MISTAKES,
    TARGET_PLAYS,
    TARGET_SOON,
    UNCLEAR,
    VALUES,
)
from tamaya.players.hanabi.friend.seat_memory import bit_in, chop_of
from tamaya.players.hanabi.shared_kernels.board_facts import lowest_bit, place_of
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_FACES,
    COLOUR_COUNT,
    DECK_LEFT,
    IRREPLACEABLE,
    NEXT_FACE,
    PENDING,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
    TURNS_LEFT,
    USELESS,
)

MOST_HALVINGS = 20


@not_inlined
def slots_touched(memory: IntRow, viewer: int, target: int, clue: int) -> int:
    """The slots that a clue would point at."""
    touched = 0
    for slot in range(memory[at(SIZES + target)]):
        bit = bit_in(memory, viewer, target, slot)
        touched |= int(bit & memory[at(CLUE_FACES + clue)] != 0) << slot
    return touched


@not_inlined
def weigh_clue(memory: IntRow, viewer: int, target: int, clue: int) -> None:
    """Count the features of a clue to the receiver that was met last."""
    touched = slots_touched(memory, viewer, target, clue)
    distance = (target - viewer) % memory[PLAYERS]
    read_clue(memory, viewer, viewer, target, clue, touched, PERSPECTIVE)
    draft_clue(memory, viewer, target, clue, touched)
    count_clue_tokens(memory)
    count(memory, feature.COLOUR, int(clue < memory[COLOUR_COUNT]))
    count(memory, feature.TOUCHED_CARDS, bits_in(touched))
    count(memory, feature.TO_NEXT_SEAT, int(distance == 1))
    count(memory, feature.TO_SEAT_WITH_PLAY, int(memory[TARGET_PLAYS] != 0))
    if memory[TURNS_LEFT] >= 0 and distance >= memory[TURNS_LEFT]:
        return
    count_reading(memory, viewer, target, clue)
    plays = count_plays(memory, viewer, target, touched, distance)
    count_touched(memory, viewer, target, touched)
    count_averted(memory, viewer, target, distance)
    if memory[TOKENS] == 1 and memory[PLAYERS] > 2 and distance != 2:
        # The next seat can save no card of the seat after it.
        second = (viewer + 2) % memory[PLAYERS]
        count(memory, feature.LAST_TOKEN_LEAVES_DANGER, memory[at(DANGERS + second)])
    if touched & ~memory[at(CLUED + target)] == 0:
        count(memory, feature.REPEATED, 1)
        count(memory, feature.REPEATED_WITHOUT_PLAY, int(plays == 0))


@compiled
def count_clue_tokens(memory: IntRow) -> None:
    """Count how many tokens there are, and how late it is."""
    count(memory, feature.CLUE, 1)
    if memory[PENDING]:
        return
    tokens = memory[TOKENS]
    if tokens == memory[TOKEN_COUNT]:
        count(memory, feature.CLUE_WITH_ALL_TOKENS, 1)
    elif tokens == 1:
        count(memory, feature.CLUE_WITH_1_TOKEN, 1)
    elif tokens == 2:
        count(memory, feature.CLUE_WITH_2_TOKENS, 1)
    elif tokens == 3:
        count(memory, feature.CLUE_WITH_3_TOKENS, 1)
    elif tokens > 5:
        count(memory, feature.CLUE_WITH_MANY_TOKENS, 1)
    count(memory, feature.CLUE_WITH_OWN_PLAY, int(memory[OWN_PLAYS] != 0))
    count(memory, feature.CLUE_BEFORE_FIRST_DISCARD, int(memory[HAS_DISCARDED] == 0))
    count(memory, feature.CLUE_IN_LAST_ROUND, int(memory[TURNS_LEFT] >= 0))
    count(memory, feature.CLUE_TOKENS, tokens)
    count(memory, feature.CLUE_LATE, int(pace_left(memory) <= 0))
    count(memory, feature.CLUE_LATE_TOKENS, tokens if pace_left(memory) <= LATE_PACE else 0)
    count(memory, feature.CLUE_BEFORE_LAST_CARD, int(memory[DECK_LEFT] == 1))


@compiled
def count_reading(memory: IntRow, viewer: int, target: int, clue: int) -> None:
    """Count what the clue says by the conventions."""
    kind = memory[KIND]
    focus = memory[FOCUS]
    if memory[BLIND_SEAT] >= 0:
        is_prompt = memory[BLIND_IS_CLUED] != 0
        count(memory, feature.PROMPTED if is_prompt else feature.FINESSED, 1)
    if kind == UNCLEAR:
        count(memory, feature.TEMPTING if memory[IS_TEMPTING] else feature.UNCLEAR_CLUE, 1)
    elif kind == STALL:
        count(memory, feature.STALLING, 1)
        is_full = memory[TOKENS] == memory[TOKEN_COUNT]
        count(memory, feature.STALLING_WITH_ALL_TOKENS, int(is_full))
        count(memory, feature.STALLING_EARLY, int(memory[HAS_DISCARDED] == 0))
    elif kind == FIX and memory[TARGET_MISTAKES] == 0:
        count(memory, feature.FILLED_IN, 1)
    if focus < 0:
        return
    bit = bit_in(memory, viewer, target, focus)
    if memory[NEW_ROLE] == PLAY and bit & memory[FACES_MEANT]:
        count(memory, feature.FOCUS_IS_PROMISED, 1)
        count(memory, feature.FOCUS_IS_CHOP, int(focus == chop_of(memory, viewer, target)))
        count(memory, feature.FOCUS_KNOWN, int(memory[at(AFTER + TAKEN + focus)] == bit))
        count(memory, feature.PLAY_BY_COLOUR, int(clue < memory[COLOUR_COUNT]))
        count(memory, feature.FOCUS_PLACE, place_of(memory, lowest_bit(bit)))
    elif memory[NEW_ROLE] == SAVE and clue < memory[COLOUR_COUNT]:
        count(memory, feature.SAVE_BY_COLOUR, 1)


@not_inlined
def count_plays(memory: IntRow, viewer: int, target: int, touched: int, distance: int) -> int:
    """Count the cards that will be laid because of the clue, and what is believed wrongly."""
    playable = memory[PLAYABLE]
    soon = memory[TARGET_SOON]
    gained = 0
    plays = 0
    believed_soon = believed_plays(memory, AFTER, target, soon)
    believed_now = believed_plays(memory, AFTER, target, playable)
    for slot in range(memory[at(SIZES + target)]):
        bit = bit_in(memory, viewer, target, slot)
        faces = memory[at(AFTER + TAKEN + slot)]
        is_spare = (memory[AFTER + SPARE] >> slot) & 1 == 1
        if (touched >> slot) & 1 and bit & faces == 0 and not is_spare:
            count(memory, feature.MISLEADING, 1)
        is_known = faces == bit and memory[at(BEFORE + TAKEN + slot)] != bit
        count(memory, feature.NEWLY_KNOWN, int(is_known and not is_spare))
        if (believed_soon >> slot) & 1:
            is_new = (memory[TARGET_LATER] >> slot) & 1 == 0
            is_new = is_new and bit & memory[PERSPECTIVE + ELSEWHERE] == 0
            if bit & soon == 0:
                count(memory, feature.MISLEADING, int(faces & ~playable != 0))
            elif is_new and bit & gained == 0:
                gained |= bit
                if bit & playable:
                    plays += 1
                    following = memory[at(NEXT_FACE + lowest_bit(bit))]
                    is_followed = following & memory[PERSPECTIVE + ELSEWHERE] != 0
                    count(memory, feature.NEW_PLAY_FOLLOWED, int(is_followed))
                else:
                    count(memory, feature.NEW_LATER_PLAY, 1)
            elif (
                bit & playable
                and (memory[TARGET_PLAYS] >> slot) & 1 == 0
                and (believed_now >> slot) & 1
            ):
                count(memory, feature.SOONER_PLAY, 1)
        elif bit & ~memory[USELESS] & ~gained:
            before = memory[at(BEFORE + TAKEN + slot)]
            halvings = 10 * bits_in(before) // max(1, bits_in(faces)) - 10
            count(memory, feature.HALVINGS, min(MOST_HALVINGS, max(0, halvings)))
    if plays:
        count(memory, feature.NEW_PLAY, 1)
        count(memory, feature.MORE_NEW_PLAYS, plays - 1)
        count(memory, feature.NEW_PLAY_NEXT_SEAT, int(distance == 1))
        count(memory, feature.NEW_PLAY_LATE, int(pace_left(memory) <= 1))
        count(memory, feature.NEW_PLAY_FOR_IDLE_SEAT, int(memory[TARGET_PLAYS] == 0))
    return plays + bits_in(gained)


@compiled
def count_touched(memory: IntRow, viewer: int, target: int, touched: int) -> None:
    """Count the cards that are clued for the first time."""
    clued = memory[at(CLUED + target)] | touched
    new = touched & ~memory[at(CLUED + target)]
    for slot in range(memory[at(SIZES + target)]):
        is_spare = (memory[AFTER + SPARE] >> slot) & 1 == 1
        bit = bit_in(memory, viewer, target, slot)
        if is_spare and (memory[BEFORE + SPARE] >> slot) & 1 == 0:
            count(memory, feature.SHOWN_USELESS, int(bit & memory[USELESS] != 0))
        if (new >> slot) & 1 == 0:
            continue
        if bit & memory[USELESS]:
            count(memory, feature.USELESS_TOUCHED, int(not is_spare))
            continue
        is_double = bit & memory[PERSPECTIVE + ELSEWHERE] != 0
        for other in range(memory[at(SIZES + target)]):
            if other != slot and (clued >> other) & 1:
                is_double = is_double or bit_in(memory, viewer, target, other) == bit
        if is_double:
            count(memory, feature.DOUBLE_TOUCHED, 1)
        else:
            count(memory, feature.KEPT, 1)
            count(memory, feature.KEPT_IRREPLACEABLE, int(bit & memory[IRREPLACEABLE] != 0))


@compiled
def count_averted(memory: IntRow, viewer: int, target: int, distance: int) -> None:
    """Count the error or discard that the clue prevents."""
    is_next = distance == 1
    if memory[TARGET_MISTAKES] and memory[DRAFT_MISTAKES] == 0:
        count(memory, feature.FIXED_NEXT_SEAT if is_next else feature.FIXED_LATER_SEAT, 1)
        return
    if memory[DRAFT_MISTAKES]:
        count(memory, feature.CAUSED_ERROR, int(memory[TARGET_MISTAKES] == 0))
        return
    averted = memory[TARGET_DANGER] - memory[DRAFT_DANGER]
    if is_next:
        count(memory, feature.AVERTED_NEXT_SEAT, averted)
    else:
        is_second = distance == 2
        count(
            memory,
            feature.AVERTED_SECOND_SEAT if is_second else feature.AVERTED_LATER_SEAT,
            averted,
        )
        count(memory, feature.LEAVES_DANGER, memory[NEXT_DANGER])
    saved = memory[TARGET_DISCARD]
    if saved >= 0 and saved != memory[DRAFT_DISCARD]:
        bit = bit_in(memory, viewer, target, saved)
        if bit & memory[IRREPLACEABLE]:
            count(
                memory,
                feature.SAVED_IRREPLACEABLE_NEXT if is_next else feature.SAVED_IRREPLACEABLE_LATER,
                1,
            )
        elif bit & memory[VALUES] & ~memory[USELESS]:
            count(memory, feature.SAVED_SECOND_NEXT if is_next else feature.SAVED_SECOND_LATER, 1)
