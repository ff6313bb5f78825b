"""Sending the sum of all answers: by a clue, or by the choice among known cards."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.hat.clue_classes import (
    assign_classes,
    first_number_for,
    most_informative_clue,
    receiver_of,
)
from tamaya.players.hanabi.hat.questions import UNANSWERED, ask_questions, predict_playable
from tamaya.players.hanabi.shared_kernels.commonly_known_cards import count_known, rank_among_known
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_COUNT,
    COLOUR_COUNT,
    DRAFT,
    HAND_SIZE,
    MASKS,
    MOST_SLOTS,
    PLAYERS,
)


@not_inlined
def sum_of_answers(memory: IntRow, seat: int, modulus: int) -> int:
    """The sum of the answers of all other hands."""
    for word in range(memory[PLAYERS] * MOST_SLOTS):
        memory[at(DRAFT + word)] = memory[at(MASKS + word)]
    predict_playable(memory, seat)
    total = 0
    for other in range(memory[PLAYERS]):
        if other != seat:
            total += ask_questions(memory, DRAFT, other, modulus, UNANSWERED)
    return total % modulus


@not_inlined
def sum_clue(memory: IntRow, seat: int) -> int:
    """The action of the clue that sends the sum, or -1 if no clue of its class can be given."""
    modulus = assign_classes(memory, seat)
    if modulus < 2:
        return -1
    number = sum_of_answers(memory, seat, modulus)
    receiver = receiver_of(memory, seat, number)
    clue = most_informative_clue(
        memory, receiver, number - first_number_for(memory, seat, receiver)
    )
    if clue < 0:
        return -1
    return clue_action(memory, (receiver - seat) % memory[PLAYERS], clue)


@compiled
def clue_action(memory: IntRow, further: int, clue: int) -> int:
    """The action that gives a clue to the seat ``further`` places on."""
    colours = memory[COLOUR_COUNT]
    first = 2 * memory[HAND_SIZE]
    if clue < colours:
        return first + (further - 1) * colours + clue
    values = memory[CLUE_COUNT] - colours
    return first + (memory[PLAYERS] - 1) * colours + (further - 1) * values + clue - colours


@not_inlined
def message_slot(memory: IntRow, seat: int, wanted: int) -> int:
    """The slot that sends the sum, among the cards known to have one of these faces; or -1."""
    modulus = count_known(memory, seat, wanted)
    if modulus < 2:
        return -1
    number = sum_of_answers(memory, seat, modulus)
    slot = 0
    while rank_among_known(memory, seat, slot, wanted) != number:
        slot += 1
    return slot
