"""What may be said when an environment is made, and when its games begin anew."""

from collections.abc import Mapping
from typing import Any

from tamaya.engine.arguments import to_integer
from tamaya.engine.refusals import EngineRefusal
from tamaya.environments.refusals import EnvironmentRefusal
from tamaya.rules.game import Refused
from tamaya.rules.hanabi.parameters import within

RENDER_MODES = ("ansi",)

LARGEST_SEED = 2**64 - 1


def to_mapping(options: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """What was said, by its words; nothing, if nothing was."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise Refused(EngineRefusal.WRONG_KIND, given=type(options).__name__, wanted=dict.__name__)
    return options


def checked_options(options: Mapping[str, Any] | None, *known: str) -> Mapping[str, Any]:
    """What was said; a word that nobody knows is a slip, and never passed over."""
    chosen = to_mapping(options)
    for word in chosen:
        if word not in known:
            raise Refused(
                EnvironmentRefusal.NO_SUCH_OPTION, option=str(word), known=", ".join(known)
            )
    return chosen


def refuse_together(chosen: Mapping[str, Any], *exclusive: str) -> None:
    """Refuse two of these words beside each other: only one could be followed."""
    both = [word for word in exclusive if word in chosen]
    if len(both) > 1:
        raise Refused(EnvironmentRefusal.OPTIONS_APART, one=both[0], other=both[1])


def seed_number(seed: int | None) -> int | None:
    """A seed that Gymnasium's and NumPy's sources of chance take, or none."""
    if seed is None:
        return None
    number = to_integer(seed)
    within("seed", number, 0, LARGEST_SEED)
    return number


def refuse_render_mode(mode: str | None) -> None:
    """Refuse a way to be shown that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise Refused(
            EnvironmentRefusal.UNKNOWN_RENDER_MODE, mode=str(mode), known=", ".join(RENDER_MODES)
        )
