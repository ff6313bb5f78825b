"""Train an agent on a tiny game, with NumPy alone.

Two seats share one small network. It sees what its seat sees, and learns from the score only, by
policy gradients with a baseline. The learning curve goes to standard error; ``UPDATES=3000`` trains
for a minute or two instead of some seconds.

Prints:
The agent has learned: it scores more than twice what random moves do.
"""

import os
import sys

# One thread is faster for small matrices; NumPy reads the variable when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tamaya.engine.batch import Batch
from tamaya.rules.hanabi import Choice, compose

UPDATES = int(os.environ.get("UPDATES", "300"))
GAMES, STEPS, HIDDEN, RATE, DISCOUNT, ENTROPY = 128, 16, 48, 6e-3, 0.97, 0.03
TINY = {"suits": "red+blue", "values": "3", "hand": "2", "tokens": "3"}

chance = np.random.default_rng(1)
batch = Batch(compose(Choice("custom", (), TINY)), 2, GAMES, seed=1, auto_reset=True)
size, actions = batch.observation_size(), batch.tables.action_count


def weights(rows: int, columns: int, scale: float) -> np.ndarray:
    """The weights of a layer, with a row for the bias."""
    return chance.normal(0, scale / rows**0.5, (rows + 1, columns))


layers = [weights(size, HIDDEN, 1.0), weights(HIDDEN, actions, 0.1), weights(HIDDEN, 1, 0.1)]
means, squares = [[np.zeros_like(layer) for layer in layers] for _ in range(2)]


def with_one(rows: np.ndarray) -> np.ndarray:
    """The rows, each followed by a 1 for the bias."""
    return np.concatenate([rows, np.ones((len(rows), 1))], axis=1)


def forward(seen: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The hidden layer, the probabilities of the legal actions, and the expected return."""
    hidden = np.maximum(with_one(seen) @ layers[0], 0)
    logits = np.where(legal, with_one(hidden) @ layers[1], -1e9)
    policy = np.exp(logits - logits.max(axis=1, keepdims=True))
    value = (with_one(hidden) @ layers[2])[:, 0]
    return hidden, policy / policy.sum(axis=1, keepdims=True), value


def observe() -> tuple[np.ndarray, np.ndarray]:
    """The observation of the seat to act in each game, and its legal actions."""
    return batch.observe(dtype=np.float32), batch.legal_mask().astype(bool)


def play() -> tuple[list[tuple[np.ndarray, ...]], np.ndarray]:
    """Some steps in all games, and the expected return after them."""
    steps = []
    for _ in range(STEPS):
        seen, legal = observe()
        _, policy, _ = forward(seen, legal)
        chosen = (policy.cumsum(axis=1) > chance.random((GAMES, 1))).argmax(axis=1)
        step = batch.step(np.where(legal[np.arange(GAMES), chosen], chosen, legal.argmax(axis=1)))
        steps.append((seen, legal, chosen, step.rewards, step.causes > 0))
    return steps, forward(*observe())[2]


def learn(seen: np.ndarray, legal: np.ndarray, chosen: np.ndarray, returns: np.ndarray) -> None:
    """One gradient step, towards actions with a higher return than expected."""
    hidden, policy, value = forward(seen, legal)
    advantage = returns - value
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    surprise = -np.log(policy + 1e-9)
    entropy = (policy * surprise).sum(axis=1, keepdims=True)
    gradient = -policy * advantage[:, None] + ENTROPY * policy * (surprise - entropy)
    gradient[np.arange(len(chosen)), chosen] += advantage
    residual = (returns - value)[:, None]
    back = (gradient @ layers[1][:-1].T + 0.5 * residual @ layers[2][:-1].T) * (hidden > 0)
    changes = [
        with_one(seen).T @ back,
        with_one(hidden).T @ gradient,
        with_one(hidden).T @ residual,
    ]
    for number, change in enumerate(changes):
        means[number] += 0.1 * (change / len(seen) - means[number])
        squares[number] += 0.01 * ((change / len(seen)) ** 2 - squares[number])
        layers[number] += RATE * means[number] / (squares[number] ** 0.5 + 1e-6)


def curve(heights: list[float]) -> str:
    """The mean score of finished games over time, as a line of blocks."""
    marks = " ▁▂▃▄▅▆▇█"
    groups = [group.mean() for group in np.array_split(np.array(heights), min(60, len(heights)))]
    highest = max(groups)
    return "".join(marks[round(8 * height / highest)] for height in groups) + f" {groups[-1]:.2f}"


at_random = batch.copy().play(rounds=20).scores.mean()
scores: list[float] = []
running_score = np.zeros(GAMES)
for _ in range(UPDATES):
    steps, reached = play()
    ended = []
    returns = []
    for *_, rewards, is_over in steps:
        running_score += rewards
        ended += running_score[is_over].tolist()
        running_score[is_over] = 0
    for *_, rewards, is_over in reversed(steps):
        reached = rewards + DISCOUNT * np.where(is_over, 0, reached)
        returns.append(reached)
    scores.append(float(np.mean(ended or [0])))
    learn(
        *(np.concatenate([step[part] for step in steps]) for part in range(3)),
        np.concatenate(returns[::-1]),
    )

print(f"at random {at_random:.2f}, then {curve(scores)}", file=sys.stderr)
if np.mean(scores[-20:]) > 2 * at_random:
    print("The agent has learned: it scores more than twice what random moves do.")
