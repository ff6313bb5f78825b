"""Cards that everybody knows to be playable or useless: the choice among them is a message."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import not_inlined
from tamaya.players.hanabi.shared_kernels.board_facts import mask_at
from tamaya.players.hanabi.shared_kernels.memory_layout import MASKS, SIZES


@not_inlined
def count_known(memory: IntRow, seat: int, wanted: int) -> int:
    """How many cards of a hand are commonly known to have one of these faces."""
    count = 0
    for slot in range(memory[at(SIZES + seat)]):
        count += mask_at(memory, MASKS, seat, slot) & ~wanted == 0
    return count


@not_inlined
def rank_among_known(memory: IntRow, seat: int, chosen: int, wanted: int) -> int:
    """The rank of a slot among those commonly known to have one of these faces, or -1."""
    if mask_at(memory, MASKS, seat, chosen) & ~wanted:
        return -1
    count = 0
    for slot in range(chosen):
        count += mask_at(memory, MASKS, seat, slot) & ~wanted == 0
    return count
