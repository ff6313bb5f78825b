"""Who keeps the conventions: nobody is asked, it shows."""

from enum import Enum
from math import exp, prod

from tamaya.rules.game import Seat


class Shown(float, Enum):
    """What shows it: by how much it is likelier, as a logarithm, where no conventions are kept.

    Counted in games of friends, and of a friend among careful players. By luck these seem to keep
    a promise quite often.
    """

    TRUE_CLUE = -0.6
    FALSE_CLUE = 2.7
    MISLEADING_CLUE = 4.0
    TOLD_AGAIN = 0.8
    """A clue that points only at cards that were pointed at before. It counts for less than was
    counted: with multicolour cards friends do so too."""
    LAID = -1.1
    """A card that was promised to fit."""
    PUT_OFF = 0.7
    """The same was not laid: a clue was given instead …"""
    GAVE_UP = 3.3
    """… or a card was given up."""
    CHOP = -0.75
    """A card that may be of use was given up: the one that is next …"""
    PASSED_THE_CHOP = 3.5
    """… or another."""


# Before anything is known: how likely a seat keeps none, and how likely all play alike, as people
# at one table often do.
STRANGERS = 0.06
ALIKE = 0.6

# Whoever changes their ways is not held to the old ones for ever.
MOST_DOUBT = 12.0


class Trust:
    """What each seat has shown of how it gives and takes clues."""

    __slots__ = ("_chances", "_doubts", "_viewer")

    def __init__(self, players: int, viewer: Seat) -> None:
        """Trust everybody."""
        self._doubts = [0.0] * players
        self._chances: dict[Seat, float] = {}
        self._viewer = viewer

    def is_stranger(self, seat: Seat) -> bool:
        """Whether a seat likely keeps no conventions."""
        return self.doubt(seat) > 0.5

    def doubt(self, seat: Seat) -> float:
        """How likely a seat keeps no conventions, by what it did and what the others did."""
        chance = self._chances.get(seat)
        if chance is None:
            chance = self._chances[seat] = self._worked_out(seat)
        return chance

    def _worked_out(self, seat: Seat) -> float:
        if seat == self._viewer:
            return 0.0
        own = exp(self._doubts[seat])
        others = [
            exp(doubt)
            for other, doubt in enumerate(self._doubts)
            if other not in (seat, self._viewer)
        ]
        each_apart = prod(STRANGERS * other + 1 - STRANGERS for other in others)
        stranger = STRANGERS * own * (ALIKE * prod(others) + (1 - ALIKE) * each_apart)
        keeper = (1 - STRANGERS) * (ALIKE + (1 - ALIKE) * each_apart)
        return stranger / (stranger + keeper)

    def note(self, seat: Seat, shown: Shown) -> None:
        """A seat has shown something."""
        doubt = self._doubts[seat] + shown.value
        self._doubts[seat] = max(-MOST_DOUBT, min(MOST_DOUBT, doubt))
        self._chances.clear()
