"""Measure how much one ``friend`` adds among ``careful`` bots, on the same decks.

./tamaya benchmark company [--players N…] [--games N] [--workers N] [--seed WORDS] [--write]

In each game one seat is a ``friend``, which rotates from game to game, and the rest are
``careful``. ``--write`` updates the table in docs/reference/results.md; rows for other numbers of
players stay.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from statistics import fmean, stdev

from _report import CHECKOUT, machine, versions, write_between

from tamaya.arena import HanabiGameResult, HanabiMatch, MatchRun, in_processes, scores
from tamaya.rules.hanabi import Choice, compose

PAGE = CHECKOUT / "docs" / "reference" / "results.md"
COMMAND = "./tamaya benchmark company --games {games} --write"
PLAYERS = (2, 3, 4, 5)
HOST, VISITOR = "careful", "friend"
TITLES = ("players", "games", f"all `{HOST}`", f"with one `{VISITOR}`", "gain", "lost")


def results(
    players: int, bots: tuple[str, ...], chosen: argparse.Namespace
) -> Sequence[HanabiGameResult]:
    """Play a match of these bots; the decks are the same for all bots."""
    run = MatchRun(HanabiMatch(compose(Choice()), players, bots, chosen.games, chosen.seed))
    run.play(in_processes(chosen.workers))
    return run.results


def row(players: int, chosen: argparse.Namespace) -> tuple[str, float]:
    """Return a row of the table, and the gain in standard errors."""
    alone = results(players, (HOST,), chosen)
    mixed = results(players, (VISITOR, *(HOST,) * (players - 1)), chosen)
    gains = [
        one.outcome.score - other.outcome.score for one, other in zip(mixed, alone, strict=True)
    ]
    gain, error = fmean(gains), stdev(gains) / len(gains) ** 0.5
    found = scores(mixed)
    cells = [
        f"{players}",
        f"{len(gains):,}",
        f"{scores(alone).mean:.2f}",
        f"**{found.mean:.2f}**",
        f"{gain:+.3f} ± {error:.3f}",
        f"{found.lost:.1%}",
    ]
    return f"| {' | '.join(cells)} |", gain / error


def existing_rows() -> dict[int, str]:
    """Read the rows of the page, by number of players."""
    part = PAGE.read_text(encoding="utf-8").partition("<!-- company: start -->")[2]
    lines = part.partition("<!-- company: end -->")[0].splitlines()
    return {int(line[2]): line for line in lines if line[2:3].isdigit()}


def table(rows: dict[int, str], chosen: argparse.Namespace) -> str:
    """Format the results as a table with machine, versions and command."""
    return "\n".join(
        [
            f"| {' | '.join(TITLES)} |",
            "|" + "---|" * len(TITLES),
            *(rows[players] for players in sorted(rows)),
            "",
            f"- machine: {machine()}",
            f"- versions: {versions()}",
            f"- command: `{COMMAND.format(games=chosen.games)}`, seed `{chosen.seed}`",
        ]
    )


def main(words: Sequence[str] | None = None) -> int:
    """Play, print, and update the page if asked; 1 if a friend makes it clearly worse."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="company")
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    rows = existing_rows()
    is_worse = False
    for players in chosen.players:
        rows[players], errors = row(players, chosen)
        print(rows[players], flush=True)
        is_worse |= errors < -2
        if chosen.write:
            write_between(PAGE, "company", table(rows, chosen))
    return int(is_worse)


if __name__ == "__main__":
    sys.exit(main())
