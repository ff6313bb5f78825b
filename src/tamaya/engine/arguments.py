"""What callers give, as the numbers that kernels want, or a refusal."""

from collections.abc import Iterable
from operator import index
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.game import Refused

T = TypeVar("T")

MAX_INTEGER = 2**63 - 1
"""The largest whole number that kernels know, …"""
MAX_INTEGER_BYTES = 8
"""… and how many bytes it takes."""


def check_type(value: object, kind: type[T]) -> T:
    """What was given, if it is of this kind."""
    if not isinstance(value, kind):
        raise Refused(EngineRefusal.WRONG_KIND, given=type(value).__name__, wanted=kind.__name__)
    return value


def check_types(value: object, kind: type[T]) -> list[T]:
    """What was given, one or more of them, if each is of this kind."""
    if not isinstance(value, Iterable) or isinstance(value, str):
        raise Refused(EngineRefusal.WRONG_KIND, given=type(value).__name__, wanted=list.__name__)
    each = [check_type(one, kind) for one in value]
    to_count(len(each))
    return each


def to_integer(value: Any) -> int:
    """What was given, if it is a whole number; others are not rounded."""
    try:
        return index(value)
    except TypeError:
        raise Refused(EngineRefusal.NOT_WHOLE_NUMBERS) from None


def to_count(value: Any) -> int:
    """How many there shall be: one at the least."""
    count = to_integer(value)
    if count < 1:
        raise Refused(EngineRefusal.WRONG_SHAPE, wanted="1", given=str(count))
    return count


def to_integers(value: ArrayLike, shape: tuple[int | None, ...]) -> NDArray[np.int64]:
    """What was given, as whole numbers in this shape; None stands for any length."""
    numbers = _array(value)
    refuse_array(numbers, shape)
    if numbers.dtype.kind == "u" and numbers.dtype.itemsize == MAX_INTEGER_BYTES:
        # A number that is too large stays so: it must not become -1, which means something.
        numbers = np.minimum(numbers, np.uint64(MAX_INTEGER))
    return contiguous_copy(np.ascontiguousarray(numbers, np.int64))


def writable_integers(value: Any, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """The very array that was given, if numbers can be written into it: a copy would be lost."""
    if not isinstance(value, np.ndarray):
        raise memory_refusal(type(value).__name__)
    if value.dtype != np.int64:
        raise memory_refusal(f"{value.dtype.name} array")
    if contiguous_copy(value) is not value:
        raise memory_refusal("strided array" if value.flags.writeable else "read-only array")
    refuse_array(value, shape)
    return value


def memory_refusal(value: str) -> Refused:
    """Why something else cannot be what a policy writes its memory into."""
    return Refused(EngineRefusal.WRONG_KIND, given=value, wanted="writable int64 array")


def contiguous_copy(array: NDArray[Any]) -> NDArray[Any]:
    """The array itself, or a copy in the order that kernels are compiled for.

    To the compiler an array that is locked, has gaps or lies askew is of another kind, and kernels
    would be compiled for it anew.
    """
    if array.flags.c_contiguous and array.flags.behaved and array.dtype.isnative:
        return array
    return np.array(array, array.dtype.newbyteorder("="), order="C")


def to_flags(value: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.uint8]:
    """1 for each number or truth that was given in this shape, and 0 for none."""
    flags = _array(value)
    numbers = to_integers(flags.view(np.uint8) if flags.dtype == np.bool_ else flags, shape)
    marked: NDArray[np.uint8] = (numbers != 0).astype(np.uint8)
    return marked


def _array(value: ArrayLike) -> NDArray[Any]:
    try:
        return np.asarray(value)
    except ValueError as uneven:
        raise Refused(EngineRefusal.NOT_WHOLE_NUMBERS) from uneven


def refuse_array(numbers: NDArray[Any], shape: tuple[int | None, ...]) -> None:
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
