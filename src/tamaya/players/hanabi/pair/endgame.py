"""The endgame of a pair player: sensible moves are tried in sampled worlds."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.pair.memory_layout import OWN_MASKS, REMAINING_LAYERS
from tamaya.players.hanabi.shared_kernels.board_facts import count_unseen
from tamaya.players.hanabi.shared_kernels.endgame_search import best_candidate
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    ERRORS_LEFT,
    HAND_SIZE,
    KEEPS_POINTS,
    MOST_COPIES,
    OWN_LAYERS,
    PLAYABLE,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
)
from tamaya.players.hanabi.shared_kernels.open_hand_solver import CANDIDATES


@not_inlined
def end_move(memory: IntRow, seat: int, usual: int, clue: int, discard: int) -> int:
    """The move that wins in most worlds; the usual one among equals."""
    count = list_candidates(memory, seat, usual, clue, discard)
    for layer in range(MOST_COPIES):
        memory[at(OWN_LAYERS + layer)] = memory[at(REMAINING_LAYERS + layer)]
    count_unseen(memory, seat)
    return best_candidate(memory, seat, count)


@compiled
def list_candidates(memory: IntRow, seat: int, usual: int, clue: int, discard: int) -> int:
    """List the usual move, each possible play, the best clue and a discard."""
    memory[CANDIDATES] = usual
    count = 1
    size = memory[HAND_SIZE]
    may_err = memory[ERRORS_LEFT] > 1 or memory[KEEPS_POINTS]
    for slot in range(memory[at(SIZES + seat)]):
        mask = memory[at(OWN_MASKS + slot)]
        if mask & ~memory[PLAYABLE] == 0 or (may_err and mask & memory[PLAYABLE]):
            memory[at(CANDIDATES + count)] = size + slot
            count += 1
    if clue >= 0 and usual < 2 * size:
        memory[at(CANDIDATES + count)] = clue
        count += 1
    if usual >= size and memory[TOKENS] < memory[TOKEN_COUNT] and discard >= 0:
        memory[at(CANDIDATES + count)] = discard
        count += 1
    return count
