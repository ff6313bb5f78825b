"""Fit the weights of ``friend``: to recorded games, then to its own games.

./tamaya benchmark friend_weights fit FILE [--prior P] [--write]
./tamaya benchmark friend_weights tune [--players N…] [--games N] [--minutes N] [--people FILE]
    [--seed N] [--write]

``fit`` reads games of three people, one a line, in the format of hanab.live. It starts from the
weights in use and moves them towards those under which the people's moves are likeliest; every
third game is kept apart and only measured. ``tune`` changes one weight at a time and keeps what
scores better on the same decks; with ``--people`` it also counts how often the people's move is
chosen. ``--write`` updates ``weights.py``. Weights of risks stay as they are: people know why they
take a risk, and ``friend`` does not.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from _report import CHECKOUT
from numpy.typing import NDArray

from tamaya.engine.batch import Batch
from tamaya.engine.jit import plain_version
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.rule_tables import GIVE_CLUE
from tamaya.notation.hanab_live_import import read_hanab_live
from tamaya.players.hanabi.friend import feature_list
from tamaya.players.hanabi.friend.clue_receiver import meet_receiver
from tamaya.players.hanabi.friend.decision import prepare_decision, weigh_action
from tamaya.players.hanabi.friend.engine_policy import FRIEND
from tamaya.players.hanabi.friend.followed_game import FollowedGame
from tamaya.players.hanabi.friend.memory_layout import FEATURES, HAS_WEIGHTS, WEIGHTS
from tamaya.players.hanabi.friend.weights import WEIGHT_TABLE
from tamaya.players.hanabi.shared_kernels.action_moves import move_for
from tamaya.rules.hanabi import Choice, Game, Seat, compose

Floats = NDArray[np.float64]

PAGE = CHECKOUT / "src" / "tamaya" / "players" / "hanabi" / "friend" / "weights.py"
NAMES = sorted(
    (name for name in vars(feature_list) if name.isupper() and name != "FEATURE_COUNT"),
    key=lambda name: int(getattr(feature_list, name)),
)
FIXED = {
    name
    for name in NAMES
    if name.startswith(("GAMBLE", "RETURNED", "PLAY_RISK"))
    or name in ("FATAL_RISK", "CAUSED_ERROR")
}
TEMPERATURE = 500.0
"""A move with this much more score is e times as likely."""
POINTS_FOR_AGREEMENT = 10.0
"""Choosing the people's move in one more of a hundred cases is worth a tenth of a point."""
SEATS_OF_PEOPLE = 3
HOLD_OUT = 3

prepare = plain_version(prepare_decision)
weigh = plain_version(weigh_action)
meet = plain_version(meet_receiver)
legal = plain_version(is_legal)


class PeoplesMoves(NamedTuple):
    """The features of all legal moves in the positions of recorded games."""

    features: Floats
    starts: NDArray[np.int64]
    """The first row of each position."""
    chosen: NDArray[np.int64]
    """The row of the move that was made in each position."""
    games: NDArray[np.int64]
    """The number of the game of each position."""

    def of_games(self, *, held_out: bool) -> "PeoplesMoves":
        """The positions of the games kept apart, or of the others."""
        sizes = np.diff(np.append(self.starts, len(self.features)))
        is_kept = (self.games % HOLD_OUT == 0) == held_out
        rows = np.repeat(is_kept, sizes)
        starts = np.append(0, np.cumsum(sizes[is_kept]))[:-1]
        chosen = starts + (self.chosen - self.starts)[is_kept]
        return PeoplesMoves(self.features[rows], starts, chosen, self.games[is_kept])

    def agreement(self, weights: Floats) -> float:
        """How often the move with the highest score is the one that was made."""
        scores = self.features @ weights
        return float((scores[self.chosen] >= np.maximum.reduceat(scores, self.starts)).mean())


def position_features(game: FollowedGame) -> Iterator[tuple[int, list[int]]]:
    """Each legal action of the seat to act, and its features."""
    memory, tables, viewer = game.memory, game.tables, int(game.viewer)
    prepare(game.row, tables, memory, viewer)
    for action in range(tables.action_count):
        if legal(game.row, tables, action):
            if tables.kind_of[action] == GIVE_CLUE:
                meet(memory, viewer, (viewer + tables.argument_of[action]) % tables.players)
            weigh(game.row, tables, memory, viewer, action)
            yield action, memory[FEATURES : FEATURES + len(NAMES)]


def read_moves(path: Path) -> PeoplesMoves:
    """Read the moves of recorded games."""
    features: list[list[int]] = []
    starts, chosen, games = [], [], []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        record = read_hanab_live(line)
        setup = record.setup
        seats = [
            FollowedGame(setup.rules, setup.players, Seat(seat)) for seat in range(setup.players)
        ]
        game = Game.begin(setup)
        for move, *_ in record.moves:
            seat = game.board.seat_to_act
            view = game.view(seat)
            seats[seat].follow(view)
            starts.append(len(features))
            for action, found in position_features(seats[seat]):
                if move_for(view, seats[seat].tables, action) == move:
                    chosen.append(len(features))
                features.append(found)
            games.append(number)
            game = game.make(move)
    return PeoplesMoves(np.array(features, float), *map(np.array, (starts, chosen, games)))


