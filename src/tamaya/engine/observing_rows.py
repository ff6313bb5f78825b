"""Kernels that write observations of many games, for this machine's processor."""

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.compiling import compiled, kernel
from tamaya.engine.kernels.observing import believe, observe, observer
from tamaya.engine.lines import Line
from tamaya.engine.observation import Sections
from tamaya.engine.rows import Packed, Vectors, Words
from tamaya.engine.spreading import spread_here
from tamaya.engine.tables import Tables


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
            seat = observer(games[row], first, column)
            observe(games[row], tables, sections, seat, packed[row, column])


@compiled
def spread_seen(
    game: Line, tables: Tables, sections: Sections, first: int, words: Line, vectors: Vectors
) -> None:
    """Write what seats see of one game, packed in a few words first and then bit by bit."""
    for column in range(vectors.shape[0]):
        observe(game, tables, sections, observer(game, first, column), words)
        spread_here(words, sections.length, vectors[column])


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
    words = packed[start, 0]
    for row in range(start, stop):
        spread_seen(games[row], tables, sections, first, words, vectors[row])


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
            seat = observer(games[row], first, column)
            believe(games[row], tables, sections, seat, vectors[row, column])
