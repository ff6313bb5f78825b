"""What a pair does: of all moves the one after which both hands stand best."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import kernel, not_inlined
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.row_layout import SEAT
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.pair.clue_meanings import draft_clue
from tamaya.players.hanabi.pair.common_knowledge import update_knowledge
from tamaya.players.hanabi.pair.discard_worth import (
    cheapest_discard,
    worth_of_discard,
    worth_of_message_discard,
)
from tamaya.players.hanabi.pair.endgame import end_move
from tamaya.players.hanabi.pair.evaluation import cost_of_false_message, position_worth, token_worth
from tamaya.players.hanabi.pair.evaluation_weights import LAST_TOKEN, WORST
from tamaya.players.hanabi.pair.mask_propagation import propagate_own_masks
from tamaya.players.hanabi.pair.memory_layout import DRAFT_LAYERS, DRAFT_MARKED
from tamaya.players.hanabi.pair.play_worth import worth_of_play
from tamaya.players.hanabi.shared_kernels.board_facts import face_at
from tamaya.players.hanabi.shared_kernels.fallback_move import fallback_move
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_COUNT,
    CLUE_FACES,
    DECK_LEFT,
    DRAFT,
    HAND_SIZE,
    HAS_FLOURISH,
    PENDING,
    PLAYABLE,
    SIZES,
    TOKENS,
    USELESS,
)

END_OF_DECK = 6
"""The endgame begins with this many cards in the deck."""


@kernel
def pair_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """The action of the seat to act; near the end, the one that wins in most sampled worlds."""
    action = quick_pair_move(game, tables, memory)
    if memory[DECK_LEFT] > END_OF_DECK or memory[HAS_FLOURISH] or memory[PENDING]:
        return action
    seat = get(game, SEAT)
    clue = best_move(game, tables, memory, seat, 2 * memory[HAND_SIZE])
    return end_move(memory, seat, action, clue, cheapest_discard(memory, seat))


@kernel
def quick_pair_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """The action of the seat to act, without an endgame search."""
    seat = get(game, SEAT)
    update_knowledge(game, tables, memory, seat)
    propagate_own_masks(memory, seat)
    action = -1
    if memory[PENDING] == 0:
        action = best_move(game, tables, memory, seat, 0)
    return action if action >= 0 else fallback_move(game, tables, memory, seat)


@not_inlined
def best_move(game: IntRow, tables: RuleTables, memory: IntRow, seat: int, first: int) -> int:
    """The move with the highest worth among the actions from ``first`` on, or -1."""
    size = memory[HAND_SIZE]
    first_clue = 2 * size
    best = -1
    most = WORST
    discard = cheapest_discard(memory, seat)
    for action in range(first, first_clue + memory[CLUE_COUNT]):
        if not is_legal(game, tables, action):
            continue
        if action < size:
            worth = worth_of_message_discard(memory, seat, action)
            if action == discard:
                worth = worth_of_discard(memory, seat, action)
        elif action < first_clue:
            worth = worth_of_play(memory, seat, action - size)
        else:
            worth = worth_of_clue(memory, 1 - seat, action - first_clue)
        if worth > most:
            most = worth
            best = action
    return best


@not_inlined
def worth_of_clue(memory: IntRow, seat: int, clue: int) -> int:
    """The worth of a clue to the other seat."""
    touched = 0
    for slot in range(memory[at(SIZES + seat)]):
        touched |= ((memory[at(CLUE_FACES + clue)] >> face_at(memory, seat, slot)) & 1) << slot
    draft_clue(memory, seat, clue, touched)
    worth = cost_of_false_message(memory, seat, memory[PLAYABLE]) - token_worth(memory)
    if memory[TOKENS] == 1:
        worth -= LAST_TOKEN
    marked = memory[DRAFT_MARKED]
    playable = memory[PLAYABLE]
    return worth + position_worth(
        memory, DRAFT, DRAFT_LAYERS, seat, marked, playable, memory[USELESS]
    )
