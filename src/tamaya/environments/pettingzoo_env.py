"""Hanabi for PettingZoo: agents act one after the other, or all at every step.

Each seat is an agent with PettingZoo's usual name: ``player_0`` and so on.
"""

from collections.abc import Mapping
from reprlib import repr as short
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env import AECIterable

from tamaya.engine.argument_checks import to_integer
from tamaya.engine.observation_layout import Form
from tamaya.environments.argument_checks import (
    RENDER_MODES,
    check_render_mode,
    seed_number,
    to_mapping,
)
from tamaya.environments.game_names import GameSpec, game_spec
from tamaya.environments.single_engine_game import AgentObservation, SingleGame
from tamaya.environments.spaces import action_space_of, observation_space_of

AgentName = str


def agent_name(seat: int) -> AgentName:
    """Return the name of the agent in a seat."""
    return f"player_{seat}"


class PettingZooBase:
    """The common part of both environments: one game, and an agent for each seat."""

    can_pass = False
    """Whether a seat that is not to act must take an extra action, to pass."""

    def __init__(
        self,
        game: str | GameSpec = "standard-2p",
        settings: str = "",
        form: str = Form.KNOWLEDGE,
        first_seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        """Play the game of this name; without a first seat, the seed draws it."""
        check_render_mode(render_mode)
        self.metadata = {"name": "tamaya_hanabi", "render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.game = SingleGame(game_spec(game, settings), form, first_seat)
        self.possible_agents = [agent_name(seat) for seat in range(self.game.spec.players)]
        seen = observation_space_of(self.game, can_pass=self.can_pass)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: action_space_of(self.game, can_pass=self.can_pass)
            for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Start a game from the next random number, or from the first after a new seed."""
        if seed_number(seed) is not None:
            self._chance = np.random.default_rng(seed)
        self.game.begin(int(self._chance.integers(2**62)), options)
        self.agents = list(self.possible_agents)
        self.show()

    def seat_of(self, agent: AgentName) -> int:
        """Return the seat of an agent."""
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise ValueError(f"unknown agent {short(agent)}: choose {known}")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: AgentName) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent_name(self.seat_of(agent))]

    def action_space(self, agent: AgentName) -> spaces.Space[Any]:
        """Return the action space of an agent."""
        return self.action_spaces[agent_name(self.seat_of(agent))]

    def render(self) -> str | None:
        """Return the board with all hands, or print it; with ``human`` every step does."""
        return self.game.render(self.render_mode)

    def show(self) -> None:
        """Print the board if the environment was made for people."""
        if self.render_mode == "human":
            self.render()

    def position(self) -> str:
        """Return the position as a line of text, including hidden cards."""
        return self.game.position()

    def close(self) -> None:
        """Release nothing."""


class HanabiAec(PettingZooBase, AECEnv[AgentName, AgentObservation, int]):
    """The seats act one after the other; an illegal action raises and changes nothing."""

    agent_selection = agent_name(0)
    """PettingZoo expects a selected agent even before the first reset."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game from a seed, or from the option ``deck`` or ``state``."""
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.game.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[AgentName, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_name(self.game.seat)

    def observe(self, agent: AgentName) -> AgentObservation:
        """Return the vector and the legal actions of an agent."""
        return self.game.agent_observation(self.seat_of(agent))

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[AgentName, AgentObservation, int]:
        """Iterate over the selected agents until all have left."""
        self.game.check_reset()
        return super().agent_iter(max_iter)

    def step(self, action: int | None) -> None:
        """Make the move of the selected agent; all agents get the same reward."""
        was_over = self.game.is_over
        if was_over:
            if not self.agents:
                raise ValueError("the game is over and all agents have left: call reset")
            if action is not None:
                raise ValueError(f"the game is over: step only takes None, got {short(action)}")
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        agent = self.agent_selection
        reward = float(self.game.step(to_integer(action, "action")))
        self.show()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, reward)
        self._accumulate_rewards()
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = agent_name(self.game.seat)


class HanabiParallel(PettingZooBase, ParallelEnv[AgentName, AgentObservation, int]):
    """Every seat acts at every step; all but one must pass, which is the last action."""

    can_pass = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[AgentName, AgentObservation], dict[AgentName, dict[str, Any]]]:
        """Start a game from a seed, or from the option ``deck`` or ``state``."""
        self.begin(seed, options)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[AgentName, int]
    ) -> tuple[
        dict[AgentName, AgentObservation],
        dict[AgentName, float],
        dict[AgentName, bool],
        dict[AgentName, bool],
        dict[AgentName, dict[str, Any]],
    ]:
        """Make the move of the seat to act; the others pass, and all get the same reward."""
        turn = agent_name(self.game.seat)
        if set(to_mapping(actions, "actions")) != set(self.agents):
            wanted = "no actions after the end"
            if self.agents:
                wanted = f"one action for each of {', '.join(self.agents)}"
            raise ValueError(f"expected {wanted}, got {short(actions)}")
        for agent in self.agents:
            if (
                agent != turn
                and to_integer(actions[agent], f"{agent}'s action") != self.game.actions
            ):
                passing = self.game.actions
                raise ValueError(f"{agent} must pass ({passing}), got {actions[agent]}")
        agents_before = list(self.agents)
        reward = 0.0
        if agents_before:
            reward = float(self.game.step(to_integer(actions[turn], f"{turn}'s action")))
            self.show()
        seen = self._observations()
        if self.game.is_over:
            self.agents = []
        return (
            seen,
            dict.fromkeys(agents_before, reward),
            dict.fromkeys(agents_before, self.game.is_over),
            dict.fromkeys(agents_before, False),
            {agent: {} for agent in agents_before},
        )

    def _observations(self) -> dict[AgentName, AgentObservation]:
        return {
            agent: self.game.agent_observation(seat, can_pass=True)
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }


env = raw_env = HanabiAec
parallel_env = HanabiParallel
