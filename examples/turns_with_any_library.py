"""Make turns in many games at once, with NumPy, PyTorch or JAX choosing random legal actions.

The turn is bound once to arrays that stay: the actions, and the results that every run overwrites.
On a GPU, PyTorch and JAX share these arrays without a copy, and nothing waits for the host.
``LIBRARY=torch`` and ``LIBRARY=jax`` need an NVIDIA GPU, with ``pip install "tamaya[cuda13]"``;
NumPy is for any computer.

Prints:
All moves were legal.
"""

import os
import sys
import time
from importlib import import_module

import numpy as np

from tamaya.engine.batch import Batch
from tamaya.rules.hanabi import Choice, compose

LIBRARY = os.environ.get("LIBRARY", "numpy")
GAMES = int(os.environ.get("GAMES", "256"))
STEPS = int(os.environ.get("STEPS", "50"))


def play_with_numpy(batch: Batch) -> int:
    """Play on the CPU; return the number of refused actions."""
    turn = batch.bind_turn()
    mask, chance = turn.result.mask, np.random.default_rng(1)
    refused = 0
    for _ in range(STEPS):
        turn.actions[:] = (chance.random(mask.shape) * mask).argmax(axis=1)
        turn.run()
        refused += int(turn.result.refused.sum())
    return refused


def play_with_torch(batch: Batch) -> int:
    """Play a captured CUDA graph again and again; return the number of refused actions."""
    torch = import_module("torch")
    turn = batch.bind_turn()
    mask, flags, actions = (
        torch.as_tensor(array, device="cuda")
        for array in (turn.result.mask, turn.result.refused, turn.actions)
    )
    noise = torch.empty(mask.shape, device="cuda")
    refused = torch.zeros((), dtype=torch.int64, device="cuda")

    def step() -> None:
        noise.uniform_().mul_(mask)
        torch.argmax(noise, 1, out=actions)
        turn.run()
        refused.add_(flags.sum())

    step()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    for _ in range(STEPS - 1):
        graph.replay()
    return int(refused)


def play_with_jax(batch: Batch) -> int:
    """Play with a compiled choice; return the number of refused actions."""
    jax = import_module("jax")
    # JAX has 32-bit integers unless it is told otherwise.
    turn = batch.bind_turn(action_dtype=np.int32)

    @jax.jit
    def choose(key, vectors, mask, flags, refused):
        key, now = jax.random.split(key)
        # A network would read the vectors.
        logits = jax.numpy.where(mask == 1, 0.0, -jax.numpy.inf) + 0.0 * vectors[:, :1]
        return key, jax.random.categorical(now, logits), refused + flags.sum(dtype="int32")

    key, refused = jax.random.key(1), jax.numpy.int32(0)
    for _ in range(STEPS):
        # A new view each time: JAX takes an array for constant, and waits for the turn here.
        seen = (turn.result.vectors, turn.result.mask, turn.result.refused)
        key, actions, refused = choose(key, *map(jax.dlpack.from_dlpack, seen), refused)
        turn.run(actions)
    return int(refused)


device = "cpu" if LIBRARY == "numpy" else "cuda"
games = Batch(compose(Choice()), 2, GAMES, seed=1, auto_reset=True, device=device)
play = {"numpy": play_with_numpy, "torch": play_with_torch, "jax": play_with_jax}[LIBRARY]
start = time.perf_counter()
refused = play(games)
speed = GAMES * STEPS / (time.perf_counter() - start)
print(f"{LIBRARY}: {speed:,.0f} moves a second, start included", file=sys.stderr)
print("All moves were legal." if refused == 0 else f"{refused} actions were refused.")
