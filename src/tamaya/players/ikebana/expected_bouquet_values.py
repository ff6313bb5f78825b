"""The expected worth of an unfinished bouquet, with optimal stopping."""

from collections.abc import Mapping, Sequence

from tamaya.players.ikebana.unfinished_bouquet import NEXT_PALETTE, VALUE_KEYS, PartialBouquet
from tamaya.rules.cards import Face
from tamaya.rules.ikebana.cards import BOUQUET_SIZE, SUITS, VALUES

Outcomes = Sequence[tuple[float, float]]
"""The possible draws, as pairs: the chance of a card, and the worth of the bouquet with it."""


def turn_value(outcomes: Outcomes, price: float, rejected: int, affordable: int) -> float:
    """The expected worth of a bouquet before a draw, after this many rejections.

    The k-th rejection costs k times the price; after the last affordable one a card must be kept.
    """
    mean = sum(chance * worth for chance, worth in outcomes)
    best = max(worth for _, worth in outcomes)
    worst = min(worth for _, worth in outcomes)
    # Beyond this rejection even the best card is not worth its price.
    last = min(affordable, rejected + int((best - worst) / price) + 1)
    now = mean
    for rejection in range(last, rejected, -1):
        again = now - rejection * price
        if again > worst:
            now = sum(chance * (worth if worth > again else again) for chance, worth in outcomes)
        else:
            now = mean
    return now


class BouquetValues:
    """The worth of every unfinished bouquet, for a deck and a price of a point."""

    def __init__(
        self,
        deck: Mapping[Face, int],
        price: float,
        multiplier: int,
        affordable: int,
        later: "BouquetValues | None" = None,
    ) -> None:
        """Take the worth of all turns after the next from ``later``, if given."""
        total = sum(deck.values())
        self.chances = [[deck[Face(suit, value)] / total for value in VALUES] for suit in SUITS]
        self.price = price
        self.multiplier = multiplier
        self.affordable = affordable
        self.later = later or self
        self.cache: dict[PartialBouquet, float] = {}
        self.groups: dict[int, list[tuple[int, list[tuple[int, float]]]]] = {}

    def worth(self, bouquet: PartialBouquet) -> float:
        """The points that this bouquet will bring, less the payments for it."""
        found = self.cache.get(bouquet)
        if found is None:
            if bouquet.cards == BOUQUET_SIZE:
                found = float(bouquet.points * self.multiplier)
            else:
                found = self.turn(bouquet)
            self.cache[bouquet] = found
        return found

    def turn(
        self, bouquet: PartialBouquet, rejected: int = 0, affordable: int | None = None
    ) -> float:
        """The expected worth of the bouquet before a draw, after this many rejections."""
        most = self.affordable if affordable is None else affordable
        return turn_value(self.outcomes(bouquet), self.price, rejected, most)

    def outcomes(self, bouquet: PartialBouquet) -> list[tuple[float, float]]:
        """The possible draws for a bouquet."""
        worth, values, cards = self.later.worth, bouquet.values, bouquet.cards + 1
        return [
            (chance, worth(PartialBouquet(values + key, palette, cards)))
            for palette, drawn in self._groups(bouquet.palette)
            for key, chance in drawn
        ]

    def _groups(self, palette: int) -> list[tuple[int, list[tuple[int, float]]]]:
        """The draws from this palette, grouped by the palette that they lead to."""
        if palette not in self.groups:
            following = NEXT_PALETTE[palette]
            self.groups[palette] = [
                (
                    target,
                    [
                        (VALUE_KEYS[value], chance)
                        for value in VALUES
                        if (
                            chance := sum(
                                self.chances[suit][value - 1]
                                for suit in range(len(SUITS))
                                if following[suit] == target
                            )
                        )
                    ],
                )
                for target in dict.fromkeys(following)
            ]
        return self.groups[palette]
