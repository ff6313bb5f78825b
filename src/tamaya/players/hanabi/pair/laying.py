"""What it is worth to lay a card: one that surely fits, or at the risk of an error."""

from tamaya.engine.compiling import compiled
from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.discarding import mean_place
from tamaya.players.hanabi.hat.facts import chance, is_single, lowest
from tamaya.players.hanabi.hat.known import known_before
from tamaya.players.hanabi.hat.memory import (
    CRITICAL,
    DEAD,
    DECK_LEFT,
    DRAFT,
    ERRORS_LEFT,
    LAYERS,
    NEXT,
    OWN_LAYERS,
    PLAYABLE,
    TOKEN_COUNT,
    TOKENS,
)
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.pair.judging import false_words, token_worth, worth_in_silence, worth_of
from tamaya.players.hanabi.pair.meanings import draft_call
from tamaya.players.hanabi.pair.memory import DRAFT_LAYERS, DRAFT_MARKED, OWN_MASKS
from tamaya.players.hanabi.pair.weights import (
    GAMBLE,
    GAMBLE_CRITICAL,
    GAMBLE_LOST,
    LAST_GAMBLE,
    LATENESS,
    LAYING,
    NOTHING,
)


@separate
def worth_of_laying(memory: Line, seat: int, slot: int) -> int:
    """What it is worth to lay a card, or nothing where that is no thought."""
    mask = memory[at(OWN_MASKS + slot)]
    if mask & memory[PLAYABLE] == 0:
        return NOTHING
    if mask & ~memory[PLAYABLE]:
        return worth_of_gamble(memory, seat, mask)
    worth = LAYING - LATENESS * mean_place(memory, mask) // 100
    other = 1 - seat
    playable = memory[PLAYABLE]
    dead = memory[DEAD]
    if is_single(mask):
        following = memory[at(NEXT + lowest(mask))]
        if following == 0 and memory[TOKENS] < memory[TOKEN_COUNT]:
            worth += token_worth(memory)
        playable = (playable & ~mask) | (following & ~dead)
        dead |= mask
    # Of several cards that both know to fit, the oldest is laid unless another one tells something.
    number = known_before(memory, seat, slot, memory[PLAYABLE])
    if number > 0 and draft_call(memory, LAYERS, other, number):
        worth += false_words(memory, other, 0)
        marked = memory[DRAFT_MARKED]
        return worth + worth_of(memory, DRAFT, DRAFT_LAYERS, other, marked, playable, dead)
    return worth + worth_in_silence(memory, other, playable, dead)


@compiled
def worth_of_gamble(memory: Line, seat: int, mask: int) -> int:
    """What it is worth to lay a card that may not fit, or nothing where an error is too dear."""
    errors_left = memory[ERRORS_LEFT]
    likely = chance(memory, OWN_LAYERS, mask, memory[PLAYABLE])
    is_last = memory[DECK_LEFT] == 0
    if errors_left < 2 or likely <= (LAST_GAMBLE if is_last else GAMBLE):
        return NOTHING
    if errors_left == 2 and not is_last:
        return NOTHING
    lost = chance(memory, OWN_LAYERS, mask, memory[CRITICAL] & ~memory[PLAYABLE])
    worth = (LAYING * likely + GAMBLE_LOST * (1000 - likely) + GAMBLE_CRITICAL * lost) // 1000
    return worth + worth_in_silence(memory, 1 - seat, memory[PLAYABLE], memory[DEAD])
