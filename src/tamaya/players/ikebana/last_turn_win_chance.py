"""The last turn of a game: only the chance to win counts.

The final points of rivals are known if their bouquets are complete, and estimated if not.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from tamaya.rules.shared_types import Seat

SPREAD = 11.0
"""How far the worth of an incomplete bouquet varies around its expectation."""


class Rival(NamedTuple):
    """An estimate of another seat's final points."""

    points: float
    spread: float
    """0 if its last bouquet is complete."""


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The points in a last turn, before the seat's own bouquet is counted."""

    points: float
    rivals: Mapping[Seat, Rival]

    def after(self, rival: Seat, spent: float, won: float) -> "LastTurn":
        """The same after a payment: what this seat spent and what the rival won."""
        held, spread = self.rivals[rival]
        return LastTurn(self.points - spent, {**self.rivals, rival: Rival(held + won, spread)})

    def chance(self, gain: float) -> float:
        """The chance to win with a bouquet of this worth; a tie counts half."""
        chance = 1.0
        for rival in self.rivals.values():
            lead = self.points + gain - rival.points
            if rival.spread:
                # Not a normal distribution: exp and erf may differ between machines, these do not.
                deviation = lead / rival.spread
                chance *= (1 + deviation / sqrt(1 + deviation**2)) / 2
            else:
                chance *= 0.5 if lead == 0 else float(lead > 0)
        return chance

    def draw(self, gains: Mapping[int, float], payments: Iterator[tuple[Seat, int]]) -> float:
        """The chance to win with a draw, and with one rejection for each payment.

        ``gains`` has the possible worths of the bouquet with the next card, and their chances.
        """
        chances = [(part, self.chance(gain)) for gain, part in gains.items()]
        payment = next(payments, None)
        if payment is None:
            return sum(part * chance for part, chance in chances)
        rival, price = payment
        again = self.after(rival, price, price).draw(gains, payments)
        return sum(part * max(chance, again) for part, chance in chances)
