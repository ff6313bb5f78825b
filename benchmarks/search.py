"""Compare a bot that searches with its blueprint on the same decks.

./tamaya benchmark search [--bot search|expert] [--players N…] [--games N] [--workers N]
                          [--rollouts N] [--all-seats] [--save FOLDER] [--write]

In each game one seat searches, which rotates from game to game, and the rest play the blueprint;
with ``--all-seats`` all search. The blueprint of ``expert`` is ``friend``. The seconds are CPU time
per move of a seat that searches. Every game is saved when it ends: a run that is stopped prints
what it has, and the same command goes on from there. ``--write`` updates the bot's table in
docs/reference/results.md; rows for other numbers of players stay.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import ClassVar, NamedTuple

from _progress import LoggedProgress
from _report import CHECKOUT, machine, versions, write_between

from tamaya.arena import MatchRun, SavedResults, in_processes
from tamaya.cli.entry_point import INTERRUPTED_STATUS
from tamaya.engine.array_types import Words
from tamaya.engine.batch import Batch
from tamaya.engine.policy import Policy
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.compiled_player import tables_for
from tamaya.players.hanabi.friend.engine_policy import FRIEND
from tamaya.players.hanabi.shared_kernels.action_moves import move_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.rules.hanabi import Choice, Game, Result, compose
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import Seat
from tamaya.search.blueprints import blueprint_for
from tamaya.search.decision_search import Budget, DecisionSearch
from tamaya.search.expert_search import ExpertBudget, ExpertSearch

PAGE = CHECKOUT / "docs" / "reference" / "results.md"
SAVED_GAMES = CHECKOUT / ".benchmarks"
PLAYERS = (2, 3, 4, 5)
ONE, ALL = "one seat", "all seats"
COMMAND = (
    "./tamaya benchmark search --bot {bot} --players P --games G --rollouts R [--all-seats] --write"
)
SEARCH, EXPERT = "search", "expert"
USUAL_ROLLOUTS = {SEARCH: Budget().rollouts, EXPERT: ExpertBudget().rollouts}
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


def policy_of(bot: str, players: int) -> Policy:
    """Return the policy of the other seats."""
    return FRIEND if bot == EXPERT else blueprint_for(players).policy


def search_action(bot: str, rows: Words, tables: RuleTables, rollouts: int) -> int:
    """Return the action that the bot finds."""
    if bot == EXPERT:
        return ExpertSearch(rows, tables, ExpertBudget(rollouts=rollouts)).decide().action
    blueprint = blueprint_for(tables.players)
    return DecisionSearch(rows, tables, blueprint, Budget(rollouts=rollouts)).decide().action


def sample(bot: str, players: int, searching: str, rollouts: int, seed: str, number: int) -> Sample:
    """Play one deck with and without search."""
    rules = compose(Choice())
    policy = policy_of(bot, players)
    tables = tables_for(rules, players)
    game = Game.deal(rules, players, seed_from_words(f"{seed} {number}"), Seat(0))
    batch = Batch.of_setups([game.setup], threads=1)
    blueprint_score = int(batch.play(policy).scores[0, 0])
    memory = (batch := Batch.of_setups([game.setup], threads=1)).memory(policy)
    changed = moves = 0
    seconds = 0.0
    while game.outcome is None:
        action = int(batch.choose(policy, memory)[0])
        seat = game.board.seat_to_act
        if searching == ALL or seat == number % players:
            began = process_time()
            view = game.view(seat)
            found = search_action(bot, rows_of_view(view, tables), tables, rollouts)
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


@dataclass(frozen=True, slots=True)
class SearchComparison:
    """Many decks with and without search, as a match that can be stopped and go on."""

    result_type: ClassVar[type] = Sample

    bot: str
    players: int
    searching: str
    rollouts: int
    games: int
    seed: str

    @property
    def chunk_size(self) -> int:
        """Return the number of decks in one task."""
        return 1

    def play(self, numbers: Sequence[int]) -> list[Sample]:
        """Play the decks of these numbers."""
        return [
            sample(self.bot, self.players, self.searching, self.rollouts, self.seed, number)
            for number in numbers
        ]

    def identity(self) -> dict[str, object]:
        """Return everything that determines the games, except their number."""
        return {
            "benchmark": self.bot,
            "players": self.players,
            "searching": self.searching,
            "rollouts": self.rollouts,
            "seed": self.seed,
            "versions": versions(),
        }

    def file_in(self, folder: Path) -> str:
        """Return the file of the finished games."""
        folder.mkdir(parents=True, exist_ok=True)
        digest = sha256(repr(self.identity()).encode()).hexdigest()[:12]
        return str(folder / f"{self.bot}-{self.players}-{digest}.jsonl")


def row(bot: str, players: int, searching: str, rollouts: int, samples: Sequence[Sample]) -> str:
    """Format the samples of one number of players as a row of the table."""
    gains = [one.search_score - one.blueprint_score for one in samples]
    games = len(samples)
    error = stdev(gains) / games**0.5 if games > 1 else 0.0
    cells = (
        f"{players}",
        searching,
        f"`{policy_of(bot, players).name}`",
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


def existing_rows(bot: str) -> dict[str, str]:
    """Read the bot's rows of the page, by number of players and who searches."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    part = text.partition(f"<!-- {bot}: start -->")[2].partition(f"<!-- {bot}: end -->")[0]
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
        f"- command: `{COMMAND.format(bot=chosen.bot)}`, seed `{chosen.seed}`",
    ]
    return "\n".join(parts)


def main(words: Sequence[str] | None = None) -> int:
    """Play, print, and update the page if asked; 1 if search makes it clearly worse."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--bot", choices=(SEARCH, EXPERT), default=SEARCH)
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rollouts", type=int, help="games played to their end for a move")
    parser.add_argument("--seed", default="search")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--all-seats", action="store_true", help="let all seats search")
    parser.add_argument("--save", type=Path, default=SAVED_GAMES, help="folder of finished games")
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    searching = ALL if chosen.all_seats else ONE
    rollouts = chosen.rollouts or USUAL_ROLLOUTS[chosen.bot]
    rows = existing_rows(chosen.bot)
    is_worse = False
    print(f"| {TITLES} |", flush=True)
    for players in chosen.players:
        compared = SearchComparison(
            chosen.bot, players, searching, rollouts, chosen.games, chosen.seed
        )
        saved = SavedResults(compared.file_in(chosen.save), compared)
        run = MatchRun(compared, saved.known)
        progress = LoggedProgress(chosen.games, f"{players} players", run.known)
        is_stopped = False
        try:
            # Compile here first, so that the workers load the code from the cache.
            sample(chosen.bot, players, searching, rollouts, "a first game", 0)
            run.play(in_processes(chosen.workers), [saved.append, progress.advance])
        except KeyboardInterrupt:
            is_stopped = True
        progress.stop()
        if run.results:
            line = row(chosen.bot, players, searching, rollouts, run.results)
            print(line, flush=True)
            rows[f"{players} | {searching}"] = line
            gains = [one.search_score - one.blueprint_score for one in run.results]
            is_worse |= sum(gains) < -2 * sum(gain**2 for gain in gains) ** 0.5
            if chosen.write:
                write_between(PAGE, chosen.bot, table(rows, chosen))
        if is_stopped:
            return INTERRUPTED_STATUS
    return int(is_worse)


if __name__ == "__main__":
    sys.exit(main())
