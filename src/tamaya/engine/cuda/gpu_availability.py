"""Check for a GPU that numba can use.

NumPy has removed three names that ``numba.cuda`` still imports, so they are restored first.
"""

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.shared_types import Refused

REMOVED_NUMPY_NAMES = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}
"""Removed names of NumPy, and the present names of the same functions."""


def restore_numpy_names(numpy: Any = np) -> None:
    """Restore the removed names of NumPy that are missing."""
    for old, new in REMOVED_NUMPY_NAMES.items():
        if old not in vars(numpy):
            setattr(numpy, old, getattr(numpy, new))


def refuse_without_gpu() -> None:
    """Refuse if no GPU answers, or if numba-cuda is not installed."""
    restore_numpy_names()
    if not import_module("numba.cuda").is_available():
        raise Refused(EngineRefusal.NO_GPU)
    if not is_simulated() and find_spec("numba_cuda") is None:
        raise Refused(EngineRefusal.EXTRA_MISSING, extra="cuda13")


def is_simulated() -> bool:
    """Whether numba simulates the GPU in plain Python."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")
