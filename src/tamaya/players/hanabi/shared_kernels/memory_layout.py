"""The memory layout that the compiled players share.

The memory is common knowledge: it follows from what all seats have seen, so every seat has the
same. A mask of faces is one integer.
"""

MOST_SEATS = 5
MOST_SLOTS = 10
MOST_CLUES = 12
MOST_VALUES = 5
MOST_FACES = 35
MOST_COPIES = 5

IS_STARTED = 1
"""Whether the memory is in use."""

# The rules.
PLAYERS = 2
HAND_SIZE = 3
FACE_COUNT = 4
COLOUR_COUNT = 5
CLUE_COUNT = 6
TOKEN_COUNT = 7
"""How many tokens the game has."""
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
"""How many more errors end the game."""
DECK_LEFT = 16
TURNS_LEFT = 17
"""The turns left in the last round, or -1 before it."""
PLAYABLE = 18
USELESS = 19
"""The faces that can never be laid any more."""
IRREPLACEABLE = 20
"""The faces that are still needed and have one copy left."""

CLUE_FACES = 21
"""For each clue the faces that it points at."""
FACES_AT_PLACE = CLUE_FACES + MOST_CLUES
"""For each place in a firework the faces that belong there."""
NEXT_FACE = FACES_AT_PLACE + MOST_VALUES
"""For each face the bit of the face laid after it, or 0."""
LAYERS = NEXT_FACE + MOST_FACES
"""Layer n has the faces with more than n cards that are not commonly known."""
OWN_LAYERS = LAYERS + MOST_COPIES
"""The same for the seat to act, less the cards that it sees."""
SIZES = OWN_LAYERS + MOST_COPIES
CARD_NUMBERS = SIZES + MOST_SEATS
"""The numbers of the cards in each hand, the oldest first."""
MASKS = CARD_NUMBERS + MOST_SEATS * MOST_SLOTS
"""For each of these cards the faces that it may have, as commonly known."""
FACES = MASKS + MOST_SEATS * MOST_SLOTS
"""The face of each of these cards, if the viewer sees it."""
DRAFT = FACES + MOST_SEATS * MOST_SLOTS
"""The masks as they would be after a clue."""
CLASSES = DRAFT + MOST_SEATS * MOST_SLOTS
"""For each seat the classes of clues to it."""
CLASS_WORDS = 16
KIND_WEIGHTS = CLASSES + MOST_SEATS * CLASS_WORDS
"""Scratch space: weights of what each card of one hand may be."""
MOST_KINDS = 16
SLOT_LIST = KIND_WEIGHTS + MOST_SLOTS * MOST_KINDS
"""Scratch space: a list of slots."""
PLAYABLE_AT_TURN = SLOT_LIST + 2 * MOST_SLOTS
"""For each seat the faces that will be playable in its turn, if all known cards are laid."""
ENDGAME = PLAYABLE_AT_TURN + MOST_SEATS
"""Scratch space of the endgame search."""
MEMORY_WORDS = ENDGAME + 930
