"""Test the GPU driver on a machine without a GPU.

Numba simulates CUDA in plain Python if two variables are set before it is imported.
"""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.cuda import gpu_availability
from tamaya.engine.refusals import EngineRefusal
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.hanabi import EDITIONS, Choice, Refused, compose

PROGRAM = Path(__file__).with_name("cuda_simulation.py")
SETTINGS = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def simulated(part: str) -> str:
    """Run one part of the program on the simulator, and return its output."""
    done = subprocess.run(
        [sys.executable, "-W", "error", PROGRAM, part],
        env={**os.environ, **SETTINGS},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_simulated_gpu_plays_a_game_of_each_edition_like_the_cpu():
    played = dict(line.split() for line in simulated("presets").splitlines())
    assert list(played) == list(EDITIONS)
    assert all(int(moves) > 0 for moves in played.values())


@pytest.mark.slow
def test_a_simulated_gpu_copies_and_resets_games_like_the_cpu():
    assert simulated("copies") == "copies\n"


def test_a_wrong_call_on_a_simulated_gpu_raises_and_changes_no_game():
    assert simulated("wrong calls") == "wrong calls\n"


def test_the_vector_environment_on_a_simulated_gpu_equals_that_on_the_cpu():
    assert simulated("vector") == "vector\n"


def test_bound_turns_on_a_simulated_gpu_equal_those_on_the_cpu():
    assert simulated("bound turns") == "bound turns\n"


def test_bound_turns_on_a_simulated_gpu_restart_from_the_rows_of_the_latest_reset():
    assert simulated("new rows") == "new rows\n"


def test_without_a_gpu_a_batch_on_it_is_refused(monkeypatch):
    card = SimpleNamespace(is_available=lambda: False)
    monkeypatch.setattr(gpu_availability, "import_module", lambda _: card)
    with pytest.raises(Refused) as refused:
        Batch(compose(Choice()), 2, 1, device="cuda")
    assert refused.value.reason is EngineRefusal.NO_GPU
    for language in Language:
        assert "CUDA" in catalogue(language).render(refusal_message(refused.value))


def test_with_a_gpu_but_without_the_extra_the_extra_is_named(monkeypatch):
    card = SimpleNamespace(is_available=lambda: True)
    monkeypatch.setattr(gpu_availability, "import_module", lambda _: card)
    monkeypatch.setattr(gpu_availability, "find_spec", lambda _: None)
    with pytest.raises(Refused) as refused:
        Batch(compose(Choice()), 2, 1, device="cuda")
    assert refused.value.reason is EngineRefusal.EXTRA_MISSING
    assert refused.value.details == {"extra": "cuda13"}


def test_missing_names_of_numpy_are_restored():
    numpy = SimpleNamespace(vstack="stack", isin="in", trapezoid="area", in1d="kept")
    gpu_availability.restore_numpy_names(numpy)
    assert (numpy.row_stack, numpy.in1d, numpy.trapz) == ("stack", "kept", "area")
