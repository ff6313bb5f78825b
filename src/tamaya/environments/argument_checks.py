"""Check the arguments of environments and the options of ``reset``."""

from collections.abc import Mapping
from reprlib import repr as short
from typing import Any

from tamaya.engine.argument_checks import to_integer_within

RENDER_MODES = ("ansi", "human")

LARGEST_SEED = 2**64 - 1


def to_mapping(value: Mapping[str, Any] | None, name: str = "options") -> Mapping[str, Any]:
    """Return the mapping, or an empty one for None."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise TypeError(f"{name} must be a dict, got {short(value)}")
    return value


def checked_options(options: Mapping[str, Any] | None, *known: str) -> Mapping[str, Any]:
    """Return the options; raises for an unknown one, which is likely a typing mistake."""
    chosen = to_mapping(options)
    for word in chosen:
        if word not in known:
            raise ValueError(f"unknown option {short(word)}: choose {', '.join(known)}")
    return chosen


def check_exclusive(chosen: Mapping[str, Any], *exclusive: str) -> None:
    """Raise if more than one of these options was passed."""
    both = [word for word in exclusive if word in chosen]
    if len(both) > 1:
        raise ValueError(f"options {both[0]} and {both[1]} exclude each other: pass one of them")


def seed_number(seed: int | None) -> int | None:
    """Check a seed for the generators of Gymnasium and NumPy; None stays None."""
    return None if seed is None else to_integer_within(seed, 0, LARGEST_SEED, "seed")


def check_render_mode(mode: str | None) -> None:
    """Raise if the environment cannot render this way."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"unknown render_mode {short(mode)}: choose {', '.join(RENDER_MODES)}")
