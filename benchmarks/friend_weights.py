"""Fit the weights of ``friend``: to recorded games, then to its own games.

./tamaya benchmark friend_weights fit FILE [--prior P] [--write]
./tamaya benchmark friend_weights tune [--players N…] [--literal] [--games N] [--minutes N]
    [--people FILE] [--seed N] [--write]

``fit`` reads games of three people, one a line, in the format of hanab.live. It starts from the
weights in use and moves them towards those under which the people's moves are likeliest; every
third game is kept apart and only measured. ``tune`` plays games in which every weight is shifted at
random, and moves each weight to where the scores rise; with ``--people`` it also follows the
people's moves at three seats. ``--literal`` tunes the weights for games that one error ends.
``--write`` updates ``weights.py``. Weights of risks are not fitted to people, who know why they
take a risk.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
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
from tamaya.players.hanabi.friend.weights import LITERAL_COLUMN, WEIGHT_TABLE
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
POINTS_FOR_LIKELIHOOD = 3.0
"""What it is worth that the people's moves are e times as likely."""
NEVER_TUNED = {"FATAL_RISK", *(name for name in NAMES if name.startswith("RETURNED"))}
OF_LARGE_FEATURES = {
    "HALVINGS",
    "AVERTED_NEXT_SEAT",
    "AVERTED_SECOND_SEAT",
    "AVERTED_LATER_SEAT",
    "LEAVES_DANGER",
    "LAST_TOKEN_LEAVES_DANGER",
    "PLAY_LEAVES_DANGER",
    "PLAY_RISK_WITH_3",
    "PLAY_RISK_WITH_2",
    "PLAY_RISK_WITH_1",
    "GAMBLE_CHANCE",
    "DISCARD_COST",
    "DISCARD_COST_OF_CHOP",
    "DISCARD_FOR_SAVE",
    "DISCARD_LEAVES_DANGER",
}
"""Features that are counted in tens or hundreds."""
SHARE_SHIFTED = 0.12
RIDGE = 0.02
SMALLEST_TREND = 0.8
"""Weights with a smaller trend, in standard errors, stay where they are."""
LARGEST_STEP = 1.5
SEED_OF_CHECK = 1_000_000
SEATS_OF_PEOPLE = 3
HOLD_OUT = 3

prepare = plain_version(prepare_decision)
weigh = plain_version(weigh_action)
meet = plain_version(meet_receiver)
legal = plain_version(is_legal)


class Match(NamedTuple):
    """A game to tune on."""

    choice: Choice
    players: int


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

    def slope(self, weights: Floats) -> Floats:
        """How the mean log-likelihood of the moves that were made changes with each weight."""
        scores = self.features @ weights / TEMPERATURE
        sizes = np.diff(np.append(self.starts, len(scores)))
        chances = np.exp(scores - np.repeat(np.maximum.reduceat(scores, self.starts), sizes))
        chances /= np.repeat(np.add.reduceat(chances, self.starts), sizes)
        missing = self.features[self.chosen].sum(0) - chances @ self.features
        slope: Floats = missing / TEMPERATURE / len(self.starts)
        slope[[index for index, name in enumerate(NAMES) if name in FIXED]] = 0.0
        return slope


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


def play(rows: Floats, match: Match, seed: int) -> Floats:
    """The scores of games, each with its own row of weights."""
    batch = Batch(compose(match.choice), match.players, len(rows), seed=seed)
    memory = batch.memory(FRIEND)
    memory[:, WEIGHTS : WEIGHTS + rows.shape[1]] = np.round(rows)
    memory[:, HAS_WEIGHTS] = 1
    while (batch.status().causes == 0).any():
        batch.step(batch.choose(FRIEND, memory))
    return np.asarray(batch.status().scores, float)


def shifts_of(weights: Floats) -> Floats:
    """How far each weight is shifted to see what that does."""
    shifts = np.clip(SHARE_SHIFTED * np.abs(weights), 35.0, 120.0)
    for index, name in enumerate(NAMES):
        if name in NEVER_TUNED:
            shifts[index] = 0.0
        elif name in OF_LARGE_FEATURES:
            shifts[index] = max(1.0, SHARE_SHIFTED * abs(weights[index]))
    return shifts


def response(
    weights: Floats, shifts: Floats, match: Match, games: int, seed: int
) -> tuple[Floats, float]:
    """What each shift adds to the score, and the standard error of that.

    Every game has random signs of its own for all shifts at once, and the same deck is played with
    the opposite signs too, so that one set of games measures all weights.
    """
    random = np.random.default_rng(seed)
    signs = random.choice([-1.0, 1.0], size=(games // 2, len(weights))) * (shifts > 0)
    above = play(weights + signs * shifts, match, seed)
    half = (above - play(weights - signs * shifts, match, seed)) / 2
    bend = signs.T @ signs + RIDGE * len(signs) * np.eye(len(weights))
    gains = np.linalg.solve(bend, signs.T @ half)
    return gains, float((half - signs @ gains).std() / len(signs) ** 0.5)


def tune_weights(
    weights: Floats,
    matches: Sequence[Match],
    people: PeoplesMoves | None,
    chosen: argparse.Namespace,
) -> Floats:
    """Move all weights where the scores rise, again and again; with people, towards them too."""
    end, seed = time.monotonic() + 60 * chosen.minutes, chosen.seed
    trend = np.zeros(len(weights))
    while time.monotonic() < end:
        shifts = shifts_of(weights)
        found = [response(weights, shifts, match, chosen.games, seed) for match in matches]
        gains = np.mean([gain for gain, _ in found], axis=0)
        error = float(np.linalg.norm([error for _, error in found]) / len(found))
        if people is not None:
            gains += POINTS_FOR_LIKELIHOOD * people.slope(weights) * shifts
        trend = trend / 2 + gains / error
        size = np.clip((np.abs(trend) - SMALLEST_TREND) / 2, 0.0, LARGEST_STEP)
        weights = weights + np.sign(trend) * size * shifts
        seed += 1
        named = ", ".join(
            f"{NAMES[index]} {weights[index]:.0f}" for index in np.argsort(-np.abs(trend))[:5]
        )
        print(f"{matches[0].players} players, {seed - chosen.seed}: {named}", flush=True)
    return weights


def measure(before: Floats, after: Floats, matches: Sequence[Match], games: int) -> None:
    """Print what the new weights gain on the same decks, which were not tuned on."""
    for match in matches:
        scores = [
            play(np.tile(weights, (games, 1)), match, SEED_OF_CHECK) for weights in (before, after)
        ]
        gain = scores[1] - scores[0]
        print(
            f"{match.players} players: {scores[0].mean():.3f} before, {scores[1].mean():.3f} now, "
            f"{gain.mean():+.3f} ± {gain.std() / games**0.5:.3f}",
            flush=True,
        )


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
    tune.add_argument("--literal", action="store_true", help="for games that one error ends")
    tune.add_argument("--games", type=int, default=8_000)
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
        choice = Choice("first-box", ("one-error",)) if chosen.literal else Choice()
        matches = [Match(choice, players) for players in chosen.players]
        for group in [matches] if chosen.literal else [[match] for match in matches]:
            players = group[0].players
            column = LITERAL_COLUMN if chosen.literal else players - 2
            is_judged = players == SEATS_OF_PEOPLE and not chosen.literal
            before = table[:, column].copy()
            table[:, column] = tune_weights(before, group, people if is_judged else None, chosen)
            measure(before, table[:, column], group, chosen.games // 2)
    if chosen.write:
        write_weights(np.round(table).astype(np.int64))
    return 0


if __name__ == "__main__":
    sys.exit(main())
