"""The move when no convention offers one."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import not_inlined
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.shared_kernels.board_facts import chance, own_mask
from tamaya.players.hanabi.shared_kernels.memory_layout import ERRORS_LEFT, OWN_LAYERS, PLAYABLE


@not_inlined
def fallback_move(game: IntRow, tables: RuleTables, memory: IntRow, seat: int) -> int:
    """The best use of a bonus tile, any clue, or the card most likely to fit."""
    best = -1
    best_worth = -1
    for action in range(tables.action_count):
        if not is_legal(game, tables, action):
            continue
        worth = 1
        if action < 2 * tables.hand_size:
            mask = own_mask(memory, seat, action % tables.hand_size)
            worth = 0
            # An error is better than a clue of the wrong class, which would mislead everybody.
            if action >= tables.hand_size and memory[ERRORS_LEFT] > 1:
                worth = 2 + chance(memory, OWN_LAYERS, mask, memory[PLAYABLE])
        elif tables.take_back <= action < tables.action_count - 1:
            face = action - tables.take_back
            worth = 10 - tables.place_of[face] + 100 * ((memory[PLAYABLE] >> face) & 1)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best
