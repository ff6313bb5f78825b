"""A policy for open hands: it reads all cards except the order of the deck."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import compiled, kernel
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.kernels.row_fields import face_in, get, hand_size
from tamaya.engine.policy import Policy
from tamaya.engine.row_layout import SEAT
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.shared_kernels.board_facts import update_board
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_FACES,
    DECK_LEFT,
    IRREPLACEABLE,
    PENDING,
    PLAYABLE,
    TOKENS,
    USELESS,
)


@kernel
def open_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """Play what fits, discard what nobody needs while there is time, else give a clue."""
    update_board(game, tables, memory)
    if memory[PENDING]:
        return best_use_of_tile(game, tables, memory)
    seat = get(game, SEAT)
    slot = best_play(game, tables, memory, seat)
    if slot >= 0:
        return tables.hand_size + slot
    can_discard = memory[TOKENS] < tables.tokens and hand_size(game, tables, seat) > 0
    wanted = bits_in(((1 << tables.face_count) - 1) & ~memory[USELESS])
    has_time = tables.has_flourish or memory[DECK_LEFT] >= wanted
    least = least_missed(game, tables, memory, seat)
    if can_discard and has_time and is_spare(game, tables, memory, seat, least):
        return least
    if memory[TOKENS]:
        for action in range(2 * tables.hand_size, tables.take_back):
            if is_legal(game, tables, action):
                return action
    return least if can_discard else tables.hand_size + least


@compiled
def best_play(game: IntRow, tables: RuleTables, memory: IntRow, seat: int) -> int:
    """The slot of a playable card, rather a low one without another copy in a hand; or -1."""
    best = -1
    best_worth = -1
    for slot in range(hand_size(game, tables, seat)):
        face = face_in(game, tables, seat, slot)
        if (memory[PLAYABLE] >> face) & 1:
            copies = copies_held(game, tables, face)
            worth = (10 - tables.place_of[face]) * 100 // copies
            if worth > best_worth:
                best_worth = worth
                best = slot
    return best


@compiled
def copies_held(game: IntRow, tables: RuleTables, face: int) -> int:
    """How many cards of a face are in all hands."""
    copies = 0
    for seat in range(tables.players):
        for slot in range(hand_size(game, tables, seat)):
            copies += face_in(game, tables, seat, slot) == face
    return copies


@compiled
def is_spare(game: IntRow, tables: RuleTables, memory: IntRow, seat: int, slot: int) -> bool:
    """Whether nobody needs a card: it is useless, or another copy is in a hand."""
    face = face_in(game, tables, seat, slot)
    return (memory[USELESS] >> face) & 1 == 1 or copies_held(game, tables, face) > 1


@compiled
def least_missed(game: IntRow, tables: RuleTables, memory: IntRow, seat: int) -> int:
    """The slot of the card that will be missed least."""
    best = 0
    best_worth = -1
    for slot in range(hand_size(game, tables, seat)):
        face = face_in(game, tables, seat, slot)
        worth = tables.place_of[face]
        if (memory[USELESS] >> face) & 1:
            worth += 1000
        elif copies_held(game, tables, face) > 1:
            worth += 100
        elif (memory[IRREPLACEABLE] >> face) & 1 == 0:
            worth += 10
        if worth > best_worth:
            best_worth = worth
            best = slot
    return best


@compiled
def best_use_of_tile(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """For a bonus tile: take back the lowest playable card, else make any choice."""
    best = -1
    best_worth = -1
    for action in range(tables.action_count):
        if is_legal(game, tables, action):
            worth = 1
            if tables.take_back <= action < tables.action_count - 1:
                face = action - tables.take_back
                worth = 10 - tables.place_of[face] + 100 * ((memory[PLAYABLE] >> face) & 1)
            if worth > best_worth:
                best_worth = worth
                best = action
    return best


OPEN_HANDS = Policy("open_hands", open_move, CLUE_FACES)
