"""A game of Ikebana on a terminal: its board, its menu and its sentences."""
