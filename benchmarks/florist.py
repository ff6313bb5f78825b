"""Play ``florist`` against ``greedy`` in Ikebana, with two to five seats.

./tamaya benchmark florist [--games N] [--seed WORDS] [--workers N] [--write]

The matches are those of ``tamaya simulate --game ikebana``: seats rotate, a shared win is split,
and the same seed gives the same figures on any machine. ``--write`` updates the table in
docs/reference/ikebana.md.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

from _report import CHECKOUT, versions, write_between

from tamaya.arena import IkebanaMatch, Standing, simulate_ikebana
from tamaya.rules.ikebana import Rules
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS

PAGE = CHECKOUT / "docs" / "reference" / "ikebana.md"
COMMAND = "./tamaya benchmark florist --write"
LEAST_SHARE_OF_TWO = 0.7


class Bout(NamedTuple):
    """One match of the table."""

    match: IkebanaMatch
    florist: Standing
    greedy: Standing

    @property
    def is_won(self) -> bool:
        """Whether the florist reached its target."""
        if self.match.players == FEWEST_PLAYERS:
            return self.florist.share_of_wins >= LEAST_SHARE_OF_TWO
        return self.florist.share_of_wins >= 1.4 * self.florist.fair_share

    def row(self) -> str:
        """Format the match as a row of the table."""
        match, florist = self.match, self.florist
        # Two standard errors.
        share = florist.share_of_wins
        margin = 2 * (share * (1 - share) / match.games) ** 0.5
        variant = "final bouquet" if match.rules.final_bouquet else "–"
        cells = (
            f"{match.players}",
            f"`{','.join(match.bots)}`",
            variant,
            f"{match.games:,}",
            f"**{share:.1%}** ± {margin:.1%}",
            f"{florist.fair_share:.1%}",
            f"{florist.mean_points:.1f}",
            f"{self.greedy.mean_points:.1f}",
        )
        return f"| {' | '.join(cells)} |"


def bouts(games: int, seed: str, workers: int) -> list[Bout]:
    """Play all matches: half and half, one against the rest, and with a final bouquet."""
    matches = []
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        mixed = ("florist", "greedy")
        alone = ("florist", *("greedy",) * (players - 1))
        lineups = dict.fromkeys((mixed, alone))
        matches += [IkebanaMatch(Rules(), players, bots, games, seed) for bots in lineups]
        matches.append(IkebanaMatch(Rules(final_bouquet=True), players, mixed, games, seed))
    played = []
    for match in matches:
        standings = simulate_ikebana(match, workers)
        played.append(Bout(match, standings["florist"], standings["greedy"]))
        print(played[-1].row(), flush=True)
    return played


def table(played: Sequence[Bout], seed: str) -> str:
    """Format the results as a table with versions and command."""
    titles = (
        "players | seats in turn | variant | games | florist's wins | fair share"
        " | florist's points | greedy's points"
    )
    lines = [f"| {titles} |", "|" + "---|" * (titles.count("|") + 1)]
    lines += [bout.row() for bout in played]
    lines += [
        "",
        f"- versions: {versions()}",
        f"- command: `{COMMAND}`, seed `{seed}`",
    ]
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Play, print, and update the page if asked; 1 if the florist misses its target."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="florist")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    played = bouts(chosen.games, chosen.seed, chosen.workers)
    if chosen.write:
        write_between(PAGE, "florist", table(played, chosen.seed))
    return 0 if all(bout.is_won for bout in played) else 1


if __name__ == "__main__":
    sys.exit(main())
