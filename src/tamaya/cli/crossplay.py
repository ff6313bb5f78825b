"""``tamaya crossplay``: let every pair of bots play, and print the matrix."""

from collections.abc import Mapping, Sequence

from tamaya.arena import FailedGame, MatchRun, MatchScores, scores
from tamaya.arena.crossplay_pairings import Pair, crossplay_matches
from tamaya.cli.entry_point import INTERRUPTED_STATUS
from tamaya.cli.failure_report import print_failures
from tamaya.cli.json_output import write_json
from tamaya.cli.match_arguments import (
    DEFAULT_SEED,
    EXECUTOR_OPTIONS,
    TABLE_OPTIONS,
    requested_bots,
    requested_executor,
    requested_games,
)
from tamaya.cli.number_format import format_decimal
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable, write_text
from tamaya.cli.progress import Progress
from tamaya.cli.rules_arguments import CHOICE_OPTIONS, CHOICE_TOPICS, requested_hanabi_choice
from tamaya.cli.svg_charts import heat_map, refuse_non_svg
from tamaya.cli.usage_parser import Arguments, Option, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.hanabi import compose, settings_text
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.terminal.text.layout import paragraph, table

USAGE = Usage(
    "crossplay",
    options=(
        *CHOICE_OPTIONS,
        *TABLE_OPTIONS,
        Option("games", "number"),
        Option("seed", "words"),
        *EXECUTOR_OPTIONS,
        Option("json", "file"),
        Option("plot", "file"),
    ),
    topics=CHOICE_TOPICS,
)

Cells = Mapping[Pair, MatchScores]
NOT_PLAYED = "–"


def run(arguments: Arguments) -> int:
    """Play every pair and print the matrix; after an interrupt, of the pairs that are done."""
    refuse_non_svg(arguments)
    refuse_unwritable(arguments, "json", "plot")
    refuse_same_file(arguments, "json", "plot")
    bots = tuple(dict.fromkeys(requested_bots(arguments, "hanabi")))
    players = arguments.number_within("players", FEWEST_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS)
    choice = requested_hanabi_choice(arguments)
    rules = compose(choice)
    rules.refuse_players(players)
    games, seed = requested_games(arguments), arguments.values.get("seed", DEFAULT_SEED)
    executor = requested_executor(arguments)
    matches = dict(crossplay_matches(rules, players, bots, games, seed))
    progress = Progress(0, games * len(matches))
    cells: dict[Pair, MatchScores] = {}
    failures: list[FailedGame] = []
    interruption: KeyboardInterrupt | Refused | None = None
    try:
        for pair, match in matches.items():
            match_run = MatchRun(match)
            match_run.play(executor, [progress.advance])
            failures += match_run.failures
            if match_run.results:
                cells[pair] = scores(match_run.results)
    except (KeyboardInterrupt, Refused) as stopped:
        interruption = stopped
    progress.stop()
    print_failures(failures, catalogue(arguments.language))
    if cells:
        settings = {
            "edition": choice.edition,
            "with": list(choice.extensions),
            "set": settings_text(choice.settings),
            "players": players,
            "games": games,
            "seed": seed,
            "bots": list(bots),
        }
        title = catalogue(arguments.language).format(
            "crossplay-title", games=games, players=players
        )
        print_results(arguments, settings, title, bots, cells)
    if isinstance(interruption, Refused):
        raise interruption
    if interruption is not None:
        return INTERRUPTED_STATUS
    return 1 if failures else 0


def print_results(
    arguments: Arguments, settings: dict[str, object], title: str, bots: Sequence[str], cells: Cells
) -> None:
    """Print the matrix or write it as JSON, and draw it where requested."""
    texts = catalogue(arguments.language)
    if "json" in arguments.values:
        write_json(arguments.values["json"], settings | {"cells": figures(cells)})
    else:
        print(f"{paragraph(title)}\n\n{matrix(bots, cells, texts)}")
    if "plot" in arguments.values:
        means = {pair: cell.mean for pair, cell in symmetric(cells).items()}
        picture = heat_map(title, bots, means, lambda mean: format_decimal(mean, texts, 2))
        write_text(arguments.values["plot"], picture)


def symmetric(cells: Cells) -> dict[Pair, MatchScores]:
    """The cells by both orders of their names."""
    return {order: cell for pair, cell in cells.items() for order in (pair, pair[::-1])}


def figures(cells: Cells) -> list[dict[str, object]]:
    """Every pair with its figures as plain data."""
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


def matrix(bots: Sequence[str], cells: Cells, texts: Catalogue) -> str:
    """A row and a column for each bot; each cell has the mean and its standard error."""
    known = symmetric(cells)
    rows = [("", *bots)]
    rows += [(one, *(cell_text(known.get((one, other)), texts) for other in bots)) for one in bots]
    return table(rows)


def cell_text(cell: MatchScores | None, texts: Catalogue) -> str:
    """The mean score of a pair and its standard error, if it has played."""
    if cell is None:
        return NOT_PLAYED
    return (
        f"{format_decimal(cell.mean, texts, 2)} ± {format_decimal(cell.standard_error, texts, 2)}"
    )
