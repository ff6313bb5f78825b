"""The moves that a seat can ask for."""

from dataclasses import dataclass

from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Add the card just drawn to your bouquet."""


@dataclass(frozen=True, slots=True)
class Reject:
    """Pay to put the card just drawn on your pile, and draw another."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the top card of another seat's pile for its value, instead of drawing."""

    owner: Seat


Move = Draw | Keep | Reject | Buy
