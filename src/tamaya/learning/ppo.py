"""The two ways to learn from recorded games: imitate their moves, or improve by PPO."""

from typing import Any, NamedTuple

import torch
from torch.nn import functional

from tamaya.learning.config import Config, PpoSection
from tamaya.learning.critic import Critic
from tamaya.learning.network import Network, Tensor
from tamaya.learning.self_play import PlayedGames, legal_log_chances, part_of

REWARD_SCALE = 0.1
"""Keeps errors of the value about as large as those of the policy."""

MOST_GRADIENT = 0.5


class Schedule(NamedTuple):
    """What changes in the course of a stage."""

    rate: float
    entropy: float = 0.0
    leash: float = 0.0

    @classmethod
    def of_ppo(cls, ppo: PpoSection, update: int) -> "Schedule":
        """Return the values of an update of the stage; the first is 0."""
        share = update / ppo.updates
        risen = min(1.0, (update + 1) / (ppo.rise + 1))
        let_out = min(1.0, share / ppo.leash_share) if ppo.leash_share else 1.0
        return cls(
            risen * between(ppo.rate, ppo.final_rate, share),
            between(ppo.entropy, ppo.final_entropy, share),
            between(ppo.leash, 0.0, let_out),
        )


def between(first: float, last: float, share: float) -> float:
    """Go from the first number to the last in a straight line."""
    return first + (last - first) * share


class Learner:
    """A network with its optimiser."""

    def __init__(self, config: Config, network: Network) -> None:
        """Learn with Adam."""
        self._config = config
        self.network = network
        parameters = list(network.layers.parameters())
        is_fused = network.device == "cuda"
        self.optimizer = torch.optim.Adam(parameters, eps=1e-5, fused=is_fused)
        self.clone: Network | None = None
        """What the leash holds on to: the network as it was before PPO."""
        self.critic = Critic(config, network.device) if config.critic.width else None
        self.average = network.copy() if config.ppo.average else None

    @property
    def player(self) -> Network:
        """The network to play with: the average of the weights, if there is one."""
        return self.network if self.average is None else self.average

    def start_average(self) -> None:
        """Let the average start with the weights as they are."""
        if self.average is not None:
            self.average.assign(self.network)

    def imitate(self, games: PlayedGames, schedule: Schedule) -> dict[str, Tensor]:
        """Learn to make the recorded moves, and to expect their returns."""
        returns = advantages(games, torch.zeros_like(games.rewards), 1.0, 1.0)
        measures: list[dict[str, Tensor]] = []
        for number in range(self._config.minibatches):
            part = games.part(number, self._config.minibatches)
            goal = part_of(returns, number, self._config.minibatches)
            turns = SeatTurns.of(part)
            logits, values = self.network.whole_games(turns.seen)
            log_chances = legal_log_chances(logits, turns.legal)
            imitation = -turns.mean(turns.of_action(log_chances))
            error = turns.mean((values - turns.games.by_seat(goal)) ** 2)
            self._step(imitation + self._config.ppo.value_weight * error, schedule.rate)
            agreement = turns.mean((log_chances.argmax(-1) == turns.actions).float())
            measures.append({"loss": imitation, "agreement": agreement, "value_error": error})
        return mean_measures(measures)

    def improve(self, games: PlayedGames, schedule: Schedule) -> dict[str, Tensor]:
        """Make moves that turned out well likelier, in small steps."""
        ppo, parts = self._config.ppo, self._config.minibatches
        gains, returns, of_critic = self._judge(games)
        measures: list[dict[str, Tensor]] = []
        for _ in range(ppo.epochs):
            for number in range(parts):
                part = games.part(number, parts)
                gain = part.by_seat(part_of(gains, number, parts))
                goal = part.by_seat(part_of(returns, number, parts))
                measures.append(self._improve_part(SeatTurns.of(part), gain, goal, schedule))
        if self.average is not None:
            self.average.approach(self.network, 1 - ppo.average)
        return mean_measures(measures) | of_critic

    def warm_up(self, games: PlayedGames) -> dict[str, Tensor]:
        """Let only the critic learn."""
        return self._judge(games)[2]

    def _judge(self, games: PlayedGames) -> tuple[Tensor, Tensor, dict[str, Tensor]]:
        """Return how well each move turned out, on a scale without unit, and the returns.

        The critic, if there is one, judges first and learns then.
        """
        ppo, measures = self._config.ppo, {}
        values = games.values
        if self.critic is not None:
            inputs = self.critic.read(games)
            values = self.critic.values(inputs)
        gains = advantages(games, values, ppo.discount, ppo.trace)
        returns = gains + values
        if self.critic is not None:
            measures["value_error"] = self.critic.learn(games, inputs, returns)
        acting = games.is_acting
        count = acting.sum()
        mean = (gains * acting).sum() / count
        spread = (((gains - mean) ** 2 * acting).sum() / count).sqrt()
        measures["spread"] = spread / REWARD_SCALE
        return (gains - mean) / (spread + 1e-6), returns, measures

    def _improve_part(
        self, turns: "SeatTurns", gain: Tensor, goal: Tensor, schedule: Schedule
    ) -> dict[str, Tensor]:
        ppo = self._config.ppo
        logits, values = self.network.whole_games(turns.seen)
        log_chances = legal_log_chances(logits, turns.legal)
        chances = log_chances.exp()
        before = turns.games.by_seat(turns.games.log_chances)
        ratio = (turns.of_action(log_chances) - before).exp()
        clipped = ratio.clamp(1 - ppo.clip, 1 + ppo.clip)
        policy = -turns.mean(torch.minimum(ratio * gain, clipped * gain))
        entropy = -turns.mean((chances * log_chances).sum(-1))
        loss = policy - schedule.entropy * entropy
        measures = {"policy": policy, "entropy": entropy}
        if self.critic is None:
            error = turns.mean((values - goal) ** 2)
            loss = loss + ppo.value_weight * error
            measures["value_error"] = error
        if self.clone is not None and schedule.leash > 0:
            with torch.no_grad():
                clone_logits, _ = self.clone.whole_games(turns.seen)
                of_clone = legal_log_chances(clone_logits, turns.legal)
            divergence = turns.mean((of_clone.exp() * (of_clone - log_chances)).sum(-1))
            loss = loss + schedule.leash * divergence
            measures["divergence"] = divergence
        measures["clipped"] = turns.mean(((ratio - 1).abs() > ppo.clip).float())
        self._step(loss, schedule.rate)
        return measures

    def _step(self, loss: Tensor, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.layers.parameters(), MOST_GRADIENT)
        self.optimizer.step()


