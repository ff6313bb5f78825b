"""Lines that games begin from, made of given decks, many at once."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.given import whole_numbers
from tamaya.engine.layout import CLUES_SHIFT, PLACES, SEAT, SETTLED, TILE_BITS, TILES
from tamaya.engine.tables import Tables
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Rules, RulesRefusal, Tile


def deck_lines(
    tables: Tables, rules: Rules, decks: ArrayLike, tiles: ArrayLike | None, first_seat: int
) -> NDArray[np.int32]:
    """A line for each row of faces, the cards dealt from its beginning."""
    given = whole_numbers(decks, (None, rules.cards))
    every_card = sorted(rules.face_index[face] for face in rules.full_deck())
    if len(given) == 0 or not (np.sort(given, axis=1) == every_card).all():
        raise Refused(RulesRefusal.WRONG_DECK)
    lines = np.tile(np.asarray(tables.start), (len(given), 1))
    lines[:, SEAT.word] |= first_seat << SEAT.shift | 1 << SETTLED.shift
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
