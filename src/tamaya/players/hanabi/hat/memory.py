"""Where everything lies in what a hat player remembers of one game.

All of it is common knowledge: it follows from what the whole table has seen and heard, so every
seat remembers the same. Faces are bits of one number.
"""

MOST_SEATS = 5
MOST_SLOTS = 10
MOST_CLUES = 12
MOST_VALUES = 5
MOST_FACES = 35
MOST_COPIES = 5

BEGUN = 1
"""Whether anything is remembered yet."""

# The rules.
PLAYERS = 2
HAND_SIZE = 3
FACE_COUNT = 4
COLOUR_COUNT = 5
CLUE_COUNT = 6
TOKEN_COUNT = 7
"""How many tokens there are in the game."""
HAS_EMPTY_CLUES = 8
HAS_FLOURISH = 9
KEEPS_POINTS = 10
EVERY = 11
"""The faces that every colour clue points at."""
NONE = 12
"""The faces that no colour clue points at."""

# The table.
PENDING = 13
"""The bonus tile that waits for a choice, or 0."""
TOKENS = 14
ERRORS_LEFT = 15
"""How many errors end the game."""
DECK_LEFT = 16
TURNS_LEFT = 17
"""The turns left in the last round, or -1 before it."""
PLAYABLE = 18
DEAD = 19
"""The faces that can never be laid any more."""
CRITICAL = 20
"""The faces that are still wanted and of which one card is left."""

CLUES = 21
"""The faces that each clue points at."""
PLACES = CLUES + MOST_CLUES
"""The faces that fit on a firework of each height."""
NEXT = PLACES + MOST_VALUES
"""For each face the one that follows it, as a bit, or 0."""
LAYERS = NEXT + MOST_FACES
"""Faces of which more than 0, 1, … cards are not known to everybody."""
OWN_LAYERS = LAYERS + MOST_COPIES
"""The same for the seat to act, which also sees the other hands."""
SIZES = OWN_LAYERS + MOST_COPIES
NUMBERS = SIZES + MOST_SEATS
"""The numbers of the cards in each hand, the oldest first."""
MASKS = NUMBERS + MOST_SEATS * MOST_SLOTS
"""For each of these cards the faces that it may have, as everybody knows."""
FACES = MASKS + MOST_SEATS * MOST_SLOTS
"""The face of each of these cards, where the seat to act sees it."""
DRAFT = FACES + MOST_SEATS * MOST_SLOTS
"""The masks as they would be after a clue."""
CLASSES = DRAFT + MOST_SEATS * MOST_SLOTS
"""For each seat how clues to it are told apart."""
CLASS_WORDS = 16
SHARES = CLASSES + MOST_SEATS * CLASS_WORDS
"""Room to weigh what each card of one hand may be."""
MOST_KINDS = 16
LISTED = SHARES + MOST_SLOTS * MOST_KINDS
"""Room for one list of slots."""
OUTLOOK = LISTED + 2 * MOST_SLOTS
"""For each seat the faces that will fit when it acts, if all that is known is laid till then."""
END = OUTLOOK + MOST_SEATS
"""Room to think about the end of the game."""
WORDS = END + 930
