"""The player for two seats: every clue asks for a card, and giving no clue says something too."""
