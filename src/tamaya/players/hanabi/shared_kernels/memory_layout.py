"""The memory layout that the compiled players share.

All of it is common knowledge: it follows from what the whole table has seen and heard, so every
seat remembers the same. Faces are bits of one number.
"""

MOST_SEATS = 5
MOST_SLOTS = 10
MOST_CLUES = 12
MOST_VALUES = 5
MOST_FACES = 35
MOST_COPIES = 5

IS_STARTED = 1
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
EVERY_COLOUR = 11
"""The faces that every colour clue points at."""
NO_COLOUR = 12
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
USELESS = 19
"""The faces that can never be laid any more."""
IRREPLACEABLE = 20
"""The faces that are still wanted and of which one card is left."""

CLUE_FACES = 21
"""The faces that each clue points at."""
FACES_AT_PLACE = CLUE_FACES + MOST_CLUES
"""The faces that fit on a firework of each height."""
NEXT_FACE = FACES_AT_PLACE + MOST_VALUES
"""For each face the one that follows it, as a bit, or 0."""
LAYERS = NEXT_FACE + MOST_FACES
"""Faces of which more than 0, 1, … cards are not known to everybody."""
OWN_LAYERS = LAYERS + MOST_COPIES
"""The same for the seat to act, which also sees the other hands."""
SIZES = OWN_LAYERS + MOST_COPIES
CARD_NUMBERS = SIZES + MOST_SEATS
"""The numbers of the cards in each hand, the oldest first."""
MASKS = CARD_NUMBERS + MOST_SEATS * MOST_SLOTS
"""For each of these cards the faces that it may have, as everybody knows."""
FACES = MASKS + MOST_SEATS * MOST_SLOTS
"""The face of each of these cards, where the seat to act sees it."""
DRAFT = FACES + MOST_SEATS * MOST_SLOTS
"""The masks as they would be after a clue."""
CLASSES = DRAFT + MOST_SEATS * MOST_SLOTS
"""For each seat how clues to it are told apart."""
CLASS_WORDS = 16
KIND_WEIGHTS = CLASSES + MOST_SEATS * CLASS_WORDS
"""Room to weigh what each card of one hand may be."""
MOST_KINDS = 16
SLOT_LIST = KIND_WEIGHTS + MOST_SLOTS * MOST_KINDS
"""Room for one list of slots."""
PLAYABLE_AT_TURN = SLOT_LIST + 2 * MOST_SLOTS
"""For each seat the faces that will fit when it acts, if all that is known is laid till then."""
ENDGAME = PLAYABLE_AT_TURN + MOST_SEATS
"""Room to think about the end of the game."""
MEMORY_WORDS = ENDGAME + 930
