"""A CPU kernel for a whole turn: a move in each game, then its observation and legal actions.

Each row is loaded into the cache once, and the threads are woken once.
"""

from tamaya.engine.array_types import Flags, Numbers, Packed, Vectors, Words
from tamaya.engine.cpu.bit_unpacker import unpack_fastest
from tamaya.engine.cpu.observation_kernels import observe_unpacked
from tamaya.engine.jit import kernel
from tamaya.engine.kernels.legal_masks import mark_legal
from tamaya.engine.kernels.whole_turn import TurnArrays, take_turn
from tamaya.engine.observation_layout import Sections
from tamaya.engine.rule_tables import RuleTables


@kernel
def turn_rows(
    games: Words,
    tables: RuleTables,
    sections: Sections,
    first: int,
    actions: Numbers,
    initial_rows: Words,
    first_seat: int,
    auto_reset: int,
    legal: Packed,
    packed: Packed,
    results: TurnArrays,
    mask: Flags,
    vectors: Vectors,
    start: int,
    stop: int,
) -> None:
    """Make each legal move, then write the status, legal actions and observation of each game."""
    allowed, words = legal[start], packed[start, 0]
    for row in range(start, stop):
        game = games[row]
        action = int(actions[row])
        take_turn(game, tables, action, initial_rows, row, first_seat, auto_reset, results)
        mark_legal(game, tables, allowed)
        unpack_fastest(allowed, tables.action_count, mask[row])
        observe_unpacked(game, tables, sections, first, words, vectors[row])
