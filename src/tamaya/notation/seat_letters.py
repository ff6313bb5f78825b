"""The letters of the seats, in both games."""

from tamaya.rules.shared_types import MOST_PLAYERS

SEAT_LETTERS = "abcde"[:MOST_PLAYERS]
