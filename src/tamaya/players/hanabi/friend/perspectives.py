"""The table as a seat sees it, as far as the viewer can tell."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import not_inlined
from tamaya.players.hanabi.friend.memory_layout import (
    BLIND,
    ELSEWHERE,
    NEXT,
    POSSIBLE,
)
from tamaya.players.hanabi.friend.seat_memory import (
    bit_in,
    is_clued,
    is_promised,
    known_face,
    role_in,
)
from tamaya.players.hanabi.shared_kernels.board_facts import lowest_bit, remove_one
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    LAYERS,
    MOST_COPIES,
    MOST_VALUES,
    NEXT_FACE,
    OWN_LAYERS,
    PLAYABLE,
    PLAYERS,
    SIZES,
    USELESS,
)


@not_inlined
def take_perspective(memory: IntRow, viewer: int, seat: int, giver: int, into: int) -> None:
    """Work out what a seat sees and expects; the giver of a clue does not see its own hand.

    ``LAYERS`` has the cards that are neither laid nor discarded. Only cards that both the seat and
    the viewer see are counted.
    """
    for layer in range(MOST_COPIES):
        memory[at(OWN_LAYERS + layer)] = memory[at(LAYERS + layer)]
    elsewhere = 0
    coming = 0
    for holder in range(memory[PLAYERS]):
        is_seen = holder not in (seat, viewer)
        for slot in range(memory[at(SIZES + holder)]):
            if is_seen:
                remove_one(memory, OWN_LAYERS, bit_in(memory, viewer, holder, slot))
            if (
                not is_clued(memory, holder, slot)
                and role_in(memory, viewer, holder, slot) != BLIND
            ):
                continue
            if is_seen and holder != giver:
                bit = bit_in(memory, viewer, holder, slot)
                if is_promised(memory, viewer, holder, slot):
                    coming |= bit
            else:
                bit = known_face(memory, viewer, holder, slot)
                coming |= bit
            if holder != seat:
                elsewhere |= bit
    memory[at(into + POSSIBLE)] = memory[OWN_LAYERS]
    memory[at(into + ELSEWHERE)] = elsewhere & ~memory[USELESS]
    following = memory[PLAYABLE]
    # Cards that will be laid make room for those after them.
    for _ in range(MOST_VALUES):
        laid = following & coming
        if laid == 0:
            break
        following &= ~laid
        while laid:
            following |= memory[at(NEXT_FACE + lowest_bit(laid))]
            laid &= laid - 1
    memory[at(into + NEXT)] = following & ~memory[USELESS]
