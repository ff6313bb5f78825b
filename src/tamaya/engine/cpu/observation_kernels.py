"""CPU kernels that write observations."""

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.array_types import IntRow, Packed, Vectors, Words
from tamaya.engine.cpu.bit_unpacker import unpack_fastest
from tamaya.engine.jit import compiled, kernel
from tamaya.engine.kernels.observations import observe, observer_seat, write_beliefs
from tamaya.engine.observation_layout import Sections
from tamaya.engine.rule_tables import RuleTables


@kernel
def observe_rows(
    games: Words,
    tables: RuleTables,
    sections: Sections,
    first: int,
    packed: Packed,
    start: int,
    stop: int,
) -> None:
    """Write the packed observations of each game."""
    for row in range(start, stop):
        for column in range(packed.shape[1]):
            seat = observer_seat(games[row], first, column)
            observe(games[row], tables, sections, seat, packed[row, column])


@compiled
def observe_unpacked(
    game: IntRow,
    tables: RuleTables,
    sections: Sections,
    first: int,
    words: IntRow,
    vectors: Vectors,
) -> None:
    """Write the observations of one game: packed into a buffer first, then a number per bit."""
    for column in range(vectors.shape[0]):
        observe(game, tables, sections, observer_seat(game, first, column), words)
        unpack_fastest(words, sections.length, vectors[column])


@kernel
def observe_unpacked_rows(
    games: Words,
    tables: RuleTables,
    sections: Sections,
    first: int,
    packed: Packed,
    vectors: Vectors,
    start: int,
    stop: int,
) -> None:
    """Write the observations of each game, a number per bit."""
    words = packed[start, 0]
    for row in range(start, stop):
        observe_unpacked(games[row], tables, sections, first, words, vectors[row])


@kernel
def belief_rows(
    games: Words,
    tables: RuleTables,
    sections: Sections,
    first: int,
    vectors: NDArray[np.float32],
    start: int,
    stop: int,
) -> None:
    """Replace the possible faces of each card by their probabilities."""
    for row in range(start, stop):
        for column in range(vectors.shape[1]):
            seat = observer_seat(games[row], first, column)
            write_beliefs(games[row], tables, sections, seat, vectors[row, column])
