"""Deal, draw and shuffle the deck.

A deck is shuffled as it is drawn: card n swaps places with a card not drawn yet, which the seed
picks for n. The order depends only on the seed, whatever is played, and most cards of a short game
are never shuffled at all.
"""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.random_numbers import (
    SEAT_STEP,
    TILE_STEP,
    below,
    number_at,
    put_seed,
    seed_of,
)
from tamaya.engine.kernels.row_fields import add, card_at, get, put, put_card, slot_word
from tamaya.engine.row_layout import (
    CARDS,
    CLUES_SHIFT,
    DECK_ORDERED,
    DRAWN,
    NUMBER_SHIFT,
    SEAT,
    SIZE_MASK,
    TILE_BITS,
    TILES,
)
from tamaya.engine.rule_tables import TILE_COUNT, RuleTables


@compiled
def deal(game: IntRow, tables: RuleTables, seed: int, first_seat: int) -> None:
    """Deal a new game; the seed draws a negative first seat."""
    for word in range(tables.words):
        game[word] = tables.initial_row[word]
    put_seed(game, seed)
    number = 0
    for seat in range(tables.players):
        touching = tables.empty_clues
        for _ in range(tables.hand_size):
            face = shuffle_one(game, tables, seed, number)
            touching |= tables.touching[face]
            number += 1
        game[at(tables.seats_at + seat)] = tables.hand_size | (touching << CLUES_SHIFT)
    put_first_seat(game, tables, seed, first_seat)
    if tables.has_tiles:
        shuffle_tiles(game, seed)


@compiled
def put_first_seat(game: IntRow, tables: RuleTables, seed: int, first_seat: int) -> None:
    """Let this seat act first; the seed draws it if the number is negative."""
    if first_seat < 0:
        first_seat = below(tables.players, number_at(seed, SEAT_STEP))
    put(game, SEAT, first_seat)


@compiled
def shuffle_one(game: IntRow, tables: RuleTables, seed: int, number: int) -> int:
    """Draw which card gets this number, and return its face."""
    left = get(game, CARDS) - number
    chosen = number + below(left, number_at(seed, number))
    face = card_at(game, tables.deck_at, chosen)
    put_card(game, tables.deck_at, chosen, card_at(game, tables.deck_at, number))
    put_card(game, tables.deck_at, number, face)
    return face


@compiled
def shuffle_tiles(game: IntRow, seed: int) -> None:
    """Shuffle the bonus tiles by the seed."""
    tiles = 0
    for tile in range(TILE_COUNT):
        place = TILE_BITS * below(tile + 1, number_at(seed, TILE_STEP + tile))
        # The tile swaps with one of those before it, which moves to the end.
        moved = (tiles >> place) & ((1 << TILE_BITS) - 1)
        tiles |= moved << (TILE_BITS * tile)
        tiles = (tiles & ~(((1 << TILE_BITS) - 1) << place)) | ((tile + 1) << place)
    game[TILES] = tiles


@compiled
def order_deck(game: IntRow, tables: RuleTables) -> None:
    """Shuffle the rest of the deck into the order in which it will be drawn."""
    if get(game, DECK_ORDERED) == 0:
        seed = seed_of(game)
        for number in range(get(game, DRAWN), get(game, CARDS)):
            shuffle_one(game, tables, seed, number)
        put(game, DECK_ORDERED, 1)


@compiled
def write_deck(game: IntRow, tables: RuleTables, faces: IntRow) -> None:
    """Shuffle the rest of the deck, and write the face of each card by its number."""
    order_deck(game, tables)
    for number in range(tables.cards):
        faces[at(number)] = card_at(game, tables.deck_at, number)


@compiled
def draw(game: IntRow, tables: RuleTables, seat: int) -> None:
    """Draw the next card into the last slot of a seat."""
    number = get(game, DRAWN)
    if get(game, DECK_ORDERED):
        face = card_at(game, tables.deck_at, number)
    else:
        face = shuffle_one(game, tables, seed_of(game), number)
    add(game, DRAWN, 1)
    word = game[at(tables.seats_at + seat)]
    game[at(slot_word(tables, seat, word & SIZE_MASK))] = number << NUMBER_SHIFT
    touching = tables.touching[face] | tables.empty_clues
    game[at(tables.seats_at + seat)] = (word | (touching << CLUES_SHIFT)) + 1
