"""What may be said when games begin anew."""

from collections.abc import Mapping
from typing import Any


def options_among(options: Mapping[str, Any] | None, *known: str) -> Mapping[str, Any]:
    """What was said; a word that nobody knows is a slip, and never passed over."""
    told = options or {}
    if unknown := told.keys() - set(known):
        raise TypeError(f"no such option of reset: {', '.join(sorted(unknown))}")
    return told
