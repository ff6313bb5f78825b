"""The last turn of a game: no points are left to save, only the chance to win counts.

What the rivals will have is known where their bouquets are whole, and guessed where they are not.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from tamaya.rules.game import Seat

SPREAD = 11.0
"""How far a bouquet that lacks a card strays from what it is expected to be worth."""


class Rival(NamedTuple):
    """What another seat will have in the end, as far as one can tell."""

    points: float
    spread: float
    """Nothing, where its last bouquet is whole."""


@dataclass(frozen=True, slots=True)
class LastTurn:
    """How the points stand in a last turn, one's own bouquet not counted yet."""

    points: float
    rivals: Mapping[Seat, Rival]

    def after(self, rival: Seat, spent: float, won: float) -> "LastTurn":
        """The same once one has spent some points and a rival has won some by it."""
        held, spread = self.rivals[rival]
        return LastTurn(self.points - spent, {**self.rivals, rival: Rival(held + won, spread)})

    def chance(self, gain: float) -> float:
        """How likely it is to win with a bouquet of this worth; a tie is half a win."""
        chance = 1.0
        for rival in self.rivals.values():
            lead = self.points + gain - rival.points
            if rival.spread:
                # A bell would do as well, but only sums, ratios and roots are the same everywhere.
                deviation = lead / rival.spread
                chance *= (1 + deviation / sqrt(1 + deviation**2)) / 2
            else:
                chance *= 0.5 if lead == 0 else float(lead > 0)
        return chance

    def draw(self, gains: Mapping[int, float], payments: Iterator[tuple[Seat, int]]) -> float:
        """How likely it is to win with a draw, and as many rejections as there are payments.

        ``gains`` are what the bouquet may be worth with the next card, and how likely that is.
        """
        chances = [(part, self.chance(gain)) for gain, part in gains.items()]
        payment = next(payments, None)
        if payment is None:
            return sum(part * chance for part, chance in chances)
        rival, price = payment
        again = self.after(rival, price, price).draw(gains, payments)
        return sum(part * max(chance, again) for part, chance in chances)
