"""Hanabi for PettingZoo: one agent after the other, or all of them at every step.

An agent is a seat, by the name that PettingZoo's users know: ``player_0`` and so on.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tamaya.engine.observation import Form
from tamaya.environments.names import Kind, kind_of
from tamaya.environments.one_game import OneGame, Seen, action_number
from tamaya.environments.refusals import EnvironmentRefusal
from tamaya.environments.spaces import actions_of, observations_of
from tamaya.rules.game import Refused

Agent = str


def agent_of(seat: int) -> Agent:
    """The name of the agent in a seat."""
    return f"player_{seat}"


class HanabiAec(AECEnv[Agent, Seen, int]):
    """The seats act one after the other; an illegal action is refused and changes nothing."""

    def __init__(
        self,
        game: str | Kind = "standard-2p",
        settings: str = "",
        form: str = Form.KNOWLEDGE,
        first_seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        """Play the game of this name; without a first seat the seed draws it."""
        self.metadata = {"name": "tamaya_hanabi", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.game = OneGame(kind_of(game, settings), form, first_seat)
        self.possible_agents = [agent_of(seat) for seat in range(self.game.kind.players)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations_of(self.game))
        self.action_spaces = {agent: actions_of(self.game) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Where the observations of an agent lie."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Where the actions of an agent lie."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew: from a seed, or from ``deck`` or ``state`` of the options."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game.begin(int(self._chance.integers(2**62)), options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.game.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_of(self.game.seat)

    def observe(self, agent: Agent) -> Seen:
        """What an agent sees, and what it may do now."""
        return self.game.see(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected agent acts; everybody is rewarded alike."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        reward = float(self.game.step(action_number(action)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, reward)
        self._accumulate_rewards()
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = agent_of(self.game.seat)

    def render(self) -> str | None:
        """The position in a line, hidden cards included."""
        return self.game.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to give back."""


class HanabiParallel(ParallelEnv[Agent, Seen, int]):
    """Every seat acts at every step: all but one of them by the last action, which is to pass."""

    def __init__(
        self,
        game: str | Kind = "standard-2p",
        settings: str = "",
        form: str = Form.KNOWLEDGE,
        first_seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        """Play the game of this name; without a first seat the seed draws it."""
        self.metadata = {"name": "tamaya_hanabi", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.game = OneGame(kind_of(game, settings), form, first_seat)
        self.possible_agents = [agent_of(seat) for seat in range(self.game.kind.players)]
        seen = observations_of(self.game, may_pass=True)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: actions_of(self.game, may_pass=True) for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Where the observations of an agent lie."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Where the actions of an agent lie."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], dict[Agent, dict[str, Any]]]:
        """Begin anew: from a seed, or from ``deck`` or ``state`` of the options."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game.begin(int(self._chance.integers(2**62)), options)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[Agent, int]
    ) -> tuple[
        dict[Agent, Seen],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """The seat to act acts, and the others pass; all are rewarded alike."""
        if set(actions) != set(self.agents):
            raise Refused(EnvironmentRefusal.NOT_ALL_SEATS)
        turn = agent_of(self.game.seat)
        for agent in self.agents:
            if agent != turn and action_number(actions[agent]) != self.game.actions:
                raise Refused(EnvironmentRefusal.SEAT_NOT_TO_ACT, seat=agent)
        told = list(self.agents)
        reward = float(self.game.step(action_number(actions[turn]))) if told else 0.0
        seen = self._seen()
        if self.game.is_over:
            self.agents = []
        return (
            seen,
            dict.fromkeys(told, reward),
            dict.fromkeys(told, self.game.is_over),
            dict.fromkeys(told, False),
            {agent: {} for agent in told},
        )

    def _seen(self) -> dict[Agent, Seen]:
        return {
            agent: self.game.see(seat, may_pass=True)
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def render(self) -> str | None:
        """The position in a line, hidden cards included."""
        return self.game.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to give back."""


env = raw_env = HanabiAec
parallel_env = HanabiParallel
