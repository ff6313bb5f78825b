"""Pair every bot of Hanabi with every other, with two to five seats, as a page with heat maps.

./tamaya benchmark crossplay [--bot NAMES] [--players NUMBERS] [--games N] [--workers N]
                             [--seed WORDS] [--again] [--write]

In each match two bots hold every other seat, and everybody moves up one seat from game to game; all
matches deal the same cards. With ``--write`` each result is saved to benchmarks/crossplay.json,
docs/reference/crossplay.md and the heat maps in docs/pictures as soon as it is known, so that a run
can be stopped at any time and go on later: a result of at least as many games is not played again
without ``--again``.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from _progress import LoggedProgress
from _report import CHECKOUT, versions, write_between

from tamaya.arena import MatchRun, MatchScores, in_processes, scores
from tamaya.arena.crossplay_pairings import Pair, crossplay_matches
from tamaya.arena.hanabi_match import HanabiMatch
from tamaya.cli.entry_point import INTERRUPTED_STATUS
from tamaya.cli.svg_charts import heat_map
from tamaya.roster import BOT_COSTS, ROSTER, BotCost, bot_for_seats, policy_named
from tamaya.rules.hanabi import Choice, compose

PAGE = CHECKOUT / "docs" / "reference" / "crossplay.md"
PICTURES = CHECKOUT / "docs" / "pictures"
RESULTS_FILE = CHECKOUT / "benchmarks" / "crossplay.json"
COMMAND = "./tamaya benchmark crossplay --write"
SEED = "crossplay"
PLAYERS = (2, 3, 4, 5)
GAMES_IN_ENGINE, GAMES_OF_VIEWS, GAMES_OF_SLOW_BOTS = 1_000, 40, 4
"""The games of a match by how fast they are: one policy at all seats, other bots, with search."""


class Cell(NamedTuple):
    """A pair of bots with a number of seats."""

    players: int
    one: str
    other: str

    @property
    def pair(self) -> Pair:
        """The names of the bots."""
        return self.one, self.other


def usual_games(cell: Cell) -> int:
    """Return how many games a match has, if nothing else is asked for."""
    if BotCost.SLOW in (BOT_COSTS[cell.one], BOT_COSTS[cell.other]):
        return GAMES_OF_SLOW_BOTS
    is_compiled = cell.one == cell.other and policy_named("hanabi", cell.one) is not None
    return GAMES_IN_ENGINE if is_compiled else GAMES_OF_VIEWS


class CrossplayFigures:
    """The known results, saved in a file."""

    def __init__(self) -> None:
        """Read the results of earlier runs."""
        text = RESULTS_FILE.read_text(encoding="utf-8") if RESULTS_FILE.exists() else "[]"
        self.known: dict[Cell, dict[str, Any]] = {
            Cell(each["players"], *each["bots"]): each for each in json.loads(text)
        }

    def has(self, cell: Cell, games: int, seed: str) -> bool:
        """Whether a result of at least as many games is known."""
        known = self.known.get(cell)
        return known is not None and known["games"] >= games and known["seed"] == seed

    def put(self, cell: Cell, found: MatchScores, seed: str) -> None:
        """Add a result."""
        self.known[cell] = {
            "players": cell.players,
            "bots": list(cell.pair),
            "seed": seed,
            "games": found.games,
            "mean": round(found.mean, 4),
            "stderr": round(found.standard_error, 4),
            "perfect": round(found.perfect, 4),
            "lost": round(found.lost, 4),
            "versions": versions(),
        }

    def write(self) -> None:
        """Save all results, the page and the pictures."""
        ordered = [self.known[cell] for cell in sorted(self.known)]
        lines = ",\n".join(json.dumps(each) for each in ordered)
        RESULTS_FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        for players in PLAYERS:
            if any(cell.players == players for cell in self.known):
                picture = heat_map_of(self.known, players)
                (PICTURES / picture_name(players)).write_text(picture, encoding="utf-8")
        write_between(PAGE, "crossplay", page(self.known))


def picture_name(players: int) -> str:
    """Return the name of the heat map for a number of seats."""
    return f"crossplay-{players}.svg"


def bots_at(players: int) -> list[str]:
    """Return the bots that play with this number of seats, in the order of the roster."""
    return [bot for bot in ROSTER["hanabi"] if bot_for_seats(bot, players) == bot]


def by_both_orders(
    known: Mapping[Cell, dict[str, Any]], players: int
) -> dict[Pair, dict[str, Any]]:
    """Return the results with a number of seats by both orders of the names."""
    return {
        order: figures
        for cell, figures in known.items()
        if cell.players == players
        for order in (cell.pair, cell.pair[::-1])
    }


def heat_map_of(known: Mapping[Cell, dict[str, Any]], players: int) -> str:
    """Draw the mean scores with a number of seats."""
    means = {pair: each["mean"] for pair, each in by_both_orders(known, players).items()}
    bots = [bot for bot in bots_at(players) if any(bot in pair for pair in means)]
    return heat_map(f"Mean score with {players} seats", bots, means, "{:.1f}".format)


def cell_text(figures: dict[str, Any] | None) -> str:
    """Format a result as a cell of a table."""
    if figures is None:
        return "–"
    lost = f"<br>{figures['lost']:.0%} lost" if figures["lost"] else ""
    return (
        f"**{figures['mean']:.2f}** ± {figures['stderr']:.2f}{lost}<br>{figures['games']:,} games"
    )


def page(known: Mapping[Cell, dict[str, Any]]) -> str:
    """Format a picture and a table for each number of seats."""
    blocks = []
    for players in PLAYERS:
        found = by_both_orders(known, players)
        bots = [bot for bot in bots_at(players) if any(bot in pair for pair in found)]
        if not bots:
            continue
        titles = ["", *(f"`{bot}`" for bot in bots)]
        rows = [
            [f"`{one}`", *(cell_text(found.get((one, other))) for other in bots)] for one in bots
        ]
        alternative = f"A heat map of the mean scores with {players} seats; the table has them too"
        blocks += [
            f"## {players} seats",
            f"![{alternative}](../pictures/{picture_name(players)})",
            "\n".join(f"| {' | '.join(row)} |" for row in (titles, ["---"] * len(titles), *rows)),
        ]
    blocks.append(
        f"- command: `{COMMAND}`; each figure is in `benchmarks/crossplay.json` with its seed"
    )
    return "\n\n".join(blocks)


def matches(
    bots: Sequence[str], players: Sequence[int], games: int | None, seed: str
) -> Iterator[tuple[Cell, HanabiMatch]]:
    """Yield the matches that were asked for: the fast ones first, so that a page fills early."""
    rules = compose(Choice())
    planned = []
    for seats in players:
        able = [bot for bot in bots if bot_for_seats(bot, seats) == bot]
        for pair, _ in crossplay_matches(rules, seats, able, 1, seed):
            planned.append(Cell(seats, *pair))
    for cell in sorted(planned, key=usual_games, reverse=True):
        sitting = tuple(dict.fromkeys(cell.pair))
        wanted = games or usual_games(cell)
        yield cell, HanabiMatch(rules, cell.players, sitting, wanted, seed)


def main(words: Sequence[str] | None = None) -> int:
    """Play the missing matches, and save each result if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--bot", default=",".join(ROSTER["hanabi"]))
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)))
    parser.add_argument("--games", type=int, help="games of each match; the default depends on it")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--again", action="store_true", help="play known results again")
    parser.add_argument("--write", action="store_true", help="save the results and the page")
    chosen = parser.parse_args(words)
    figures = CrossplayFigures()
    seats = [int(number) for number in chosen.players.split(",")]
    todo = [
        (cell, match)
        for cell, match in matches(chosen.bot.split(","), seats, chosen.games, chosen.seed)
        if chosen.again or not figures.has(cell, match.games, chosen.seed)
    ]
    progress = LoggedProgress(max(1, sum(match.games for _, match in todo)), "crossplay")
    try:
        for cell, match in todo:
            run = MatchRun(match)
            run.play(in_processes(chosen.workers), [progress.advance])
            figures.put(cell, scores(run.results), chosen.seed)
            progress.stop()
            print(*cell, cell_text(figures.known[cell]).replace("<br>", ", "), flush=True)
            if chosen.write:
                figures.write()
    except KeyboardInterrupt:
        progress.stop()
        return INTERRUPTED_STATUS
    return 0


if __name__ == "__main__":
    sys.exit(main())
