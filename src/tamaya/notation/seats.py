"""The letters by which seats are written, in both games."""

from tamaya.rules.game import MOST_PLAYERS

SEAT_LETTERS = "abcde"[:MOST_PLAYERS]