class SeatTurns(NamedTuple):
    """Some games by seat, as the network reads them."""

    games: PlayedGames
    seen: Tensor
    legal: Tensor
    actions: Tensor
    weights: Tensor
    """1 where a seat acted; the rest does not count."""

    @classmethod
    def of(cls, games: PlayedGames) -> "SeatTurns":
        """Reshape the records."""
        by_seat = games.by_seat
        weights = by_seat(games.is_acting).float()
        actions = by_seat(games.actions).clamp(min=0)
        return cls(games, by_seat(games.seen), by_seat(games.legal), actions, weights)

    def mean(self, numbers: Tensor) -> Tensor:
        """Return the mean over the turns in which a seat acted."""
        return (numbers * self.weights).sum() / self.weights.sum()

    def of_action(self, numbers: Tensor) -> Tensor:
        """Pick the number of the action that was chosen in each turn."""
        return numbers.gather(-1, self.actions[..., None])[..., 0]


def advantages(games: PlayedGames, values: Tensor, discount: float, trace: float) -> Tensor:
    """Return how much better each move turned out than expected (GAE), by step and game.

    A seat is rewarded for everything that happens until it acts again.
    """
    seats = games.seats
    padded = functional.pad(games.rewards * REWARD_SCALE, (0, 0, 0, seats - 1))
    rewards = sum(padded[offset : offset + len(games.rewards)] for offset in range(seats))
    rewards, values = games.by_seat(rewards), games.by_seat(values)
    acting = games.by_seat(games.is_acting)
    waiting = next_value = gain = torch.zeros_like(values[0])
    gains: list[Any] = []
    for turn in reversed(range(len(values))):
        waiting = waiting + rewards[turn]
        new = waiting + discount * next_value - values[turn] + discount * trace * gain
        gain = torch.where(acting[turn], new, gain)
        next_value = torch.where(acting[turn], values[turn], next_value)
        waiting = torch.where(acting[turn], torch.zeros_like(waiting), waiting)
        gains.append(gain)
    by_seat = torch.stack(gains[::-1])
    return by_seat.unflatten(1, (seats, -1)).flatten(0, 1)


def mean_measures(measures: list[dict[str, Tensor]]) -> dict[str, Tensor]:
    """Return the mean of each measure, still on the device."""
    return {
        name: torch.stack([measure[name].detach() for measure in measures]).mean()
        for name in measures[0]
    }
