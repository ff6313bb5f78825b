"""Whether the engine is there: its parts come with an extra."""

from importlib.util import find_spec

from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.game import Refused

REQUIRED_MODULES = ("numba", "numpy")


def has_engine() -> bool:
    """Whether the parts of the engine are installed."""
    return all(map(find_spec, REQUIRED_MODULES))


def refuse_without_engine() -> None:
    """Refuse where the parts of the engine are not installed; ask before importing a batch."""
    if not has_engine():
        raise Refused(EngineRefusal.EXTRA_MISSING, extra="engine")
