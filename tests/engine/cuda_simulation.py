"""Run the GPU driver on numba's CUDA simulator; ``test_cuda_simulator`` starts this program."""

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.cuda.cuda_jit import cuda
from tamaya.engine.parity import LUCKY, compare_batches, compare_with_cpu
from tamaya.environments.vector_env import HanabiVectorEnv
from tamaya.rules.hanabi import EDITIONS, Choice, compose


def play_every_preset() -> None:
    """Play a game of each edition with its compatible extensions, on GPU and CPU."""
    for number, (edition, box) in enumerate(EDITIONS.items()):
        forms = [name for name in box.extensions if not name.startswith("avalanche-")]
        moves = compare_with_cpu(compose(Choice(edition, tuple(forms))), 2 + number % 4, 1, 7)
        print(edition, moves)


def reset_and_copy() -> None:
    """Reset, copy, convert and observe games on GPU and CPU."""
    rules = compose(Choice())
    cpu, gpu = (Batch(rules, 3, 3, auto_reset=True, device=device) for device in ("cpu", "cuda"))
    memories = cpu.memory(LUCKY), gpu.memory(LUCKY)
    for _ in range(3):
        cpu.step(cpu.choose(LUCKY, memories[0]))
        gpu.step(gpu.choose(LUCKY, memories[1]))
    state = cpu.to_state(2)
    for batch in (cpu, gpu):
        batch.copy_game(0, 2)
        batch.put_state(1, state)
        batch.reset_games([0, 0, 1])
    compare_batches(cpu, gpu)
    compare_batches(cpu.copy(), gpu.copy())
    assert cpu.to_state(0) == gpu.to_state(0)
    assert (cpu.decks() == np.asarray(gpu.decks())).all()
    for form in ("minimal", "seer", "belief"):
        for seats in ("all", "to-act", 2):
            assert (cpu.observe(seats, form) == np.asarray(gpu.observe(seats, form))).all()
    floats = gpu.observe(dtype=np.float32)
    assert (cpu.observe() == np.asarray(floats)).all()
    out = np.zeros((3, gpu.observation_size()), np.uint8)
    assert gpu.observe(out=out) is out
    assert (cpu.observe() == out).all()
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
    # The same bits as -1, which skips a game.
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


def step_vector_env() -> None:
    """Step Gymnasium's vector environment on GPU and CPU."""
    for final in (True, False):
        tables = [
            HanabiVectorEnv(3, "first-box-one-error-2p", final_observations=final, device=device)
            for device in ("cpu", "cuda")
        ]
        assert_equal([table.reset(seed=2)[0] for table in tables])
        for actions in ([5, 0, 1000], [6, 5, 5], [5, -1, 7], [5, 5, 5]):
            steps = [table.step(actions) for table in tables]
            for parts in zip(*steps, strict=True):
                assert_equal(parts)
    print("vector")


def run_bound_turns() -> None:
    """Run bound turns on GPU and CPU, with every kind of observation."""
    rules = compose(Choice("first-box", ("one-error",)))
    for seats, form, dtype, games in (
        ("to-act", "card-knowledge", None, 11),
        (1, "belief", None, 3),
        ("all", "card-knowledge", None, 3),
        ("to-act", "seer", np.float32, 20),
    ):
        batches = [
            Batch(rules, 3, games, auto_reset=True, device=device) for device in ("cpu", "cuda")
        ]
        cpu, gpu = (batch.bind_turn(seats, form, dtype, action_dtype=np.int32) for batch in batches)
        memory, ended = batches[0].memory(LUCKY), 0
        for number in range(6):
            for here, there in zip(cpu.result, gpu.result, strict=True):
                assert_equal([here, there])
            assert (batches[0].rows() == batches[1].rows()).all()
            # A misplay ends a game, and a turn starts the next one.
            actions = batches[0].choose(LUCKY, memory).astype(np.int32)
            actions[:2] = (-1, 999) if number % 2 else (6, 7)
            cpu.run(actions)
            if number % 2:
                gpu.actions.copy_to_device(actions)
                gpu.run()
            else:
                gpu.run(cuda.to_device(actions))
            ended += int((cpu.result.causes > 0).sum())
        assert ended > 0
    with pytest.raises(TypeError, match="actions must be an array on the GPU"):
        gpu.run(actions)
    with pytest.raises(TypeError, match="unsupported dtype int64: this turn is bound to int32"):
        gpu.run(cuda.to_device(actions.astype(np.int64)))
    with pytest.raises(ValueError, match=r"actions: expected shape \(20,\), got \(1,\)"):
        gpu.run(cuda.to_device(actions[:1].copy()))
    with pytest.raises(ValueError, match="out must be a C-contiguous array on the device"):
        batches[1].bind_turn(out=np.zeros((20, batches[1].observation_size()), np.uint8))
    print("bound turns")


def restart_from_new_rows() -> None:
    """A bound turn restarts games from the rows of the latest reset, which stay in their place."""
    rules = compose(Choice("first-box", ("one-error",)))
    decks = [[face for face in range(25) for _ in range((3, 2, 2, 2, 1)[face % 5])][::-1]]
    batches = [
        Batch.of_decks(rules, 2, decks, first_seat=None, auto_reset=True, device=device)
        for device in ("cpu", "cuda")
    ]
    turns = [batch.bind_turn() for batch in batches]
    seats = set()
    for seed in range(6):
        for batch, turn in zip(batches, turns, strict=True):
            batch.reset(seed)
            turn.refresh()
            turn.actions[0] = 5
            # The fireworks begin with a 1, and this deck with its highest values.
            assert int(turn.run().causes[0]) > 0
        compare_batches(*batches)
        assert_equal([turn.result.vectors for turn in turns])
        seats.add(int(turns[0].result.seats[0]))
    assert seats == {0, 1}
    print("new rows")


def assert_equal(parts: Sequence[Any]) -> None:
    """Compare two arrays, or two dictionaries of them."""
    if isinstance(parts[0], dict):
        assert parts[0].keys() == parts[1].keys()
        for name in parts[0]:
            assert_equal([part[name] for part in parts])
    else:
        here, there = parts[0], np.asarray(parts[1].copy_to_host())
        assert (here == there).all(), (here, there)


if __name__ == "__main__":
    {
        "presets": play_every_preset,
        "copies": reset_and_copy,
        "wrong calls": raise_and_change_nothing,
        "vector": step_vector_env,
        "bound turns": run_bound_turns,
        "new rows": restart_from_new_rows,
    }[sys.argv[1]]()
