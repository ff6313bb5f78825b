"""The decision of a hat player, from common knowledge and from the hands it sees."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, kernel, not_inlined
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.row_layout import SEAT
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.hat.common_knowledge import update_knowledge
from tamaya.players.hanabi.hat.discards import choose_discard, choose_useless_discard, is_risky
from tamaya.players.hanabi.hat.endgame import end_move
from tamaya.players.hanabi.hat.play_message_thresholds import END_OF_DECK
from tamaya.players.hanabi.hat.plays import certain_play, gamble
from tamaya.players.hanabi.hat.sum_messages import sum_clue
from tamaya.players.hanabi.shared_kernels.board_facts import count_unseen, face_at
from tamaya.players.hanabi.shared_kernels.commonly_known_cards import count_known
from tamaya.players.hanabi.shared_kernels.fallback_move import fallback_move
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    DECK_LEFT,
    ERRORS_LEFT,
    FACE_COUNT,
    HAS_FLOURISH,
    PENDING,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
    USELESS,
)


@kernel
def hat_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """The action of the seat to act; near the end, the one that wins in most sampled worlds."""
    action = quick_move(game, tables, memory)
    if memory[DECK_LEFT] <= END_OF_DECK and not memory[HAS_FLOURISH] and not memory[PENDING]:
        return end_move(memory, get(game, SEAT), action)
    return action


@kernel
def quick_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """The action of the seat to act, without an endgame search."""
    seat = get(game, SEAT)
    update_knowledge(game, tables, memory, seat)
    count_unseen(memory, seat)
    action = -1
    if memory[PENDING] == 0:
        action = usual_move(memory, seat)
    return action if action >= 0 else fallback_move(game, tables, memory, seat)


@not_inlined
def usual_move(memory: IntRow, seat: int) -> int:
    """A certain play, a clue that another seat needs, or a discard; -1 if none is possible."""
    action = certain_play(memory, seat)
    if action >= 0:
        return action
    slack = spare_discards(memory)
    if slack > 0 and memory[ERRORS_LEFT] > 1:
        action = gamble(memory, seat)
        if action >= 0:
            return action
    tokens = memory[TOKENS]
    can_discard = tokens < memory[TOKEN_COUNT] and memory[at(SIZES + seat)] > 0
    has_tried = tokens == 0
    if tokens and (not can_discard or does_anybody_need_clue(memory, seat)):
        has_tried = True
        action = sum_clue(memory, seat)
        if action >= 0:
            return action
    if can_discard and slack >= 0:
        action = choose_useless_discard(memory, seat)
        if action >= 0:
            return action
    slot = choose_discard(memory, seat) if can_discard else -1
    is_rich = tokens > memory[TOKEN_COUNT] * 3 // 8
    wants_clue = is_rich or does_anybody_hold_playable(memory, seat)
    if not has_tried and (wants_clue or is_risky(memory, seat, slot)):
        action = sum_clue(memory, seat)
        if action >= 0:
            return action
    return slot


@compiled
def spare_discards(memory: IntRow) -> int:
    """How many discards are left before they cost turns that are needed to lay cards."""
    if memory[HAS_FLOURISH]:
        return 1
    return memory[DECK_LEFT] - bits_in(((1 << memory[FACE_COUNT]) - 1) & ~memory[USELESS])


@not_inlined
def does_anybody_need_clue(memory: IntRow, seat: int) -> bool:
    """Whether another seat holds a playable card but knows of none."""
    for other in range(memory[PLAYERS]):
        if other == seat or not holds_playable(memory, other):
            continue
        if count_known(memory, other, memory[PLAYABLE]) == 0:
            return True
    return False


@not_inlined
def holds_playable(memory: IntRow, seat: int) -> bool:
    """Whether a seat holds a playable card."""
    for slot in range(memory[at(SIZES + seat)]):
        if (memory[PLAYABLE] >> face_at(memory, seat, slot)) & 1:
            return True
    return False


@not_inlined
def does_anybody_hold_playable(memory: IntRow, seat: int) -> bool:
    """Whether any other seat holds a playable card."""
    for other in range(memory[PLAYERS]):
        if other != seat and holds_playable(memory, other):
            return True
    return False
