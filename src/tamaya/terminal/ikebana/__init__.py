"""Ikebana on a terminal: its board, its menu, its sentences and its typed moves."""
