"""The random policy: every legal action is equally likely."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.bits import bits_in, nth_bit
from tamaya.engine.kernels.legality import is_legal, seat_after
from tamaya.engine.kernels.random_numbers import below, next_number
from tamaya.engine.kernels.row_fields import clues_for, get, hand_size
from tamaya.engine.row_layout import CLUE_BITS, PENDING, SEAT, TOKENS
from tamaya.engine.rule_tables import RuleTables


@compiled
def random_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """Choose a random legal action in a game that is not over."""
    number = next_number(memory)
    if get(game, PENDING):
        return random_choice(game, tables, number)
    seat = get(game, SEAT)
    size = hand_size(game, tables, seat)
    cards = size if get(game, TOKENS) == tables.tokens else 2 * size
    clues = 0
    if get(game, TOKENS):
        for offset in range(1, tables.players):
            other = seat_after(tables, seat, offset)
            clues |= int(clues_for(game, tables, other)) << (CLUE_BITS * (offset - 1))
    chosen = below(cards + bits_in(clues), number)
    if chosen < cards:
        return tables.hand_size + chosen if chosen < size else chosen - size
    place = nth_bit(clues, chosen - cards, 8 if tables.players == 2 else 32)
    return clue_action(tables, 1 + place // CLUE_BITS, place % CLUE_BITS)


@compiled
def clue_action(tables: RuleTables, offset: int, clue: int) -> int:
    """Return the action that gives a clue to the seat at this distance."""
    if clue < tables.colours:
        return 2 * tables.hand_size + (offset - 1) * tables.colours + clue
    values = tables.clue_count - tables.colours
    first = 2 * tables.hand_size + (tables.players - 1) * tables.colours
    return first + (offset - 1) * values + clue - tables.colours


@compiled
def random_choice(game: IntRow, tables: RuleTables, number: int) -> int:
    """Choose a random legal action while a bonus tile is pending."""
    count = 0
    for action in range(tables.action_count):
        count += is_legal(game, tables, action)
    chosen = below(count, number)
    action = 0
    while True:
        if is_legal(game, tables, action):
            if chosen == 0:
                return action
            chosen -= 1
        action += 1
