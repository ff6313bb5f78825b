"""Who keeps the conventions: nobody is asked, it shows."""

from enum import Enum
from math import exp, prod

from tamaya.rules.game import Seat


class Evidence(float, Enum):
    """What shows it: by how much it is likelier, as a logarithm, where no conventions are kept.

    Counted in games of friends, and of a friend among careful players. By luck these seem to keep
    a promise quite often.
    """

    TRUE_CLUE = -0.6
    FALSE_CLUE = 2.7
    MISLEADING_CLUE = 4.0
    REPEATED_CLUE = 0.8
    """A clue that points only at cards that were pointed at before. It counts for less than was
    counted: with multicolour cards friends do so too."""
    LAID = -1.1
    """A card that was promised to fit."""
    POSTPONED_PLAY = 0.7
    """The same was not laid: a clue was given instead …"""
    DISCARD_INSTEAD = 3.3
    """… or a card was given up."""
    CHOP = -0.75
    """A card that may be of use was given up: the one that is next …"""
    OTHER_DISCARD = 3.5
    """… or another."""


# Before anything is known: how likely a seat keeps none, and how likely all play alike, as people
# at one table often do.
CHANCE_OF_STRANGER = 0.06
CHANCE_OF_ALIKE = 0.6

# Whoever changes their ways is not held to the old ones for ever.
MOST_LOG_ODDS = 12.0


class Trust:
    """What each seat has shown of how it gives and takes clues."""

    __slots__ = ("_chances", "_log_odds", "_viewer")

    def __init__(self, players: int, viewer: Seat) -> None:
        """Trust everybody."""
        self._log_odds = [0.0] * players
        self._chances: dict[Seat, float] = {}
        self._viewer = viewer

    def is_stranger(self, seat: Seat) -> bool:
        """Whether a seat likely keeps no conventions."""
        return self.distrust(seat) > 0.5

    def distrust(self, seat: Seat) -> float:
        """How likely a seat keeps no conventions, by what it did and what the others did."""
        chance = self._chances.get(seat)
        if chance is None:
            chance = self._chances[seat] = self._computed_distrust(seat)
        return chance

    def _computed_distrust(self, seat: Seat) -> float:
        if seat == self._viewer:
            return 0.0
        own = exp(self._log_odds[seat])
        others = [
            exp(distrust)
            for other, distrust in enumerate(self._log_odds)
            if other not in (seat, self._viewer)
        ]
        each_apart = prod(CHANCE_OF_STRANGER * other + 1 - CHANCE_OF_STRANGER for other in others)
        stranger = (
            CHANCE_OF_STRANGER
            * own
            * (CHANCE_OF_ALIKE * prod(others) + (1 - CHANCE_OF_ALIKE) * each_apart)
        )
        keeper = (1 - CHANCE_OF_STRANGER) * (CHANCE_OF_ALIKE + (1 - CHANCE_OF_ALIKE) * each_apart)
        return stranger / (stranger + keeper)

    def observe(self, seat: Seat, evidence: Evidence) -> None:
        """A seat has shown something."""
        distrust = self._log_odds[seat] + evidence.value
        self._log_odds[seat] = max(-MOST_LOG_ODDS, min(MOST_LOG_ODDS, distrust))
        self._chances.clear()
