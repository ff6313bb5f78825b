"""The layout of one game's row: 32-bit words, and the fields within them.

The first words are the same in every game. The suits, seats, hands and deck follow; their number
and offsets depend on the game and are in its ``RuleTables``.
"""

from typing import NamedTuple


class Field(NamedTuple):
    """Some bits of one word of the row."""

    word: int
    shift: int
    mask: int


# The first word holds what every move reads and writes.
SEAT = Field(0, 0, 0b111)
"""The seat to act."""
TOKENS = Field(0, 3, 0b11111)
ERRORS = Field(0, 8, 0b1111)
TURNS_LEFT = Field(0, 12, 0b111)
"""1 + the turns left in the last round; 0 before it."""
PENDING = Field(0, 15, 0b111)
"""The bonus tile that waits for a choice of the seat to act, or 0."""
CAUSE = Field(0, 18, 0b111)
"""Why the game ended, or 0 while it goes on."""
DECK_ORDERED = Field(0, 21, 0b1)
"""Whether the deck is in its final order; if not, each draw picks from the rest at random."""
REVEALED = Field(0, 22, 0b111)
"""The number of bonus tiles revealed."""

# The sizes of the piles.
DRAWN = Field(1, 0, 0xFF)
CARDS = Field(1, 8, 0xFF)
"""All cards ever put into the deck: those of the game, and one that a tile shuffles in."""
DISCARDED = Field(1, 16, 0xFF)

TURN = Field(2, 0, 0xFFFF)
"""The number of turns that are over."""
DRAWN_AT_RETURN = Field(2, 16, 0xFF)
"""The number of cards drawn when one was shuffled back into the deck."""

TILES = 3
"""The word of the bonus tiles, in the order in which they are revealed."""
TILE_BITS = 3
"""The bits of each tile in that word."""
TILE_MASK = (1 << TILE_BITS) - 1
RETURNED = Field(3, 18, 0xFF)
"""1 + the number of the card that was shuffled back into the deck, or 0."""

# The last move, for observations.
LAST_ACTION = Field(4, 0, 0xFF)
"""1 + the number of the action, or 0 before the first move."""
LAST_SEAT = Field(4, 8, 0b111)
LAST_FACE = Field(4, 11, 0b111111)
"""1 + the face of the card that was played, discarded or taken back, or 0."""
LAST_LAID = Field(4, 17, 0b1)
"""Whether the card was laid."""
LAST_TOKEN = Field(4, 18, 0b1)
"""Whether a completed firework returned a token."""
LAST_TOUCHED = Field(4, 19, 0x3FF)
"""The slots that the clue touched, a bit each."""

SEED_LOW = 5
SEED_HIGH = 6
SEED_BITS = 31
"""The bits of the seed in each of its two words."""

SUITS = 7
"""The word of the first suit: the height of its firework, then its discards by value."""
HEIGHT_MASK = 0b111
COUNT_BITS = 3
COUNT_MASK = 0b111

# The word of a seat: the size of its hand, and the clues that would touch any of its cards.
SIZE_MASK = 0xF
CLUES_SHIFT = 4
CLUES_MASK = 0xFFF

# The word of a held card: the clues that touched it, those that did not, and its number.
CLUE_BITS = 12
"""The most clues of a game: a colour for each of seven suits, and five values."""
NUMBER_SHIFT = 24
NUMBER_MASK = 0xFF

# The deck and the discards: four cards a word.
PLACES_SHIFT = 2
PLACES_MASK = 0b11
PLACE_BITS_SHIFT = 3
PLACE_MASK = 0xFF
PLACES = 1 << PLACES_SHIFT

WORD_BITS = 32
"""The bits in one word of a packed vector, lowest first."""


def words_for(cards: int) -> int:
    """Count the words that a pile of cards takes."""
    return -(-cards // PLACES)
