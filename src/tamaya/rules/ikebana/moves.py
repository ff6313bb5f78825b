"""What a seat may ask for."""

from dataclasses import dataclass

from tamaya.rules.game import Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """Begin the turn with the deck: draw a card."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Add the card just drawn to one's bouquet."""


@dataclass(frozen=True, slots=True)
class Reject:
    """Pay to lay the card just drawn on one's own pile, and draw another."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Begin and end the turn with the top card of another seat's pile, for its value."""

    owner: Seat


Move = Draw | Keep | Reject | Buy
