"""The options of a match: who plays, how many games, and on which machines."""

from tamaya.arena import Executor, in_processes, on_cluster
from tamaya.cli.bot_arguments import parse_bots
from tamaya.cli.usage_parser import Arguments, Option
from tamaya.roster import ROSTER, arena_bots

TABLE_OPTIONS = (
    Option("players", "number", "match-players"),
    Option("bot", "bots", is_required=True),
)

EXECUTOR_OPTIONS = (Option("workers", "number"), Option("cluster", "address"))

BOTS = {game: arena_bots(game) for game in ROSTER}
"""The bots of each game."""

DEFAULT_GAMES = 100
MOST_GAMES = 1_000_000
MOST_WORKERS = 256
DEFAULT_SEED = "tamaya"


def requested_bots(arguments: Arguments, game: str) -> tuple[str, ...]:
    """The bots named after ``--bot``."""
    return parse_bots(arguments.values["bot"], game, BOTS[game])


def requested_games(arguments: Arguments) -> int:
    """The number of games after ``--games``."""
    return arguments.number_within("games", DEFAULT_GAMES, 1, MOST_GAMES)


def requested_executor(arguments: Arguments) -> Executor:
    """Where the games run: in worker processes or on a cluster."""
    arguments.refuse_together("workers", "cluster")
    if "cluster" in arguments.values:
        return on_cluster(arguments.values["cluster"])
    return in_processes(arguments.number_within("workers", 1, 1, MOST_WORKERS))
