"""Play the levels of Ikebana against each other, with two to five seats.

./tamaya benchmark ikebana_levels [--games N] [--seed WORDS] [--workers N] [--write]

In each match two bots hold every other seat, and everybody moves up one seat from game to game; a
shared win is split. ``--write`` updates the table in docs/reference/ikebana.md.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence

from _progress import LoggedProgress
from _report import CHECKOUT, versions, write_between

from tamaya.arena import IkebanaMatch, MatchRun, Standing, in_processes, standings
from tamaya.cli.entry_point import INTERRUPTED_STATUS
from tamaya.rules.ikebana import Rules
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS

PAGE = CHECKOUT / "docs" / "reference" / "ikebana.md"
COMMAND = "./tamaya benchmark ikebana_levels --write"
STEPS = (("easy", "random"), ("greedy", "easy"), ("florist", "greedy"), ("florist", "easy"))
"""Pairs of levels, the stronger one first."""
TITLES = ("players", "stronger", "weaker", "games", "wins of the stronger", "points", "its rival's")


def matches(games: int, seed: str) -> Iterator[IkebanaMatch]:
    """Yield the matches of the table."""
    for pair in STEPS:
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            yield IkebanaMatch(Rules(), players, pair, games, seed)


def row(match: IkebanaMatch, stronger: Standing, weaker: Standing) -> str:
    """Format a match as a row of the table; behind ± are two standard errors."""
    share = stronger.share_of_wins
    margin = 2 * (share * (1 - share) / match.games) ** 0.5
    cells = (
        f"{match.players}",
        *(f"`{bot}`" for bot in match.bots),
        f"{match.games:,}",
        f"**{share:.1%}** ± {margin:.1%}",
        f"{stronger.mean_points:.1f}",
        f"{weaker.mean_points:.1f}",
    )
    return f"| {' | '.join(cells)} |"


def table(rows: Sequence[str], seed: str) -> str:
    """Format the rows as a table with versions and command."""
    return "\n".join(
        [
            f"| {' | '.join(TITLES)} |",
            "|" + "---|" * len(TITLES),
            *rows,
            "",
            f"- versions: {versions()}",
            f"- command: `{COMMAND}`, seed `{seed}`",
        ]
    )


def main(words: Sequence[str] | None = None) -> int:
    """Play, print, and update the page if asked; 1 if a weaker level wins more than half."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    rows, is_ordered = [], True
    planned = list(matches(chosen.games, chosen.seed))
    progress = LoggedProgress(len(planned) * chosen.games, "Ikebana")
    try:
        for match in planned:
            run = MatchRun(match)
            run.play(in_processes(chosen.workers), [progress.advance])
            found = standings(run.results)
            stronger, weaker = (found[bot] for bot in match.bots)
            progress.stop()
            rows.append(row(match, stronger, weaker))
            print(rows[-1], flush=True)
            is_ordered &= stronger.share_of_wins > stronger.fair_share
    except KeyboardInterrupt:
        progress.stop()
        return INTERRUPTED_STATUS
    if chosen.write:
        write_between(PAGE, "levels", table(rows, chosen.seed))
    return 0 if is_ordered else 1


if __name__ == "__main__":
    sys.exit(main())
