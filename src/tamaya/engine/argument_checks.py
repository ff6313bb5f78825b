"""Check what callers pass to the engine, and convert it to the arrays that kernels take.

A wrong type raises TypeError and a wrong value ValueError; both name the argument and the value.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from reprlib import repr as short
from typing import TYPE_CHECKING, Any, TypeVar

from tamaya.engine.package_availability import has_numpy
from tamaya.rules.hanabi import Rules

if TYPE_CHECKING or has_numpy():
    import numpy as np
    from numpy.typing import ArrayLike, DTypeLike, NDArray

T = TypeVar("T")

MAX_INTEGER = 2**63 - 1
"""The largest integer that kernels take."""
MAX_INTEGER_BYTES = 8
"""The size of that integer."""


def check_type(value: object, kind: type[T], name: str) -> T:
    """Return the value if it is of this type."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {kind.__name__}, got {short(value)}")
    return value


def check_types(value: object, kind: type[T], name: str) -> list[T]:
    """Return the values as a list if there is at least one and each is of this type."""
    if not isinstance(value, Iterable) or isinstance(value, str):
        raise TypeError(f"{name} must be a sequence of {kind.__name__}, got {short(value)}")
    values = [check_type(one, kind, f"{name}[{place}]") for place, one in enumerate(value)]
    if not values:
        raise ValueError(f"{name} must not be empty")
    return values


def check_same_game(found: tuple[Rules, int], expected: tuple[Rules, int]) -> None:
    """Raise unless both games have the same rules and number of players."""
    if found[1] != expected[1]:
        raise ValueError(f"expected a game for {expected[1]} players, got one for {found[1]}")
    if found[0] != expected[0]:
        raise ValueError(f"expected a game by the same rules, got {short(found[0])}")


def to_integer(value: Any, name: str) -> int:
    """Convert an integer of any library to ``int``; nothing is rounded."""
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{name} must be an integer, got {short(value)}") from None


def to_count(value: Any, name: str) -> int:
    """Convert an integer that must be 1 or more."""
    count = to_integer(value, name)
    if count < 1:
        raise ValueError(f"{name} must be at least 1, got {count}")
    return count


def to_integer_within(value: Any, least: int, most: int, name: str) -> int:
    """Convert an integer that must lie between two bounds, both included."""
    number = to_integer(value, name)
    if not least <= number <= most:
        raise ValueError(f"{name} must be from {least} to {most}, got {number}")
    return number


def to_integers(value: ArrayLike, shape: tuple[int | None, ...], name: str) -> NDArray[np.int64]:
    """Convert to an int64 array of this shape; None stands for any length."""
    numbers = np.asarray(value)
    check_array(numbers, shape, name)
    if numbers.dtype.kind == "u" and numbers.dtype.itemsize == MAX_INTEGER_BYTES:
        # A number that is too large must not wrap around to -1, which leaves a game as it is.
        numbers = np.minimum(numbers, np.uint64(MAX_INTEGER))
    return contiguous_copy(np.ascontiguousarray(numbers, np.int64))


def writable_integers(value: Any, shape: tuple[int, ...], name: str) -> NDArray[np.int64]:
    """Return the same array if kernels can write into it: what they write to a copy is lost."""
    if not isinstance(value, np.ndarray):
        raise TypeError(f"{name} must be an int64 array, got {short(value)}")
    if value.dtype != np.int64:
        raise TypeError(f"unsupported dtype {value.dtype}: {name} must be int64")
    check_array(value, shape, name)
    if not value.flags.writeable:
        raise ValueError(f"{name} must be writable, got a read-only array")
    if contiguous_copy(value) is not value:
        raise ValueError(f"{name} must be C-contiguous, got strides {value.strides}")
    return value


def contiguous_copy(array: NDArray[Any]) -> NDArray[Any]:
    """Return the array, or a copy in the memory layout that kernels are compiled for.

    A read-only, strided or unaligned array is another type to the compiler, and each kernel would
    be compiled once more for it.
    """
    if array.flags.c_contiguous and array.flags.behaved and array.dtype.isnative:
        return array
    return np.array(array, array.dtype.newbyteorder("="), order="C")


def to_flags(value: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.uint8]:
    """Convert booleans or integers to 1 where they are true and 0 elsewhere."""
    flags = np.asarray(value)
    numbers = to_integers(flags.view(np.uint8) if flags.dtype == np.bool_ else flags, shape, FLAGS)
    marked: NDArray[np.uint8] = (numbers != 0).astype(np.uint8)
    return marked


FLAGS = "flags"
"""What messages call an array of booleans or integers that chooses games."""

ACTION_DTYPES = ("int64", "int32")
"""The dtypes that the actions of a bound turn can have."""


def check_action_dtype(dtype: DTypeLike) -> np.dtype[Any]:
    """Return a dtype if the actions of a bound turn can have it."""
    kind = np.dtype(dtype)
    if kind.name not in ACTION_DTYPES:
        raise TypeError(f"unsupported dtype {kind}: choose {', '.join(ACTION_DTYPES)}")
    return kind


def check_array(numbers: NDArray[Any], shape: tuple[int | None, ...], name: str) -> None:
    """Raise unless the array has this shape and an integer dtype."""
    check_shape(numbers.shape, shape, name)
    if numbers.dtype.kind not in "iu":
        raise TypeError(f"unsupported dtype {numbers.dtype}: {name} must be integers")


def check_shape(shape: tuple[int, ...], expected: tuple[int | None, ...], name: str) -> None:
    """Raise unless the shape is the expected one; None stands for any length."""
    is_right = len(shape) == len(expected) and all(
        wanted in (None, length) for length, wanted in zip(shape, expected, strict=True)
    )
    if not is_right:
        wanted = str(expected).replace("None", "any")
        raise ValueError(f"{name}: expected shape {wanted}, got {shape}")
