"""Train PPO of RLlib in one seat of a small game, with a bot in the other.

RLlib's networks do not know masks: an illegal action changes nothing here, and costs a little.

Needs: ray.rllib

Prints:
one iteration of 200 steps or more
"""

import gymnasium
import numpy as np
import ray
from gymnasium.wrappers import DtypeObservation, FlattenObservation, TimeLimit
from ray.rllib.algorithms.ppo import PPOConfig
from ray.tune.registry import register_env

from tamaya.environments.gymnasium_env import HanabiEnv

SMALL = "suits=red+blue,values=3,hand=2,tokens=3"


class IllegalCosts(gymnasium.Wrapper):
    """Takes a tenth of a point for each illegal action."""

    def step(self, action):
        seen, reward, terminated, truncated, info = super().step(action)
        return seen, reward - 0.1 * info.get("refused", False), terminated, truncated, info


def make(_):
    game = HanabiEnv("custom-2p", SMALL, players=["careful"])
    vectors = DtypeObservation(FlattenObservation(game), np.float32)
    return TimeLimit(IllegalCosts(vectors), 200)


ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="error")
register_env("small-hanabi", make)
config = PPOConfig().environment("small-hanabi").env_runners(num_env_runners=0)
config = config.training(train_batch_size=200, minibatch_size=50, num_epochs=1)
steps = config.build_algo().train()["num_env_steps_sampled_lifetime"]
ray.shutdown()
print("one iteration of 200 steps or more" if steps >= 200 else f"only {steps} steps")
