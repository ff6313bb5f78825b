"""The way to a graphics card: numba's, where there is one.

NumPy has dropped three names that numba's part for CUDA still asks for when it is imported; they
are put back first.
"""

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.game import Refused

REMOVED_NUMPY_NAMES = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}
"""Names of NumPy's past, and those that stand for the same today."""


def restore_numpy_names(numpy: Any = np) -> None:
    """Give NumPy its former names again, unless it still has them."""
    for old, new in REMOVED_NUMPY_NAMES.items():
        if old not in vars(numpy):
            setattr(numpy, old, getattr(numpy, new))


def refuse_without_gpu() -> None:
    """Refuse where no graphics card answers, or where what speaks to it is not installed."""
    restore_numpy_names()
    if not import_module("numba.cuda").is_available():
        raise Refused(EngineRefusal.NO_GPU)
    if not is_simulated() and find_spec("numba_cuda") is None:
        raise Refused(EngineRefusal.EXTRA_MISSING, extra="cuda")


def is_simulated() -> bool:
    """Whether numba plays the graphics card itself, in plain Python."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")
