"""A game of Hanabi on a terminal: its board, its menu and its sentences."""
