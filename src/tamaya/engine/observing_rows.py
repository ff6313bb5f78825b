"""Kernels that write observations of many games, for this machine's processor."""

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.compiling import kernel
from tamaya.engine.kernels.fields import get
from tamaya.engine.kernels.observing import believe, observe
from tamaya.engine.layout import SEAT
from tamaya.engine.observation import Sections
from tamaya.engine.rows import Packed, Vectors, Words
from tamaya.engine.spreading import spread_here
from tamaya.engine.tables import Tables

SEAT_TO_ACT = -1
"""The observer, where it is whoever is to act; else they are seats from a first one on."""


@kernel
def observe_rows(
    games: Words,
    tables: Tables,
    sections: Sections,
    first: int,
    packed: Packed,
    start: int,
    stop: int,
) -> None:
    """Write what seats see of each game, packed."""
    for row in range(start, stop):
        for column in range(packed.shape[1]):
            seat = first + column
            if first == SEAT_TO_ACT:
                seat = get(games[row], SEAT)
            observe(games[row], tables, sections, seat, packed[row, column])


@kernel
def spread_rows(
    games: Words,
    tables: Tables,
    sections: Sections,
    first: int,
    packed: Packed,
    vectors: Vectors,
    start: int,
    stop: int,
) -> None:
    """Write what seats see of each game, each bit as a number of its own."""
    for row in range(start, stop):
        for column in range(packed.shape[1]):
            seat = first + column
            if first == SEAT_TO_ACT:
                seat = get(games[row], SEAT)
            observe(games[row], tables, sections, seat, packed[row, column])
            spread_here(packed[row, column], sections.length, vectors[row, column])


@kernel
def believe_rows(
    games: Words,
    tables: Tables,
    sections: Sections,
    first: int,
    vectors: NDArray[np.float32],
    start: int,
    stop: int,
) -> None:
    """Turn what seats know of each card into how likely its faces are."""
    for row in range(start, stop):
        for column in range(vectors.shape[1]):
            seat = first + column
            if first == SEAT_TO_ACT:
                seat = get(games[row], SEAT)
            believe(games[row], tables, sections, seat, vectors[row, column])
