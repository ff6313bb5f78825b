"""The worth of a play, certain or risky."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.pair.clue_meanings import draft_call
from tamaya.players.hanabi.pair.evaluation import (
    cost_of_false_message,
    position_worth,
    token_worth,
    worth_without_clue,
)
from tamaya.players.hanabi.pair.evaluation_weights import (
    COST_OF_EACH_BENEATH,
    GAMBLE,
    GAMBLE_IRREPLACEABLE,
    GAMBLE_LOST,
    LAST_GAMBLE,
    PLAY_WORTH,
    WORST,
)
from tamaya.players.hanabi.pair.memory_layout import DRAFT_LAYERS, DRAFT_MARKED, OWN_MASKS
from tamaya.players.hanabi.shared_kernels.board_facts import (
    chance,
    is_single,
    lowest_bit,
    mean_place,
)
from tamaya.players.hanabi.shared_kernels.commonly_known_cards import rank_among_known
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    DECK_LEFT,
    DRAFT,
    ERRORS_LEFT,
    IRREPLACEABLE,
    LAYERS,
    NEXT_FACE,
    OWN_LAYERS,
    PLAYABLE,
    TOKEN_COUNT,
    TOKENS,
    USELESS,
)


@not_inlined
def worth_of_play(memory: IntRow, seat: int, slot: int) -> int:
    """The worth of playing a card; ``WORST`` if it cannot fit."""
    mask = memory[at(OWN_MASKS + slot)]
    if mask & memory[PLAYABLE] == 0:
        return WORST
    if mask & ~memory[PLAYABLE]:
        return worth_of_gamble(memory, seat, mask)
    worth = PLAY_WORTH - COST_OF_EACH_BENEATH * mean_place(memory, mask) // 100
    other = 1 - seat
    playable = memory[PLAYABLE]
    useless = memory[USELESS]
    if is_single(mask):
        following = memory[at(NEXT_FACE + lowest_bit(mask))]
        if following == 0 and memory[TOKENS] < memory[TOKEN_COUNT]:
            worth += token_worth(memory)
        playable = (playable & ~mask) | (following & ~useless)
        useless |= mask
    # Of several commonly known playable cards the oldest is played, unless another is a message.
    number = rank_among_known(memory, seat, slot, memory[PLAYABLE])
    if number > 0 and draft_call(memory, LAYERS, other, number):
        worth += cost_of_false_message(memory, other, 0)
        marked = memory[DRAFT_MARKED]
        return worth + position_worth(memory, DRAFT, DRAFT_LAYERS, other, marked, playable, useless)
    return worth + worth_without_clue(memory, other, playable, useless)


@compiled
def worth_of_gamble(memory: IntRow, seat: int, mask: int) -> int:
    """The worth of playing a card that may not fit; ``WORST`` if the risk is too high."""
    errors_left = memory[ERRORS_LEFT]
    likely = chance(memory, OWN_LAYERS, mask, memory[PLAYABLE])
    is_last = memory[DECK_LEFT] == 0
    if errors_left < 2 or likely <= (LAST_GAMBLE if is_last else GAMBLE):
        return WORST
    if errors_left == 2 and not is_last:
        return WORST
    lost = chance(memory, OWN_LAYERS, mask, memory[IRREPLACEABLE] & ~memory[PLAYABLE])
    worth = (
        PLAY_WORTH * likely + GAMBLE_LOST * (1000 - likely) + GAMBLE_IRREPLACEABLE * lost
    ) // 1000
    return worth + worth_without_clue(memory, 1 - seat, memory[PLAYABLE], memory[USELESS])
