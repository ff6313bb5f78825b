"""Moves of somebody with more luck than is allowed: games that go on for long, for comparisons."""

from tamaya.engine.arrays import IntRow
from tamaya.engine.compiler import compiled
from tamaya.engine.kernels.chance import below, next_number
from tamaya.engine.kernels.fields import face_in, get, hand_size
from tamaya.engine.kernels.legality import fits, is_legal
from tamaya.engine.kernels.random_moves import random_move
from tamaya.engine.layout import PENDING, SEAT, TOKENS
from tamaya.engine.rule_tables import RuleTables

LESS_OFTEN = 7
"""One time in eight, any legal action."""


@compiled
def lucky_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """Mostly a card that fits, seen or not, or else a discard or a clue; else any legal action."""
    number = next_number(memory)
    if get(game, PENDING) == 0 and number & LESS_OFTEN:
        seat = get(game, SEAT)
        size = hand_size(game, tables, seat)
        for slot in range(size):
            if fits(game, tables, face_in(game, tables, seat, slot)):
                return tables.hand_size + slot
        if size and get(game, TOKENS) < tables.tokens and number & (LESS_OFTEN + 1):
            return below(size, next_number(memory))
        clues = tables.take_back - 2 * tables.hand_size
        first = below(clues, next_number(memory))
        for offset in range(clues):
            action = 2 * tables.hand_size + (first + offset) % clues
            if is_legal(game, tables, action):
                return action
    return random_move(game, tables, memory)
