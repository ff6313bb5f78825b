"""The letters by which seats are written, in both games."""

from tamaya.rules.game import MOST_PLAYERS

SEATS = "abcde"[:MOST_PLAYERS]
