"""What a position is worth to the seat that sees the other hand."""

from tamaya.engine.compiling import compiled
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.facts import face_at, is_single, mask_at, weight
from tamaya.players.hanabi.hat.memory import (
    CRITICAL,
    DEAD,
    DECK_LEFT,
    DRAFT,
    ERRORS_LEFT,
    FACE_COUNT,
    HAS_FLOURISH,
    LAYERS,
    MASKS,
    PLAYABLE,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
)
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.pair.counting import halvings, knows_a_play
from tamaya.players.hanabi.pair.expecting import cost_of_losing, next_discard
from tamaya.players.hanabi.pair.listening import TOKENS_TO_SPEAK
from tamaya.players.hanabi.pair.memory import MARKED, NEXT_DISCARD, SEATS
from tamaya.players.hanabi.pair.weights import (
    FALSE_BELIEF,
    FALSE_WORD,
    FEW_TOKENS,
    FIRST_PLAY,
    HASTE_LATER,
    HASTE_NOW,
    HASTE_SOON,
    KNOWLEDGE,
    MANY_TOKENS,
    MISPLAY,
    NAMED,
    NEXT_PLAY,
    NO_PLAY,
    RUIN,
    SILENCE,
    TOKEN,
    USELESS,
)

MOST_HALVINGS = 558
"""Of all the cards that may be unknown."""


@separate
def worth_of(
    memory: Line, masks: int, layers: int, seat: int, marked: int, playable: int, dead: int
) -> int:
    """What it is worth that a seat knows so much of its hand, when these faces fit."""
    worth = 0
    plays = 0
    misplays = 0
    wrong = 0
    counted = 0
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, masks, seat, slot)
        bit = 1 << face_at(memory, seat, slot)
        if bit & ~(mask | dead):
            worth += FALSE_BELIEF
        if mask & ~playable == 0:
            if playable & bit == 0:
                misplays += 1
                wrong = slot
            elif counted & bit == 0:
                counted |= bit
                worth += NEXT_PLAY if plays else FIRST_PLAY
                plays += 1
        elif mask & ~dead == 0:
            worth += USELESS
        elif dead & bit == 0:
            worth += NAMED * int(is_single(mask))
            worth += KNOWLEDGE * (MOST_HALVINGS - halvings(weight(memory, layers, mask))) // 100
    if misplays:
        worth += MISPLAY - cost_of_losing(memory, seat, wrong, dead)
        if plays or misplays > 1:
            worth += 2 * MISPLAY
        if memory[ERRORS_LEFT] < 2:
            worth += RUIN
    elif plays == 0:
        worth += NO_PLAY
        slot = next_discard(memory, masks, layers, seat, marked, dead)
        if slot >= 0:
            worth -= cost_of_losing(memory, seat, slot, dead)
    return worth


@separate
def worth_in_silence(memory: Line, seat: int, playable: int, dead: int) -> int:
    """What it is worth to give no clue to a seat, when these faces fit then."""
    worth = worth_of(memory, MASKS, LAYERS, seat, memory[at(MARKED + seat)], playable, dead)
    expected = memory[at(NEXT_DISCARD + seat)]
    if expected >= 0 and memory[TOKENS] > 0:
        mask = mask_at(memory, MASKS, seat, expected)
        bit = 1 << face_at(memory, seat, expected)
        # Silence denies that the card is the last of its kind.
        if mask & ~memory[CRITICAL] and mask & memory[CRITICAL] & bit:
            worth += FALSE_BELIEF
    return worth


@separate
def false_words(memory: Line, seat: int, forgiven: int) -> int:
    """What it costs if a seat would believe what is not so, but for cards called one of these."""
    for slot in range(memory[at(SIZES + seat)]):
        face = face_at(memory, seat, slot)
        mask = mask_at(memory, DRAFT, seat, slot)
        if (mask >> face) & 1 or (mask_at(memory, MASKS, seat, slot) >> face) & 1 == 0:
            continue
        # A card that is laid by mistake is gone at once, and the false word with it.
        if mask & ~forgiven:
            return FALSE_WORD
    return 0


@separate
def cost_of_silence(memory: Line, seat: int) -> int:
    """What a discard costs that denies cards of a seat which do fit."""
    playable = memory[PLAYABLE]
    if memory[TOKENS] < TOKENS_TO_SPEAK or knows_a_play(memory, MASKS, seat, playable):
        return 0
    denied = 0
    for slot in range(memory[at(SIZES + seat)]):
        mask = mask_at(memory, MASKS, seat, slot)
        bit = 1 << face_at(memory, seat, slot)
        denied += int(mask & ~playable != 0 and mask & bit & playable != 0)
    return SILENCE * denied


@compiled
def token_worth(memory: Line) -> int:
    """What a token is worth now."""
    if memory[TOKENS] <= 2:
        return TOKEN + FEW_TOKENS
    if memory[TOKENS] > memory[TOKEN_COUNT] // 2:
        return TOKEN + MANY_TOKENS
    return TOKEN


@compiled
def haste(memory: Line) -> int:
    """What a discard costs because the deck runs out."""
    if memory[HAS_FLOURISH]:
        return 0
    wanted = bits_in(((1 << memory[FACE_COUNT]) - 1) & ~memory[DEAD])
    affordable = memory[DECK_LEFT] + SEATS - wanted
    if affordable <= 0:
        return HASTE_NOW
    if affordable <= 2:
        return HASTE_SOON
    return HASTE_LATER if affordable <= 5 else 0
