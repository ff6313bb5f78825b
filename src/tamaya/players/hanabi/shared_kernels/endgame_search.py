"""Endgame search: tries candidate moves in sampled worlds that agree with what is known."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import not_inlined
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    ERRORS_LEFT,
    HAND_SIZE,
    PLAYABLE,
    TOKENS,
)
from tamaya.players.hanabi.shared_kernels.open_hand_solver import (
    CANDIDATES,
    FRAME,
    FRAMES,
    NEED,
    NODES,
    OWN,
    TOKENS_THEN,
    WINS,
    clue_everybody,
    discard_card,
    lay_card,
    solve,
)
from tamaya.players.hanabi.shared_kernels.sampled_worlds import (
    deal_world,
    is_elsewhere,
    set_up_position,
)

WORLDS = 20
MOST_NODES = 300
"""The most positions searched for each move in each world."""


@not_inlined
def outcome_of(memory: IntRow, seat: int, action: int) -> int:
    """1 if all needed cards can be laid after an action, in the world that was dealt."""
    size = memory[HAND_SIZE]
    if action >= 2 * size:
        clue_everybody(memory, FRAMES)
        return solve(memory, FRAMES + FRAME)
    face = memory[at(OWN + action % size)]
    bit = 1 << face
    if action >= size and memory[PLAYABLE] & bit:
        lay_card(memory, FRAMES, face)
        return solve(memory, FRAMES + FRAME)
    if action >= size and memory[ERRORS_LEFT] == 1:
        return 0
    is_needed = memory[FRAMES + NEED] & bit != 0
    if is_needed and not is_elsewhere(memory, seat, action % size):
        return 0
    discard_card(memory, FRAMES, bit if is_needed else 0)
    if action >= size:
        memory[FRAMES + FRAME + TOKENS_THEN] = memory[TOKENS]
    return solve(memory, FRAMES + FRAME)


@not_inlined
def best_candidate(memory: IntRow, seat: int, count: int) -> int:
    """The listed move that wins in most worlds, the first of several."""
    for candidate in range(count):
        memory[at(WINS + candidate)] = 0
    for world in range(WORLDS):
        importance = deal_world(memory, seat, world)
        if importance == 0:
            continue
        for candidate in range(count):
            set_up_position(memory, seat)
            memory[NODES] = MOST_NODES
            won = outcome_of(memory, seat, memory[at(CANDIDATES + candidate)])
            memory[at(WINS + candidate)] += importance * won
    best = 0
    for candidate in range(1, count):
        if memory[at(WINS + candidate)] > memory[at(WINS + best)]:
            best = candidate
    return memory[at(CANDIDATES + best)]
