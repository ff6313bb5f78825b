"""The endgame of a hat player: sensible moves are tried in sampled worlds.

A world deals the unseen cards to the seat's own hand and the deck. In each, the rest of the game is
searched for a way to lay every card that can still be laid.
"""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.hat.discards import choose_discard
from tamaya.players.hanabi.hat.sum_messages import sum_clue
from tamaya.players.hanabi.shared_kernels.board_facts import own_mask
from tamaya.players.hanabi.shared_kernels.endgame_search import best_candidate
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    ERRORS_LEFT,
    HAND_SIZE,
    KEEPS_POINTS,
    PLAYABLE,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
)
from tamaya.players.hanabi.shared_kernels.open_hand_solver import CANDIDATES


@not_inlined
def end_move(memory: IntRow, seat: int, usual: int) -> int:
    """The move that wins in most worlds; the usual one among equals."""
    return best_candidate(memory, seat, list_candidates(memory, seat, usual))


@compiled
def list_candidates(memory: IntRow, seat: int, usual: int) -> int:
    """List the usual move, each possible play, a clue and a discard; returns their number."""
    memory[CANDIDATES] = usual
    count = 1
    size = memory[HAND_SIZE]
    # Twenty worlds are too few to risk the whole game on one card.
    may_err = memory[ERRORS_LEFT] > 1 or memory[KEEPS_POINTS]
    for slot in range(memory[at(SIZES + seat)]):
        mask = own_mask(memory, seat, slot)
        if mask & ~memory[PLAYABLE] == 0 or (may_err and mask & memory[PLAYABLE]):
            memory[at(CANDIDATES + count)] = size + slot
            count += 1
    if memory[TOKENS] and usual < 2 * size:
        clue = sum_clue(memory, seat)
        if clue >= 0:
            memory[at(CANDIDATES + count)] = clue
            count += 1
    if usual >= size and memory[TOKENS] < memory[TOKEN_COUNT] and memory[at(SIZES + seat)]:
        memory[at(CANDIDATES + count)] = choose_discard(memory, seat)
        count += 1
    return count
