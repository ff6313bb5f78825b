"""Compare random legal moves a second: our referee in Python and OpenSpiel's in C++.

./tamaya benchmark referee [--rounds N] [--seconds S] [--write]

Both play whole games of five plain suits from a shuffled deck, with uniformly random legal moves of
the same generator. OpenSpiel runs in the way that is fastest for it, with its deck shuffled
beforehand. The two alternate round by round, and CPU time is measured, so that other load affects
both alike; the figures are medians over the rounds. ``--write`` updates the table in
docs/reference/benchmarks.md.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from _openspiel import PlayOne, dealt_games
from _report import CHECKOUT, format_whole, machine, versions, write_between

from tamaya.rules.hanabi import (
    Choice,
    Refusal,
    Seed,
    begin,
    compose,
    judge,
    legal_moves,
    setup_from_seed,
)

PAGE = CHECKOUT / "docs" / "reference" / "benchmarks.md"
PLAYERS = (2, 5)
LEAST_RATIO = 0.1
COMMAND = "./tamaya benchmark referee --write"


def referee_games(players: int) -> PlayOne:
    """Return a function that plays random games of our referee."""
    rules = compose(Choice("standard"))

    def play_one(chance: Random) -> int:
        state = begin(setup_from_seed(Seed(chance.randbytes(32)), rules, players)).state
        moves = 0
        while state.board.outcome is None:
            move = chance.choice(legal_moves(state))
            judgement = judge(state, state.board.seat_to_act, move)
            assert not isinstance(judgement, Refusal)
            state = judgement.state
            moves += 1
        return moves

    return play_one


class Figures(NamedTuple):
    """The speed of one program in one round."""

    moves_a_second: float
    moves_a_game: float


def measure(play_one: PlayOne, chance: Random, seconds: float) -> Figures:
    """Play games for some seconds of CPU time."""
    games = moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        moves += play_one(chance)
        games += 1
    return Figures(moves / spent, moves / games)


def compare(players: int, rounds: int, seconds: float) -> tuple[Figures, Figures, float]:
    """Return the medians of the referee's figures, OpenSpiel's figures and their ratio."""
    ours, theirs = referee_games(players), dealt_games(players)
    pairs: list[tuple[Figures, Figures]] = []
    for number in range(-1, rounds):
        pair = (measure(ours, Random(number), seconds), measure(theirs, Random(number), seconds))
        if number >= 0:  # The first round only warms up.
            pairs.append(pair)
    return (
        typical([mine for mine, _ in pairs]),
        typical([other for _, other in pairs]),
        median(mine.moves_a_second / other.moves_a_second for mine, other in pairs),
    )


def typical(figures: Sequence[Figures]) -> Figures:
    """Return the median of each figure."""
    return Figures(*map(median, zip(*figures, strict=True)))


def table(rounds: int, seconds: float) -> tuple[str, float]:
    """Format the results as a table, and return its lowest ratio."""
    lines = [
        "| seats | referee: moves a second | OpenSpiel | ratio | moves a game | OpenSpiel |",
        "|---|---|---|---|---|---|",
    ]
    ratios = []
    for players in PLAYERS:
        ours, theirs, ratio = compare(players, rounds, seconds)
        ratios.append(ratio)
        lines.append(
            f"| {players} | {format_whole(ours.moves_a_second)}"
            f" | {format_whole(theirs.moves_a_second)}"
            f" | {ratio:.3f} | {ours.moves_a_game:.1f} | {theirs.moves_a_game:.1f} |"
        )
    lines += ["", *(f"- {line}" for line in circumstances(rounds, seconds))]
    return "\n".join(lines), min(ratios)


def circumstances(rounds: int, seconds: float) -> list[str]:
    """Describe the machine, the versions and the command."""
    return [
        f"machine: {machine()}",
        f"versions: {versions('open_spiel')}",
        f"command: `{COMMAND}` ({rounds} rounds of {seconds:g} seconds each, the median)",
    ]


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and update the page if asked; 1 if the referee is too slow."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    results, lowest = table(chosen.rounds, chosen.seconds)
    print(results)
    if chosen.write:
        write_between(PAGE, "referee", results)
    return 0 if lowest >= LEAST_RATIO else 1


if __name__ == "__main__":
    sys.exit(main())
