"""The options that a match is asked for with: who plays, how often, and on which machines."""

from tamaya.arena import Crew, in_processes, on_cluster
from tamaya.cli.usage import Option, Request, UsageRefusal
from tamaya.roster import ROSTER, arena_bots
from tamaya.rules.game import Refused

TABLE_OPTIONS = (
    Option("players", "number", "match-players"),
    Option("bot", "bots", is_required=True),
)

CREW_OPTIONS = (Option("workers", "number"), Option("cluster", "address"))

BOTS = {game: arena_bots(game) for game in ROSTER}
"""The bots of each game."""

USUAL_GAMES = 100
MOST_GAMES = 1_000_000
MOST_WORKERS = 256
USUAL_SEED = "tamaya"


def bots_asked_for(request: Request, game: str) -> tuple[str, ...]:
    """The bots that were named."""
    bots = tuple(name.strip() for name in request.values["bot"].split(","))
    for name in bots:
        if name not in BOTS[game]:
            raise Refused(UsageRefusal.NO_SUCH_BOT, bot=name, known=", ".join(BOTS[game]))
    return bots


def games_asked_for(request: Request) -> int:
    """How many games are to be played."""
    return request.number_within("games", USUAL_GAMES, 1, MOST_GAMES)


def crew_asked_for(request: Request) -> Crew:
    """Who plays them."""
    request.refuse_together("workers", "cluster")
    if "cluster" in request.values:
        return on_cluster(request.values["cluster"])
    return in_processes(request.number_within("workers", 1, 1, MOST_WORKERS))
