"""PPO in one file, in the manner of CleanRL: a vector of games, one network for all seats.

UPDATES=2000 python examples/ppo_in_one_file.py learns the small game in some minutes.

Needs: torch

Prints:
4 updates, 4096 moves, 0 illegal actions
"""

import os

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from tamaya.environments.vector_env import HanabiVectorEnv

UPDATES = int(os.environ.get("UPDATES", "4"))
GAMES, STEPS, EPOCHS, CLIP, GAMMA, LAMBDA = 64, 16, 2, 0.2, 0.99, 0.95
SMALL = "suits=red+blue,values=3,hand=2,tokens=3"

torch.manual_seed(1)
torch.set_num_threads(1)
envs = HanabiVectorEnv(GAMES, "custom-2p", SMALL)
size = envs.single_observation_space["observation"].shape[0]
actions = int(envs.single_action_space.n)
body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
actor, critic = nn.Linear(128, actions), nn.Linear(128, 1)
parameters = [*body.parameters(), *actor.parameters(), *critic.parameters()]
optimiser = torch.optim.Adam(parameters, lr=1e-3)


def evaluate(seen, mask):
    """The distribution over legal actions, and the value, of each position."""
    features = body(seen)
    logits = actor(features).masked_fill(~mask, -1e9)
    return Categorical(logits=logits), critic(features).squeeze(-1)


def tensors(observation):
    """The vectors and masks as tensors."""
    vectors = np.asarray(observation["observation"], np.float32)
    return torch.as_tensor(vectors), torch.as_tensor(np.asarray(observation["action_mask"]) > 0)


observation, _ = envs.reset(seed=1)
refused = 0
for _ in range(UPDATES):
    steps = []
    for _ in range(STEPS):
        seen, mask = tensors(observation)
        with torch.no_grad():
            policy, value = evaluate(seen, mask)
        action = policy.sample()
        observation, reward, over, _, infos = envs.step(action.numpy())
        refused += int(np.sum(infos["refused"]))
        result = torch.as_tensor(np.asarray(reward, np.float32)), torch.as_tensor(np.asarray(over))
        steps.append((seen, mask, action, policy.log_prob(action), value, *result))
    seen, mask, action, before, value, reward, over = map(torch.stack, zip(*steps, strict=True))
    with torch.no_grad():
        following = evaluate(*tensors(observation))[1]
        gain, advantage = torch.zeros(GAMES), torch.zeros_like(reward)
        for step in reversed(range(STEPS)):
            goes_on = (~over[step]).float()
            error = reward[step] + GAMMA * following * goes_on - value[step]
            gain = error + GAMMA * LAMBDA * goes_on * gain
            advantage[step], following = gain, value[step]
        target = advantage + value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        policy, now = evaluate(seen, mask)
        ratio = (policy.log_prob(action) - before).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        gained = torch.min(ratio * advantage, clipped * advantage).mean()
        loss = 0.5 * (now - target).square().mean() - gained - 0.01 * policy.entropy().mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 0.5)
        optimiser.step()
print(f"{UPDATES} updates, {UPDATES * STEPS * GAMES} moves, {refused} illegal actions")
