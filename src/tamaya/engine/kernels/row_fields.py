"""Read and write the fields of a row, and its cards."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled
from tamaya.engine.row_layout import (
    CLUES_MASK,
    CLUES_SHIFT,
    COUNT_BITS,
    COUNT_MASK,
    HEIGHT_MASK,
    NUMBER_MASK,
    NUMBER_SHIFT,
    PLACE_BITS_SHIFT,
    PLACE_MASK,
    PLACES_MASK,
    PLACES_SHIFT,
    SIZE_MASK,
    SUITS,
    Field,
)
from tamaya.engine.rule_tables import RuleTables


@compiled
def get(game: IntRow, field: Field) -> int:
    """Read a field."""
    return (game[field.word] >> field.shift) & field.mask


@compiled
def put(game: IntRow, field: Field, value: int) -> None:
    """Write a field."""
    kept = game[field.word] & ~(field.mask << field.shift)
    game[field.word] = kept | (value << field.shift)


@compiled
def add(game: IntRow, field: Field, number: int) -> None:
    """Add to a field; the result must fit."""
    game[field.word] += number << field.shift


@compiled
def height(game: IntRow, suit: int) -> int:
    """Count the laid cards of a suit."""
    return game[at(SUITS + suit)] & HEIGHT_MASK


@compiled
def discarded_count(game: IntRow, tables: RuleTables, face: int) -> int:
    """Count the discarded cards of a face."""
    shift = COUNT_BITS * (tables.value_of[face] + 1)
    return (game[at(SUITS + tables.suit_of[face])] >> shift) & COUNT_MASK


@compiled
def hand_size(game: IntRow, tables: RuleTables, seat: int) -> int:
    """Count the cards of a seat."""
    return game[at(tables.seats_at + seat)] & SIZE_MASK


@compiled
def clues_for(game: IntRow, tables: RuleTables, seat: int) -> int:
    """Return the clues that may be given to a seat, tokens aside, a bit each."""
    return (game[at(tables.seats_at + seat)] >> CLUES_SHIFT) & CLUES_MASK


@compiled
def slot_word(tables: RuleTables, seat: int, slot: int) -> int:
    """Return the index of the word of a held card; slot 0 is the oldest."""
    return tables.hands_at + seat * tables.hand_size + slot


@compiled
def card_number(word: int) -> int:
    """Extract the number of a held card from its word."""
    return (word >> NUMBER_SHIFT) & NUMBER_MASK


@compiled
def card_at(game: IntRow, pile: int, place: int) -> int:
    """Read a place of the pile that starts at this word."""
    shift = (place & PLACES_MASK) << PLACE_BITS_SHIFT
    return (game[at(pile + (place >> PLACES_SHIFT))] >> shift) & PLACE_MASK


@compiled
def put_card(game: IntRow, pile: int, place: int, card: int) -> None:
    """Write a place of a pile."""
    word = at(pile + (place >> PLACES_SHIFT))
    shift = (place & PLACES_MASK) << PLACE_BITS_SHIFT
    game[word] ^= (((game[word] >> shift) & PLACE_MASK) ^ card) << shift


@compiled
def face_in(game: IntRow, tables: RuleTables, seat: int, slot: int) -> int:
    """Return the face of the card in a slot of a hand."""
    return card_at(game, tables.deck_at, card_number(game[at(slot_word(tables, seat, slot))]))
