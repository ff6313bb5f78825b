"""One game of each preset on numba's simulator of a graphics card: run in a process of its own."""

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.cuda.cuda_compiler import cuda
from tamaya.engine.parity import LUCKY, compare_batches, compare_with_cpu
from tamaya.environments.vector_env import HanabiVectorEnv
from tamaya.rules.hanabi import EDITIONS, Choice, compose


def play_every_preset() -> None:
    """Each edition with all its extensions that go together, at one table after another."""
    for number, (edition, box) in enumerate(EDITIONS.items()):
        forms = [name for name in box.extensions if not name.startswith("avalanche-")]
        moves = compare_with_cpu(compose(Choice(edition, tuple(forms))), 2 + number % 4, 1, 7)
        print(edition, moves)


def begin_anew_and_copy() -> None:
    """What a batch does beside playing, it does alike."""
    rules = compose(Choice())
    near, far = (Batch(rules, 3, 3, auto_reset=True, device=device) for device in ("cpu", "cuda"))
    memories = near.memory(LUCKY), far.memory(LUCKY)
    for _ in range(3):
        near.step(near.choose(LUCKY, memories[0]))
        far.step(far.choose(LUCKY, memories[1]))
    state = near.to_state(2)
    for batch in (near, far):
        batch.copy_game(0, 2)
        batch.put_state(1, state)
        batch.reset_games([0, 0, 1])
    compare_batches(near, far)
    compare_batches(near.copy(), far.copy())
    assert near.to_state(0) == far.to_state(0)
    for form in ("minimal", "seer", "belief"):
        for seats in ("all", "to-act", 2):
            assert (near.observe(seats, form) == np.asarray(far.observe(seats, form))).all()
    floats = far.observe(dtype=np.float32)
    assert (near.observe() == np.asarray(floats)).all()
    out = np.zeros((3, far.observation_size()), np.uint8)
    assert far.observe(out=out) is out
    assert (near.observe() == out).all()
    decks = np.array([[face for face in range(25) for _ in range((3, 2, 2, 2, 1)[face % 5])]])
    compare_batches(*(Batch.of_decks(rules, 2, decks, device=device) for device in ("cpu", "cuda")))
    print("copies")


def raise_and_change_nothing() -> None:
    """A wrong call raises with the value, and no game changes."""
    batch = Batch(compose(Choice()), 2, 2, device="cuda")
    before = batch.rows()
    for actions, kind, text in (
        ([5, 99], ValueError, "action 99 is illegal in game 1"),
        ([5], ValueError, r"expected shape \(2,\), got \(1,\)"),
        ([0.5, 1.5], TypeError, "unsupported dtype float64"),
        (cuda.to_device(np.array([0.5, 1.5])), TypeError, "unsupported dtype float64"),
    ):
        with pytest.raises(kind, match=text):
            batch.step(actions)
    with pytest.raises(ValueError, match="out must be C-contiguous"):
        batch.observe(out=batch.observe("all")[:, 1])
    # The same bits as those of -1, which leaves a game as it is.
    huge = np.array([2**64 - 1, 2**64 - 1], np.uint64)
    for actions in (huge, cuda.to_device(huge)):
        with pytest.raises(ValueError, match=f"action {2**63 - 1} is illegal in game 0"):
            batch.step(actions)
        assert np.asarray(batch.attempt(actions).refused).all()
    for memory in ([[1], [1]], np.zeros((2, 1), np.int64)):
        with pytest.raises(TypeError, match="memory must be an array on the GPU"):
            batch.choose(LUCKY, memory)
    with pytest.raises(TypeError, match="unsupported dtype int32: memory must be int64"):
        batch.choose(LUCKY, cuda.to_device(np.zeros((2, 1), np.int32)))
    with pytest.raises(ValueError, match="flags: expected shape"):
        batch.reset_games(cuda.to_device(np.zeros(3, np.bool_)))
    assert (batch.rows() == before).all()
    print("wrong calls")


def step_many_tables() -> None:
    """Gymnasium's vector gives the same from the card, where all of it lies."""
    for shows_ends in (True, False):
        tables = [
            HanabiVectorEnv(
                3, "first-box-one-error-2p", final_observations=shows_ends, device=device
            )
            for device in ("cpu", "cuda")
        ]
        alike([table.reset(seed=2)[0] for table in tables])
        for actions in ([5, 0, 1000], [6, 5, 5], [5, -1, 7], [5, 5, 5]):
            given = [table.step(actions) for table in tables]
            for parts in zip(*given, strict=True):
                alike(parts)
    print("tables")


def alike(parts: Sequence[Any]) -> None:
    """Both are the same numbers, or dictionaries of them."""
    if isinstance(parts[0], dict):
        assert parts[0].keys() == parts[1].keys()
        for name in parts[0]:
            alike([part[name] for part in parts])
    else:
        here, there = parts[0], np.asarray(parts[1].copy_to_host())
        assert (here == there).all(), (here, there)


if __name__ == "__main__":
    {
        "presets": play_every_preset,
        "copies": begin_anew_and_copy,
        "wrong calls": raise_and_change_nothing,
        "tables": step_many_tables,
    }[sys.argv[1]]()
