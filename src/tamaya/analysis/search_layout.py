"""The arrays of a search with a known deck, and where everything lies in them."""

from typing import NamedTuple

from tamaya.engine.array_types import Numbers
from tamaya.engine.jit import compiled

# The first word of a packed position.
TOKENS_SHIFT = 3
TOKENS_MASK = 31

# The numbers that do not change during a search.
(
    PLAYERS,
    HAND_SIZE,
    SUITS,
    HIGHEST,
    FACES,
    TOKENS_FULL,
    ERRORS_END,
    FLOURISH,
    TILES,
    DECK_CARDS,
    TARGET,
    ORDER_KNOWN,
    NOISE,
    SETUP,
) = range(14)
"""TILES counts the tiles left to reveal. NOISE spreads the positions that a full layer keeps."""

# A position without its hands.
(
    SEAT,
    TOKENS,
    ERRORS,
    TURNS,
    REVEALED,
    D_DRAWN,
    SHUFFLED_AT,
    SHUFFLED_FACE,
    LAID,
    HEIGHTS,
) = range(10)
CORE = HEIGHTS + 7
NO_TURNS = -1
"""The turns left before the last round begins."""
NOT_SHUFFLED = 255

# What a search reports.
(
    COUNT,
    MOST_ACROSS,
    PARENT,
    FOUND,
    FOUND_PARENT,
    FOUND_MOVE,
    TRUNCATED,
    UNKNOWN_ORDER,
    LAST_CHOICE,
    BLOCKED_BY,
    BLOCKED_AT,
    FLAGS,
) = range(12)

NOT_BLOCKED, NO_COPY, NO_TURN, NO_ROOM = range(4)
"""Which bound ruled the last position out; BLOCKED_AT says after how many draws."""

USE_PLAY, USE_DISCARD, USE_MISFIRE = range(3)

# A hand is one word: its cards in ascending order.
HAND_BITS = 6
HAND_MASK = 63
USELESS_CARD = 62
"""A card that can never be laid any more; all of them are alike."""
EMPTY = 63
HEIGHT_BITS = 3
HEIGHT_MASK = 7
WORD_HANDS = 2
"""The word of the first hand in a packed position."""

NOTHING = -1
COMPACT_KEY = 1469598103934665603
NEVER = 1 << 20
"""The draws after which a card that has no copy left is in a hand."""
MOST_SCORE = 4096

# A step as one number: clues, use and face of the card, and what tiles bring back.
CLUES_MASK = 15
USE_SHIFT = 4
FACE_SHIFT = 6
SHUFFLED_IN_SHIFT = 13
LAID_SHIFT = 20

# Cards that tiles may lay wait on a stack, each with the position and the step so far.
STACK_MOVE = CORE
STACK_FACE = CORE + 1
STACK_WORDS = CORE + 2
MOST_WAITING = 80


class SearchArrays(NamedTuple):
    """Everything a search reads and writes."""

    setup: Numbers
    deck: Numbers
    """The faces still to be drawn, as suit times highest value plus the place in its firework."""
    copies: Numbers
    tiles: Numbers
    reveals: Numbers
    """Whether each suit reveals a tile when it is completed."""
    orders: Numbers
    """For each number of cards, where a shuffle takes each of them from."""
    flags: Numbers
    layer: Numbers
    """The packed positions of the layer."""
    children: Numbers
    """Those of the next."""
    scores: Numbers
    parents: Numbers
    moves: Numbers
    table: Numbers
    """Hash table of the next layer."""
    histogram: Numbers
    before: Numbers
    after: Numbers
    hands: Numbers
    sizes: Numbers
    new_hands: Numbers
    new_sizes: Numbers
    first: Numbers
    last: Numbers
    held: Numbers
    released: Numbers
    kept: Numbers
    ended: Numbers
    counts: Numbers
    stack: Numbers


@compiled
def cards_in_deck(arrays: SearchArrays, core: Numbers) -> int:
    """How many cards the deck has had in all."""
    extra = 0 if core[SHUFFLED_AT] == NOT_SHUFFLED else 1
    return int(arrays.setup[DECK_CARDS]) + extra


@compiled
def card_at(arrays: SearchArrays, core: Numbers, place: int) -> int:
    """The face at a place of the deck, as a tile may have shuffled it."""
    shuffled_at = core[SHUFFLED_AT]
    if shuffled_at == NOT_SHUFFLED or place < shuffled_at:
        return int(arrays.deck[place])
    count = arrays.setup[DECK_CARDS] + 1 - shuffled_at
    source = arrays.orders[count, place - shuffled_at]
    if source == count - 1:
        return int(core[SHUFFLED_FACE])
    return int(arrays.deck[shuffled_at + source])
