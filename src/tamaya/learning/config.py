"""The configuration of a training run: one TOML file."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.learning.refusals import LearningRefusal
from tamaya.rules.hanabi import Choice, Rules, compose
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Refused

Count = Annotated[int, Meta(ge=1)]
CountOrNone = Annotated[int, Meta(ge=0)]
Positive = Annotated[float, Meta(gt=0)]
Share = Annotated[float, Meta(ge=0, le=1)]
Seats = Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]


class ConfigSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file. What is left out has its default; an unknown name is refused."""


class GameSection(ConfigSection, frozen=True):
    """The game to learn, named as on the command line."""

    edition: str = Choice().edition
    extensions: tuple[str, ...] = ()
    settings: dict[str, str] = {}
    seats: Seats = 2


class NetworkSection(ConfigSection, frozen=True):
    """The size of the network."""

    width: Count = 512
    layers: Count = 2
    """The recurrent layers."""


class CloneSection(ConfigSection, frozen=True):
    """The first stage: imitate a compiled player. It is left out with 0 updates."""

    updates: CountOrNone = 0
    teacher: str = "pair"
    reuse: Count = 4
    """The updates for each new set of the teacher's games."""
    kept: Count = 64
    """The sets of games that updates are drawn from."""
    rate: Positive = 1e-3
    final_rate: Positive = 1e-4


class CriticSection(ConfigSection, frozen=True):
    """A critic that sees all cards, in the place of the network's own expectation."""

    width: CountOrNone = 0
    """The size of its layers; 0 leaves it out."""
    rate: Positive = 3e-4
    warm_up: CountOrNone = 0
    """The first updates of PPO, in which only the critic learns."""


class PpoSection(ConfigSection, frozen=True):
    """The second stage: improve by playing, with proximal policy optimisation."""

    updates: CountOrNone = 1000
    epochs: Count = 1
    rate: Positive = 3e-4
    final_rate: Positive = 3e-5
    rise: CountOrNone = 0
    """The updates in which the learning rate rises from nothing to where it should be."""
    average: Annotated[float, Meta(ge=0, lt=1)] = 0.0
    """The share that the average of the weights keeps in each update; 0 is no average."""
    clip: Positive = 0.2
    discount: Share = 0.999
    trace: Share = 0.9
    """How far an advantage looks ahead before it trusts the value: the λ of GAE."""
    entropy: Annotated[float, Meta(ge=0)] = 0.02
    final_entropy: Annotated[float, Meta(ge=0)] = 0.005
    value_weight: Positive = 0.5
    leash: Annotated[float, Meta(ge=0)] = 0.0
    """The weight of the divergence from the clone, at first."""
    leash_share: Share = 0.5
    """The share of the stage after which the leash is let out completely."""


class Config(ConfigSection, frozen=True):
    """A whole file."""

    seed: int = 1
    games: Count = 8192
    """The games of one update, played at once."""
    minibatches: Count = 4
    """The parts that the games of an update are learned in, one step of the optimiser each."""
    report_every: Count = 10
    """The updates between two lines of the progress file."""
    evaluate_every: Count = 100
    """The updates between two evaluations."""
    evaluation_games: Count = 8192
    game: GameSection = GameSection()
    network: NetworkSection = NetworkSection()
    clone: CloneSection = CloneSection()
    critic: CriticSection = CriticSection()
    ppo: PpoSection = PpoSection()

    def rules(self) -> Rules:
        """The rules of the game; refused if the choice is not one."""
        return compose(Choice(self.game.edition, self.game.extensions, self.game.settings))


def read_config(file: Path) -> Config:
    """Read a file; refused with the name of what is wrong in it."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise Refused(LearningRefusal.UNREADABLE_CONFIG, file=str(file)) from error
    try:
        config = msgspec.toml.decode(text, type=Config)
    except msgspec.DecodeError as error:
        raise Refused(LearningRefusal.BAD_CONFIG, file=str(file), why=str(error)) from error
    if config.games % config.minibatches:
        why = f"{config.games} games cannot be split into {config.minibatches} minibatches"
        raise Refused(LearningRefusal.BAD_CONFIG, file=str(file), why=why)
    return config
