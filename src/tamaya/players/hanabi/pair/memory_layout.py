"""Where everything lies in what a pair remembers of one game.

It is laid out as a hat player's memory, whose facts about the board it shares; its own words lie
where a hat player tells clues apart. All that lasts from one decision to the next is common
knowledge.
"""

from tamaya.players.hanabi.shared_kernels.memory_layout import CLASSES, MOST_COPIES, MOST_SLOTS

SEATS = 2
DISTANCES = 4

SAVED = CLASSES
"""The cards that a clue has saved, by their numbers, a bit each."""
SAVED_BITS = 5
SAVED_WORDS = 8
REMAINING_LAYERS = SAVED + SAVED_WORDS
"""Faces of which more than 0, 1, … cards are neither laid nor in the discard."""
WANTED_BY_DISTANCE = REMAINING_LAYERS + MOST_COPIES
"""Faces still wanted, and not the last of their kind, that fit after 0, 1, 2 and more others."""
TOUCHED = WANTED_BY_DISTANCE + DISTANCES
"""For each seat the slots at which a clue has pointed, a bit each."""
MARKED = TOUCHED + SEATS
"""The same with those that a clue has saved."""

# What is worked out anew at each decision.
DRAFT_LAYERS = MARKED + SEATS
"""The unknown cards as they would be counted after a clue."""
DRAFT_MARKED = DRAFT_LAYERS + MOST_COPIES
"""The marked slots of the receiver after a clue."""
NEXT_DISCARD = DRAFT_MARKED + 1
"""For each seat the slot that it will give up, or -1 where it knows of a card to lay."""
TOKEN_WORTH = NEXT_DISCARD + SEATS
OWN_MASKS = TOKEN_WORTH + 1
"""The faces that each card of the seat to act may have, by what it sees."""
CHANCES = OWN_MASKS + MOST_SLOTS
"""How likely each card of one hand fits."""
