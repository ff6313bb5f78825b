"""The memory layout of friend: the table as everybody sees it, and what each seat makes of it.

Each seat has a part of its own, because seats read a clue from different hands. A part follows from
what its seat has seen, and only that seat's decisions read it.
"""

from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLASSES,
    ENDGAME,
    MEMORY_WORDS,
    MOST_COPIES,
    MOST_FACES,
    MOST_SEATS,
    MOST_SLOTS,
)

MOST_CARDS = 96
MOST_SUITS = 7
MOST_WEIGHTS = 128

# The table, after the words that all compiled players share.
CLUED = CLASSES
"""For each seat the clued slots, a bit each."""
HEIGHTS = CLUED + MOST_SEATS
COSTS = HEIGHTS + MOST_SUITS
"""For each face the cost of discarding a card, in hundredths of a point."""
THINNED = COSTS + MOST_FACES
"""The faces with a copy in the discard."""
MISSING = THINNED + 1
"""How many cards can still be laid."""
VALUES = MISSING + 1
"""The faces of the second place that have more than one copy."""
ACTOR = VALUES + 1
"""The seat that was to act in the last row."""
HAS_DISCARDED = ACTOR + 1
"""Whether a card was ever discarded."""
LITERAL_ONLY = HAS_DISCARDED + 1
"""Whether clues mean only what they say, because the first error ends the game."""

# A perspective: what a seat sees and expects.
POSSIBLE, ELSEWHERE, NEXT = range(3)
PERSPECTIVE_WORDS = 3
OWN_PERSPECTIVE = LITERAL_ONLY + 1
PERSPECTIVE = OWN_PERSPECTIVE + PERSPECTIVE_WORDS
VIEWERS_PERSPECTIVE = PERSPECTIVE + PERSPECTIVE_WORDS

# Beliefs: for each slot of a hand what is certain and what is believed.
CERTAIN = 0
TAKEN = MOST_SLOTS
SPARE = 2 * MOST_SLOTS
"""The slots that can be discarded, a bit each."""
BELIEFS_WORDS = SPARE + 1
OWN_BELIEFS = VIEWERS_PERSPECTIVE + PERSPECTIVE_WORDS
BEFORE = OWN_BELIEFS + BELIEFS_WORDS
AFTER = BEFORE + BELIEFS_WORDS
assert AFTER + BELIEFS_WORDS <= ENDGAME

# The reading of one clue.
KIND = MEMORY_WORDS
FOCUS = KIND + 1
"""The slot that the clue is about, or -1."""
FACES_MEANT = FOCUS + 1
NEW_ROLE = FACES_MEANT + 1
IS_TEMPTING = NEW_ROLE + 1
"""Whether somebody may wrongly think that it asks for a blind play."""
BLIND_SEAT = IS_TEMPTING + 1
"""The seat that is asked to lay a card first, or -1."""
BLIND_SLOT = BLIND_SEAT + 1
BLIND_FACE = BLIND_SLOT + 1
BLIND_IS_CLUED = BLIND_FACE + 1
NEW_MEANINGS = BLIND_IS_CLUED + 1
"""For each slot the faces that the card is now promised to have, 0 for none, -1 if unchanged."""
ASKED_COUNT = NEW_MEANINGS + MOST_SLOTS
MOST_ASKED = 8
ASKED = ASKED_COUNT + 1
"""Seat, slot, face, and the face of the focus that depends on it, for each possible blind play."""
ASKED_WORDS = 4
DRAFT_LITERALS = ASKED + MOST_ASKED * ASKED_WORDS
DRAFT_MEANINGS = DRAFT_LITERALS + MOST_SLOTS
BEFORE_MEANINGS = DRAFT_MEANINGS + MOST_SLOTS
OWN_ODDS = BEFORE_MEANINGS + MOST_SLOTS
"""Layer n has the faces with more than n cards that the seat to act does not see."""
OWN_PLAYS = OWN_ODDS + MOST_COPIES
"""The seat's own slots that are believed to fit, a bit each."""
NEXT_DANGER = OWN_PLAYS + 1
"""The cost of what the next seat would do now."""
IDLE_PLAYABLE = NEXT_DANGER + 1
"""How many other seats hold a playable card and know of none."""
LAST_WAS_DISCARD = IDLE_PLAYABLE + 1
"""Whether the last card that left a hand was a useful one, discarded just now."""

# The receiver of a clue, before it.
TARGET_PLAYS = LAST_WAS_DISCARD + 1
TARGET_LATER = TARGET_PLAYS + 1
TARGET_SOON = TARGET_LATER + 1
TARGET_CLUED = TARGET_SOON + 1
TARGET_MISTAKES = TARGET_CLUED + 1
TARGET_DANGER = TARGET_MISTAKES + 1
TARGET_DISCARD = TARGET_DANGER + 1
"""The slot that the receiver would discard, or -1."""
DRAFT_DISCARD = TARGET_DISCARD + 1
DRAFT_DANGER = DRAFT_DISCARD + 1
DRAFT_MISTAKES = DRAFT_DANGER + 1
DANGERS = DRAFT_MISTAKES + 1
"""For each seat the cost of what it would do now."""
FEATURES = DANGERS + MOST_SEATS
WEIGHTS = FEATURES + MOST_WEIGHTS
HAS_WEIGHTS = WEIGHTS + MOST_WEIGHTS

# A seat's part.
SEAT_PARTS = HAS_WEIGHTS + 1
MEANT = 0
"""For each card the faces that it was promised to have; 0 without a promise."""
ORIGINS = MOST_CARDS
"""For each card the clue behind its promise: role, kind, giver, receiver and clue."""
LOG_ODDS = 2 * MOST_CARDS
"""For each seat the evidence against its playing conventions, in thousandths."""
EXPECTED_COUNT = LOG_ODDS + MOST_SEATS
MOST_EXPECTED = 12
EXPECTED = EXPECTED_COUNT + 1
"""Blind plays that may come: seat, card, its face, the focus, the face that depends on it."""
EXPECTED_WORDS = 5
PART_WORDS = EXPECTED + MOST_EXPECTED * EXPECTED_WORDS

FRIEND_WORDS = SEAT_PARTS + MOST_SEATS * PART_WORDS

# The roles of a card.
NONE, PLAY, SAVE, BLIND = range(4)

# The kinds of clues.
PLAY_CLUE, SAVE_CLUE, PLAY_OR_SAVE, PROMPT, FINESSE, FIX, USELESS_CLUE, EMPTY, LITERAL, UNCLEAR = (
    range(10)
)
STALL = 10

# How a origin is packed.
ROLE_BITS = 2
KIND_SHIFT = 2
GIVER_SHIFT = 6
TARGET_SHIFT = 9
CLUE_SHIFT = 12
HAS_ORIGIN = 1 << 16
"""Set in the origin of a card that has one."""
