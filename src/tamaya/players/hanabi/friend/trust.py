"""Who keeps the conventions: nobody is asked, it shows."""

from enum import Enum
from math import exp, prod

from tamaya.rules.game import Seat


class Shown(float, Enum):
    """What shows it: by how much it is likelier, as a logarithm, where no conventions are kept.

    Counted in games of friends, and of a friend among careful players. By luck these seem to keep
    a promise quite often.
    """

    TRUE_CLUE = -0.5
    FALSE_CLUE = 2.7
    MISLEADING_CLUE = 4.0
    LAID = -1.1
    """A card that was promised to fit."""
    PUT_OFF = 0.7
    """The same was not laid: a clue was given instead …"""
    GAVE_UP = 3.3
    """… or a card was given up."""


# Before anything is known: how likely a seat keeps none, and how likely all play alike, as people
# at one table often do.
STRANGERS = 0.06
ALIKE = 0.5


class Trust:
    """What each seat has shown of how it gives and takes clues."""

    __slots__ = ("_doubts", "_viewer")

    def __init__(self, players: int, viewer: Seat) -> None:
        """Trust everybody."""
        self._doubts = [0.0] * players
        self._viewer = viewer

    def is_stranger(self, seat: Seat) -> bool:
        """Whether a seat likely keeps no conventions, by what it did and what the others did."""
        if seat == self._viewer:
            return False
        own = exp(self._doubts[seat])
        others = [
            exp(doubt)
            for other, doubt in enumerate(self._doubts)
            if other not in (seat, self._viewer)
        ]
        each_apart = prod(STRANGERS * other + 1 - STRANGERS for other in others)
        stranger = own * (ALIKE * prod(others) + (1 - ALIKE) * each_apart)
        keeper = ALIKE + (1 - ALIKE) * each_apart
        return STRANGERS * stranger > (1 - STRANGERS) * keeper

    def note(self, seat: Seat, shown: Shown) -> None:
        """A seat has shown something."""
        self._doubts[seat] += shown.value
