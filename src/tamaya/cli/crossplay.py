"""``tamaya crossplay``: the matrix of bots that play with each other."""

from collections.abc import Mapping, Sequence

from tamaya.arena import Run, Scores, scores
from tamaya.arena.crossplay import Pair, crossplay_matches
from tamaya.cli.choice_arguments import CHOICE_OPTIONS, CHOICE_TOPICS, choice_asked_for
from tamaya.cli.json_output import write_json
from tamaya.cli.main import INTERRUPTED_STATUS
from tamaya.cli.match_arguments import (
    CREW_OPTIONS,
    TABLE_OPTIONS,
    USUAL_SEED,
    bots_asked_for,
    crew_asked_for,
    games_asked_for,
)
from tamaya.cli.numbers import decimal
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable, write_text
from tamaya.cli.pictures import heat_map, refuse_picture
from tamaya.cli.progress import Progress
from tamaya.cli.usage import Option, Request, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.rules.hanabi import compose, settings_text
from tamaya.terminal.text import paragraph, table

USAGE = Usage(
    "crossplay",
    options=(
        *CHOICE_OPTIONS,
        *TABLE_OPTIONS,
        Option("games", "number"),
        Option("seed", "words"),
        *CREW_OPTIONS,
        Option("json", "file"),
        Option("plot", "file"),
    ),
    topics=CHOICE_TOPICS,
)

Cells = Mapping[Pair, Scores]
NOT_PLAYED = "–"


def run(request: Request) -> int:
    """Play every pair and tell the matrix; whoever interrupts it is told what is done."""
    refuse_picture(request)
    refuse_unwritable(request, "json", "plot")
    refuse_same_file(request, "json", "plot")
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
    cut_short: KeyboardInterrupt | Refused | None = None
    try:
        for pair, match in matches.items():
            playing = Run(match)
            playing.play(crew, [progress.hear])
            cells[pair] = scores(playing.ends)
    except (KeyboardInterrupt, Refused) as stopped:
        cut_short = stopped
    progress.stop()
    if cells:
        asked = {
            "edition": choice.edition,
            "with": list(choice.extensions),
            "set": settings_text(choice.settings),
            "players": players,
            "games": games,
            "seed": seed,
            "bots": list(bots),
        }
        title = catalogue(request.language).say("crossplay-title", games=games, players=players)
        tell(request, asked, title, bots, cells)
    if isinstance(cut_short, Refused):
        raise cut_short
    return 0 if cut_short is None else INTERRUPTED_STATUS


def tell(
    request: Request, asked: dict[str, object], title: str, bots: Sequence[str], cells: Cells
) -> None:
    """Say it to a program or to a person, and draw it for whoever wants a picture."""
    say = catalogue(request.language)
    if "json" in request.values:
        write_json(request.values["json"], asked | {"cells": figures(cells)})
    else:
        print(f"{paragraph(title)}\n\n{matrix(bots, cells, say)}")
    if "plot" in request.values:
        means = {pair: cell.mean for pair, cell in both_ways(cells).items()}
        picture = heat_map(title, bots, means, lambda mean: decimal(mean, say, 2))
        write_text(request.values["plot"], picture)


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
    rows += [(one, *(field(known.get((one, other)), say) for other in bots)) for one in bots]
    return table(rows)


def field(cell: Scores | None, say: Catalogue) -> str:
    """The mean score of two and its standard error, if they have played."""
    if cell is None:
        return NOT_PLAYED
    return f"{decimal(cell.mean, say, 2)} ± {decimal(cell.standard_error, say, 2)}"
