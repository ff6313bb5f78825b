"""What the kernels are handed: lines of memory, read and written one number at a time."""

from collections.abc import Callable
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.int32]
Numbers = NDArray[np.int64]
Flags = NDArray[np.uint8]
Packed = NDArray[np.uint32]
"""Bits, 32 a word: of each game's actions, or of a vector for each game and each observer."""
Vectors = NDArray[np.uint8] | NDArray[np.int8] | NDArray[np.float32]
"""For each game and each of its observers a vector."""

at = cast(Callable[[int], int], np.uint64)
"""A place that is worked out, without a sign: else each access would look whether it is below 0."""


class IntRow(Protocol):
    """Whole numbers in a row, at any stride: a row of a batch here, a column on a device."""

    def __getitem__(self, index: int, /) -> int:
        """The number at a place."""
        ...

    def __setitem__(self, index: int, value: int, /) -> None:
        """Put a number at a place."""
        ...


class FloatRow(Protocol):
    """Numbers that need not be whole, in a row at any stride."""

    def __getitem__(self, index: int, /) -> float:
        """The number at a place."""
        ...

    def __setitem__(self, index: int, value: float, /) -> None:
        """Put a number at a place."""
        ...


class Grid(Protocol):
    """Whole numbers in rows and columns, only ever read."""

    def __getitem__(self, index: tuple[int, int], /) -> int:
        """The number in a row and column."""
        ...

    def __len__(self) -> int:
        """How many rows there are."""
        ...
