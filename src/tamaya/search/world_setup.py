"""Sets the seat's own hand and the deck of a row to the faces of one world."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.random_numbers import below, number_at, put_seed
from tamaya.engine.kernels.row_fields import card_at, face_in, get, hand_size, put, put_card
from tamaya.engine.row_layout import (
    CLUES_SHIFT,
    DECK_ORDERED,
    DRAWN,
    REVEALED,
    TILE_BITS,
    TILES,
)
from tamaya.engine.rule_tables import RuleTables

TILE_COUNT = 6
TILE_STEP = 300
"""The first step of the seed for the tiles; earlier ones are for the deck."""


@compiled
def copy_words(source: IntRow, target: IntRow, words: int) -> None:
    """Copy the first words of a row."""
    for word in range(words):
        target[word] = source[word]


@compiled
def set_hand(
    game: IntRow, tables: RuleTables, seat: int, numbers: IntRow, hand: IntRow, cards: int
) -> None:
    """Set the faces of the cards with these numbers, if they have been drawn."""
    drawn = get(game, DRAWN)
    for card in range(cards):
        if numbers[card] < drawn:
            put_card(game, tables.deck_at, numbers[card], hand[card])
    size = hand_size(game, tables, seat)
    touching = tables.empty_clues if size else 0
    for slot in range(size):
        touching |= tables.touching[face_in(game, tables, seat, slot)]
    game[at(tables.seats_at + seat)] = size | (touching << CLUES_SHIFT)


@compiled
def stack_deck(
    game: IntRow,
    tables: RuleTables,
    unseen: IntRow,
    counts: IntRow,
    hand: IntRow,
    cards: int,
    seed: int,
) -> None:
    """Shuffle the unseen cards that are not in the hand into the deck, and the hidden tiles."""
    for face in range(tables.face_count):
        counts[face] = unseen[face]
    for card in range(cards):
        counts[hand[card]] -= 1
    place = get(game, DRAWN)
    first = place
    for face in range(tables.face_count):
        for _ in range(counts[face]):
            # The card takes a random place among those before it; the card there moves to the end.
            moved = first + below(place - first + 1, number_at(seed, place))
            put_card(game, tables.deck_at, place, card_at(game, tables.deck_at, moved))
            put_card(game, tables.deck_at, moved, face)
            place += 1
    put(game, DECK_ORDERED, 1)
    put_seed(game, seed)
    if tables.has_tiles:
        _stack_tiles(game, seed)


@compiled
def _stack_tiles(game: IntRow, seed: int) -> None:
    revealed = get(game, REVEALED)
    every = (1 << TILE_BITS) - 1
    known = 0
    for place in range(revealed):
        known |= 1 << ((game[TILES] >> (TILE_BITS * place)) & every)
    place = revealed
    for tile in range(1, TILE_COUNT + 1):
        if (known >> tile) & 1:
            continue
        moved = revealed + below(place - revealed + 1, number_at(seed, TILE_STEP + place))
        other = (game[TILES] >> (TILE_BITS * moved)) & every
        _put_tile(game, place, other)
        _put_tile(game, moved, tile)
        place += 1


@compiled
def _put_tile(game: IntRow, place: int, tile: int) -> None:
    every = (1 << TILE_BITS) - 1
    shift = TILE_BITS * place
    game[TILES] = (game[TILES] & ~(every << shift)) | (tile << shift)
