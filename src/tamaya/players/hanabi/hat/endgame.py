"""The end of the game: each sensible move is tried in worlds that agree with what is known.

A world deals the unseen cards to the own hand and the deck. In each, all that is to come is
searched for a way to lay everything that still can be laid.
"""

from tamaya.engine.compiling import compiled
from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.discarding import discard
from tamaya.players.hanabi.hat.facts import own_mask
from tamaya.players.hanabi.hat.memory import (
    ERRORS_LEFT,
    HAND_SIZE,
    KEEPS_POINTS,
    PLAYABLE,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
)
from tamaya.players.hanabi.hat.positions import (
    CANDIDATES,
    FRAME,
    FRAMES,
    NEED,
    NODES,
    OWN,
    TOKENS_THEN,
    WINS,
    give_up,
    lay,
    solve,
    tell,
)
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.hat.telling import clue_for_all
from tamaya.players.hanabi.hat.worlds import deal_world, is_elsewhere, set_up

WORLDS = 20
MOST_NODES = 300
"""So many positions are looked at for each move in each world."""


@separate
def outcome_of(memory: Line, seat: int, action: int) -> int:
    """Whether all that is needed can be laid after an action, in the world that was dealt."""
    size = memory[HAND_SIZE]
    if action >= 2 * size:
        tell(memory, FRAMES)
        return solve(memory, FRAMES + FRAME)
    face = memory[at(OWN + action % size)]
    bit = 1 << face
    if action >= size and memory[PLAYABLE] & bit:
        lay(memory, FRAMES, face)
        return solve(memory, FRAMES + FRAME)
    if action >= size and memory[ERRORS_LEFT] == 1:
        return 0
    is_needed = memory[FRAMES + NEED] & bit != 0
    if is_needed and not is_elsewhere(memory, seat, action % size):
        return 0
    give_up(memory, FRAMES, bit if is_needed else 0)
    if action >= size:
        memory[FRAMES + FRAME + TOKENS_THEN] = memory[TOKENS]
    return solve(memory, FRAMES + FRAME)


@separate
def end_move(memory: Line, seat: int, usual: int) -> int:
    """The move after which most worlds can be won; the usual one, unless another has more."""
    return best_candidate(memory, seat, list_candidates(memory, seat, usual))


@separate
def best_candidate(memory: Line, seat: int, count: int) -> int:
    """Of so many listed moves the one after which most worlds can be won, or the first of these."""
    for candidate in range(count):
        memory[at(WINS + candidate)] = 0
    for world in range(WORLDS):
        importance = deal_world(memory, seat, world)
        if importance == 0:
            continue
        for candidate in range(count):
            set_up(memory, seat)
            memory[NODES] = MOST_NODES
            won = outcome_of(memory, seat, memory[at(CANDIDATES + candidate)])
            memory[at(WINS + candidate)] += importance * won
    best = 0
    for candidate in range(1, count):
        if memory[at(WINS + candidate)] > memory[at(WINS + best)]:
            best = candidate
    return memory[at(CANDIDATES + best)]


@compiled
def list_candidates(memory: Line, seat: int, usual: int) -> int:
    """The usual move, each card that may fit, the clue for all, and a discard."""
    memory[CANDIDATES] = usual
    count = 1
    size = memory[HAND_SIZE]
    # Twenty worlds are too few to stake the whole game on one card.
    may_err = memory[ERRORS_LEFT] > 1 or memory[KEEPS_POINTS]
    for slot in range(memory[at(SIZES + seat)]):
        mask = own_mask(memory, seat, slot)
        if mask & ~memory[PLAYABLE] == 0 or (may_err and mask & memory[PLAYABLE]):
            memory[at(CANDIDATES + count)] = size + slot
            count += 1
    if memory[TOKENS] and usual < 2 * size:
        clue = clue_for_all(memory, seat)
        if clue >= 0:
            memory[at(CANDIDATES + count)] = clue
            count += 1
    if usual >= size and memory[TOKENS] < memory[TOKEN_COUNT] and memory[at(SIZES + seat)]:
        memory[at(CANDIDATES + count)] = discard(memory, seat)
        count += 1
    return count
