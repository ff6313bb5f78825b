"""Make a legal move in a row, as the rules do."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.deck import draw
from tamaya.engine.kernels.legality import fits, has_choice, has_move, seat_after
from tamaya.engine.kernels.row_fields import (
    add,
    card_at,
    card_number,
    discarded_count,
    get,
    hand_size,
    height,
    put,
    put_card,
)
from tamaya.engine.row_layout import (
    CARDS,
    CAUSE,
    CLUE_BITS,
    CLUES_SHIFT,
    COUNT_BITS,
    DECK_ORDERED,
    DISCARDED,
    DRAWN,
    DRAWN_AT_RETURN,
    ERRORS,
    LAST_ACTION,
    LAST_FACE,
    LAST_LAID,
    LAST_SEAT,
    LAST_TOKEN,
    LAST_TOUCHED,
    PENDING,
    RETURNED,
    REVEALED,
    SEAT,
    SUITS,
    TILE_BITS,
    TILE_MASK,
    TILES,
    TOKENS,
    TURN,
    TURNS_LEFT,
)
from tamaya.engine.rule_tables import (
    COMPLETE,
    DECLINE,
    DISCARD,
    ERROR_TILE,
    GIVE_CLUE,
    LAST_ROUND,
    LOST_CARD,
    NO_MOVE,
    OUT_OF_ERRORS,
    PLAY,
    SHUFFLE_TILE,
    TILE_COUNT,
    TOKEN_TILE,
    RuleTables,
)

WAIT, PASS, DRAW = range(3)
"""What remains of a turn: nothing now, the next seat, or a draw and then the next seat."""


@compiled
def make_move(game: IntRow, tables: RuleTables, action: int) -> None:
    """Make a move of the seat to act; it must be legal, nothing is checked."""
    seat = get(game, SEAT)
    game[LAST_ACTION.word] = (action + 1) | (seat << LAST_SEAT.shift)
    kind = tables.kind_of[action]
    argument = tables.argument_of[action]
    if kind == GIVE_CLUE:
        left = give_clue(game, tables, seat, argument, tables.clue_of[action])
    elif kind <= PLAY:
        left = use_card(game, tables, seat, argument, kind)
    else:
        left = use_tile(game, tables, kind, argument)
    # Cards are drawn in one place only, which keeps the inlined code small.
    is_last_card = left == DRAW and draw_if_any(game, tables, seat)
    if left:
        pass_turn(game, tables, seat)
    if is_last_card:
        put(game, TURNS_LEFT, tables.players + 1)


@compiled
def give_clue(game: IntRow, tables: RuleTables, seat: int, offset: int, clue: int) -> int:
    """Give a clue: mark all cards of the hand as touched or not."""
    target = seat_after(tables, seat, offset)
    first = tables.hands_at + target * tables.hand_size
    touched = 0
    for slot in range(hand_size(game, tables, target)):
        word = game[at(first + slot)]
        face = card_at(game, tables.deck_at, card_number(word))
        is_touched = (tables.touching[face] >> clue) & 1
        game[at(first + slot)] = word | (1 << (clue + CLUE_BITS * (1 - is_touched)))
        touched |= is_touched << slot
    add(game, LAST_TOUCHED, touched)
    if get(game, PENDING):
        put(game, PENDING, 0)
        return DRAW
    add(game, TOKENS, -1)
    return PASS


@compiled
def use_card(game: IntRow, tables: RuleTables, seat: int, slot: int, kind: int) -> int:
    """Play or discard a card: it is laid, misfires, or returns a token."""
    number = leave_hand(game, tables, seat, slot)
    face = card_at(game, tables.deck_at, number)
    add(game, LAST_FACE, face + 1)
    if kind == PLAY and fits(game, tables, face):
        return lay(game, tables, face)
    discard(game, tables, number, face)
    if kind == DISCARD:
        add(game, TOKENS, 1)
    else:
        add(game, ERRORS, 1)
        if get(game, ERRORS) == tables.errors:
            put(game, CAUSE, OUT_OF_ERRORS)
            return WAIT
    # If all copies are discarded, none was laid, so the card was still needed.
    if tables.has_flourish and discarded_count(game, tables, face) == tables.copies_of[face]:
        put(game, CAUSE, LOST_CARD)
        return WAIT
    return DRAW


@compiled
def leave_hand(game: IntRow, tables: RuleTables, seat: int, slot: int) -> int:
    """Remove a card from a hand, close the gap, and return its number."""
    first = tables.hands_at + seat * tables.hand_size
    last = hand_size(game, tables, seat) - 1
    number = card_number(game[at(first + slot)])
    touching = tables.empty_clues if last else 0
    for place in range(last):
        word = game[at(first + place + (1 if place >= slot else 0))]
        game[at(first + place)] = word
        touching |= tables.touching[card_at(game, tables.deck_at, card_number(word))]
    game[at(first + last)] = 0
    game[at(tables.seats_at + seat)] = last | (touching << CLUES_SHIFT)
    return number


@compiled
def discard(game: IntRow, tables: RuleTables, number: int, face: int) -> None:
    """Put a card on the discard pile."""
    put_card(game, tables.discards_at, get(game, DISCARDED), number)
    add(game, DISCARDED, 1)
    game[at(SUITS + tables.suit_of[face])] += 1 << (COUNT_BITS * (tables.value_of[face] + 1))


@compiled
def use_tile(game: IntRow, tables: RuleTables, kind: int, face: int) -> int:
    """Take back the oldest discarded card of a face to shuffle it in or lay it, or decline."""
    is_shuffling = get(game, PENDING) == SHUFFLE_TILE and get(game, DRAWN) < get(game, CARDS)
    put(game, PENDING, 0)
    if kind == DECLINE:
        return DRAW
    add(game, LAST_FACE, face + 1)
    number = leave_discard(game, tables, face)
    if not is_shuffling:
        return lay(game, tables, face)
    put_card(game, tables.deck_at, get(game, CARDS), face)
    add(game, CARDS, 1)
    put(game, DECK_ORDERED, 0)
    put(game, RETURNED, number + 1)
    put(game, DRAWN_AT_RETURN, get(game, DRAWN))
    return DRAW


@compiled
def leave_discard(game: IntRow, tables: RuleTables, face: int) -> int:
    """Remove the oldest discarded card of a face, and return its number."""
    last = get(game, DISCARDED) - 1
    found = 0
    while card_at(game, tables.deck_at, card_at(game, tables.discards_at, found)) != face:
        found += 1
    number = card_at(game, tables.discards_at, found)
    for place in range(found, last):
        put_card(game, tables.discards_at, place, card_at(game, tables.discards_at, place + 1))
    put_card(game, tables.discards_at, last, 0)
    add(game, DISCARDED, -1)
    game[at(SUITS + tables.suit_of[face])] -= 1 << (COUNT_BITS * (tables.value_of[face] + 1))
    return number


@compiled
def lay(game: IntRow, tables: RuleTables, face: int) -> int:
    """Lay a card on its firework, with the effects of completing it."""
    suit = tables.suit_of[face]
    game[at(SUITS + suit)] += 1
    add(game, LAST_LAID, 1)
    if height(game, suit) < tables.highest:
        return DRAW
    if is_complete(game, tables):
        put(game, CAUSE, COMPLETE)
        return WAIT
    if tables.has_tiles and tables.reveals[suit] and get(game, REVEALED) < TILE_COUNT:
        return reveal(game, tables)
    if return_token(game, tables):
        add(game, LAST_TOKEN, 1)
    return DRAW


@compiled
def is_complete(game: IntRow, tables: RuleTables) -> bool:
    """Whether every firework is complete."""
    for suit in range(tables.suit_count):
        if height(game, suit) < tables.highest:
            return False
    return True


@compiled
def return_token(game: IntRow, tables: RuleTables) -> bool:
    """Return a token unless all are there."""
    if get(game, TOKENS) == tables.tokens:
        return False
    add(game, TOKENS, 1)
    return True


@compiled
def reveal(game: IntRow, tables: RuleTables) -> int:
    """Reveal the next bonus tile: it takes effect, is lost, or waits for a choice."""
    tile = (game[TILES] >> (TILE_BITS * get(game, REVEALED))) & TILE_MASK
    add(game, REVEALED, 1)
    if has_choice(game, tables, tile):
        put(game, PENDING, tile)
        return WAIT
    if tile == ERROR_TILE and get(game, ERRORS):
        add(game, ERRORS, -1)
    if tile in (TOKEN_TILE, ERROR_TILE):
        return_token(game, tables)
    return DRAW


@compiled
def draw_if_any(game: IntRow, tables: RuleTables, seat: int) -> bool:
    """Draw a card if there is one; return whether this starts the last round."""
    left = get(game, CARDS) - get(game, DRAWN)
    if left:
        draw(game, tables, seat)
    return left == 1 and not tables.has_flourish


@compiled
def pass_turn(game: IntRow, tables: RuleTables, seat: int) -> None:
    """Pass the turn to the next seat, or end the game."""
    put(game, SEAT, seat_after(tables, seat, 1))
    add(game, TURN, 1)
    if get(game, TURNS_LEFT):
        add(game, TURNS_LEFT, -1)
        if get(game, TURNS_LEFT) == 1:
            put(game, CAUSE, LAST_ROUND)
    elif tables.has_flourish and not has_move(game, tables):
        put(game, CAUSE, NO_MOVE)
