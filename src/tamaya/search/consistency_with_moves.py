"""Whether the others would have moved as they did if the seat's own hand had been this one."""

from typing import NamedTuple

from tamaya.engine.array_types import IntRow, Numbers, Words
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.row_layout import DRAWN, LAST_ACTION
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.hat.decision import hat_move as choose
from tamaya.search.world_setup import copy_words, set_hand


class PastMoves(NamedTuple):
    """The moves of the others that a hand is checked against, and buffers to check it in."""

    rows: Words
    """The game before each decision."""
    tables: RuleTables
    memories: Numbers
    """What the blueprint remembered before each of these rows."""
    seat: int
    """The seat whose hand is checked."""
    numbers: Numbers
    """The numbers of its cards."""
    checked_rows: Numbers
    """The rows whose move is checked: in each, another seat acted that saw the hand."""
    game: Words
    """A row to change."""
    memory: Numbers
    """A memory to change."""


def is_consistent(past: PastMoves, hand: IntRow, index: int) -> bool:
    """Whether the seat that acted in a row would have made its move had it seen this hand."""
    rows, tables, game, memory = past.rows, past.tables, past.game, past.memory
    copy_words(rows[index], game, tables.words)
    set_hand(game, tables, past.seat, past.numbers, hand, len(past.numbers))
    copy_words(past.memories[index], memory, past.memories.shape[1])
    return choose(game, tables, memory) == get(rows[index + 1], LAST_ACTION) - 1


def contradicted_rows(past: PastMoves, hand: IntRow, known: int, oldest: int, most: int) -> int:
    """The checked rows whose move contradicts a hand, a bit for each.

    ``known`` has the bits of a hand that differs only in cards with the number ``oldest`` or a
    higher one: earlier rows are not checked again. Beyond ``most`` contradictions nobody needs to
    know more, and the check stops.
    """
    for place in range(len(past.checked_rows)):
        index = past.checked_rows[place]
        if get(past.rows[index], DRAWN) <= oldest:
            continue
        known &= ~(1 << place)
        if not is_consistent(past, hand, index):
            known |= 1 << place
            if bits_in(known) > most:
                break
    return known
