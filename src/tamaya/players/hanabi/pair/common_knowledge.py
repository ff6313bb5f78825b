"""What both seats know together, updated after each move."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, kernel, not_inlined
from tamaya.engine.kernels.row_fields import card_number, get, slot_word
from tamaya.engine.row_layout import CLUES_MASK, LAST_ACTION, LAST_SEAT, LAST_TOUCHED
from tamaya.engine.rule_tables import DISCARD, GIVE_CLUE, PLAY, RuleTables
from tamaya.players.hanabi.pair.clue_meanings import draft_call, draft_clue
from tamaya.players.hanabi.pair.expected_discards import next_discard
from tamaya.players.hanabi.pair.mask_propagation import knows_a_play, propagate_masks, sort_wanted
from tamaya.players.hanabi.pair.memory_layout import (
    DRAFT_MARKED,
    MARKED,
    NEXT_DISCARD,
    REMAINING_LAYERS,
    SAVED,
    SAVED_BITS,
    SAVED_WORDS,
    SEATS,
    TOUCHED,
)
from tamaya.players.hanabi.shared_kernels.board_facts import (
    count_remaining,
    store_rules,
    update_board,
)
from tamaya.players.hanabi.shared_kernels.commonly_known_cards import rank_among_known
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CARD_NUMBERS,
    DRAFT,
    IRREPLACEABLE,
    IS_STARTED,
    LAYERS,
    MASKS,
    MOST_SLOTS,
    PENDING,
    PLAYABLE,
    SIZES,
    TOKENS,
    USELESS,
)
from tamaya.players.hanabi.shared_kernels.remembered_hands import update_faces, update_hands

TOKENS_FOR_MANDATORY_CLUE = 2
"""With this many tokens a discard says that the other seat has no unknown playable card."""


@kernel
def update_knowledge(game: IntRow, tables: RuleTables, memory: IntRow, viewer: int) -> None:
    """Update the common knowledge, without reading the viewer's hand."""
    if memory[IS_STARTED] == 0:
        memory[IS_STARTED] = 1
        store_rules(tables, memory)
        for word in range(SAVED_WORDS):
            memory[at(SAVED + word)] = 0
    elif get(game, LAST_ACTION) and memory[PENDING] == 0:
        apply_last_move(game, tables, memory)
    update_hands(game, tables, memory)
    update_faces(game, tables, memory, viewer)
    update_board(game, tables, memory)
    sort_wanted(game, tables, memory)
    count_remaining(game, tables, memory, REMAINING_LAYERS)
    propagate_masks(memory, MASKS, LAYERS)
    for seat in range(SEATS):
        update_marks(game, tables, memory, seat)
        predict_discard(memory, seat)


@compiled
def update_marks(game: IntRow, tables: RuleTables, memory: IntRow, seat: int) -> None:
    """Mark the cards of a seat that were clued or saved."""
    touched = 0
    saved = 0
    for slot in range(memory[at(SIZES + seat)]):
        word = game[at(slot_word(tables, seat, slot))]
        touched |= int(word & CLUES_MASK != 0) << slot
        number = card_number(word)
        kept = memory[at(SAVED + (number >> SAVED_BITS))] >> (number & ((1 << SAVED_BITS) - 1))
        saved |= (kept & 1) << slot
    memory[at(TOUCHED + seat)] = touched
    memory[at(MARKED + seat)] = touched | saved


@not_inlined
def predict_discard(memory: IntRow, seat: int) -> None:
    """Store the card that a seat will discard, unless it knows of one to play."""
    expected = -1
    if not knows_a_play(memory, MASKS, seat, memory[PLAYABLE]):
        marked = memory[at(MARKED + seat)]
        expected = next_discard(memory, MASKS, LAYERS, seat, marked, memory[USELESS])
    memory[at(NEXT_DISCARD + seat)] = expected


@compiled
def apply_last_move(game: IntRow, tables: RuleTables, memory: IntRow) -> None:
    """Apply what the last move means to the seat that did not make it."""
    action = get(game, LAST_ACTION) - 1
    giver = get(game, LAST_SEAT)
    other = 1 - giver
    kind = tables.kind_of[action]
    if kind == GIVE_CLUE:
        touched = get(game, LAST_TOUCHED)
        draft_clue(memory, other, tables.clue_of[action], touched)
        adopt_draft(memory, other, touched)
    elif kind in (DISCARD, PLAY):
        wanted = memory[PLAYABLE] if kind == PLAY else memory[USELESS]
        number = rank_among_known(memory, giver, tables.argument_of[action], wanted)
        if number > 0 and draft_call(memory, LAYERS, other, number):
            adopt_draft(memory, other, 0)
        else:
            apply_silence(memory, other, kind)


@not_inlined
def adopt_draft(memory: IntRow, seat: int, touched: int) -> None:
    """Make the draft common knowledge."""
    for slot in range(memory[at(SIZES + seat)]):
        place = seat * MOST_SLOTS + slot
        memory[at(MASKS + place)] = memory[at(DRAFT + place)]
        if ((memory[DRAFT_MARKED] & ~touched) >> slot) & 1:
            number = memory[at(CARD_NUMBERS + place)]
            bit = 1 << (number & ((1 << SAVED_BITS) - 1))
            memory[at(SAVED + (number >> SAVED_BITS))] |= bit


@not_inlined
def apply_silence(memory: IntRow, seat: int, kind: int) -> None:
    """Apply a move without a clue: the other seat did not need one."""
    expected = memory[at(NEXT_DISCARD + seat)]
    if knows_a_play(memory, MASKS, seat, memory[PLAYABLE]):
        return
    if kind == DISCARD and memory[TOKENS] >= TOKENS_FOR_MANDATORY_CLUE:
        for slot in range(memory[at(SIZES + seat)]):
            place = at(MASKS + seat * MOST_SLOTS + slot)
            if memory[place] & ~memory[PLAYABLE]:
                memory[place] &= ~memory[PLAYABLE]
    if expected >= 0 and memory[TOKENS] > 0:
        place = at(MASKS + seat * MOST_SLOTS + expected)
        if memory[place] & ~memory[IRREPLACEABLE]:
            memory[place] &= ~memory[IRREPLACEABLE]
