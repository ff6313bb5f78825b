"""Check whether the packages of the extra ``engine`` are installed."""

from importlib.util import find_spec

from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.shared_types import Refused

REQUIRED_MODULES = ("numba", "numpy")


def has_numpy() -> bool:
    """Whether NumPy is installed; without it, rows are lists and kernels run as plain Python."""
    return find_spec("numpy") is not None


def has_engine() -> bool:
    """Whether the packages of the engine are installed."""
    return all(map(find_spec, REQUIRED_MODULES))


def refuse_without_engine() -> None:
    """Refuse if the packages of the engine are missing; call it before importing ``batch``."""
    if not has_engine():
        raise Refused(EngineRefusal.EXTRA_MISSING, extra="engine")
