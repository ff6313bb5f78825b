"""``tamaya crossplay``: the matrix of bots that play with each other."""

from collections.abc import Mapping, Sequence

from tamaya.arena import Run, Scores, scores
from tamaya.arena.crossplay import Pair, crossplay_matches
from tamaya.cli.choice_arguments import CHOICE_OPTIONS, CHOICE_TOPICS, choice_asked_for
from tamaya.cli.json_output import write_json
from tamaya.cli.match_arguments import (
    CREW_OPTIONS,
    USUAL_SEED,
    bots_asked_for,
    crew_asked_for,
    games_asked_for,
)
from tamaya.cli.numbers import decimal
from tamaya.cli.pictures import heat_map, refuse_picture, write_picture
from tamaya.cli.progress import Progress
from tamaya.cli.usage import Option, Request, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.rules.hanabi import compose, settings_text
from tamaya.terminal.text import paragraph, table

USAGE = Usage(
    "crossplay",
    options=(
        *CHOICE_OPTIONS,
        Option("players", "number"),
        Option("bot", "bots"),
        Option("games", "number"),
        Option("seed", "words"),
        *CREW_OPTIONS,
        Option("json", "file"),
        Option("plot", "file"),
    ),
    topics=CHOICE_TOPICS,
)

Cells = Mapping[Pair, Scores]


def run(request: Request) -> int:
    """Play every pair and tell the matrix."""
    say = catalogue(request.language)
    refuse_picture(request)
    bots = tuple(dict.fromkeys(bots_asked_for(request, "hanabi")))
    players = request.number_within("players", FEWEST_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS)
    choice = choice_asked_for(request)
    rules = compose(choice)
    rules.refuse_players(players)
    games, seed = games_asked_for(request), request.values.get("seed", USUAL_SEED)
    crew = crew_asked_for(request)
    matches = dict(crossplay_matches(rules, players, bots, games, seed))
    progress = Progress(0, games * len(matches))
    cells: dict[Pair, Scores] = {}
    for pair, match in matches.items():
        playing = Run(match)
        playing.play(crew, [progress.hear])
        cells[pair] = scores(playing.ends)
    progress.stop()
    title = say.say("crossplay-title", games=games, players=players)
    if "plot" in request.values:
        means = {pair: cell.mean for pair, cell in both_ways(cells).items()}
        write_picture(request.values["plot"], heat_map(title, bots, means))
    if "json" in request.values:
        asked: dict[str, object] = {
            "edition": choice.edition,
            "with": list(choice.extensions),
            "set": settings_text(choice.settings),
            "players": players,
            "games": games,
            "seed": seed,
            "bots": list(bots),
        }
        write_json(request.values["json"], asked | {"cells": figures(cells)})
    else:
        print(f"{paragraph(title)}\n\n{matrix(bots, cells, say)}")
    return 0


def both_ways(cells: Cells) -> dict[Pair, Scores]:
    """The cells by either order of their names."""
    return {order: cell for pair, cell in cells.items() for order in (pair, pair[::-1])}


def figures(cells: Cells) -> list[dict[str, object]]:
    """Every pair with its figures, as plain data."""
    return [
        {
            "bots": list(pair),
            "mean": round(cell.mean, 6),
            "stderr": round(cell.standard_error, 6),
            "mean_points": round(cell.mean_points, 6),
            "perfect": round(cell.perfect, 6),
            "lost": round(cell.lost, 6),
        }
        for pair, cell in cells.items()
    ]


def matrix(bots: Sequence[str], cells: Cells, say: Catalogue) -> str:
    """A row and a column for each bot, in each field the mean and its standard error."""
    known = both_ways(cells)
    rows = [("", *bots)]
    rows += [(one, *(field(known[one, other], say) for other in bots)) for one in bots]
    return table(rows)


def field(cell: Scores, say: Catalogue) -> str:
    """The mean score of two, and its standard error."""
    return f"{decimal(cell.mean, say, 2)} ± {decimal(cell.standard_error, say, 2)}"
