"""Turns that are bound to arrays which stay."""

import sys
from types import SimpleNamespace

import numpy as np
import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.cuda.caller_stream import stream_handle
from tamaya.engine.kernels.legality import NO_ACTION
from tamaya.engine.policy import RANDOM
from tamaya.rules.hanabi import Choice, compose

STANDARD = compose(Choice())
TILED = compose(Choice("deluxe", ("flamboyants",)))
GAMES = 1200


@pytest.mark.parametrize("dtype", [np.int64, np.int32])
@pytest.mark.parametrize(("seats", "form"), [("to-act", "card-knowledge"), ("all", "belief")])
@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_bound_turn_equals_a_turn(dtype, seats, form, auto_reset):
    one, other = (Batch(TILED, 3, GAMES, seed=4, auto_reset=auto_reset) for _ in range(2))
    bound = one.bind_turn(seats, form, action_dtype=dtype)
    assert (bound.result.mask == one.legal_mask()).all()
    assert (bound.result.vectors == one.observe(seats, form)).all()
    arrays = [id(array) for array in bound.result]
    memory, chance = other.memory(RANDOM, 1), np.random.default_rng(5)
    for number in range(40):
        actions = other.choose(RANDOM, memory)
        actions[chance.random(GAMES) < 0.1] = NO_ACTION
        actions[chance.random(GAMES) < 0.1] = 1000
        turn = other.turn(actions, seats, form)
        if number % 2:
            bound.actions[:] = actions
            result = bound.run()
        else:
            result = bound.run(actions)
        for name, here, there in zip(turn._fields, result, turn, strict=True):
            assert (here == there).all(), name
        assert (one.rows() == other.rows()).all()
    assert [id(array) for array in bound.result] == arrays


def test_a_bound_turn_writes_into_the_array_of_the_caller():
    batch = Batch(STANDARD, 2, 3)
    out = np.zeros((3, batch.observation_size()), np.float32)
    bound = batch.bind_turn(out=out)
    assert bound.result.vectors is out
    assert (out == batch.observe()).all()
    bound.run([5, 5, NO_ACTION])
    assert (out == batch.observe()).all()


def test_a_refresh_shows_what_other_calls_have_changed():
    batch = Batch(STANDARD, 2, 3, seed=1)
    bound = batch.bind_turn()
    bound.actions[:] = 5
    batch.step([5, 6, 7])
    batch.copy_game(0, 2)
    result = bound.refresh()
    assert (result.mask == batch.legal_mask()).all()
    assert (result.vectors == batch.observe()).all()
    assert bound.actions.tolist() == [5, 5, 5]
    assert not result.rewards.any()


def test_a_bound_turn_restarts_from_the_rows_of_the_latest_reset():
    rules = compose(Choice("first-box", ("one-error",)))
    deck = [face for face in range(25) for _ in range((3, 2, 2, 2, 1)[face % 5])][::-1]
    one, other = (
        Batch.of_decks(rules, 2, [deck] * 4, first_seat=None, auto_reset=True) for _ in range(2)
    )
    bound, seats = one.bind_turn(), set()
    for seed in range(4):
        one.reset(seed)
        other.reset(seed)
        assert bound.run([5] * 4).causes.all()
        other.turn([5] * 4)
        assert (one.rows() == other.rows()).all()
        seats |= set(bound.result.seats.tolist())
    assert seats == {0, 1}


def test_an_action_too_large_for_the_bound_dtype_is_refused():
    batch = Batch(STANDARD, 2, 3)
    bound = batch.bind_turn(action_dtype=np.int32)
    # The lowest 32 bits of these are 5, -1 and 5.
    actions = [5 + 2**32, 2**32 - 1, 5 - 2**40]
    assert bound.run(actions).refused.tolist() == [1, 1, 1]


WRONG = {
    "floats as actions": (TypeError, "unsupported dtype float32", {"action_dtype": np.float32}),
    "a strided array": (ValueError, "out must be a C-contiguous array", {"out": "strided"}),
    "an unknown form": (ValueError, "unknown form 'aura'", {"form": "aura"}),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_turn_cannot_be_bound_to_wrong_arguments(name):
    kind, text, arguments = WRONG[name]
    batch = Batch(STANDARD, 2, 3)
    if arguments.get("out") == "strided":
        arguments = {"out": np.zeros((3, 2 * batch.observation_size()), np.uint8)[:, ::2]}
    with pytest.raises(kind, match=text):
        batch.bind_turn(**arguments)


def test_the_wrong_number_of_actions_raises_and_changes_nothing():
    batch = Batch(STANDARD, 2, 3)
    bound, before = batch.bind_turn(), batch.rows()
    with pytest.raises(ValueError, match=r"actions: expected shape \(3,\), got \(2,\)"):
        bound.run([5, 5])
    assert (batch.rows() == before).all()


def test_a_stream_is_the_one_that_is_passed_or_the_current_one_of_torch(monkeypatch):
    current = SimpleNamespace(cuda_stream=70, __cuda_stream__=lambda: (0, 71))
    cuda = SimpleNamespace(is_initialized=lambda: True, current_stream=lambda: current)
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(cuda=cuda))
    assert stream_handle() == 70
    assert stream_handle(current) == 71
    assert stream_handle(5) == 5
    cuda.is_initialized = lambda: False
    assert stream_handle() == 0
    monkeypatch.delitem(sys.modules, "torch")
    assert stream_handle() == 0
    with pytest.raises(TypeError, match="stream must be a CUDA stream or its handle, got 'x'"):
        stream_handle("x")
