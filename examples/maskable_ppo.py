"""Train MaskablePPO of sb3-contrib in one seat of a small game, with a bot in the other.

More steps make it better: STEPS=200000 python examples/maskable_ppo.py

Needs: sb3_contrib

Prints:
512 steps, 0 illegal actions
"""

import os

import gymnasium
from sb3_contrib import MaskablePPO

from tamaya.environments.gymnasium_env import HanabiEnv

STEPS = int(os.environ.get("STEPS", "512"))
SMALL = "suits=red+blue,values=3,hand=2,tokens=3"


class RefusalCount(gymnasium.Wrapper):
    """Counts the actions that were refused."""

    refused = 0

    def step(self, action):
        seen, reward, terminated, truncated, info = super().step(action)
        self.refused += info.get("refused", False)
        return seen, reward, terminated, truncated, info

    def action_masks(self):
        return self.env.action_masks()


env = RefusalCount(HanabiEnv("custom-2p", SMALL, players=["careful"]))
# The mask is also part of the observation, which does no harm.
model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=64, seed=1, device="cpu")
model.learn(STEPS)
print(f"{model.num_timesteps} steps, {env.refused} illegal actions")
