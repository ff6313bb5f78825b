"""The features of playing or discarding one of the seat's own cards."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.bits import bits_in
from tamaya.players.hanabi.friend import feature_list as feature
from tamaya.players.hanabi.friend.memory_layout import (
    BLIND,
    CERTAIN,
    COSTS,
    DANGERS,
    ELSEWHERE,
    FEATURES,
    GIVER_SHIFT,
    HAS_DISCARDED,
    HAS_ORIGIN,
    IDLE_PLAYABLE,
    LAST_WAS_DISCARD,
    MISSING,
    NEXT_DANGER,
    ORIGINS,
    OWN_BELIEFS,
    OWN_ODDS,
    OWN_PERSPECTIVE,
    OWN_PLAYS,
    PLAY,
    SPARE,
    TAKEN,
)
from tamaya.players.hanabi.friend.seat_memory import (
    chop_of,
    is_clued,
    number_in,
    part_of,
    role_in,
)
from tamaya.players.hanabi.friend.trust import distrust
from tamaya.players.hanabi.shared_kernels.board_facts import (
    chance,
    is_single,
    lowest_bit,
    place_of,
    weight,
)
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    DECK_LEFT,
    ERRORS_LEFT,
    HAS_FLOURISH,
    KEEPS_POINTS,
    NEXT_FACE,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
    TURNS_LEFT,
    USELESS,
)

# How often a card fits that was promised, asked for blindly, or only clued, in thousandths;
# measured in games.
CHANCE_OF_PROMISED = 970
CHANCE_OF_BLIND = 930
CHANCE_OF_TOUCHED = 840
SEAT_BITS = 0b111

LATE_PACE = 2
AMPLE_PACE = 99


@compiled
def pace_left(memory: IntRow) -> int:
    """How many draws can be spent on anything but plays, if all cards are to be laid in time."""
    if memory[HAS_FLOURISH]:
        return AMPLE_PACE
    return memory[DECK_LEFT] + memory[PLAYERS] - memory[MISSING]


@compiled
def count(memory: IntRow, name: int, amount: int) -> None:
    """Add to a feature."""
    memory[at(FEATURES + name)] += amount


@compiled
def is_error_harmless(memory: IntRow) -> bool:
    """Whether an error costs nothing: in the last round, unless it would end the game."""
    if memory[TURNS_LEFT] < 0 or memory[HAS_FLOURISH]:
        return False
    if memory[ERRORS_LEFT] > 1:
        return True
    return memory[TURNS_LEFT] == 1 and memory[KEEPS_POINTS] != 0


@not_inlined
def chance_to_fit(memory: IntRow, viewer: int, slot: int) -> int:
    """The chance that one of the seat's cards believed to fit does, in thousandths."""
    certain = memory[at(OWN_BELIEFS + CERTAIN + slot)]
    if certain & ~memory[PLAYABLE] == 0:
        return 1000
    origin = memory[at(part_of(viewer) + ORIGINS + number_in(memory, viewer, slot))]
    kept = CHANCE_OF_TOUCHED
    mistrust = 0
    if origin & HAS_ORIGIN:
        role = role_in(memory, viewer, viewer, slot)
        kept = CHANCE_OF_BLIND if role == BLIND else CHANCE_OF_TOUCHED
        if role == PLAY:
            kept = CHANCE_OF_PROMISED
        mistrust = distrust(memory, viewer, (origin >> GIVER_SHIFT) & SEAT_BITS)
    else:
        # Without a promise, the belief depends on the clues of all seats.
        for seat in range(memory[PLAYERS]):
            mistrust = max(mistrust, distrust(memory, viewer, seat))
    by_luck = chance(memory, OWN_ODDS, certain, memory[PLAYABLE])
    return ((1000 - mistrust) * kept + mistrust * by_luck) // 1000


