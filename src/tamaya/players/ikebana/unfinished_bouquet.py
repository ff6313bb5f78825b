"""Unfinished bouquets: their values, and the harmonies that their colours still allow.

A bouquet may still become one-coloured, two-coloured or five-coloured, or none of these. Bouquets
that allow the same harmonies with the same colours count as equal.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.cards import BOUQUET_SIZE, COLOURS, SUITS, VALUES
from tamaya.rules.ikebana.scoring import COMBINATION_POINTS, MULTIPLIERS, Harmony

VALUE_KEYS = (0, *(1 << 3 * (value - 1) for value in VALUES))
"""What a card of each value adds to the key of the values, as the rules count them."""


class Palette(NamedTuple):
    """The colours of a bouquet; jokers count as any colour."""

    colours: int
    """A bit for each colour in the bouquet."""
    is_distinct: bool
    """Whether no colour occurs twice."""


# Three colours, one of them twice: no harmony is possible any more.
NO_HARMONY = Palette(-1, is_distinct=False)


def palette_with(palette: Palette, suit: int) -> Palette:
    """The palette with one more card."""
    if palette == NO_HARMONY or suit == len(COLOURS):
        return palette
    bit = 1 << suit
    colours = palette.colours | bit
    is_distinct = palette.is_distinct and not palette.colours & bit
    return Palette(colours, is_distinct) if is_distinct or colours.bit_count() <= 2 else NO_HARMONY


def _every_palette() -> tuple[Palette, ...]:
    found = [Palette(0, is_distinct=True)]
    for palette in found:
        for suit in range(len(SUITS)):
            if palette_with(palette, suit) not in found:
                found.append(palette_with(palette, suit))
    return tuple(found)


PALETTES = _every_palette()
NEXT_PALETTE = tuple(
    tuple(PALETTES.index(palette_with(palette, suit)) for suit in range(len(SUITS)))
    for palette in PALETTES
)
"""For each palette and suit, by number: the palette with one more card of the suit."""


def _multiplier(palette: Palette) -> int:
    if palette == NO_HARMONY:
        return MULTIPLIERS[Harmony.PLAIN]
    if palette.colours.bit_count() <= 1:
        return MULTIPLIERS[Harmony.ONE_COLOUR]
    return MULTIPLIERS[Harmony.FIVE_COLOURS if palette.is_distinct else Harmony.TWO_COLOURS]


PALETTE_MULTIPLIER = tuple(map(_multiplier, PALETTES))
"""The factor that each palette gives to the combinations."""


class PartialBouquet(NamedTuple):
    """An unfinished bouquet: the key of its values, the number of its palette, and its size."""

    values: int = 0
    palette: int = 0
    cards: int = 0

    def with_card(self, face: Face) -> "PartialBouquet":
        """The bouquet with one more card."""
        return PartialBouquet(
            self.values + VALUE_KEYS[face.value],
            NEXT_PALETTE[self.palette][SUITS.index(face.suit)],
            self.cards + 1,
        )

    @property
    def cards_left(self) -> int:
        """How many cards are missing."""
        return BOUQUET_SIZE - self.cards

    @property
    def points(self) -> int:
        """The points of the bouquet if it were scored now."""
        return COMBINATION_POINTS[self.values] * PALETTE_MULTIPLIER[self.palette]


def partial_bouquet(bouquet: Iterable[Face]) -> PartialBouquet:
    """The bouquet of these cards."""
    partial = PartialBouquet()
    for face in bouquet:
        partial = partial.with_card(face)
    return partial
