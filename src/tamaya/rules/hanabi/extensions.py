"""The extensions, as changes to the parameters of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tamaya.rules.hanabi.cards import Direction, Scoring, Suit, Touch
from tamaya.rules.hanabi.parameters import Ending

SINGLE = (1, 1, 1, 1, 1)

AVALANCHE_FORMS = frozenset({"avalanche", "avalanche-2", "avalanche-tricky"})
"""Extensions that bring the multicolour suit; a game has one of them at most."""

OWN_VARIANTS = frozenset({"avalanche-tricky"})
"""Extensions of our own, in no rulebook: they can be played, but no box holds them."""


@dataclass(frozen=True, slots=True)
class Extension:
    """What an extension changes: the suit it adds, if any, and the parameters it sets."""

    suit: Suit | None = None
    parameters: Mapping[str, object] = field(default_factory=dict)


MULTICOLOUR_SINGLE_OWN = Extension(Suit("multicolour", copies=SINGLE))
MULTICOLOUR_SINGLE_EVERY = Extension(Suit("multicolour", Touch.EVERY, copies=SINGLE))
MULTICOLOUR_TEN_EVERY = Extension(Suit("multicolour", Touch.EVERY))
MULTICOLOUR_TEN_OWN = Extension(Suit("multicolour"))
BLACK_POWDER = Extension(
    Suit("black", Touch.NONE, Direction.DOWN, (1, 2, 2, 2, 3), Scoring.PENALTY)
)
FLAMBOYANTS = Extension(parameters={"tiles": True})
FINAL_FLOURISH = Extension(parameters={"ending": Ending.FINAL_FLOURISH})
ONE_ERROR = Extension(parameters={"errors": 1})
TEN_TOKENS = Extension(parameters={"tokens": 10})
