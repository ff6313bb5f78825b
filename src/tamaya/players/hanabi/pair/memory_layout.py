"""The memory layout of pair: its own words, in place of hat's classes of clues.

Everything that is kept from one decision to the next is common knowledge.
"""

from tamaya.players.hanabi.shared_kernels.memory_layout import CLASSES, MOST_COPIES, MOST_SLOTS

SEATS = 2
DISTANCES = 4

SAVED = CLASSES
"""The numbers of the cards that a clue has saved, a bit each."""
SAVED_BITS = 5
SAVED_WORDS = 8
REMAINING_LAYERS = SAVED + SAVED_WORDS
"""Layer n has the faces with more than n cards that are neither laid nor discarded."""
WANTED_BY_DISTANCE = REMAINING_LAYERS + MOST_COPIES
"""Faces that are needed and not irreplaceable, by how many cards come before them."""
TOUCHED = WANTED_BY_DISTANCE + DISTANCES
"""For each seat the clued slots, a bit each."""
MARKED = TOUCHED + SEATS
"""The same with the saved slots."""

# Scratch space of one decision.
DRAFT_LAYERS = MARKED + SEATS
"""The count of unknown cards in the draft."""
DRAFT_MARKED = DRAFT_LAYERS + MOST_COPIES
"""The marked slots of the receiver in the draft."""
NEXT_DISCARD = DRAFT_MARKED + 1
"""For each seat the slot of its next discard, or -1 if it knows a playable card."""
TOKEN_WORTH = NEXT_DISCARD + SEATS
OWN_MASKS = TOKEN_WORTH + 1
"""The faces that each own card of the seat to act may have, given the hand it sees."""
CHANCES = OWN_MASKS + MOST_SLOTS
"""The chance that each card of one hand is playable."""
