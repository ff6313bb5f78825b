"""Measure the games a second and the scores of the compiled policies on one core.

./tamaya benchmark pace [--games N] [--seed N] [--write]

``hat`` and ``pair`` search the endgame; their quick forms do not, and the two-seat search uses
``quick pair`` for its rollouts. The time is CPU time without compilation. Next to it are the games
a second of hanabi.rs, measured on one core of a similar machine. ``--write`` updates the table in
docs/reference/results.md.
"""

import argparse
import sys
from collections.abc import Sequence
from time import process_time

from _report import CHECKOUT, format_whole, machine, versions, write_between

from tamaya.engine.batch import Batch
from tamaya.engine.policy import Policy
from tamaya.players.hanabi.friend.engine_policy import FRIEND
from tamaya.players.hanabi.hat.engine_policy import HAT, QUICK_HAT
from tamaya.players.hanabi.pair.engine_policy import PAIR, QUICK_PAIR
from tamaya.rules.hanabi import Choice, compose

PAGE = CHECKOUT / "docs" / "reference" / "results.md"
COMMAND = "./tamaya benchmark pace --games {games} --seed {seed} --write"
POLICIES = {
    2: (PAIR, QUICK_PAIR, FRIEND),
    3: (HAT, QUICK_HAT, FRIEND),
    4: (HAT, QUICK_HAT, FRIEND),
    5: (HAT, QUICK_HAT, FRIEND),
}
HANABI_RS = {2: 225, 3: 186, 4: 160, 5: 125}
"""Games a second of its strategy that does not cheat."""
TITLES = ("players", "policy", "games", "mean", "perfect", "games a second", "beside hanabi.rs")


def row(policy: Policy, players: int, chosen: argparse.Namespace) -> str:
    """Play a policy and return a row of the table."""
    rules = compose(Choice())
    # Compile before the measurement.
    Batch(rules, players, 1, threads=1).play(policy)
    batch = Batch(rules, players, chosen.games, seed=chosen.seed, threads=1)
    began = process_time()
    batch.play(policy)
    per_second = chosen.games / (process_time() - began)
    scores = batch.status().scores
    cells = [
        f"{players}",
        f"`{policy.name.replace('_', ' ')}`",
        format_whole(chosen.games),
        f"{scores.mean():.3f}",
        f"{(scores == rules.highest_score).mean():.1%}",
        f"**{format_whole(round(per_second))}**",
        f"{per_second / HANABI_RS[players]:.1f}x of {HANABI_RS[players]}",
    ]
    return f"| {' | '.join(cells)} |"


def main(words: Sequence[str] | None = None) -> int:
    """Play, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    lines = [f"| {' | '.join(TITLES)} |", "|" + "---|" * len(TITLES)]
    for players, policies in POLICIES.items():
        for policy in policies:
            lines.append(row(policy, players, chosen))
            print(lines[-1], flush=True)
    lines += [
        "",
        f"- machine: {machine()}, one thread",
        f"- versions: {versions()}",
        f"- command: `{COMMAND.format(games=chosen.games, seed=chosen.seed)}`",
    ]
    if chosen.write:
        write_between(PAGE, "pace", "\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
