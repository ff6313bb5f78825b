"""What all seats know together, updated after each move."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, kernel, not_inlined
from tamaya.engine.kernels.legality import seat_after
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.row_layout import LAST_ACTION, LAST_SEAT, LAST_TOUCHED
from tamaya.engine.rule_tables import DISCARD, GIVE_CLUE, PLAY, RuleTables
from tamaya.players.hanabi.hat.clue_classes import assign_classes, class_of, first_number_for
from tamaya.players.hanabi.hat.play_message_thresholds import plays_are_messages
from tamaya.players.hanabi.hat.questions import UNANSWERED, ask_questions, predict_playable
from tamaya.players.hanabi.shared_kernels.board_facts import (
    count_remaining,
    propagate_known,
    store_rules,
    update_board,
)
from tamaya.players.hanabi.shared_kernels.commonly_known_cards import count_known, rank_among_known
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    IS_STARTED,
    LAYERS,
    MASKS,
    MOST_COPIES,
    OWN_LAYERS,
    PENDING,
    PLAYABLE,
    PLAYERS,
    USELESS,
)
from tamaya.players.hanabi.shared_kernels.remembered_hands import update_faces, update_hands


@kernel
def update_knowledge(game: IntRow, tables: RuleTables, memory: IntRow, viewer: int) -> None:
    """Update the common knowledge, without reading the viewer's hand."""
    if memory[IS_STARTED] == 0:
        memory[IS_STARTED] = 1
        store_rules(tables, memory)
    elif get(game, LAST_ACTION):
        # The hands that answer are unchanged, but the last viewer may have been another seat.
        update_faces(game, tables, memory, viewer)
        apply_last_move(game, tables, memory, viewer)
    update_hands(game, tables, memory)
    update_faces(game, tables, memory, viewer)
    update_board(game, tables, memory)
    count_remaining(game, tables, memory, LAYERS)
    for layer in range(MOST_COPIES):
        memory[at(OWN_LAYERS + layer)] = memory[at(LAYERS + layer)]
    propagate_known(memory)


@compiled
def apply_last_move(game: IntRow, tables: RuleTables, memory: IntRow, viewer: int) -> None:
    """Read the number that the last move stood for, and apply the answers in it."""
    action = get(game, LAST_ACTION) - 1
    giver = get(game, LAST_SEAT)
    modulus = 0
    number = -1
    if tables.kind_of[action] == GIVE_CLUE and memory[PENDING] == 0:
        receiver = seat_after(tables, giver, tables.argument_of[action])
        modulus = assign_classes(memory, giver)
        number = first_number_for(memory, giver, receiver)
        number += class_of(memory, receiver, tables.clue_of[action], get(game, LAST_TOUCHED))
    elif tables.kind_of[action] == DISCARD:
        modulus = count_known(memory, giver, memory[USELESS])
        number = rank_among_known(memory, giver, tables.argument_of[action], memory[USELESS])
    elif tables.kind_of[action] == PLAY and plays_are_messages(memory):
        modulus = count_known(memory, giver, memory[PLAYABLE])
        number = rank_among_known(memory, giver, tables.argument_of[action], memory[PLAYABLE])
    if modulus > 1 and number >= 0:
        apply_answers(memory, giver, viewer, modulus, number)


@not_inlined
def apply_answers(memory: IntRow, giver: int, viewer: int, modulus: int, number: int) -> None:
    """Narrow the masks of all hands; the viewer's number is the sum less those of the others."""
    predict_playable(memory, giver)
    for seat in range(memory[PLAYERS]):
        if seat not in (giver, viewer):
            number -= ask_questions(memory, MASKS, seat, modulus, UNANSWERED)
    if viewer != giver:
        ask_questions(memory, MASKS, viewer, modulus, number % modulus)
