"""The arena: many games between many players, and what became of them."""

from tamaya.arena.cluster import on_cluster
from tamaya.arena.crews import Crew, here, in_processes
from tamaya.arena.ended import Ended, Scores, scores
from tamaya.arena.hanabi_games import HanabiMatch, play_hanabi, simulate_hanabi
from tamaya.arena.ikebana_games import IkebanaMatch, play_game, simulate
from tamaya.arena.match import Match, lineup
from tamaya.arena.refusals import ArenaRefusal
from tamaya.arena.run import Run
from tamaya.arena.saved_games import SavedGames
from tamaya.arena.standings import Standing, standings

__all__ = [
    "ArenaRefusal",
    "Crew",
    "Ended",
    "HanabiMatch",
    "IkebanaMatch",
    "Match",
    "Run",
    "SavedGames",
    "Scores",
    "Standing",
    "here",
    "in_processes",
    "lineup",
    "on_cluster",
    "play_game",
    "play_hanabi",
    "scores",
    "simulate",
    "simulate_hanabi",
    "standings",
]
