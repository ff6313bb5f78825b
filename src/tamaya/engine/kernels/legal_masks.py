"""All legal actions of a game at once, a bit each."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.legality import is_legal, seat_after
from tamaya.engine.kernels.packed_bit_vectors import mark, mark_one
from tamaya.engine.kernels.random_policy import clue_action
from tamaya.engine.kernels.row_fields import clues_for, get, hand_size
from tamaya.engine.row_layout import CAUSE, PENDING, SEAT, TOKENS
from tamaya.engine.rule_tables import RuleTables


@compiled
def mark_legal(game: IntRow, tables: RuleTables, words: IntRow) -> None:
    """Set the bits of the actions for which ``is_legal`` is true."""
    for word in range(tables.mask_words):
        words[word] = 0
    if get(game, PENDING):
        for action in range(tables.action_count):
            if is_legal(game, tables, action):
                mark_one(words, action)
    elif get(game, CAUSE) == 0:
        mark_turn(game, tables, words)


@compiled
def mark_turn(game: IntRow, tables: RuleTables, words: IntRow) -> None:
    """Set the bits of the legal actions at the start of a turn, a hand at a time."""
    seat = get(game, SEAT)
    tokens = get(game, TOKENS)
    hand = (1 << hand_size(game, tables, seat)) - 1
    mark(words, tables.hand_size, hand)
    if tokens < tables.tokens:
        mark(words, 0, hand)
    if tokens:
        for offset in range(1, tables.players):
            clues = clues_for(game, tables, seat_after(tables, seat, offset))
            colours = clues & ((1 << tables.colours) - 1)
            mark(words, clue_action(tables, offset, 0), colours)
            mark(words, clue_action(tables, offset, tables.colours), clues >> tables.colours)
