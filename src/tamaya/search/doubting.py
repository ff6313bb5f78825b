"""Whether the others would have moved as they did, had the own hand been this one."""

from tamaya.engine.kernels.fields import get
from tamaya.engine.layout import LAST_ACTION
from tamaya.engine.lines import Line
from tamaya.engine.rows import Numbers, Words
from tamaya.engine.tables import Tables
from tamaya.players.hanabi.hat.deciding import hat_move as choose
from tamaya.search.setting import copy_words, hold


def agrees(
    lines: Words,
    tables: Tables,
    before: Numbers,
    seat: int,
    numbers: Numbers,
    hand: Line,
    row: int,
    game: Words,
    memory: Numbers,
) -> bool:
    """Whether the seat that acted in a line would have done what it did."""
    copy_words(lines[row], game, tables.words)
    hold(game, tables, seat, numbers, hand, len(numbers))
    copy_words(before[row], memory, before.shape[1])
    return choose(game, tables, memory) == get(lines[row + 1], LAST_ACTION) - 1
