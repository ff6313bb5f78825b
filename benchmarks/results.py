"""Measure the scores of every bot in Hanabi, with two to five seats, in the main editions.

./tamaya benchmark results [--bot NAMES] [--players NUMBERS] [--only WORDS] [--games N]
                           [--workers N] [--seed WORDS] [--again] [--write]

The matches are those of ``tamaya simulate``. With ``--write`` each result is saved to
benchmarks/results.json and docs/reference/results.md as soon as it is known. A result of at least
as many games is not played again without ``--again``, so that several runs can fill the page. Games
that differ only in name are played once.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from _report import CHECKOUT, versions, write_between

from tamaya.arena import HanabiMatch, MatchRun, MatchScores, in_processes, scores
from tamaya.roster import TWO_SEAT_BOTS, arena_bots, stand_in
from tamaya.rules.hanabi import Choice, compose

PAGE = CHECKOUT / "docs" / "reference" / "results.md"
RESULTS_FILE = CHECKOUT / "benchmarks" / "results.json"
COMMAND = "./tamaya benchmark results --write"
SEED = "reference"
PLAYERS = (2, 3, 4, 5)
GAMES = (
    Choice("standard"),
    Choice("first-box"),
    Choice("grands-feux"),
    Choice("deluxe"),
    Choice("czech"),
    Choice("grands-feux", ("avalanche",)),
    Choice("custom", ("avalanche",)),
    Choice("grands-feux", ("black-powder",)),
    Choice("grands-feux", ("flamboyants",)),
    Choice("grands-feux", ("final-flourish",)),
    Choice("czech", ("avalanche-2",)),
    Choice("first-box", ("one-error",)),
)
USUAL_GAMES = {"hat": 10_000, "pair": 10_000, "learned": 10_000, "search": 300, "oracle": 100}
GAMES_OF_OTHERS = 500
REPORTED_PLAYERS = dict.fromkeys(TWO_SEAT_BOTS, PLAYERS[:1])
"""The numbers of seats of bots that do not play with all of them."""


class Cell(NamedTuple):
    """One cell of the tables: a bot in a game with a number of seats."""

    game: str
    players: int
    bot: str

    @property
    def lineup(self) -> tuple[str, ...]:
        """Return the bots at the seats: a search expects the others to play its blueprint."""
        others = stand_in(self.bot, self.players)
        return (self.bot,) if others is None else (self.bot, *(others,) * (self.players - 1))


def choice_name(choice: Choice) -> str:
    """Return the name of a game."""
    return " with ".join((choice.edition, *choice.extensions))


CHOICES = {choice_name(choice): choice for choice in GAMES}


class Figures:
    """The known results, saved in a file."""

    def __init__(self) -> None:
        """Read the results of earlier runs."""
        known = (
            json.loads(RESULTS_FILE.read_text(encoding="utf-8")) if RESULTS_FILE.exists() else []
        )
        self.known: dict[Cell, dict[str, Any]] = {
            Cell(each["game"], each["players"], each["bot"]): each for each in known
        }

    def games(self, cell: Cell) -> int:
        """Return the number of games of a result."""
        return int(self.known[cell]["games"]) if cell in self.known else 0

    def copy_equal_game(self, cell: Cell, games: int, seed: str) -> bool:
        """Reuse the result of the same game under another name, if it is known."""
        identity = match(cell, games, seed).identity()
        for other, figures in self.known.items():
            is_enough = figures["games"] >= games and figures["seed"] == seed
            if is_enough and match(other, games, seed).identity() == identity:
                self.known[cell] = {**figures, **cell._asdict()}
                return True
        return False

    def put(self, cell: Cell, found: MatchScores, seed: str) -> None:
        """Add a result."""
        self.known[cell] = {
            **cell._asdict(),
            "lineup": list(cell.lineup),
            "seed": seed,
            "games": found.games,
            "mean": round(found.mean, 5),
            "stderr": round(found.standard_error, 5),
            "mean_points": round(found.mean_points, 5),
            "perfect": round(found.perfect, 5),
            "lost": round(found.lost, 5),
            "versions": versions(),
        }

    def write(self) -> None:
        """Save all results and update the page."""
        ordered = [self.known[cell] for cell in sorted(self.known)]
        lines = ",\n".join(json.dumps(each) for each in ordered)
        RESULTS_FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        write_between(PAGE, "results", page(self.known))


def cells(bots: Sequence[str], players: Sequence[int], only: str | None) -> Iterator[Cell]:
    """Yield the cells that were asked for, in the order of the page."""
    for game in CHOICES:
        if only in (None, game):
            for bot in bots:
                reported = REPORTED_PLAYERS.get(bot, PLAYERS)
                yield from (Cell(game, seats, bot) for seats in players if seats in reported)


def match(cell: Cell, games: int, seed: str) -> HanabiMatch:
    """Return the match of a cell."""
    return HanabiMatch(compose(CHOICES[cell.game]), cell.players, cell.lineup, games, seed)


def play(cell: Cell, games: int, seed: str, workers: int) -> MatchScores:
    """Play the match of a cell."""
    run = MatchRun(match(cell, games, seed))
    run.play(in_processes(workers))
    return scores(run.results)


def cell_text(figures: dict[str, Any] | None) -> str:
    """Format a result as a cell of a table."""
    if figures is None:
        return "–"
    lines = [
        f"**{figures['mean']:.3f}** ± {figures['stderr']:.3f}",
        f"{figures['perfect']:.1%} perfect",
    ]
    if figures["lost"]:
        lines += [f"{figures['lost']:.1%} lost", f"{figures['mean_points']:.3f} kept"]
    return "<br>".join([*lines, f"{figures['games']:,} games"])


def page(known: dict[Cell, dict[str, Any]]) -> str:
    """Format a table for each game with a row for each bot."""
    blocks = []
    for game, choice in CHOICES.items():
        rows = [
            [f"`{bot}`", *(cell_text(known.get(Cell(game, seats, bot))) for seats in PLAYERS)]
            for bot in arena_bots("hanabi")
            if any(Cell(game, seats, bot) in known for seats in PLAYERS)
        ]
        if not rows:
            continue
        highest = compose(choice).highest_score
        reported = " with ".join(f"`{word}`" for word in (choice.edition, *choice.extensions))
        titles = ["bot", *(f"{seats} players" for seats in PLAYERS)]
        lines = [f"### {reported}: {highest} points", ""]
        lines += [f"| {' | '.join(titles)} |", "|" + "---|" * len(titles)]
        lines += [f"| {' | '.join(row)} |" for row in rows]
        blocks.append("\n".join(lines))
    blocks.append(
        f"- command: `{COMMAND}`; each figure is in `benchmarks/results.json` with its seed"
    )
    return "\n\n".join(blocks)


def main(words: Sequence[str] | None = None) -> int:
    """Play the missing matches, and save the results if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--bot", default=",".join(arena_bots("hanabi")))
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)))
    parser.add_argument("--only", choices=CHOICES, help="play one game only")
    parser.add_argument(
        "--games", type=int, help="games per match; the default depends on the speed of the bot"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--again", action="store_true", help="play known results again")
    parser.add_argument(
        "--write", action="store_true", help=f"save the results and update {PAGE.name}"
    )
    chosen = parser.parse_args(words)
    figures = Figures()
    seats = [int(number) for number in chosen.players.split(",")]
    for cell in cells(chosen.bot.split(","), seats, chosen.only):
        games = chosen.games or USUAL_GAMES.get(cell.bot, GAMES_OF_OTHERS)
        if chosen.again or figures.games(cell) < games:
            if chosen.again or not figures.copy_equal_game(cell, games, chosen.seed):
                figures.put(cell, play(cell, games, chosen.seed, chosen.workers), chosen.seed)
            print(*cell, cell_text(figures.known[cell]).replace("<br>", ", "), flush=True)
            if chosen.write:
                figures.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
