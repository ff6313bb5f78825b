"""``tamaya simulate``: bots play many games, and what became of them is told."""

from tamaya.arena import IkebanaMatch, Standing, simulate
from tamaya.cli.choice_arguments import CHOICE_OPTIONS, CHOICE_TOPICS, ikebana_asked_for
from tamaya.cli.hanabi_simulation import HanabiSimulation
from tamaya.cli.json_output import write_json
from tamaya.cli.numbers import decimal, percent
from tamaya.cli.usage import Option, Request, Usage, UsageRefusal
from tamaya.i18n import Catalogue, catalogue
from tamaya.players.ikebana import PLAYERS
from tamaya.players.roster import ROSTER
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.rules.ikebana import extensions_of
from tamaya.terminal.text import paragraph, table

USAGE = Usage(
    "simulate",
    options=(
        Option("game", "game"),
        *CHOICE_OPTIONS,
        Option("players", "number"),
        Option("bot", "bots"),
        Option("games", "number"),
        Option("seed", "words"),
        Option("jobs", "number"),
        Option("json", "file"),
    ),
    topics=CHOICE_TOPICS,
)

BOTS = {"hanabi": tuple(ROSTER["hanabi"]), "ikebana": tuple(PLAYERS)}
"""The bots of each game."""

USUAL_GAMES = 100
MOST_GAMES = 1_000_000
MOST_JOBS = 256


def run(request: Request) -> int:
    """Play the games and tell what became of them."""
    say = catalogue(request.language)
    game = request.values.get("game", "hanabi")
    if game not in BOTS:
        raise Refused(UsageRefusal.NO_SUCH_GAME, game=game, known=", ".join(BOTS))
    players = request.number_within("players", FEWEST_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS)
    bots = bots_asked_for(request, game, players)
    games = request.number_within("games", USUAL_GAMES, 1, MOST_GAMES)
    seed = request.values.get("seed", "tamaya")
    jobs = request.number_within("jobs", 1, 1, MOST_JOBS)
    if game == "hanabi":
        simulation = HanabiSimulation(request, players, bots, games, seed, jobs)
        said, text = simulation.figures(), simulation.text(say)
    else:
        match = IkebanaMatch(ikebana_asked_for(request), players, bots, games, seed)
        standings = simulate(match, jobs)
        said, text = figures(match, standings), standings_text(match, standings, say)
    if "json" in request.values:
        write_json(request.values["json"], said)
    else:
        print(text)
    return 0


def bots_asked_for(request: Request, game: str, players: int) -> tuple[str, ...]:
    """The bots that sit down, by name."""
    if "bot" not in request.values:
        raise Refused(UsageRefusal.OPTION_MISSING, option="--bot")
    bots = tuple(name.strip() for name in request.values["bot"].split(","))
    for name in bots:
        if name not in BOTS[game]:
            raise Refused(UsageRefusal.NO_SUCH_BOT, bot=name, known=", ".join(BOTS[game]))
    if len(bots) > players:
        raise Refused(UsageRefusal.TOO_MANY_BOTS)
    return bots


def figures(match: IkebanaMatch, standings: dict[str, Standing]) -> dict[str, object]:
    """The match and what became of it, as plain data."""
    return {
        "game": "ikebana",
        "with": list(extensions_of(match.rules)),
        "players": match.players,
        "lineup": list(match.bots),
        "games": match.games,
        "seed": match.seed,
        "bots": {
            name: {
                "share_of_wins": round(standing.share_of_wins, 6),
                "fair_share": round(standing.fair_share, 6),
                "mean_points": round(standing.mean_points, 6),
                "seats": standing.seats,
            }
            for name, standing in standings.items()
        },
    }


def standings_text(match: IkebanaMatch, standings: dict[str, Standing], say: Catalogue) -> str:
    """The figures as a small table."""
    title = say.say("simulate-title", games=match.games, players=match.players)
    rows = [
        tuple(say.say(f"simulate-column-{column}") for column in ("bot", "wins", "fair", "points"))
    ]
    rows += [
        (
            name,
            percent(standing.share_of_wins, say),
            percent(standing.fair_share, say),
            decimal(standing.mean_points, say),
        )
        for name, standing in standings.items()
    ]
    return f"{paragraph(title)}\n\n{table(rows)}"
