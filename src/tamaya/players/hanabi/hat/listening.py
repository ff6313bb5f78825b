"""How what everybody knows follows from what everybody has seen and heard."""

from tamaya.engine.compiling import compiled, kernel
from tamaya.engine.kernels.fields import face_in, get, hand_size, held, number_of
from tamaya.engine.kernels.legality import seat_further
from tamaya.engine.layout import (
    CLUE_BITS,
    LAST_ACTION,
    LAST_SEAT,
    LAST_TOUCHED,
)
from tamaya.engine.lines import Line, at
from tamaya.engine.tables import DISCARD, GIVE_CLUE, PLAY, Tables
from tamaya.players.hanabi.hat.classes import class_of, number_before, tell_apart
from tamaya.players.hanabi.hat.facts import (
    count_open,
    count_unknown,
    learn_rules,
    look_at_board,
)
from tamaya.players.hanabi.hat.known import known_before, known_cards, tells_by_plays
from tamaya.players.hanabi.hat.memory import (
    BEGUN,
    CLUE_COUNT,
    CLUES,
    DEAD,
    FACE_COUNT,
    FACES,
    LAYERS,
    MASKS,
    MOST_COPIES,
    MOST_SLOTS,
    NUMBERS,
    OWN_LAYERS,
    PENDING,
    PLAYABLE,
    PLAYERS,
    SIZES,
)
from tamaya.players.hanabi.hat.questions import UNANSWERED, ask, look_ahead
from tamaya.players.hanabi.hat.separate import separate


@kernel
def listen(game: Line, tables: Tables, memory: Line, listener: int) -> None:
    """Bring up to date what everybody knows, without a look at the listener's hand."""
    if memory[BEGUN] == 0:
        memory[BEGUN] = 1
        learn_rules(tables, memory)
    elif get(game, LAST_ACTION):
        # Whoever answers still holds the same cards; the last to act saw them but not the listener.
        look_at_hands(game, tables, memory, listener)
        hear(game, tables, memory, listener)
    follow_hands(game, tables, memory)
    look_at_hands(game, tables, memory, listener)
    look_at_board(game, tables, memory)
    count_open(game, tables, memory, LAYERS)
    for layer in range(MOST_COPIES):
        memory[at(OWN_LAYERS + layer)] = memory[at(LAYERS + layer)]
    count_unknown(memory)


@compiled
def hear(game: Line, tables: Tables, memory: Line, listener: int) -> None:
    """Read the number that the last move stood for, and answer everybody's questions by it."""
    action = get(game, LAST_ACTION) - 1
    giver = get(game, LAST_SEAT)
    room = 0
    number = -1
    if tables.kind_of[action] == GIVE_CLUE and memory[PENDING] == 0:
        receiver = seat_further(tables, giver, tables.argument_of[action])
        room = tell_apart(memory, giver)
        number = number_before(memory, giver, receiver)
        number += class_of(memory, receiver, tables.clue_of[action], get(game, LAST_TOUCHED))
    elif tables.kind_of[action] == DISCARD:
        room = known_cards(memory, giver, memory[DEAD])
        number = known_before(memory, giver, tables.argument_of[action], memory[DEAD])
    elif tables.kind_of[action] == PLAY and tells_by_plays(memory):
        room = known_cards(memory, giver, memory[PLAYABLE])
        number = known_before(memory, giver, tables.argument_of[action], memory[PLAYABLE])
    if room > 1 and number >= 0:
        answer_all(memory, giver, listener, room, number)


@separate
def answer_all(memory: Line, giver: int, listener: int, room: int, number: int) -> None:
    """Narrow everybody's masks; the listener's own number is what the others leave of the sum."""
    look_ahead(memory, giver)
    for seat in range(memory[PLAYERS]):
        if seat not in (giver, listener):
            number -= ask(memory, MASKS, seat, room, UNANSWERED)
    if listener != giver:
        ask(memory, MASKS, listener, room, number % room)


@compiled
def follow_hands(game: Line, tables: Tables, memory: Line) -> None:
    """Give each card in a hand the mask that it had, or that of a card just drawn."""
    for seat in range(tables.players):
        size = hand_size(game, tables, seat)
        known = memory[at(SIZES + seat)]
        for slot in range(size):
            word = game[at(held(tables, seat, slot))]
            number = number_of(word)
            place = slot
            while place < known and memory[at(NUMBERS + seat * MOST_SLOTS + place)] != number:
                place += 1
            if place < known:
                exchange(memory, seat, slot, place)
            else:
                # What a card left in this place goes to the end, where it is forgotten.
                if slot < known:
                    exchange(memory, seat, slot, known)
                known += 1
                memory[at(NUMBERS + seat * MOST_SLOTS + slot)] = number
                memory[at(MASKS + seat * MOST_SLOTS + slot)] = (1 << tables.face_count) - 1
            heed_clues(memory, seat, slot, word)
        memory[at(SIZES + seat)] = size


@compiled
def look_at_hands(game: Line, tables: Tables, memory: Line, listener: int) -> None:
    """Note the faces of all cards but the listener's own."""
    for seat in range(tables.players):
        if seat != listener:
            for slot in range(memory[at(SIZES + seat)]):
                memory[at(FACES + seat * MOST_SLOTS + slot)] = face_in(game, tables, seat, slot)


@separate
def exchange(memory: Line, seat: int, slot: int, other: int) -> None:
    """Let two cards of a remembered hand change places."""
    one = seat * MOST_SLOTS + slot
    two = seat * MOST_SLOTS + other
    number = memory[at(NUMBERS + one)]
    memory[at(NUMBERS + one)] = memory[at(NUMBERS + two)]
    memory[at(NUMBERS + two)] = number
    mask = memory[at(MASKS + one)]
    memory[at(MASKS + one)] = memory[at(MASKS + two)]
    memory[at(MASKS + two)] = mask


@separate
def heed_clues(memory: Line, seat: int, slot: int, word: int) -> None:
    """Keep the faces that agree with the clues; after a misunderstanding, these alone."""
    literal = (1 << memory[FACE_COUNT]) - 1
    for clue in range(memory[CLUE_COUNT]):
        if (word >> clue) & 1:
            literal &= memory[at(CLUES + clue)]
        if (word >> (clue + CLUE_BITS)) & 1:
            literal &= ~memory[at(CLUES + clue)]
    place = at(MASKS + seat * MOST_SLOTS + slot)
    memory[place] = memory[place] & literal if memory[place] & literal else literal
