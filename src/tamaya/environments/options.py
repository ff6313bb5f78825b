"""What may be said when an environment is made, and when its games begin anew."""

from collections.abc import Mapping
from typing import Any

from tamaya.engine.given import whole_number
from tamaya.engine.refusals import EngineRefusal
from tamaya.environments.refusals import EnvironmentRefusal
from tamaya.rules.game import Refused
from tamaya.rules.hanabi.parameters import within

RENDER_MODES = ("ansi",)

LARGEST_SEED = 2**64 - 1


def words_of(given: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """What was said, by its words; nothing, if nothing was."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise Refused(EngineRefusal.WRONG_KIND, given=type(given).__name__, wanted=dict.__name__)
    return given


def options_among(options: Mapping[str, Any] | None, *known: str) -> Mapping[str, Any]:
    """What was said; a word that nobody knows is a slip, and never passed over."""
    told = words_of(options)
    for word in told:
        if word not in known:
            raise Refused(
                EnvironmentRefusal.NO_SUCH_OPTION, option=str(word), known=", ".join(known)
            )
    return told


def refuse_apart(told: Mapping[str, Any], *apart: str) -> None:
    """Refuse two of these words beside each other: only one could be followed."""
    beside = [word for word in apart if word in told]
    if len(beside) > 1:
        raise Refused(EnvironmentRefusal.OPTIONS_APART, one=beside[0], other=beside[1])


def seed_number(seed: int | None) -> int | None:
    """A seed that Gymnasium's and NumPy's sources of chance take, or none."""
    if seed is None:
        return None
    number = whole_number(seed)
    within("seed", number, 0, LARGEST_SEED)
    return number


def refuse_render_mode(mode: str | None) -> None:
    """Refuse a way to be shown that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise Refused(
            EnvironmentRefusal.UNKNOWN_RENDER_MODE, mode=str(mode), known=", ".join(RENDER_MODES)
        )
