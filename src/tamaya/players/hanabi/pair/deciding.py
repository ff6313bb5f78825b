"""What a pair does: of all moves the one after which both hands stand best."""

from tamaya.engine.compiling import kernel
from tamaya.engine.kernels.fields import get
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.layout import SEAT
from tamaya.engine.lines import Line, at
from tamaya.engine.tables import Tables
from tamaya.players.hanabi.hat.deciding import hat_move, way_out
from tamaya.players.hanabi.hat.facts import face_at
from tamaya.players.hanabi.hat.memory import (
    CLUE_COUNT,
    CLUES,
    DEAD,
    DECK_LEFT,
    DRAFT,
    HAND_SIZE,
    HAS_FLOURISH,
    PENDING,
    PLAYABLE,
    SIZES,
    TOKENS,
)
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.pair.counting import settle_own
from tamaya.players.hanabi.pair.endgame import end_move
from tamaya.players.hanabi.pair.giving_up import cheapest, worth_of_giving_up, worth_of_telling
from tamaya.players.hanabi.pair.judging import false_words, token_worth, worth_of
from tamaya.players.hanabi.pair.laying import worth_of_laying
from tamaya.players.hanabi.pair.listening import listen
from tamaya.players.hanabi.pair.meanings import draft_clue
from tamaya.players.hanabi.pair.memory import DRAFT_LAYERS, DRAFT_MARKED, SEATS
from tamaya.players.hanabi.pair.weights import LAST_TOKEN, NOTHING

END_OF_DECK = 6
"""With so many cards in the deck the end begins."""


@kernel
def pair_move(game: Line, tables: Tables, memory: Line) -> int:
    """The action of the seat to act; near the end, the one that leaves most ways open."""
    if tables.players != SEATS:
        return hat_move(game, tables, memory)
    action = quick_pair_move(game, tables, memory)
    if memory[DECK_LEFT] > END_OF_DECK or memory[HAS_FLOURISH] or memory[PENDING]:
        return action
    seat = get(game, SEAT)
    clue = best_move(game, tables, memory, seat, 2 * memory[HAND_SIZE])
    return end_move(memory, seat, action, clue, cheapest(memory, seat))


@kernel
def quick_pair_move(game: Line, tables: Tables, memory: Line) -> int:
    """The action of one of two seats by the worth of each move alone."""
    seat = get(game, SEAT)
    listen(game, tables, memory, seat)
    settle_own(memory, seat)
    action = -1
    if memory[PENDING] == 0:
        action = best_move(game, tables, memory, seat, 0)
    return action if action >= 0 else way_out(game, tables, memory, seat)


@separate
def best_move(game: Line, tables: Tables, memory: Line, seat: int, first: int) -> int:
    """Of the moves from a number on the one that is worth most, or -1."""
    size = memory[HAND_SIZE]
    first_clue = 2 * size
    best = -1
    most = NOTHING
    given_up = cheapest(memory, seat)
    for action in range(first, first_clue + memory[CLUE_COUNT]):
        if not is_legal(game, tables, action):
            continue
        if action < size:
            worth = worth_of_telling(memory, seat, action)
            if action == given_up:
                worth = worth_of_giving_up(memory, seat, action)
        elif action < first_clue:
            worth = worth_of_laying(memory, seat, action - size)
        else:
            worth = worth_of_clue(memory, 1 - seat, action - first_clue)
        if worth > most:
            most = worth
            best = action
    return best


@separate
def worth_of_clue(memory: Line, seat: int, clue: int) -> int:
    """What it is worth to give a clue to the other seat."""
    touched = 0
    for slot in range(memory[at(SIZES + seat)]):
        touched |= ((memory[at(CLUES + clue)] >> face_at(memory, seat, slot)) & 1) << slot
    draft_clue(memory, seat, clue, touched)
    worth = false_words(memory, seat, memory[PLAYABLE]) - token_worth(memory)
    if memory[TOKENS] == 1:
        worth -= LAST_TOKEN
    marked = memory[DRAFT_MARKED]
    playable = memory[PLAYABLE]
    return worth + worth_of(memory, DRAFT, DRAFT_LAYERS, seat, marked, playable, memory[DEAD])
