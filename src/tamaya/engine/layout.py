"""Where everything lies in one game's line of memory: words of 32 bits, fields within them.

The first words are the same in every game; how many suits, seats, cards in hand and cards in the
deck follow, and where they begin, depends on the game and is told by its tables.
"""

from typing import NamedTuple


class Field(NamedTuple):
    """A few bits of one word of the line."""

    word: int
    shift: int
    mask: int


# The first word: all that is read and written at every move.
SEAT = Field(0, 0, 0b111)
"""The seat to act."""
TOKENS = Field(0, 3, 0b11111)
ERRORS = Field(0, 8, 0b1111)
TURNS_LEFT = Field(0, 12, 0b111)
"""One more than the turns left in the last round; 0 before it."""
PENDING = Field(0, 15, 0b111)
"""The bonus tile for which the seat to act owes a choice, or 0."""
CAUSE = Field(0, 18, 0b111)
"""Why the game ended, or 0 while it goes on."""
DECK_ORDERED = Field(0, 21, 0b1)
"""Whether the deck lies in its order; otherwise each card is drawn from the rest by chance."""
REVEALED = Field(0, 22, 0b111)
"""How many bonus tiles have been turned over."""

# The piles, by numbers of cards.
DRAWN = Field(1, 0, 0xFF)
CARDS = Field(1, 8, 0xFF)
"""The cards ever put into the deck: those of the game, and one that may have come back."""
DISCARDED = Field(1, 16, 0xFF)

TURN = Field(2, 0, 0xFFFF)
"""How many turns are over."""
DRAWN_AT_RETURN = Field(2, 16, 0xFF)
"""How many cards had been drawn when one came back into the deck."""

TILES = 3
"""The bonus tiles in the order in which they are revealed, three bits each; above them …"""
TILE_BITS = 3
RETURNED = Field(3, 18, 0xFF)
"""… one more than the number of the card that came back into the deck, or 0."""

# The last move, for observers.
LAST_ACTION = Field(4, 0, 0xFF)
"""One more than the number of the action, or 0 before the first move."""
LAST_SEAT = Field(4, 8, 0b111)
LAST_FACE = Field(4, 11, 0b111111)
"""One more than the face of the card that left its place, or 0."""
LAST_LAID = Field(4, 17, 0b1)
"""Whether the card was laid."""
LAST_TOKEN = Field(4, 18, 0b1)
"""Whether a completed firework gave a token back."""
LAST_TOUCHED = Field(4, 19, 0x3FF)
"""The slots that the clue pointed at, a bit each."""

SEED_LOW = 5
SEED_HIGH = 6
SEED_BITS = 31
"""The bits of the game's seed that each of its two words holds."""

SUITS = 7
"""The first suit's word: the height of its firework, then the discards of each of its values."""
HEIGHT_MASK = 0b111
COUNT_BITS = 3
COUNT_MASK = 0b111

# A seat's word: how many cards it holds, and the clues that would point at any of them.
SIZE_MASK = 0xF
CLUES_SHIFT = 4
CLUES_MASK = 0xFFF

# A held card's word: the clues that pointed at it, those that did not, and its number.
CLUE_BITS = 12
"""So many clues there can be: a colour for each of seven suits, and five values."""
NUMBER_SHIFT = 24
NUMBER_MASK = 0xFF

# The deck and the discard: four cards a word.
PLACES_SHIFT = 2
PLACES_MASK = 0b11
PLACE_BITS_SHIFT = 3
PLACE_MASK = 0xFF
PLACES = 1 << PLACES_SHIFT

WORD_BITS = 32
"""The bits that one word of a packed form holds, the first the lowest."""


def words_for(cards: int) -> int:
    """How many words a pile of so many cards takes."""
    return -(-cards // PLACES)
