"""The rows that games start and restart from, and how decks become rows."""

from collections.abc import Sequence
from reprlib import repr as short
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.argument_checks import to_integers
from tamaya.engine.cpu.row_kernels import seed_rows
from tamaya.engine.jit import ensure_compiled
from tamaya.engine.row_layout import (
    CLUES_SHIFT,
    DECK_ORDERED,
    PLACES,
    TILE_BITS,
    TILES,
)
from tamaya.engine.rule_tables import RuleTables
from tamaya.rules.hanabi import Rules, Tile


class InitialRows(NamedTuple):
    """The rows that the games of a batch start from; empty if they are dealt from seeds."""

    rows: NDArray[np.int32]
    has_seats: bool = True
    """Whether the rows name the first seat; with decks, the options and seeds decide it."""

    def with_seeds(
        self, tables: RuleTables, seeds: NDArray[np.int64], first_seat: int
    ) -> "InitialRows":
        """A copy whose games have these seeds, and first seats drawn by them if need be."""
        rows = self.rows.copy()
        arguments = (rows, tables, seeds, first_seat, int(self.has_seats), 0, len(rows))
        ensure_compiled({"seed_rows": (seed_rows, arguments)})
        seed_rows(*arguments)
        return self._replace(rows=rows)


def rows_from_decks(
    tables: RuleTables, rules: Rules, decks: ArrayLike, tiles: ArrayLike | None
) -> NDArray[np.int32]:
    """Convert each deck to a row with the hands dealt from its top; the first seat is not set."""
    decks_array = to_integers(decks, (None, rules.cards), "decks")
    if len(decks_array) == 0:
        raise ValueError("decks must not be empty")
    every_card = sorted(rules.face_index[face] for face in rules.full_deck())
    _check_orders(decks_array, every_card, "decks")
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
        raise ValueError("tiles were passed, but these rules have no bonus tiles")
    return rows


def _tile_words(games: int, tiles: ArrayLike | None) -> NDArray[np.int64]:
    if tiles is None:
        tiles = [sorted(Tile)] * games
    orders = to_integers(tiles, (games, len(Tile)), "tiles")
    _check_orders(orders, sorted(Tile), "tiles")
    words: NDArray[np.int64] = (orders << (TILE_BITS * np.arange(len(Tile)))).sum(axis=1)
    return words


def _check_orders(orders: NDArray[np.int64], every: Sequence[int], name: str) -> None:
    """Raise unless each row holds every number as often as it must, in any order."""
    are_wrong = (np.sort(orders, axis=1) != every).any(axis=1)
    if are_wrong.any():
        row = int(are_wrong.argmax())
        wanted, found = short(list(map(int, every))), short(orders[row].tolist())
        raise ValueError(f"{name}[{row}] must hold {wanted} in any order, got {found}")
