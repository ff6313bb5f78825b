"""An estimate, for each seat, of whether it plays the conventions."""

from enum import Enum
from math import exp, prod

from tamaya.rules.shared_types import Seat


class Evidence(float, Enum):
    """What a move says about its seat: the log of how much likelier it is without conventions.

    Measured in games of friends, and of a friend among careful players. These often keep a promise
    by luck.
    """

    TRUE_CLUE = -0.6
    FALSE_CLUE = 2.7
    MISLEADING_CLUE = 4.0
    REPEATED_CLUE = 0.8
    """A clue that points only at cards that were clued before. It counts for less than measured:
    with multicolour cards friends give such clues too."""
    LAID = -1.1
    """A promised card was laid."""
    POSTPONED_PLAY = 0.7
    """A promised card was not laid: a clue was given instead."""
    DISCARD_INSTEAD = 3.3
    """A promised card was not laid: a card was discarded instead."""
    CHOP = -0.75
    """The chop was discarded, though it may be useful."""
    OTHER_DISCARD = 3.5
    """Another card that may be useful was discarded."""


# The chances before the first move: that a seat plays no conventions, and that all seats play
# alike, as people at one table often do.
CHANCE_OF_STRANGER = 0.06
CHANCE_OF_ALIKE = 0.6

# Limited, so that a player who changes style is believed after a while.
MOST_LOG_ODDS = 12.0


class Trust:
    """What each seat has shown about how it plays."""

    __slots__ = ("_chances", "_log_odds", "_viewer")

    def __init__(self, players: int, viewer: Seat) -> None:
        """Start with trust in everybody."""
        self._log_odds = [0.0] * players
        self._chances: dict[Seat, float] = {}
        self._viewer = viewer

    def is_stranger(self, seat: Seat) -> bool:
        """Whether a seat probably plays no conventions."""
        return self.distrust(seat) > 0.5

    def distrust(self, seat: Seat) -> float:
        """The chance that a seat plays no conventions, from its own moves and the others'."""
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
        """Count a move of a seat."""
        distrust = self._log_odds[seat] + evidence.value
        self._log_odds[seat] = max(-MOST_LOG_ODDS, min(MOST_LOG_ODDS, distrust))
        self._chances.clear()
