"""A training run: clone a teacher, then improve by PPO, and write down how it goes.

Everything random follows from the seed and the number of the update, so a run that was stopped
goes on as if it had not been.
"""

import json
import math
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch

from tamaya.engine.observation_layout import Form, sections_of
from tamaya.engine.rule_tables import rule_tables_of
from tamaya.learning.checkpoints import load_checkpoint, save_checkpoint
from tamaya.learning.config import Config
from tamaya.learning.network import Network
from tamaya.learning.ppo import Learner, Schedule, between
from tamaya.learning.self_play import PlayedGames, SelfPlay
from tamaya.learning.teacher import SETS_AHEAD, Teacher
from tamaya.players.hanabi.learned.weights_file import save_weights

PROGRESS_FILE, CHECKPOINT_FILE = "progress.jsonl", "checkpoint.pt"
WEIGHTS_FILE = "weights.npz"
"""What a player needs: the weights without those of the expected return."""

SEED_BITS = 32
"""The updates that have seeds of their own."""
TEACHER_SEEDS, EVALUATION_SEEDS = 1 << 61, 1 << 62


class Evaluation(NamedTuple):
    """How well a network plays when it always takes the likeliest action."""

    games: int
    score: float
    error: float
    """The standard error of the score."""
    perfect: float
    """The share of games with the highest score."""


