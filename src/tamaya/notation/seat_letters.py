"""The letters of the seats, in both games."""

from tamaya.rules.game import MOST_PLAYERS

SEAT_LETTERS = "abcde"[:MOST_PLAYERS]
