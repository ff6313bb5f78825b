"""Lines that games begin from, made of given decks, many at once."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.layout import CLUES_SHIFT, PLACES, SEAT, SETTLED, TILE_BITS, TILES
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.tables import Tables
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Rules, RulesRefusal, Tile


def whole_numbers(given: ArrayLike, shape: tuple[int | None, ...]) -> NDArray[np.int64]:
    """What was given, as whole numbers in this shape; None stands for any length."""
    numbers = _array(given)
    refuse_other_numbers(numbers, shape)
    return np.ascontiguousarray(numbers, np.int64)


def truths(given: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.uint8]:
    """1 for each number or truth that was given in this shape, and 0 for none."""
    flags = _array(given)
    numbers = whole_numbers(flags.view(np.uint8) if flags.dtype == np.bool_ else flags, shape)
    marked: NDArray[np.uint8] = (numbers != 0).astype(np.uint8)
    return marked


def _array(given: ArrayLike) -> NDArray[Any]:
    try:
        return np.asarray(given)
    except ValueError as uneven:
        raise Refused(EngineRefusal.NOT_WHOLE_NUMBERS) from uneven


def refuse_other_numbers(numbers: NDArray[Any], shape: tuple[int | None, ...]) -> None:
    """Refuse what does not have this shape, or does not consist of whole numbers."""
    is_right = len(numbers.shape) == len(shape) and all(
        wanted in (None, length) for length, wanted in zip(numbers.shape, shape, strict=True)
    )
    if not is_right:
        raise Refused(
            EngineRefusal.WRONG_SHAPE, wanted=shape_text(shape), given=shape_text(numbers.shape)
        )
    if numbers.dtype.kind not in "iu":
        raise Refused(EngineRefusal.NOT_WHOLE_NUMBERS)


def shape_text(shape: tuple[int | None, ...]) -> str:
    """A shape in words of numbers, such as ``100 × 50``."""
    return " × ".join("…" if length is None else str(length) for length in shape) or "1"


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
