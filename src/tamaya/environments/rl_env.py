"""A door like ``rl_env`` of the Hanabi Learning Environment, for programs written for that.

Beside its own games, every game of ours has its name here too.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any, Self

from tamaya.environments.game_names import GameSpec, game_names, game_spec
from tamaya.environments.hle_observations import (
    Observation,
    observation_of,
    parse_action,
)
from tamaya.environments.hle_rules import (
    ANY_SEED,
    CONFIGURATIONS,
    HLE_FORMS,
    parse_config,
    spec_for_config,
)
from tamaya.environments.options import checked_options
from tamaya.environments.single_game import SingleGame

Action = Mapping[str, Any] | int

MOVE_TYPES = ["INVALID", "PLAY", "DISCARD", "REVEAL_COLOR", "REVEAL_RANK", "DEAL"]
"""What a move may be there, in the order of its numbers."""


class Environment:
    """What environments are made of there: begun and stepped."""

    def reset(self, config: Mapping[str, Any]) -> dict[str, Any]:
        """Begin a new game."""
        raise NotImplementedError

    def step(self, action: Action) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Take one step in the game."""
        raise NotImplementedError


class Agent:
    """What agents of the learning environment are made of: told the game, they act in it.

    As there, only what is called has to be written anew.
    """

    def __init__(self, config: Mapping[str, Any], *args: object, **kwargs: object) -> None:
        """Be told what is played."""
        raise NotImplementedError

    def reset(self, config: Mapping[str, Any]) -> None:
        """Be told what is played from now on."""
        raise NotImplementedError

    def act(self, observation: Observation) -> Action | None:
        """What to do, or nothing where it is not the agent's turn."""
        raise NotImplementedError


class HanabiEnv(Environment):
    """Reset it, step it, and be handed what every seat observes."""

    def __init__(self, config: Mapping[str, int], spec: GameSpec | None = None) -> None:
        """Play what the configuration asks for, or this kind of game with what else it says."""
        settings = parse_config(config)
        self.config = dict(config)
        first_seat = None if settings.random_start_player else 0
        form = HLE_FORMS[settings.observation_type]
        self.game = SingleGame(spec or spec_for_config(settings), form, first_seat)
        self.players = self.game.spec.players
        self._next_seed = randbits(62) if settings.seed == ANY_SEED else settings.seed

    def reset(self, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Begin a new game: by the next seed, or from ``deck`` or ``state`` of the options."""
        chosen = checked_options(options, "deck", "tiles", "state", "first_seat")
        self.game.begin(self._next_seed, chosen)
        self._next_seed += 1
        return self._observations()

    def step(self, action: Action) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """The seat to act does what a dictionary or a number says, or is refused."""
        reward = self.game.step(parse_action(self.game, action))
        return self._observations(), reward, self.game.is_over, {}

    def num_moves(self) -> int:
        """How many actions there are, legal or not."""
        return self.game.actions

    def vectorized_observation_shape(self) -> list[int]:
        """How long a vector is."""
        return [self.game.size]

    def copy(self) -> Self:
        """The same game once more, to look ahead in."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.game = self.game.copy()
        return other

    def _observations(self) -> dict[str, Any]:
        seen: list[Observation] = [observation_of(self.game, seat) for seat in range(self.players)]
        return {"player_observations": seen, "current_player": self.game.seat}


def make(
    environment_name: str = "Hanabi-Full",
    num_players: int | None = None,
    pyhanabi_path: str | None = None,
) -> HanabiEnv:
    """The environment of this name: one of theirs, or one of ours such as ``deluxe-3p``.

    Theirs are for two players, unless told; ours for as many as their name says.
    """
    del pyhanabi_path  # There is no library to load.
    if environment_name in CONFIGURATIONS:
        players = {} if num_players is None else {"players": num_players}
        return HanabiEnv({**CONFIGURATIONS[environment_name], **players})
    if environment_name not in game_names():
        raise ValueError(f"Unknown environment {environment_name}")
    spec = game_spec(environment_name)
    if num_players not in (None, spec.players):
        raise ValueError(f"{environment_name} has {spec.players} players, got {num_players}")
    return HanabiEnv({}, spec)
