"""What a hat player does, by what everybody knows and by what it sees itself."""

from tamaya.engine.compiling import compiled, kernel
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.kernels.fields import get
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.layout import SEAT
from tamaya.engine.lines import Line, at
from tamaya.engine.tables import Tables
from tamaya.players.hanabi.hat.discarding import discard, discard_useless, is_risky
from tamaya.players.hanabi.hat.endgame import end_move
from tamaya.players.hanabi.hat.facts import (
    chance,
    count_unseen,
    face_at,
    own_mask,
)
from tamaya.players.hanabi.hat.known import END_OF_DECK, known_cards
from tamaya.players.hanabi.hat.listening import listen
from tamaya.players.hanabi.hat.memory import (
    DEAD,
    DECK_LEFT,
    ERRORS_LEFT,
    FACE_COUNT,
    HAS_FLOURISH,
    OWN_LAYERS,
    PENDING,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
)
from tamaya.players.hanabi.hat.playing import certain_play, gamble
from tamaya.players.hanabi.hat.separate import separate
from tamaya.players.hanabi.hat.telling import clue_for_all


@kernel
def hat_move(game: Line, tables: Tables, memory: Line) -> int:
    """The action of the seat to act; near the end, the one that leaves most ways open."""
    action = quick_move(game, tables, memory)
    if memory[DECK_LEFT] <= END_OF_DECK and not memory[HAS_FLOURISH] and not memory[PENDING]:
        return end_move(memory, get(game, SEAT), action)
    return action


@kernel
def quick_move(game: Line, tables: Tables, memory: Line) -> int:
    """The action of the seat to act by rules of thumb alone."""
    seat = get(game, SEAT)
    listen(game, tables, memory, seat)
    count_unseen(memory, seat)
    action = -1
    if memory[PENDING] == 0:
        action = usual_move(memory, seat)
    return action if action >= 0 else way_out(game, tables, memory, seat)


@separate
def usual_move(memory: Line, seat: int) -> int:
    """A card that surely fits, a clue that somebody waits for, a discard; or -1."""
    action = certain_play(memory, seat)
    if action >= 0:
        return action
    slack = discards_left(memory)
    if slack > 0 and memory[ERRORS_LEFT] > 1:
        action = gamble(memory, seat)
        if action >= 0:
            return action
    tokens = memory[TOKENS]
    can_discard = tokens < memory[TOKEN_COUNT] and memory[at(SIZES + seat)] > 0
    has_tried = tokens == 0
    if tokens and (not can_discard or somebody_waits(memory, seat)):
        has_tried = True
        action = clue_for_all(memory, seat)
        if action >= 0:
            return action
    if can_discard and slack >= 0:
        action = discard_useless(memory, seat)
        if action >= 0:
            return action
    slot = discard(memory, seat) if can_discard else -1
    is_rich = tokens > memory[TOKEN_COUNT] * 3 // 8
    wants_clue = is_rich or anybody_could_play(memory, seat)
    if not has_tried and (wants_clue or is_risky(memory, seat, slot)):
        action = clue_for_all(memory, seat)
        if action >= 0:
            return action
    return slot


@compiled
def discards_left(memory: Line) -> int:
    """How many discards are left before they cost turns that laying cards will need."""
    if memory[HAS_FLOURISH]:
        return 1
    return memory[DECK_LEFT] - bits_in(((1 << memory[FACE_COUNT]) - 1) & ~memory[DEAD])


@separate
def somebody_waits(memory: Line, seat: int) -> bool:
    """Whether somebody could lay a card, and knows of none."""
    for other in range(memory[PLAYERS]):
        if other == seat or not could_play(memory, other):
            continue
        if known_cards(memory, other, memory[PLAYABLE]) == 0:
            return True
    return False


@separate
def could_play(memory: Line, seat: int) -> bool:
    """Whether a seat holds a card that fits."""
    for slot in range(memory[at(SIZES + seat)]):
        if (memory[PLAYABLE] >> face_at(memory, seat, slot)) & 1:
            return True
    return False


@separate
def anybody_could_play(memory: Line, seat: int) -> bool:
    """Whether any other seat holds a card that fits."""
    for other in range(memory[PLAYERS]):
        if other != seat and could_play(memory, other):
            return True
    return False


@separate
def way_out(game: Line, tables: Tables, memory: Line, seat: int) -> int:
    """Where nothing sensible is left: the best use of a bonus tile, any clue, or a likely card."""
    best = -1
    best_worth = -1
    for action in range(tables.action_count):
        if not is_legal(game, tables, action):
            continue
        worth = 1
        if action < 2 * tables.hand_size:
            mask = own_mask(memory, seat, action % tables.hand_size)
            worth = 0
            # A clue of another class would mislead everybody: rather an error than that.
            if action >= tables.hand_size and memory[ERRORS_LEFT] > 1:
                worth = 2 + chance(memory, OWN_LAYERS, mask, memory[PLAYABLE])
        elif tables.take_back <= action < tables.action_count - 1:
            face = action - tables.take_back
            worth = 10 - tables.place_of[face] + 100 * ((memory[PLAYABLE] >> face) & 1)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best
