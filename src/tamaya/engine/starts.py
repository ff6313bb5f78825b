"""Lines that games begin from, again and again, and how they are made of given decks."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.given import whole_numbers
from tamaya.engine.layout import (
    CLUES_SHIFT,
    PLACES,
    SEAT,
    SEED_HIGH,
    SEED_LOW,
    SETTLED,
    TILE_BITS,
    TILES,
)
from tamaya.engine.tables import Tables
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Rules, RulesRefusal, Tile


class Starts(NamedTuple):
    """Where the games of a batch begin; there are no lines where seeds deal them."""

    lines: NDArray[np.int32]
    has_seats: bool = True
    """Whether the lines say who begins; decks leave it to the batch and its seeds."""

    def seeded(self, dealt: NDArray[np.int32]) -> "Starts":
        """The same with what only seeds can tell, as in games that were dealt by them."""
        lines = self.lines.copy()
        lines[:, SEED_LOW : SEED_HIGH + 1] = dealt[:, SEED_LOW : SEED_HIGH + 1]
        if not self.has_seats:
            seats = SEAT.mask << SEAT.shift
            word = lines[:, SEAT.word]
            lines[:, SEAT.word] = word & ~seats | dealt[:, SEAT.word] & seats
        return self._replace(lines=lines)


def deck_lines(
    tables: Tables, rules: Rules, decks: ArrayLike, tiles: ArrayLike | None
) -> NDArray[np.int32]:
    """A line for each row of faces, the cards dealt from its beginning; nobody acts first yet."""
    given = whole_numbers(decks, (None, rules.cards))
    every_card = sorted(rules.face_index[face] for face in rules.full_deck())
    if len(given) == 0 or not (np.sort(given, axis=1) == every_card).all():
        raise Refused(RulesRefusal.WRONG_DECK)
    lines = np.tile(np.asarray(tables.start), (len(given), 1))
    lines[:, SETTLED.word] |= 1 << SETTLED.shift
    deck_words = tables.discards_at - tables.deck_at
    places = np.zeros((len(given), deck_words * PLACES), np.uint8)
    places[:, : rules.cards] = given
    lines[:, tables.deck_at : tables.discards_at] = places.view("<i4")
    touching = np.asarray(tables.touching)[given]
    for seat in range(tables.players):
        first = seat * tables.hand_size
        hand = touching[:, first : first + tables.hand_size]
        clues = np.bitwise_or.reduce(hand, axis=1) | tables.empty_clues
        lines[:, tables.seats_at + seat] = tables.hand_size | clues << CLUES_SHIFT
    if rules.tiles:
        lines[:, TILES] = _tile_words(len(given), tiles)
    elif tiles is not None:
        raise Refused(RulesRefusal.WRONG_TILES)
    return lines


def _tile_words(games: int, tiles: ArrayLike | None) -> NDArray[np.int64]:
    if tiles is None:
        tiles = [sorted(Tile)] * games
    given = whole_numbers(tiles, (games, len(Tile)))
    if not (np.sort(given, axis=1) == sorted(Tile)).all():
        raise Refused(RulesRefusal.WRONG_TILES)
    words: NDArray[np.int64] = (given << (TILE_BITS * np.arange(len(Tile)))).sum(axis=1)
    return words
