"""Types of the arrays that kernels read and write one number at a time."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, cast

from tamaya.engine.package_availability import has_numpy

if TYPE_CHECKING or has_numpy():
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int32]
    Numbers = NDArray[np.int64]
    Flags = NDArray[np.uint8]
    Packed = NDArray[np.uint32]
    """Packed bits, 32 per word: the actions of each game, or a vector per game and observer."""
    Vectors = NDArray[np.uint8] | NDArray[np.int8] | NDArray[np.float32]
    """A vector for each game and each of its observers."""

    at = cast(Callable[[int], int], np.uint64)
    """Convert a computed index to unsigned: a signed one costs a check for negative numbers."""
else:
    Words = Numbers = Flags = Packed = Vectors = list
    at = int


class IntRow(Protocol):
    """Integers at any stride: a row of a batch on a CPU, a column on a GPU."""

    def __getitem__(self, index: int, /) -> int:
        """Read the number at an index."""
        ...

    def __setitem__(self, index: int, value: int, /) -> None:
        """Write the number at an index."""
        ...


class FloatRow(Protocol):
    """Floats at any stride."""

    def __getitem__(self, index: int, /) -> float:
        """Read the number at an index."""
        ...

    def __setitem__(self, index: int, value: float, /) -> None:
        """Write the number at an index."""
        ...


class Grid(Protocol):
    """A read-only table of integers."""

    def __getitem__(self, index: tuple[int, int], /) -> int:
        """Read the number in a row and column."""
        ...

    def __len__(self) -> int:
        """Count the rows."""
        ...
