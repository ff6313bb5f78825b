"""The worth of a discard, and the cheapest one."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import not_inlined
from tamaya.players.hanabi.pair.clue_meanings import draft_call
from tamaya.players.hanabi.pair.evaluation import (
    cost_of_denied_plays,
    cost_of_false_message,
    deck_pressure,
    position_worth,
    token_worth,
    worth_without_clue,
)
from tamaya.players.hanabi.pair.evaluation_weights import (
    AS_EXPECTED,
    OWN_IRREPLACEABLE_CARD,
    OWN_NAMED_CARD,
    OWN_PLAY,
    OWN_SEEN_CARD,
    OWN_WANTED_CARD,
    WORST,
)
from tamaya.players.hanabi.pair.expected_discards import next_discard
from tamaya.players.hanabi.pair.memory_layout import DRAFT_LAYERS, DRAFT_MARKED, MARKED, OWN_MASKS
from tamaya.players.hanabi.shared_kernels.board_facts import face_at, is_single, mask_at, weight
from tamaya.players.hanabi.shared_kernels.commonly_known_cards import rank_among_known
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    DRAFT,
    IRREPLACEABLE,
    LAYERS,
    MASKS,
    OWN_LAYERS,
    PLAYABLE,
    SIZES,
    USELESS,
)


@not_inlined
def worth_of_discard(memory: IntRow, seat: int, slot: int) -> int:
    """The worth of a discard that is no message."""
    other = 1 - seat
    worth = token_worth(memory) - deck_pressure(memory) - discard_cost(memory, seat, slot)
    worth += cost_of_denied_plays(memory, other)
    return worth + worth_without_clue(memory, other, memory[PLAYABLE], memory[USELESS])


@not_inlined
def worth_of_message_discard(memory: IntRow, seat: int, slot: int) -> int:
    """The worth of asking for a card by discarding another than the first useless card."""
    other = 1 - seat
    number = rank_among_known(memory, seat, slot, memory[USELESS])
    if number <= 0 or not draft_call(memory, LAYERS, other, number):
        return WORST
    worth = token_worth(memory) - deck_pressure(memory) + cost_of_false_message(memory, other, 0)
    marked = memory[DRAFT_MARKED]
    playable = memory[PLAYABLE]
    return worth + position_worth(
        memory, DRAFT, DRAFT_LAYERS, other, marked, playable, memory[USELESS]
    )


@not_inlined
def cheapest_discard(memory: IntRow, seat: int) -> int:
    """The slot of the cheapest discard; the oldest of those commonly known to be useless."""
    best = -1
    least = 0
    for slot in range(memory[at(SIZES + seat)]):
        if mask_at(memory, MASKS, seat, slot) & ~memory[USELESS] == 0:
            return slot
        cost = discard_cost(memory, seat, slot)
        if best < 0 or cost < least:
            least = cost
            best = slot
    return best


@not_inlined
def discard_cost(memory: IntRow, seat: int, slot: int) -> int:
    """The cost of discarding one of the seat's own cards."""
    mask = memory[at(OWN_MASKS + slot)]
    seen = 0
    for other in range(memory[at(SIZES + 1 - seat)]):
        seen |= 1 << face_at(memory, 1 - seat, other)
    useless = memory[USELESS]
    irreplaceable = memory[IRREPLACEABLE]
    cost = 0
    if is_single(mask):
        if mask & irreplaceable:
            cost = OWN_IRREPLACEABLE_CARD
        elif mask & ~useless:
            cost = OWN_SEEN_CARD if mask & seen else OWN_NAMED_CARD
    else:
        wanted = mask & ~(useless | irreplaceable)
        cost = OWN_IRREPLACEABLE_CARD * weight(memory, OWN_LAYERS, mask & irreplaceable)
        cost += OWN_WANTED_CARD * weight(memory, OWN_LAYERS, wanted & ~seen)
        cost += OWN_SEEN_CARD * weight(memory, OWN_LAYERS, wanted & seen)
        cost //= max(1, weight(memory, OWN_LAYERS, mask))
    if mask & ~memory[PLAYABLE] == 0:
        cost += OWN_PLAY
    marked = memory[at(MARKED + seat)]
    if slot == next_discard(memory, MASKS, LAYERS, seat, marked, useless):
        cost += AS_EXPECTED
    return cost
