"""The kernels for a graphics card, on a machine without one.

Numba can play the card itself, in plain Python, if it is told so before it is imported.
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
    """What the program says of one of its parts, on the simulator."""
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
def test_a_simulated_card_plays_a_game_of_each_preset_as_the_processor_does():
    played = dict(line.split() for line in simulated("presets").splitlines())
    assert list(played) == list(EDITIONS)
    assert all(int(moves) > 0 for moves in played.values())


@pytest.mark.slow
def test_a_simulated_card_copies_and_begins_games_as_the_processor_does():
    assert simulated("copies") == "copies\n"


def test_a_wrong_call_on_a_simulated_gpu_raises_and_changes_no_game():
    assert simulated("wrong calls") == "wrong calls\n"


def test_many_tables_on_a_simulated_card_give_what_they_give_on_the_processor():
    assert simulated("tables") == "tables\n"


def test_without_a_graphics_card_a_batch_on_it_is_refused(monkeypatch):
    card = SimpleNamespace(is_available=lambda: False)
    monkeypatch.setattr(gpu_availability, "import_module", lambda _: card)
    with pytest.raises(Refused) as refused:
        Batch(compose(Choice()), 2, 1, device="cuda")
    assert refused.value.reason is EngineRefusal.NO_GPU
    for language in Language:
        assert "CUDA" in catalogue(language).render(refusal_message(refused.value))


def test_with_a_graphics_card_but_without_the_extra_the_extra_is_named(monkeypatch):
    card = SimpleNamespace(is_available=lambda: True)
    monkeypatch.setattr(gpu_availability, "import_module", lambda _: card)
    monkeypatch.setattr(gpu_availability, "find_spec", lambda _: None)
    with pytest.raises(Refused) as refused:
        Batch(compose(Choice()), 2, 1, device="cuda")
    assert refused.value.reason is EngineRefusal.EXTRA_MISSING
    assert refused.value.details == {"extra": "cuda"}


def test_numpy_gets_back_the_names_that_it_has_dropped():
    numpy = SimpleNamespace(vstack="stack", isin="in", trapezoid="area", in1d="kept")
    gpu_availability.restore_numpy_names(numpy)
    assert (numpy.row_stack, numpy.in1d, numpy.trapz) == ("stack", "kept", "area")
