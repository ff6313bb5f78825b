"""How long the fireworks at the end of a game last, and what they are for."""

from dataclasses import dataclass

FRAMES_PER_SECOND = 10
RISE_FRAMES = 6
BURST_FRAMES = 10
FRAMES_BETWEEN = 4
MOST_ROCKETS = 14


@dataclass(frozen=True, slots=True)
class Finale:
    """What the fireworks are for: more rockets for a better score, and the words below them."""

    suits: tuple[str, ...]
    share: float
    """The score as a share of the highest one."""
    words: str

    @property
    def rockets(self) -> int:
        """How many rockets rise."""
        return max(round(MOST_ROCKETS * self.share), 1)

    @property
    def frames(self) -> int:
        """How many pictures there are."""
        return (self.rockets - 1) * FRAMES_BETWEEN + RISE_FRAMES + BURST_FRAMES
