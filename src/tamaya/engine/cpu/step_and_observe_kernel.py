"""A CPU kernel for a whole turn: a move in each game, then its observation and legal actions.

Each row is loaded into the cache once, and the threads are woken once.
"""

from tamaya.engine.array_types import Flags, Numbers, Packed, Vectors, Words
from tamaya.engine.cpu.bit_unpacker import unpack_fastest
from tamaya.engine.cpu.observation_kernels import observe_unpacked
from tamaya.engine.jit import kernel
from tamaya.engine.kernels.legal_masks import mark_legal
from tamaya.engine.kernels.legality import NO_ACTION, is_illegal
from tamaya.engine.kernels.moves import make_move
from tamaya.engine.kernels.next_game import start_next_game
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.kernels.scoring import score
from tamaya.engine.observation_layout import Sections
from tamaya.engine.row_layout import CAUSE, SEAT
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
    rewards: Words,
    causes: Flags,
    refused: Flags,
    final_scores: Words,
    scores: Words,
    seats: Flags,
    mask: Flags,
    vectors: Vectors,
    start: int,
    stop: int,
) -> None:
    """Make each legal move, then write the status, legal actions and observation of each game."""
    allowed, words = legal[start], packed[start, 0]
    for row in range(start, stop):
        game = games[row]
        refused[row] = is_illegal(game, tables, actions[row])
        before = score(game, tables)
        if actions[row] != NO_ACTION and not refused[row]:
            make_move(game, tables, actions[row])
        after = score(game, tables)
        rewards[row] = after - before
        final_scores[row] = after
        causes[row] = get(game, CAUSE)
        if causes[row] and auto_reset:
            start_next_game(game, tables, initial_rows, row, first_seat)
            after = score(game, tables)
        scores[row] = after
        seats[row] = get(game, SEAT)
        mark_legal(game, tables, allowed)
        unpack_fastest(allowed, tables.action_count, mask[row])
        observe_unpacked(game, tables, sections, first, words, vectors[row])
