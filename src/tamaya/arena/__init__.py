"""The arena: many games between many players, and what became of them."""

from tamaya.arena.hanabi_games import HanabiMatch, Scores, play_hanabi, simulate_hanabi
from tamaya.arena.ikebana_games import IkebanaMatch, play_game, simulate
from tamaya.arena.standings import Standing

__all__ = [
    "HanabiMatch",
    "IkebanaMatch",
    "Scores",
    "Standing",
    "play_game",
    "play_hanabi",
    "simulate",
    "simulate_hanabi",
]
