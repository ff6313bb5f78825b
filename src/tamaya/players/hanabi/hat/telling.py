"""Telling everybody the sum of their answers: by a clue, or by which of some cards is used."""

from tamaya.engine.compiling import compiled
from tamaya.engine.lines import Line, at
from tamaya.players.hanabi.hat.classes import (
    number_before,
    receiver_of,
    says_most,
    tell_apart,
)
from tamaya.players.hanabi.hat.known import known_before, known_cards
from tamaya.players.hanabi.hat.memory import (
    CLUE_COUNT,
    COLOUR_COUNT,
    DRAFT,
    HAND_SIZE,
    MASKS,
    MOST_SLOTS,
    PLAYERS,
)
from tamaya.players.hanabi.hat.questions import UNANSWERED, ask, look_ahead
from tamaya.players.hanabi.hat.separate import separate


@separate
def sum_of_answers(memory: Line, seat: int, room: int) -> int:
    """The sum of everybody's answers, which the seat to act can tell them."""
    for word in range(memory[PLAYERS] * MOST_SLOTS):
        memory[at(DRAFT + word)] = memory[at(MASKS + word)]
    look_ahead(memory, seat)
    total = 0
    for other in range(memory[PLAYERS]):
        if other != seat:
            total += ask(memory, DRAFT, other, room, UNANSWERED)
    return total % room


@separate
def clue_for_all(memory: Line, seat: int) -> int:
    """The clue that answers everybody's questions, or -1 where none of its class can be given."""
    room = tell_apart(memory, seat)
    if room < 2:
        return -1
    number = sum_of_answers(memory, seat, room)
    receiver = receiver_of(memory, seat, number)
    clue = says_most(memory, receiver, number - number_before(memory, seat, receiver))
    if clue < 0:
        return -1
    return clue_number(memory, (receiver - seat) % memory[PLAYERS], clue)


@compiled
def clue_number(memory: Line, further: int, clue: int) -> int:
    """The number of the action that gives a clue to the seat so many places further."""
    colours = memory[COLOUR_COUNT]
    first = 2 * memory[HAND_SIZE]
    if clue < colours:
        return first + (further - 1) * colours + clue
    values = memory[CLUE_COUNT] - colours
    return first + (memory[PLAYERS] - 1) * colours + (further - 1) * values + clue - colours


@separate
def telling_slot(memory: Line, seat: int, wanted: int) -> int:
    """Of the cards that everybody knows to be of these faces the one that answers questions."""
    room = known_cards(memory, seat, wanted)
    if room < 2:
        return -1
    number = sum_of_answers(memory, seat, room)
    slot = 0
    while known_before(memory, seat, slot, wanted) != number:
        slot += 1
    return slot
