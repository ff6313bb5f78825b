"""Who keeps the conventions: nobody is asked, it shows."""

from tamaya.rules.game import Seat

# How many breaches are forgiven to begin with, and how many more for each promise kept.
FORGIVEN = 1.0
FORGIVEN_FOR_EACH_KEPT = 0.2
BREACHES_IN_ERROR = 1.5

# People at one table often play alike; it counts for less with each promise that somebody kept.
SHARE_OF_WHAT_OTHERS_DID = 0.5


class Trust:
    """What each seat has shown of how it gives and takes clues."""

    __slots__ = ("breaches", "kept")

    def __init__(self, players: int) -> None:
        """Trust everybody."""
        self.breaches = [0.0] * players
        self.kept = [0.0] * players

    def is_stranger(self, seat: Seat) -> bool:
        """Whether a seat seems to keep no conventions."""
        share = SHARE_OF_WHAT_OTHERS_DID / (1 + self.kept[seat])
        breaches = share * sum(self.breaches) + (1 - share) * self.breaches[seat]
        kept = share * sum(self.kept) + (1 - share) * self.kept[seat]
        return breaches > FORGIVEN + FORGIVEN_FOR_EACH_KEPT * kept

    def judge(self, seat: Seat, *, is_kept: bool) -> None:
        """A seat kept a convention, or did not."""
        (self.kept if is_kept else self.breaches)[seat] += 1

    def mislead(self, seat: Seat) -> None:
        """A clue of this seat led to an error, which weighs more."""
        self.breaches[seat] += BREACHES_IN_ERROR
