"""Train an agent on a tiny game, with NumPy alone.

Two seats share one small network. It sees what its seat sees, and learns from the score alone, by
policy gradients with a baseline. The curve goes to the standard error; ``UPDATES=3000`` trains for
a minute or two instead of some seconds.

Prints:
The agent has learned: it scores more than twice what random moves do.
"""

import os
import sys

# One thread multiplies small matrices faster than several; NumPy looks when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tamaya.engine.batch import Batch
from tamaya.rules.hanabi import Choice, compose

UPDATES = int(os.environ.get("UPDATES", "300"))
GAMES, STEPS, HIDDEN, RATE, DISCOUNT, CURIOSITY = 128, 16, 48, 6e-3, 0.97, 0.03
TINY = {"suits": "red+blue", "values": "3", "hand": "2", "tokens": "3"}

chance = np.random.default_rng(1)
batch = Batch(compose(Choice("custom", (), TINY)), 2, GAMES, seed=1, auto_reset=True)
size, actions = batch.observation_size(), batch.tables.action_count


def weights(rows: int, columns: int, scale: float) -> np.ndarray:
    """A layer, with a row for the constant."""
    return chance.normal(0, scale / rows**0.5, (rows + 1, columns))


layers = [weights(size, HIDDEN, 1.0), weights(HIDDEN, actions, 0.1), weights(HIDDEN, 1, 0.1)]
means, squares = [[np.zeros_like(layer) for layer in layers] for _ in range(2)]


def with_one(rows: np.ndarray) -> np.ndarray:
    """The rows, each followed by the constant."""
    return np.concatenate([rows, np.ones((len(rows), 1))], axis=1)


def think(seen: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What the hidden layer holds, how likely each legal action is, and the score hoped for."""
    hidden = np.maximum(with_one(seen) @ layers[0], 0)
    wishes = np.where(legal, with_one(hidden) @ layers[1], -1e9)
    likely = np.exp(wishes - wishes.max(axis=1, keepdims=True))
    hoped = (with_one(hidden) @ layers[2])[:, 0]
    return hidden, likely / likely.sum(axis=1, keepdims=True), hoped


def look() -> tuple[np.ndarray, np.ndarray]:
    """What the seat to act sees in each game, and what it may do."""
    return batch.observe(dtype=np.float32), batch.legal_mask().astype(bool)


def play() -> tuple[list[tuple[np.ndarray, ...]], np.ndarray]:
    """Some moves in all games, and the score that is hoped for after them."""
    story = []
    for _ in range(STEPS):
        seen, legal = look()
        _, likely, _ = think(seen, legal)
        chosen = (likely.cumsum(axis=1) > chance.random((GAMES, 1))).argmax(axis=1)
        step = batch.step(np.where(legal[np.arange(GAMES), chosen], chosen, legal.argmax(axis=1)))
        story.append((seen, legal, chosen, step.rewards, step.causes > 0))
    return story, think(*look())[2]


def learn(seen: np.ndarray, legal: np.ndarray, chosen: np.ndarray, reached: np.ndarray) -> None:
    """One step uphill: towards actions after which more was reached than had been hoped for."""
    hidden, likely, hoped = think(seen, legal)
    gain = reached - hoped
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    surprise = -np.log(likely + 1e-9)
    spread = (likely * surprise).sum(axis=1, keepdims=True)
    uphill = -likely * gain[:, None] + CURIOSITY * likely * (surprise - spread)
    uphill[np.arange(len(chosen)), chosen] += gain
    towards = (reached - hoped)[:, None]
    back = (uphill @ layers[1][:-1].T + 0.5 * towards @ layers[2][:-1].T) * (hidden > 0)
    changes = [with_one(seen).T @ back, with_one(hidden).T @ uphill, with_one(hidden).T @ towards]
    for number, change in enumerate(changes):
        means[number] += 0.1 * (change / len(seen) - means[number])
        squares[number] += 0.01 * ((change / len(seen)) ** 2 - squares[number])
        layers[number] += RATE * means[number] / (squares[number] ** 0.5 + 1e-6)


def curve(heights: list[float]) -> str:
    """The mean score of the games that ended, from the first moves to the last."""
    marks = " ▁▂▃▄▅▆▇█"
    groups = [group.mean() for group in np.array_split(np.array(heights), min(60, len(heights)))]
    highest = max(groups)
    return "".join(marks[round(8 * height / highest)] for height in groups) + f" {groups[-1]:.2f}"


at_random = batch.copy().play(rounds=20).scores.mean()
scores: list[float] = []
so_far = np.zeros(GAMES)
for _ in range(UPDATES):
    story, reached = play()
    ended = []
    returns = []
    for *_, rewards, is_over in story:
        so_far += rewards
        ended += so_far[is_over].tolist()
        so_far[is_over] = 0
    for *_, rewards, is_over in reversed(story):
        reached = rewards + DISCOUNT * np.where(is_over, 0, reached)
        returns.append(reached)
    scores.append(float(np.mean(ended or [0])))
    learn(
        *(np.concatenate([move[part] for move in story]) for part in range(3)),
        np.concatenate(returns[::-1]),
    )

print(f"at random {at_random:.2f}, then {curve(scores)}", file=sys.stderr)
if np.mean(scores[-20:]) > 2 * at_random:
    print("The agent has learned: it scores more than twice what random moves do.")
