"""What it is worth to give up a card, and which one goes most cheaply."""

from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.facts import face_at, is_single, mask_at, weight
from tamaya.players.hanabi.hat.known import known_before
from tamaya.players.hanabi.hat.memory import (
    CRITICAL,
    DEAD,
    DRAFT,
    LAYERS,
    MASKS,
    OWN_LAYERS,
    PLAYABLE,
    SIZES,
)
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.pair.expecting import next_discard
from tamaya.players.hanabi.pair.judging import (
    cost_of_silence,
    false_words,
    haste,
    token_worth,
    worth_in_silence,
    worth_of,
)
from tamaya.players.hanabi.pair.meanings import draft_call
from tamaya.players.hanabi.pair.memory import DRAFT_LAYERS, DRAFT_MARKED, MARKED, OWN_MASKS
from tamaya.players.hanabi.pair.weights import (
    AS_EXPECTED,
    NOTHING,
    OWN_CRITICAL_CARD,
    OWN_NAMED_CARD,
    OWN_PLAY,
    OWN_SEEN_CARD,
    OWN_WANTED_CARD,
)


@separate
def worth_of_giving_up(memory: Line, seat: int, slot: int) -> int:
    """What it is worth to give up a card without a word about the other hand."""
    other = 1 - seat
    worth = token_worth(memory) - haste(memory) - cost_of(memory, seat, slot)
    worth += cost_of_silence(memory, other)
    return worth + worth_in_silence(memory, other, memory[PLAYABLE], memory[DEAD])


@separate
def worth_of_telling(memory: Line, seat: int, slot: int) -> int:
    """What it is worth to call for a card by giving up another than the first useless one."""
    other = 1 - seat
    number = known_before(memory, seat, slot, memory[DEAD])
    if number <= 0 or not draft_call(memory, LAYERS, other, number):
        return NOTHING
    worth = token_worth(memory) - haste(memory) + false_words(memory, other, 0)
    marked = memory[DRAFT_MARKED]
    playable = memory[PLAYABLE]
    return worth + worth_of(memory, DRAFT, DRAFT_LAYERS, other, marked, playable, memory[DEAD])


@separate
def cheapest(memory: Line, seat: int) -> int:
    """The slot of the card that goes most cheaply; of those both know to be useless, the oldest."""
    best = -1
    least = 0
    for slot in range(memory[at(SIZES + seat)]):
        if mask_at(memory, MASKS, seat, slot) & ~memory[DEAD] == 0:
            return slot
        cost = cost_of(memory, seat, slot)
        if best < 0 or cost < least:
            least = cost
            best = slot
    return best


@separate
def cost_of(memory: Line, seat: int, slot: int) -> int:
    """What it costs to give up a card of the own hand."""
    mask = memory[at(OWN_MASKS + slot)]
    seen = 0
    for other in range(memory[at(SIZES + 1 - seat)]):
        seen |= 1 << face_at(memory, 1 - seat, other)
    dead = memory[DEAD]
    critical = memory[CRITICAL]
    cost = 0
    if is_single(mask):
        if mask & critical:
            cost = OWN_CRITICAL_CARD
        elif mask & ~dead:
            cost = OWN_SEEN_CARD if mask & seen else OWN_NAMED_CARD
    else:
        wanted = mask & ~(dead | critical)
        cost = OWN_CRITICAL_CARD * weight(memory, OWN_LAYERS, mask & critical)
        cost += OWN_WANTED_CARD * weight(memory, OWN_LAYERS, wanted & ~seen)
        cost += OWN_SEEN_CARD * weight(memory, OWN_LAYERS, wanted & seen)
        cost //= max(1, weight(memory, OWN_LAYERS, mask))
    if mask & ~memory[PLAYABLE] == 0:
        cost += OWN_PLAY
    marked = memory[at(MARKED + seat)]
    if slot == next_discard(memory, MASKS, LAYERS, seat, marked, dead):
        cost += AS_EXPECTED
    return cost
