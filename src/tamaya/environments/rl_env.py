"""The interface of ``rl_env`` of the Hanabi Learning Environment, for programs written for it.

``make`` takes its names and the names of all our games.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any, Self

from tamaya.environments.argument_checks import checked_options
from tamaya.environments.game_names import GameSpec, game_names, game_spec
from tamaya.environments.hle_config import (
    ANY_SEED,
    CONFIGURATIONS,
    HLE_FORMS,
    parse_config,
    spec_for_config,
)
from tamaya.environments.hle_observations import (
    Observation,
    observation_of,
    parse_action,
)
from tamaya.environments.single_engine_game import SingleGame

Action = Mapping[str, Any] | int

MOVE_TYPES = ["INVALID", "PLAY", "DISCARD", "REVEAL_COLOR", "REVEAL_RANK", "DEAL"]
"""Its types of moves, in the order of their numbers."""


class Environment:
    """Its base class of environments."""

    def reset(self, config: Mapping[str, Any]) -> dict[str, Any]:
        """Start a new game."""
        raise NotImplementedError

    def step(self, action: Action) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Take one step in the game."""
        raise NotImplementedError


class Agent:
    """Its base class of agents; a subclass overrides the methods that are called."""

    def __init__(self, config: Mapping[str, Any], *args: object, **kwargs: object) -> None:
        """Configure the agent."""
        raise NotImplementedError

    def reset(self, config: Mapping[str, Any]) -> None:
        """Configure the agent for the next games."""
        raise NotImplementedError

    def act(self, observation: Observation) -> Action | None:
        """Return an action, or None if it is not the agent's turn."""
        raise NotImplementedError


class HanabiEnv(Environment):
    """One game that returns the observations of every seat."""

    def __init__(self, config: Mapping[str, int], spec: GameSpec | None = None) -> None:
        """Play the game of a configuration, or a given game with its other parameters."""
        settings = parse_config(config)
        self.config = dict(config)
        first_seat = None if settings.random_start_player else 0
        form = HLE_FORMS[settings.observation_type]
        self.game = SingleGame(spec or spec_for_config(settings), form, first_seat)
        self.players = self.game.spec.players
        self._next_seed = randbits(62) if settings.seed == ANY_SEED else settings.seed

    def reset(self, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Start a game from the next seed, or from the option ``deck`` or ``state``."""
        chosen = checked_options(options, "deck", "tiles", "state", "first_seat")
        self.game.begin(self._next_seed, chosen)
        self._next_seed += 1
        return self._observations()

    def step(self, action: Action) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Make a move given as a dictionary or a number; raises if it is illegal."""
        reward = self.game.step(parse_action(self.game, action))
        return self._observations(), reward, self.game.is_over, {}

    def num_moves(self) -> int:
        """Return the number of actions, legal or not."""
        return self.game.actions

    def vectorized_observation_shape(self) -> list[int]:
        """Return the shape of a vector."""
        return [self.game.size]

    def copy(self) -> Self:
        """Copy the game."""
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
    """Make the environment of this name: one of theirs, or one of ours such as ``deluxe-3p``.

    Theirs have two players by default; ours have as many as their name says.
    """
    del pyhanabi_path  # No library is loaded.
    if environment_name in CONFIGURATIONS:
        players = {} if num_players is None else {"players": num_players}
        return HanabiEnv({**CONFIGURATIONS[environment_name], **players})
    if environment_name not in game_names():
        raise ValueError(f"Unknown environment {environment_name}")
    spec = game_spec(environment_name)
    if num_players not in (None, spec.players):
        raise ValueError(f"{environment_name} has {spec.players} players, got {num_players}")
    return HanabiEnv({}, spec)
