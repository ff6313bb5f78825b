"""A policy that peeks at its own hand, so that games last long; for parity tests only."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.legality import fits, is_legal
from tamaya.engine.kernels.random_numbers import below, next_number
from tamaya.engine.kernels.random_policy import random_move
from tamaya.engine.kernels.row_fields import face_in, get, hand_size
from tamaya.engine.row_layout import PENDING, SEAT, TOKENS
from tamaya.engine.rule_tables import RuleTables

RANDOM_MASK = 7
"""One time in eight, when these bits are 0, the move is random."""


@compiled
def lucky_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """Usually play a card that fits, else discard or give a clue; sometimes any legal action."""
    number = next_number(memory)
    if get(game, PENDING) == 0 and number & RANDOM_MASK:
        seat = get(game, SEAT)
        size = hand_size(game, tables, seat)
        for slot in range(size):
            if fits(game, tables, face_in(game, tables, seat, slot)):
                return tables.hand_size + slot
        if size and get(game, TOKENS) < tables.tokens and number & (RANDOM_MASK + 1):
            return below(size, next_number(memory))
        clues = tables.take_back - 2 * tables.hand_size
        first = below(clues, next_number(memory))
        for offset in range(clues):
            action = 2 * tables.hand_size + (first + offset) % clues
            if is_legal(game, tables, action):
                return action
    return random_move(game, tables, memory)