def fit_weights(moves: PeoplesMoves, weights: Floats, prior: float) -> Floats:
    """The likeliest weights, held back towards the given ones by the prior."""
    used = np.abs(moves.features) > 0
    scale = np.maximum(1.0, np.abs(moves.features).sum(0) / np.maximum(1, used.sum(0)))
    free = np.array([name not in FIXED for name in NAMES])
    rows, before = moves.features / scale, weights * scale / TEMPERATURE
    found = before.copy()
    position = np.repeat(np.arange(len(moves.starts)), np.diff(np.append(moves.starts, len(rows))))

    def likelihood(candidate: Floats) -> tuple[float, Floats]:
        scores = rows @ candidate
        top = np.maximum.reduceat(scores, moves.starts)
        chances = np.exp(scores - top[position])
        total = np.add.reduceat(chances, moves.starts)
        value = (scores[moves.chosen] - top - np.log(total)).sum()
        held = prior / 2 * ((candidate - before) ** 2).sum()
        return float(value - held), chances / total[position]

    for _ in range(25):
        value, chances = likelihood(found)
        weighted = rows * chances[:, None]
        means = np.add.reduceat(weighted, moves.starts, axis=0)
        slope = rows[moves.chosen].sum(0) - weighted.sum(0) - prior * (found - before)
        bend = rows.T @ weighted - means.T @ means + prior * np.eye(len(NAMES))
        step = np.zeros(len(NAMES))
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        share = 1.0
        while likelihood(found + share * step)[0] < value and share > 1e-5:
            share /= 2
        found += share * step
        if np.abs(step).max() < 1e-3:
            break
    fitted: Floats = found * TEMPERATURE / scale
    return fitted


def play(weights: Floats, players: int, games: int, seed: int) -> Floats:
    """The scores of games with these weights."""
    batch = Batch(compose(Choice()), players, games, seed=seed)
    memory = batch.memory(FRIEND)
    memory[:, WEIGHTS : WEIGHTS + len(weights)] = np.round(weights)
    memory[:, HAS_WEIGHTS] = 1
    while (batch.status().causes == 0).any():
        batch.step(batch.choose(FRIEND, memory))
    return np.asarray(batch.status().scores, float)


def tune_weights(
    weights: Floats, players: int, people: PeoplesMoves | None, chosen: argparse.Namespace
) -> Floats:
    """Change one weight at a time, and keep what scores better on the same decks."""
    random, end = Random(chosen.seed), time.monotonic() + 60 * chosen.minutes
    tunable = [index for index, name in enumerate(NAMES) if name not in FIXED]
    steps = np.maximum(0.4 * np.abs(weights), 100.0)
    seed = chosen.seed
    while time.monotonic() < end:
        random.shuffle(tunable)
        seed += 1
        before = play(weights, players, chosen.games, seed)
        agreed = people.agreement(weights) if people else 0.0
        for index in tunable:
            if time.monotonic() > end:
                break
            for sign in (1, -1):
                tried = weights.copy()
                tried[index] += sign * steps[index]
                scores = play(tried, players, chosen.games, seed)
                gain = scores - before
                now = people.agreement(tried) if people else 0.0
                total = gain.mean() + POINTS_FOR_AGREEMENT * (now - agreed)
                if total > max(0.01, gain.std() / chosen.games**0.5):
                    weights, before, agreed = tried, scores, now
                    print(f"{players} {NAMES[index]} {tried[index]:.0f} {total:+.3f}", flush=True)
                    break
            else:
                steps[index] *= 0.6
    return weights


def write_weights(table: NDArray[np.int64]) -> None:
    """Write the table."""
    head = PAGE.read_text(encoding="utf-8").partition("WEIGHT_TABLE = (\n")[0]
    lines = [
        f"    ({', '.join(str(int(weight)) for weight in row)}),  # {name}\n"
        for name, row in zip(NAMES, table, strict=True)
    ]
    PAGE.write_text(head + "WEIGHT_TABLE = (\n" + "".join(lines) + ")\n", encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Fit or tune, print what was found, and write it if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    kinds = parser.add_subparsers(dest="kind", required=True)
    fit = kinds.add_parser("fit")
    fit.add_argument("people", type=Path)
    fit.add_argument("--prior", type=float, default=300.0)
    tune = kinds.add_parser("tune")
    tune.add_argument("--players", type=int, nargs="+", default=(2, 3, 4, 5))
    tune.add_argument("--games", type=int, default=2_000)
    tune.add_argument("--minutes", type=float, default=10.0, help="for each number of players")
    tune.add_argument("--people", type=Path)
    for part in (fit, tune):
        part.add_argument("--seed", type=int, default=1)
        part.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    table = np.array(WEIGHT_TABLE, float)
    moves = read_moves(chosen.people) if chosen.people else None
    if chosen.kind == "fit" and moves is not None:
        column = SEATS_OF_PEOPLE - 2
        table[:, column] = fit_weights(
            moves.of_games(held_out=False), table[:, column], chosen.prior
        )
        apart = moves.of_games(held_out=True).agreement(table[:, column])
        print(f"the same move in {apart:.1%} of the positions kept apart")
    elif chosen.kind == "tune":
        people = None if moves is None else moves.of_games(held_out=False)
        for players in chosen.players:
            judge = people if players == SEATS_OF_PEOPLE else None
            column = players - 2
            table[:, column] = tune_weights(table[:, column], players, judge, chosen)
    if chosen.write:
        write_weights(np.round(table).astype(np.int64))
    return 0


if __name__ == "__main__":
    sys.exit(main())
