"""The worth of a position to the seat that sees the other hand."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.bits import bits_in
from tamaya.players.hanabi.pair.common_knowledge import TOKENS_FOR_MANDATORY_CLUE
from tamaya.players.hanabi.pair.evaluation_weights import (
    DENIED_PLAY,
    FALSE_BELIEF,
    FALSE_MESSAGE,
    FEW_DISCARDS_LEFT,
    FEW_TOKENS,
    FIRST_PLAY,
    KNOWLEDGE,
    KNOWN_USELESS,
    LOST_GAME,
    MANY_TOKENS,
    MISPLAY,
    NAMED,
    NEXT_PLAY,
    NO_DISCARDS_LEFT,
    NO_PLAY,
    SOME_DISCARDS_LEFT,
    TOKEN,
)
from tamaya.players.hanabi.pair.expected_discards import cost_of_losing, next_discard
from tamaya.players.hanabi.pair.mask_propagation import halvings, knows_a_play
from tamaya.players.hanabi.pair.memory_layout import MARKED, NEXT_DISCARD, SEATS
from tamaya.players.hanabi.shared_kernels.board_facts import face_at, is_single, mask_at, weight
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    DECK_LEFT,
    DRAFT,
    ERRORS_LEFT,
    FACE_COUNT,
    HAS_FLOURISH,
    IRREPLACEABLE,
    LAYERS,
    MASKS,
    PLAYABLE,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
    USELESS,
)

MOST_HALVINGS = 558
"""The halvings of the largest number of unknown cards."""


@not_inlined
def position_worth(
    memory: IntRow, masks: int, layers: int, seat: int, marked: int, playable: int, useless: int
) -> int:
    """The worth of what a seat knows about its hand, given the playable faces."""
    worth = 0
    plays = 0
    misplays = 0
    wrong = 0
    counted = 0
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, masks, seat, slot)
        bit = 1 << face_at(memory, seat, slot)
        if bit & ~(mask | useless):
            worth += FALSE_BELIEF
        if mask & ~playable == 0:
            if playable & bit == 0:
                misplays += 1
                wrong = slot
            elif counted & bit == 0:
                counted |= bit
                worth += NEXT_PLAY if plays else FIRST_PLAY
                plays += 1
        elif mask & ~useless == 0:
            worth += KNOWN_USELESS
        elif useless & bit == 0:
            worth += NAMED * int(is_single(mask))
            worth += KNOWLEDGE * (MOST_HALVINGS - halvings(weight(memory, layers, mask))) // 100
    if misplays:
        worth += MISPLAY - cost_of_losing(memory, seat, wrong, useless)
        if plays or misplays > 1:
            worth += 2 * MISPLAY
        if memory[ERRORS_LEFT] < 2:
            worth += LOST_GAME
    elif plays == 0:
        worth += NO_PLAY
        slot = next_discard(memory, masks, layers, seat, marked, useless)
        if slot >= 0:
            worth -= cost_of_losing(memory, seat, slot, useless)
    return worth


@not_inlined
def worth_without_clue(memory: IntRow, seat: int, playable: int, useless: int) -> int:
    """The worth of giving no clue to a seat, given the playable faces."""
    worth = position_worth(
        memory, MASKS, LAYERS, seat, memory[at(MARKED + seat)], playable, useless
    )
    expected = memory[at(NEXT_DISCARD + seat)]
    if expected >= 0 and memory[TOKENS] > 0:
        mask = mask_at(memory, MASKS, seat, expected)
        bit = 1 << face_at(memory, seat, expected)
        # No clue means that the card is not irreplaceable.
        if mask & ~memory[IRREPLACEABLE] and mask & memory[IRREPLACEABLE] & bit:
            worth += FALSE_BELIEF
    return worth


@not_inlined
def cost_of_false_message(memory: IntRow, seat: int, forgiven: int) -> int:
    """The cost of a false belief in the draft, unless the card is taken for one of these faces."""
    for slot in range(memory[at(SIZES + seat)]):
        face = face_at(memory, seat, slot)
        mask = mask_at(memory, DRAFT, seat, slot)
        if (mask >> face) & 1 or (mask_at(memory, MASKS, seat, slot) >> face) & 1 == 0:
            continue
        # A card that is played by mistake is gone at once, and the false belief with it.
        if mask & ~forgiven:
            return FALSE_MESSAGE
    return 0


@not_inlined
def cost_of_denied_plays(memory: IntRow, seat: int) -> int:
    """The cost of a discard that wrongly says that a seat has no playable cards."""
    playable = memory[PLAYABLE]
    if memory[TOKENS] < TOKENS_FOR_MANDATORY_CLUE or knows_a_play(memory, MASKS, seat, playable):
        return 0
    denied = 0
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, MASKS, seat, slot)
        bit = 1 << face_at(memory, seat, slot)
        denied += int(mask & ~playable != 0 and mask & bit & playable != 0)
    return DENIED_PLAY * denied


@compiled
def token_worth(memory: IntRow) -> int:
    """The worth of a token now."""
    if memory[TOKENS] <= 2:
        return TOKEN + FEW_TOKENS
    if memory[TOKENS] > memory[TOKEN_COUNT] // 2:
        return TOKEN + MANY_TOKENS
    return TOKEN


@compiled
def deck_pressure(memory: IntRow) -> int:
    """The cost of a discard because the deck runs out."""
    if memory[HAS_FLOURISH]:
        return 0
    wanted = bits_in(((1 << memory[FACE_COUNT]) - 1) & ~memory[USELESS])
    affordable = memory[DECK_LEFT] + SEATS - wanted
    if affordable <= 0:
        return NO_DISCARDS_LEFT
    if affordable <= 2:
        return FEW_DISCARDS_LEFT
    return SOME_DISCARDS_LEFT if affordable <= 5 else 0
