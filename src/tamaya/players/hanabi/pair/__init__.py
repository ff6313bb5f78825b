"""The player for two seats: every clue calls for a card, and silence tells too."""