@not_inlined
def weigh_play(memory: IntRow, viewer: int, slot: int) -> None:
    """Count the features of playing a card."""
    certain = memory[at(OWN_BELIEFS + CERTAIN + slot)]
    faces = memory[at(OWN_BELIEFS + TAKEN + slot)]
    is_last_round = int(memory[TURNS_LEFT] >= 0)
    newest = is_newest_play(memory, viewer, slot)
    if (memory[OWN_PLAYS] >> slot) & 1 == 0:
        likely = chance(memory, OWN_ODDS, certain, memory[PLAYABLE])
        count(memory, feature.GAMBLE, 1)
        count(memory, feature.GAMBLE_CHANCE, likely // 10)
        count(memory, feature.GAMBLE_IN_LAST_ROUND, is_last_round)
        count(memory, feature.GAMBLE_NEWEST, int(slot == memory[at(SIZES + viewer)] - 1))
        count_risk(memory, 1000 - likely)
        return
    likely = chance_to_fit(memory, viewer, slot)
    count(memory, feature.PLAYED, 1)
    count(memory, feature.PLAY_IN_LAST_ROUND, is_last_round)
    count(memory, feature.PLAY_WITHOUT_TOKEN, int(memory[TOKENS] == 0))
    count(memory, feature.PLAY_NEWEST, int(newest > 0))
    count(memory, feature.PLAY_OLDEST, int(newest < 0))
    count_trust(memory, viewer, slot, likely)
    count_risk(memory, 1000 - likely)
    count_play_timing(memory)
    fitting = faces & memory[PLAYABLE]
    if not is_single(fitting):
        return
    face = lowest_bit(fitting)
    count(memory, feature.PLAY_KNOWN, 1)
    count(memory, feature.PLAY_PLACE, place_of(memory, face))
    following = memory[at(NEXT_FACE + face)] & ~memory[USELESS]
    if following == 0 and memory[TOKENS] < memory[TOKEN_COUNT]:
        count(memory, feature.PLAY_RETURNS_TOKEN, 1)
    if following & memory[OWN_PERSPECTIVE + ELSEWHERE]:
        count(memory, feature.PLAY_UNLOCKS_OTHER, 1)
    for other in range(memory[at(SIZES + viewer)]):
        believed = memory[at(OWN_BELIEFS + TAKEN + other)]
        if following and other != slot and believed == following:
            count(memory, feature.PLAY_UNLOCKS_OWN, 1)


@compiled
def count_play_timing(memory: IntRow) -> None:
    """Count what a play leaves undone, and how late it is."""
    count(memory, feature.PLAY_SEVERAL, bits_in(memory[OWN_PLAYS]) - 1)
    if memory[TOKENS]:
        count(memory, feature.PLAY_LEAVES_DANGER, memory[NEXT_DANGER])
        count(memory, feature.PLAY_LEAVES_PLAY, memory[IDLE_PLAYABLE])
    count(memory, feature.PLAY_LATE, int(pace_left(memory) <= 1))
    if memory[DECK_LEFT] == 1:
        count(memory, feature.PLAY_BEFORE_LAST_CARD, 1)
        count(memory, feature.PLAY_BEFORE_LAST_CARD_TOKENS, memory[TOKENS])


@compiled
def count_trust(memory: IntRow, viewer: int, slot: int, likely: int) -> None:
    """Count why a card is believed to fit."""
    role = role_in(memory, viewer, viewer, slot)
    if likely == 1000:
        count(memory, feature.PLAY_CERTAIN, 1)
    elif role == BLIND:
        count(memory, feature.PLAY_BLIND, 1)
    elif role == PLAY:
        count(memory, feature.PLAY_PROMISED, 1)
    else:
        count(memory, feature.PLAY_TOUCHED, 1)


@compiled
def count_risk(memory: IntRow, risk: int) -> None:
    """Count the chance of an error by how many are left."""
    if is_error_harmless(memory):
        return
    if memory[ERRORS_LEFT] == 1:
        count(memory, feature.PLAY_RISK_WITH_1, risk // 10)
        count(memory, feature.FATAL_RISK, int(risk > 500))
    elif memory[ERRORS_LEFT] == 2:
        count(memory, feature.PLAY_RISK_WITH_2, risk // 10)
    else:
        count(memory, feature.PLAY_RISK_WITH_3, risk // 10)


@not_inlined
def is_newest_play(memory: IntRow, viewer: int, chosen: int) -> int:
    """1 for the newest of several cards that fit, -1 for the oldest, else 0."""
    is_newest = True
    is_oldest = True
    for slot in range(memory[at(SIZES + viewer)]):
        if slot != chosen and (memory[OWN_PLAYS] >> slot) & 1:
            if number_in(memory, viewer, slot) > number_in(memory, viewer, chosen):
                is_newest = False
            else:
                is_oldest = False
    return int(is_newest) - int(is_oldest)


@not_inlined
def expected_cost(memory: IntRow, faces: int) -> int:
    """The mean cost of discarding one of the seat's own cards with these possible faces."""
    total = 0
    counted = 0
    rest = faces
    while rest:
        bit = rest & -rest
        copies = weight(memory, OWN_ODDS, bit)
        counted += copies
        total += copies * memory[at(COSTS + lowest_bit(bit))]
        rest ^= bit
    return total // counted if counted else 0


@not_inlined
def weigh_discard(memory: IntRow, viewer: int, slot: int) -> None:
    """Count the features of discarding a card."""
    count(memory, feature.DISCARDED, 1)
    count_discard_tokens(memory)
    count(memory, feature.DISCARD_WITH_OWN_PLAY, int(memory[OWN_PLAYS] != 0))
    count(memory, feature.DISCARD_FIRST, int(memory[HAS_DISCARDED] == 0))
    count(memory, feature.DISCARD_LEAVES_DANGER, memory[NEXT_DANGER])
    count(memory, feature.DISCARD_LEAVES_PLAY, memory[IDLE_PLAYABLE])
    count_discarded_card(memory, viewer, slot)
    if memory[TURNS_LEFT] >= 0:
        count(memory, feature.DISCARD_IN_LAST_ROUND, 1)
    else:
        pace = pace_left(memory)
        count(memory, feature.DISCARD_WITHOUT_PACE, int(pace <= 0))
        count(memory, feature.DISCARD_WITH_PACE_1, int(pace == 1))
        count(memory, feature.DISCARD_WITH_PACE_2, int(pace == 2))
        count(memory, feature.DISCARD_WITH_PACE_3, int(pace == 3))
        count(memory, feature.DISCARD_LATE_TOKENS, memory[TOKENS] if pace <= LATE_PACE else 0)
        count(memory, feature.DISCARD_BEFORE_LAST_CARD, int(memory[DECK_LEFT] == 1))
    if memory[TOKENS] == 0 and memory[PLAYERS] > 2:
        # The next seat can use the token for the seat after it.
        second = (viewer + 2) % memory[PLAYERS]
        count(memory, feature.DISCARD_FOR_SAVE, memory[at(DANGERS + second)])


@compiled
def count_discard_tokens(memory: IntRow) -> None:
    """Count how many tokens there are."""
    tokens = memory[TOKENS]
    count(memory, feature.DISCARD_TOKENS, tokens)
    if tokens == 0:
        count(memory, feature.DISCARD_WITHOUT_TOKEN, 1)
    elif tokens == 1:
        count(memory, feature.DISCARD_WITH_1_TOKEN, 1)
    elif tokens == 2:
        count(memory, feature.DISCARD_WITH_2_TOKENS, 1)
    elif tokens == 3:
        count(memory, feature.DISCARD_WITH_3_TOKENS, 1)
    elif tokens > 5:
        count(memory, feature.DISCARD_WITH_MANY_TOKENS, 1)


@compiled
def count_discarded_card(memory: IntRow, viewer: int, slot: int) -> None:
    """Count what the card may be, and how it stands in the hand."""
    certain = memory[at(OWN_BELIEFS + CERTAIN + slot)]
    if certain & ~memory[USELESS] == 0:
        count(memory, feature.DISCARD_USELESS, 1)
        return
    if (memory[OWN_BELIEFS + SPARE] >> slot) & 1:
        count(memory, feature.DISCARD_CLUED_ELSEWHERE, 1)
        return
    cost = expected_cost(memory, memory[at(OWN_BELIEFS + TAKEN + slot)])
    if role_in(memory, viewer, viewer, slot) == BLIND:
        count(memory, feature.DISCARD_ASKED, 1)
        count(memory, feature.DISCARD_COST, cost)
    elif is_clued(memory, viewer, slot):
        count(memory, feature.DISCARD_CLUED, 1)
        count(memory, feature.DISCARD_COST, cost)
    elif slot == chop_of(memory, viewer, viewer):
        count(memory, feature.DISCARD_CHOP, 1)
        count(memory, feature.DISCARD_COST_OF_CHOP, cost)
        count(memory, feature.DISCARD_AFTER_DISCARD, memory[LAST_WAS_DISCARD])
    else:
        count(memory, feature.DISCARD_COST, cost)
