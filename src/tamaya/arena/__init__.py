"""The arena: play many games between bots, and count the results."""

from tamaya.arena.dask_cluster import on_cluster
from tamaya.arena.executors import Executor, in_processes, in_this_process
from tamaya.arena.failed_games import BotFailure, FailedGame
from tamaya.arena.hanabi_match import HanabiMatch, play_hanabi, simulate_hanabi
from tamaya.arena.hanabi_scores import HanabiGameResult, MatchScores, scores
from tamaya.arena.ikebana_match import IkebanaMatch, play_ikebana, simulate_ikebana
from tamaya.arena.ikebana_standings import Standing, standings
from tamaya.arena.match_interface import Match, lineup
from tamaya.arena.match_run import MatchRun
from tamaya.arena.refusals import ArenaRefusal
from tamaya.arena.saved_results import SavedResults

__all__ = [
    "ArenaRefusal",
    "BotFailure",
    "Executor",
    "FailedGame",
    "HanabiGameResult",
    "HanabiMatch",
    "IkebanaMatch",
    "Match",
    "MatchRun",
    "SavedResults",
    "MatchScores",
    "Standing",
    "in_this_process",
    "in_processes",
    "lineup",
    "on_cluster",
    "play_ikebana",
    "play_hanabi",
    "scores",
    "simulate_ikebana",
    "simulate_hanabi",
    "standings",
]
