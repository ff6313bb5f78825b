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
from tamaya.learning.refusals import LearningRefusal
from tamaya.learning.self_play import PlayedGames, SelfPlay
from tamaya.learning.teacher import SETS_AHEAD, Teacher
from tamaya.players.hanabi.learned.weights_file import WrongWeights, load_weights, save_weights
from tamaya.rules.shared_types import Refused

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

    def __init__(
        self, config: Config, folder: Path, device: str, start: Path | None = None
    ) -> None:
        """Start a run, from these weights if any, or go on with the one in the folder."""
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
        has_critic = self.learner.critic is not None
        self._play = SelfPlay(rules, seats, config.games, network, for_critic=has_critic)
        self._sets: dict[int, Any] = {}
        self.update = 0
        self._moves = 0
        self._seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT_FILE).exists():
            self._load()
        elif start is not None:
            start_from(network, start)
            self.learner.start_average()

    @property
    def updates(self) -> int:
        """The updates of the whole run."""
        return self._config.clone.updates + self._config.ppo.updates

    def run(self, seconds: float = math.inf) -> Iterator[dict[str, Any]]:
        """Train to the end, or for this long; yield each line as it is written down.

        The checkpoint and the weights are saved after every evaluation and at the end.
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
                    self._save()
                line = {**self._position(), **line}
                progress.write(json.dumps(line) + "\n")
                progress.flush()
                yield line
        self._seconds = before + monotonic() - started
        self._save()

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
            update = self.update - clone.updates
            if self.learner.critic is not None and update < self._config.critic.warm_up:
                self.learner.start_average()
                measures = self.learner.warm_up(games)
            else:
                measures = self.learner.improve(games, Schedule.of_ppo(ppo, update))
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
            played = self._play.play(self.learner.player, EVALUATION_SEEDS + number, greedy=True)
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

    def _save(self) -> None:
        save_checkpoint(self._folder / CHECKPOINT_FILE, self._state())
        save_weights(self._folder / WEIGHTS_FILE, self.learner.player.policy_arrays())

    def _state(self) -> dict[str, Any]:
        learner, critic = self.learner, self.learner.critic
        return {
            "config": msgspec.to_builtins(self._config),
            "update": self.update,
            "moves": self._moves,
            "seconds": self._seconds,
            "network": learner.network.layers.state_dict(),
            "optimizer": learner.optimizer.state_dict(),
            "clone": learner.clone and learner.clone.layers.state_dict(),
            "average": learner.average and learner.average.layers.state_dict(),
            "critic": critic and critic.layers.state_dict(),
            "critic_optimizer": critic and critic.optimizer.state_dict(),
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
        if self.learner.average is not None:
            self.learner.average.layers.load_state_dict(state["average"])
        if self.learner.critic is not None:
            self.learner.critic.layers.load_state_dict(state["critic"])
            self.learner.critic.optimizer.load_state_dict(state["critic_optimizer"])
        self.update, self._moves = state["update"], state["moves"]
        self._seconds = state["seconds"]
        # What was written down after the checkpoint happens again.
        progress = self._folder / PROGRESS_FILE
        lines = progress.read_text().splitlines(keepends=True)
        kept = [line for line in lines if json.loads(line)["update"] <= self.update]
        progress.write_text("".join(kept))


def start_from(network: Network, file: Path) -> None:
    """Take over the weights of a file; refused by its name if they are of another network."""
    try:
        is_taken = network.take_policy(load_weights(file))
    except OSError as error:
        raise Refused(LearningRefusal.UNREADABLE_WEIGHTS, file=str(file)) from error
    except WrongWeights as error:
        raise Refused(LearningRefusal.WRONG_WEIGHTS, file=str(file)) from error
    if not is_taken:
        raise Refused(LearningRefusal.OTHER_NETWORK, file=str(file))


def network_ends(config: Config) -> tuple[int, int]:
    """Return the number of inputs and of actions in the game of a configuration."""
    tables = rule_tables_of(config.rules(), config.game.seats)
    sections = sections_of(config.rules(), tables, Form.KNOWLEDGE)
    return sections.length, tables.action_count
