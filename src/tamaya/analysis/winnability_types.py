"""What can be said about a position with the whole deck known."""

from dataclasses import dataclass
from enum import StrEnum

from tamaya.rules.hanabi import Face


class Obstacle(StrEnum):
    """What keeps a team that knows every card from a perfect game."""

    LOST_CARD = "lost-card"
    """Every copy of a card is in the discard."""
    PACE = "pace"
    """There are more cards to lay than turns."""
    BOTTOM = "bottom"
    """Cards must wait for one so low in the deck that there are not enough turns after it."""
    HANDS = "hands"
    """The hands cannot hold all the cards that must be kept."""
    ERRORS = "errors"
    """The last allowed error has ended the game."""
    TOGETHER = "together"
    """None of these alone: no order of moves gets around all of them."""


@dataclass(frozen=True, slots=True)
class Impossibility:
    """Why a position cannot be won, with what a sentence about it needs."""

    obstacle: Obstacle
    cards: tuple[Face, ...] = ()
    """The lost cards, the card that comes too late, or those that must be kept."""
    from_bottom: int | None = None
    """The place of the late card, counted from the bottom of the deck: 1 is the last card."""
    wanted: int | None = None
    """How many cards must be laid, or kept."""
    available: int | None = None
    """For how many there are turns, or places in hands."""


@dataclass(frozen=True, slots=True)
class HighestScore:
    """The highest score that can be reached, or bounds of it."""

    least: int
    """A line is known that scores this."""
    most: int
    """It is proved that no line scores more."""

    @property
    def is_exact(self) -> bool:
        """Whether both bounds are the same."""
        return self.least == self.most