class Training:
    """One run and its folder."""

    def __init__(self, config: Config, folder: Path, device: str) -> None:
        """Start a run, or go on with the one in the folder."""
        rules, seats = config.rules(), config.game.seats
        self._config, self._folder, self._rules = config, folder, rules
        torch.manual_seed(config.seed)
        self._teacher = (
            Teacher(rules, seats, config.games, config.clone.teacher)
            if config.clone.updates
            else None
        )
        network = Network.of(config, *network_ends(config), device)
        self.learner = Learner(config, network)
        self._play = SelfPlay(rules, seats, config.games, network)
        self._sets: dict[int, Any] = {}
        self.update = 0
        self._moves = 0
        self._seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT_FILE).exists():
            self._load()

    @property
    def updates(self) -> int:
        """The updates of the whole run."""
        return self._config.clone.updates + self._config.ppo.updates

    def run(self, seconds: float = math.inf) -> Iterator[dict[str, Any]]:
        """Train to the end, or for this long; yield each line as it is written down.

        The checkpoint is saved after every evaluation and at the end, where the weights are too.
        """
        started, before = monotonic(), self._seconds
        with ExitStack() as stack, (self._folder / PROGRESS_FILE).open("a") as progress:
            if self._teacher is not None:
                stack.enter_context(self._teacher.at_work())
            while self.update < self.updates and monotonic() - started < seconds:
                measures = self._learn()
                self.update += 1
                is_evaluated = (
                    self.update % self._config.evaluate_every == 0 or self.update == self.updates
                )
                if not is_evaluated and self.update % self._config.report_every:
                    continue
                line: dict[str, Any] = {
                    name: round(float(value), 5) for name, value in measures.items()
                }
                self._seconds = before + monotonic() - started
                if is_evaluated:
                    line |= {"evaluation": self.evaluate(self._config.evaluation_games)._asdict()}
                    save_checkpoint(self._folder / CHECKPOINT_FILE, self._state())
                line = {**self._position(), **line}
                progress.write(json.dumps(line) + "\n")
                progress.flush()
                yield line
        self._seconds = before + monotonic() - started
        save_checkpoint(self._folder / CHECKPOINT_FILE, self._state())
        save_weights(self._folder / WEIGHTS_FILE, self.learner.network.policy_arrays())

    def _learn(self) -> dict[str, Any]:
        """Make one update of the current stage."""
        clone, ppo = self._config.clone, self._config.ppo
        if self.update < clone.updates:
            games = self._teacher_games()
            rate = between(clone.rate, clone.final_rate, self.update / clone.updates)
            measures = self.learner.imitate(games, Schedule(rate))
        else:
            if self.update == clone.updates and clone.updates and ppo.leash:
                self.learner.clone = self.learner.network.copy()
            games = self._play.play(self.learner.network, self._seed(self.update))
            share = (self.update - clone.updates) / ppo.updates
            measures = self.learner.improve(games, Schedule.of_ppo(ppo, share))
        self._moves += int(games.is_acting.sum())
        return measures | {"score": games.scores.float().mean()}

    def _teacher_games(self) -> PlayedGames:
        """Replay a set of the teacher's games, drawn from those that are kept."""
        assert self._teacher is not None
        clone = self._config.clone
        newest = self.update // clone.reuse
        for number in range(max(0, newest - clone.kept + 1), newest + 1):
            if number not in self._sets:
                ahead = [self._teacher_seed(newest + 1 + more) for more in range(SETS_AHEAD)]
                actions = self._teacher.games(self._teacher_seed(number), ahead)
                self._sets[number] = torch.as_tensor(actions, device=self.learner.network.device)
        self._sets.pop(newest - clone.kept, None)
        chosen = int(np.random.default_rng((self._config.seed, self.update)).choice([*self._sets]))
        return self._play.replay(self._teacher_seed(chosen), self._sets[chosen])

    def evaluate(self, games: int) -> Evaluation:
        """Play games from decks that are never learned from, with the likeliest actions."""
        scores = torch.empty(0, device=self.learner.network.device)
        rounds = -(-games // self._config.games)
        for number in range(rounds):
            played = self._play.play(self.learner.network, EVALUATION_SEEDS + number, greedy=True)
            scores = torch.cat([scores, played.scores.float()])
        scores = scores[:games]
        error = float(scores.std()) / math.sqrt(games) if games > 1 else 0.0
        perfect = float((scores == self._rules.highest_score).float().mean())
        return Evaluation(games, round(float(scores.mean()), 4), round(error, 4), round(perfect, 4))

    def _seed(self, number: int) -> int:
        return (self._config.seed % (1 << 28) << SEED_BITS) + number

    def _teacher_seed(self, number: int) -> int:
        return TEACHER_SEEDS + self._seed(number)

    def _position(self) -> dict[str, Any]:
        stage = "clone" if self.update <= self._config.clone.updates else "ppo"
        seconds = round(self._seconds, 2)
        return {"update": self.update, "stage": stage, "moves": self._moves, "seconds": seconds}

    def _state(self) -> dict[str, Any]:
        clone = self.learner.clone
        return {
            "config": msgspec.to_builtins(self._config),
            "update": self.update,
            "moves": self._moves,
            "seconds": self._seconds,
            "network": self.learner.network.layers.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "clone": None if clone is None else clone.layers.state_dict(),
        }

    def _load(self) -> None:
        """Go on where the checkpoint in the folder was saved."""
        file = self._folder / CHECKPOINT_FILE
        state = load_checkpoint(file, self._config, self.learner.network.device)
        self.learner.network.layers.load_state_dict(state["network"])
        self.learner.optimizer.load_state_dict(state["optimizer"])
        if state["clone"] is not None:
            self.learner.clone = self.learner.network.copy()
            self.learner.clone.layers.load_state_dict(state["clone"])
        self.update, self._moves = state["update"], state["moves"]
        self._seconds = state["seconds"]
        # What was written down after the checkpoint happens again.
        progress = self._folder / PROGRESS_FILE
        lines = progress.read_text().splitlines(keepends=True)
        kept = [line for line in lines if json.loads(line)["update"] <= self.update]
        progress.write_text("".join(kept))


def network_ends(config: Config) -> tuple[int, int]:
    """Return the number of inputs and of actions in the game of a configuration."""
    tables = rule_tables_of(config.rules(), config.game.seats)
    sections = sections_of(config.rules(), tables, Form.KNOWLEDGE)
    return sections.length, tables.action_count
