"""Compare search with its blueprint on the same decks.

./tamaya benchmark search [--players N…] [--games N] [--workers N] [--rollouts N]
                          [--all-seats] [--write]

In each game one seat searches, which rotates from game to game, and the rest play the blueprint;
with ``--all-seats`` all search. The seconds are CPU time per move of a seat that searches.
``--write`` updates the table in docs/reference/results.md; rows for other numbers of players stay.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from _report import CHECKOUT, machine, versions, write_between

from tamaya.engine.batch import Batch
from tamaya.players.hanabi.compiled_player import move_for, tables_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.rules.hanabi import Choice, Game, Result, compose
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import Seat
from tamaya.search.blueprints import blueprint_for
from tamaya.search.decision_search import Budget, DecisionSearch

PAGE = CHECKOUT / "docs" / "reference" / "results.md"
PLAYERS = (2, 3, 4, 5)
ONE, ALL = "one seat", "all seats"
COMMAND = "./tamaya benchmark search --players P --games G --rollouts R [--all-seats] --write"
TITLES = (
    "players | searching | blueprint | games | rollouts | blueprint's mean | perfect | with search"
    " | perfect | gain | changed moves a game | seconds a move"
)


class Sample(NamedTuple):
    """One game with and without search."""

    blueprint_score: int
    blueprint_is_perfect: bool
    search_score: int
    search_is_perfect: bool
    changed: int
    """The number of moves in which the search differs from the blueprint."""
    moves: int
    seconds: float
    """The CPU time of all moves that were searched."""


def sample(players: int, searching: str, budget: Budget, seed: str, number: int) -> Sample:
    """Play one deck with and without search."""
    rules = compose(Choice())
    blueprint = blueprint_for(players)
    tables = tables_for(rules, players)
    game = Game.deal(rules, players, seed_from_words(f"{seed} {number}"), Seat(0))
    batch = Batch.of_setups([game.setup], threads=1)
    blueprint_score = int(batch.play(blueprint.policy).scores[0, 0])
    memory = (batch := Batch.of_setups([game.setup], threads=1)).memory(blueprint.policy)
    changed = moves = 0
    seconds = 0.0
    while game.outcome is None:
        action = int(batch.choose(blueprint.policy, memory)[0])
        seat = game.board.seat_to_act
        if searching == ALL or seat == number % players:
            began = process_time()
            view = game.view(seat)
            search = DecisionSearch(rows_of_view(view, tables), tables, blueprint, budget)
            found = search.decide().action
            seconds += process_time() - began
            changed += found != action
            moves += 1
            action = found
        game = game.make(move_for(game.view(seat), tables, action))
        batch.step([action])
    ended = game.outcome
    is_won = ended.result is Result.WON
    is_blueprint_won = blueprint_score == rules.highest_score
    return Sample(blueprint_score, is_blueprint_won, ended.score, is_won, changed, moves, seconds)


def row(players: int, searching: str, rollouts: int, samples: Sequence[Sample]) -> str:
    """Format the samples of one number of players as a row of the table."""
    gains = [one.search_score - one.blueprint_score for one in samples]
    games = len(samples)
    error = stdev(gains) / games**0.5 if games > 1 else 0.0
    cells = (
        f"{players}",
        searching,
        f"`{blueprint_for(players).policy.name}`",
        f"{games:,}",
        f"{rollouts:,}",
        f"{fmean(one.blueprint_score for one in samples):.3f}",
        f"{fmean(one.blueprint_is_perfect for one in samples):.1%}",
        f"**{fmean(one.search_score for one in samples):.3f}**",
        f"**{fmean(one.search_is_perfect for one in samples):.1%}**",
        f"{fmean(gains):+.3f} ± {error:.3f}",
        f"{fmean(one.changed for one in samples):.2f}",
        f"{sum(one.seconds for one in samples) / sum(one.moves for one in samples):.3f}",
    )
    return f"| {' | '.join(cells)} |"


def existing_rows() -> dict[str, str]:
    """Read the rows of the page, by number of players and who searches."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    part = text.partition("<!-- search: start -->")[2].partition("<!-- search: end -->")[0]
    lines = (line for line in part.splitlines() if line[2:3].isdigit())
    return {line[2 : line.index(" |", 6)]: line for line in lines}


def table(rows: dict[str, str], chosen: argparse.Namespace) -> str:
    """Format the results as a table with machine, versions and command."""
    parts = [f"| {TITLES} |", "|" + "---|" * (TITLES.count("|") + 1)]
    parts += [rows[start] for start in sorted(rows)]
    parts += [
        "",
        f"- machine: {machine()}",
        f"- versions: {versions()}",
        f"- command: `{COMMAND}`, seed `{chosen.seed}`",
    ]
    return "\n".join(parts)


def main(words: Sequence[str] | None = None) -> int:
    """Play, print, and update the page if asked; 1 if search makes it clearly worse."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rollouts", type=int, default=Budget().rollouts)
    parser.add_argument("--seed", default="search")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--all-seats", action="store_true", help="let all seats search")
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    budget = Budget(rollouts=chosen.rollouts)
    searching = ALL if chosen.all_seats else ONE
    rows = existing_rows()
    is_worse = False
    print(f"| {TITLES} |", flush=True)
    for players in chosen.players:
        # Compile here first, so that the workers load the code from the cache.
        sample(players, searching, budget, "a first game", 0)
        with ProcessPoolExecutor(chosen.workers) as pool:
            play = partial(sample, players, searching, budget, chosen.seed)
            samples = list(pool.map(play, range(chosen.games)))
        line = row(players, searching, chosen.rollouts, samples)
        print(line, flush=True)
        rows[f"{players} | {searching}"] = line
        gains = [one.search_score - one.blueprint_score for one in samples]
        is_worse |= sum(gains) < -2 * sum(gain**2 for gain in gains) ** 0.5
        if chosen.write:
            write_between(PAGE, "search", table(rows, chosen))
    return int(is_worse)


if __name__ == "__main__":
    sys.exit(main())
