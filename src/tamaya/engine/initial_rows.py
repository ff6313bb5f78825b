"""Lines that games begin from, again and again, and how they are made of given decks."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.arguments import to_integers
from tamaya.engine.layout import (
    CLUES_SHIFT,
    DECK_ORDERED,
    PLACES,
    SEAT,
    SEED_HIGH,
    SEED_LOW,
    TILE_BITS,
    TILES,
)
from tamaya.engine.rule_tables import RuleTables
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Rules, RulesRefusal, Tile


class InitialRows(NamedTuple):
    """Where the games of a batch begin; there are no lines where seeds deal them."""

    rows: NDArray[np.int32]
    has_seats: bool = True
    """Whether the lines say who begins; decks leave it to the batch and its seeds."""

    def with_seeds(self, dealt: NDArray[np.int32]) -> "InitialRows":
        """The same with what only seeds can tell, as in games that were dealt by them."""
        rows = self.rows.copy()
        rows[:, SEED_LOW : SEED_HIGH + 1] = dealt[:, SEED_LOW : SEED_HIGH + 1]
        if not self.has_seats:
            seats = SEAT.mask << SEAT.shift
            word = rows[:, SEAT.word]
            rows[:, SEAT.word] = word & ~seats | dealt[:, SEAT.word] & seats
        return self._replace(rows=rows)


def rows_from_decks(
    tables: RuleTables, rules: Rules, decks: ArrayLike, tiles: ArrayLike | None
) -> NDArray[np.int32]:
    """A line for each row of faces, the cards dealt from its beginning; nobody acts first yet."""
    decks_array = to_integers(decks, (None, rules.cards))
    every_card = sorted(rules.face_index[face] for face in rules.full_deck())
    if len(decks_array) == 0 or not (np.sort(decks_array, axis=1) == every_card).all():
        raise Refused(RulesRefusal.WRONG_DECK)
    rows = np.tile(np.asarray(tables.initial_row), (len(decks_array), 1))
    rows[:, DECK_ORDERED.word] |= 1 << DECK_ORDERED.shift
    deck_words = tables.discards_at - tables.deck_at
    places = np.zeros((len(decks_array), deck_words * PLACES), np.uint8)
    places[:, : rules.cards] = decks_array
    rows[:, tables.deck_at : tables.discards_at] = places.view("<i4")
    touching = np.asarray(tables.touching)[decks_array]
    for seat in range(tables.players):
        first = seat * tables.hand_size
        hand = touching[:, first : first + tables.hand_size]
        clues = np.bitwise_or.reduce(hand, axis=1) | tables.empty_clues
        rows[:, tables.seats_at + seat] = tables.hand_size | clues << CLUES_SHIFT
    if rules.tiles:
        rows[:, TILES] = _tile_words(len(decks_array), tiles)
    elif tiles is not None:
        raise Refused(RulesRefusal.WRONG_TILES)
    return rows


def _tile_words(games: int, tiles: ArrayLike | None) -> NDArray[np.int64]:
    if tiles is None:
        tiles = [sorted(Tile)] * games
    orders = to_integers(tiles, (games, len(Tile)))
    if not (np.sort(orders, axis=1) == sorted(Tile)).all():
        raise Refused(RulesRefusal.WRONG_TILES)
    words: NDArray[np.int64] = (orders << (TILE_BITS * np.arange(len(Tile)))).sum(axis=1)
    return words
