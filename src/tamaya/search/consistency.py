"""Whether the others would have moved as they did, had the own hand been this one."""

from tamaya.engine.arrays import IntRow, Numbers, Words
from tamaya.engine.kernels.fields import get
from tamaya.engine.layout import LAST_ACTION
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.hat.decision import hat_move as choose
from tamaya.search.world_setup import copy_words, set_hand


def is_consistent(
    rows: Words,
    tables: RuleTables,
    before: Numbers,
    seat: int,
    numbers: Numbers,
    hand: IntRow,
    index: int,
    game: Words,
    memory: Numbers,
) -> bool:
    """Whether the seat that acted in a line would have done what it did."""
    copy_words(rows[index], game, tables.words)
    set_hand(game, tables, seat, numbers, hand, len(numbers))
    copy_words(before[index], memory, before.shape[1])
    return choose(game, tables, memory) == get(rows[index + 1], LAST_ACTION) - 1
