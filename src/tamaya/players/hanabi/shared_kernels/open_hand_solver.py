"""Positions with open hands, and a search for a way to lay every needed card."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.bits import bits_in
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    DECK_LEFT,
    ENDGAME,
    FACE_COUNT,
    MOST_SEATS,
    MOST_SLOTS,
    NEXT_FACE,
    PLAYERS,
    TOKEN_COUNT,
)

NODES = ENDGAME
"""How many more positions may be searched."""
DECK = ENDGAME + 1
"""The unseen cards of one world; without those of the seat's own hand, the deck in its order."""
MOST_UNSEEN = 20
OWN = DECK + MOST_UNSEEN
"""The faces of the seat's own hand in one world."""
CANDIDATES = OWN + MOST_SLOTS
MOST_CANDIDATES = 16
WINS = CANDIDATES + MOST_CANDIDATES
FRAMES = WINS + MOST_CANDIDATES

# A position.
NEED, FITS, TOKENS_THEN, TURNS, DRAWN, SEAT = range(6)
HELD = 6
"""The faces in each hand."""
KNOWN = HELD + MOST_SEATS
"""The faces in each hand that their holder knows."""
SIZE = KNOWN + MOST_SEATS
FRAME = SIZE + MOST_SEATS
MOST_FRAMES = 40


@not_inlined
def solve(memory: IntRow, frame: int) -> int:
    """1 if a way is found to lay every needed card from a position, else 0."""
    need = memory[at(frame + NEED)]
    if need == 0:
        return 1
    memory[NODES] -= 1
    turns = memory[at(frame + TURNS)]
    left = memory[DECK_LEFT] - memory[at(frame + DRAWN)]
    wanted = bits_in(need)
    if turns >= 0:
        if wanted > turns:
            return 0
    elif wanted > left + memory[PLAYERS]:
        return 0
    if memory[NODES] < 0 or frame + 2 * FRAME >= FRAMES + MOST_FRAMES * FRAME:
        return 0
    seat = memory[at(frame + SEAT)]
    child = frame + FRAME
    fitting = memory[at(frame + KNOWN + seat)] & memory[at(frame + FITS)] & need
    for face in range(memory[FACE_COUNT]):
        if (fitting >> face) & 1:
            lay_card(memory, frame, face)
            if solve(memory, child):
                return 1
    if turns >= 0 or memory[at(frame + TOKENS_THEN)] > 0:
        clue_everybody(memory, frame)
        if solve(memory, child):
            return 1
    if turns < 0 and memory[at(frame + TOKENS_THEN)] < memory[TOKEN_COUNT]:
        spare = find_spare(memory, frame, seat)
        if spare >= 0:
            discard_card(memory, frame, spare)
            return solve(memory, child)
    return 0


@not_inlined
def advance(memory: IntRow, frame: int, draws: int) -> None:
    """Write the next position: a card is drawn or not, and the next seat acts."""
    child = frame + FRAME
    for word in range(FRAME):
        memory[at(child + word)] = memory[at(frame + word)]
    seat = memory[at(frame + SEAT)]
    memory[at(child + SEAT)] = (seat + 1) % memory[PLAYERS]
    if memory[at(frame + TURNS)] > 0:
        memory[at(child + TURNS)] -= 1
    if draws:
        drawn = memory[at(frame + DRAWN)]
        if drawn < memory[DECK_LEFT]:
            memory[at(child + HELD + seat)] |= 1 << memory[at(DECK + drawn)]
            memory[at(child + DRAWN)] += 1
            if drawn + 1 == memory[DECK_LEFT]:
                memory[at(child + TURNS)] = memory[PLAYERS]
        else:
            memory[at(child + SIZE + seat)] -= 1


@not_inlined
def lay_card(memory: IntRow, frame: int, face: int) -> None:
    """Write the position after a playable card is laid."""
    seat = memory[at(frame + SEAT)]
    bit = 1 << face
    held = memory[at(frame + HELD + seat)]
    known = memory[at(frame + KNOWN + seat)]
    advance(memory, frame, 1)
    child = frame + FRAME
    drawn = memory[at(child + HELD + seat)] & ~held
    memory[at(child + HELD + seat)] = (held & ~bit) | drawn
    memory[at(child + KNOWN + seat)] = known & ~bit
    memory[at(child + NEED)] &= ~bit
    following = memory[at(NEXT_FACE + face)]
    memory[at(child + FITS)] = (memory[at(child + FITS)] & ~bit) | following
    if following == 0 and memory[at(child + TOKENS_THEN)] < memory[TOKEN_COUNT]:
        memory[at(child + TOKENS_THEN)] += 1


@not_inlined
def clue_everybody(memory: IntRow, frame: int) -> None:
    """Write the position after a clue, which tells all other seats their hands."""
    advance(memory, frame, 0)
    child = frame + FRAME
    seat = memory[at(frame + SEAT)]
    if memory[at(child + TOKENS_THEN)] > 0:
        memory[at(child + TOKENS_THEN)] -= 1
    for other in range(memory[PLAYERS]):
        if other != seat:
            memory[at(child + KNOWN + other)] = memory[at(child + HELD + other)]


@compiled
def find_spare(memory: IntRow, frame: int, seat: int) -> int:
    """The bit of a card that can be discarded, 0 for one that nobody needs, or -1."""
    need = memory[at(frame + NEED)]
    held = memory[at(frame + HELD + seat)] & need
    if memory[at(frame + SIZE + seat)] > bits_in(held):
        return 0
    for other in range(memory[PLAYERS]):
        twice = held & memory[at(frame + HELD + other)]
        if other != seat and twice:
            return twice & -twice
    return -1


@not_inlined
def discard_card(memory: IntRow, frame: int, bit: int) -> None:
    """Write the position after a discard."""
    seat = memory[at(frame + SEAT)]
    advance(memory, frame, 1)
    child = frame + FRAME
    memory[at(child + HELD + seat)] &= ~bit
    memory[at(child + KNOWN + seat)] &= ~bit
    if memory[at(child + TOKENS_THEN)] < memory[TOKEN_COUNT]:
        memory[at(child + TOKENS_THEN)] += 1
