"""How what both seats know follows from what both have seen and heard."""

from tamaya.engine.compiling import compiled, kernel
from tamaya.engine.kernels.fields import get, held, number_of
from tamaya.engine.layout import CLUES_MASK, LAST_ACTION, LAST_SEAT, LAST_TOUCHED
from tamaya.engine.lines import Line, at
from tamaya.engine.tables import DISCARD, GIVE_CLUE, PLAY, Tables
from tamaya.players.hanabi.hat.facts import count_open, learn_rules, look_at_board
from tamaya.players.hanabi.hat.known import known_before
from tamaya.players.hanabi.hat.listening import follow_hands, look_at_hands
from tamaya.players.hanabi.hat.memory import (
    BEGUN,
    CRITICAL,
    DEAD,
    DRAFT,
    LAYERS,
    MASKS,
    MOST_SLOTS,
    NUMBERS,
    PENDING,
    PLAYABLE,
    SIZES,
    TOKENS,
)
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.pair.counting import knows_a_play, settle, sort_wanted
from tamaya.players.hanabi.pair.expecting import next_discard
from tamaya.players.hanabi.pair.meanings import draft_call, draft_clue
from tamaya.players.hanabi.pair.memory import (
    DRAFT_MARKED,
    KEPT,
    KEPT_BITS,
    KEPT_WORDS,
    MARKED,
    NEXT_DISCARD,
    OPEN,
    SEATS,
    TOUCHED,
)

TOKENS_TO_SPEAK = 2
"""With so many tokens nobody gives up a card while the other could lay one, and is not told."""


@kernel
def listen(game: Line, tables: Tables, memory: Line, listener: int) -> None:
    """Bring up to date what both know, without a look at the listener's hand."""
    if memory[BEGUN] == 0:
        memory[BEGUN] = 1
        learn_rules(tables, memory)
        for word in range(KEPT_WORDS):
            memory[at(KEPT + word)] = 0
    elif get(game, LAST_ACTION) and memory[PENDING] == 0:
        hear(game, tables, memory)
    follow_hands(game, tables, memory)
    look_at_hands(game, tables, memory, listener)
    look_at_board(game, tables, memory)
    sort_wanted(game, tables, memory)
    count_open(game, tables, memory, OPEN)
    settle(memory, MASKS, LAYERS)
    for seat in range(SEATS):
        mark(game, tables, memory, seat)
        expect(memory, seat)


@compiled
def mark(game: Line, tables: Tables, memory: Line, seat: int) -> None:
    """Note at which cards clues have pointed, and which they have saved."""
    touched = 0
    saved = 0
    for slot in range(memory[at(SIZES + seat)]):
        word = game[at(held(tables, seat, slot))]
        touched |= int(word & CLUES_MASK != 0) << slot
        number = number_of(word)
        kept = memory[at(KEPT + (number >> KEPT_BITS))] >> (number & ((1 << KEPT_BITS) - 1))
        saved |= (kept & 1) << slot
    memory[at(TOUCHED + seat)] = touched
    memory[at(MARKED + seat)] = touched | saved


@separate
def expect(memory: Line, seat: int) -> None:
    """Note which card a seat will give up, unless it knows of one to lay."""
    expected = -1
    if not knows_a_play(memory, MASKS, seat, memory[PLAYABLE]):
        marked = memory[at(MARKED + seat)]
        expected = next_discard(memory, MASKS, LAYERS, seat, marked, memory[DEAD])
    memory[at(NEXT_DISCARD + seat)] = expected


@compiled
def hear(game: Line, tables: Tables, memory: Line) -> None:
    """Take the last move for what it means to the seat that did not make it."""
    action = get(game, LAST_ACTION) - 1
    giver = get(game, LAST_SEAT)
    other = 1 - giver
    kind = tables.kind_of[action]
    if kind == GIVE_CLUE:
        touched = get(game, LAST_TOUCHED)
        draft_clue(memory, other, tables.clue_of[action], touched)
        adopt_draft(memory, other, touched)
    elif kind in (DISCARD, PLAY):
        wanted = memory[PLAYABLE] if kind == PLAY else memory[DEAD]
        number = known_before(memory, giver, tables.argument_of[action], wanted)
        if number > 0 and draft_call(memory, LAYERS, other, number):
            adopt_draft(memory, other, 0)
        else:
            heed_silence(memory, other, kind)


@separate
def adopt_draft(memory: Line, seat: int, touched: int) -> None:
    """Let everybody know what was drafted."""
    for slot in range(memory[at(SIZES + seat)]):
        place = seat * MOST_SLOTS + slot
        memory[at(MASKS + place)] = memory[at(DRAFT + place)]
        if ((memory[DRAFT_MARKED] & ~touched) >> slot) & 1:
            number = memory[at(NUMBERS + place)]
            bit = 1 << (number & ((1 << KEPT_BITS) - 1))
            memory[at(KEPT + (number >> KEPT_BITS))] |= bit


@separate
def heed_silence(memory: Line, seat: int, kind: int) -> None:
    """Whoever could have had a clue, and got none, needs none."""
    expected = memory[at(NEXT_DISCARD + seat)]
    if knows_a_play(memory, MASKS, seat, memory[PLAYABLE]):
        return
    if kind == DISCARD and memory[TOKENS] >= TOKENS_TO_SPEAK:
        for slot in range(memory[at(SIZES + seat)]):
            place = at(MASKS + seat * MOST_SLOTS + slot)
            if memory[place] & ~memory[PLAYABLE]:
                memory[place] &= ~memory[PLAYABLE]
    if expected >= 0 and memory[TOKENS] > 0:
        place = at(MASKS + seat * MOST_SLOTS + expected)
        if memory[place] & ~memory[CRITICAL]:
            memory[place] &= ~memory[CRITICAL]
