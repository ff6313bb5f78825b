"""What callers give, as the numbers that kernels want, or a refusal."""

from collections.abc import Iterable
from operator import index
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.game import Refused

Kind = TypeVar("Kind")

LARGEST = 2**63 - 1
"""The largest whole number that kernels know, …"""
WIDEST = 8
"""… and how many bytes it takes."""


def of_kind(given: object, kind: type[Kind]) -> Kind:
    """What was given, if it is of this kind."""
    if not isinstance(given, kind):
        raise Refused(EngineRefusal.WRONG_KIND, given=type(given).__name__, wanted=kind.__name__)
    return given


def each_of_kind(given: object, kind: type[Kind]) -> list[Kind]:
    """What was given, one or more of them, if each is of this kind."""
    if not isinstance(given, Iterable) or isinstance(given, str):
        raise Refused(EngineRefusal.WRONG_KIND, given=type(given).__name__, wanted=list.__name__)
    each = [of_kind(one, kind) for one in given]
    count_of(len(each))
    return each


def whole_number(given: Any) -> int:
    """What was given, if it is a whole number; others are not rounded."""
    try:
        return index(given)
    except TypeError:
        raise Refused(EngineRefusal.NOT_WHOLE_NUMBERS) from None


def count_of(given: Any) -> int:
    """How many there shall be: one at the least."""
    count = whole_number(given)
    if count < 1:
        raise Refused(EngineRefusal.WRONG_SHAPE, wanted="1", given=str(count))
    return count


def whole_numbers(given: ArrayLike, shape: tuple[int | None, ...]) -> NDArray[np.int64]:
    """What was given, as whole numbers in this shape; None stands for any length."""
    numbers = _array(given)
    refuse_other_numbers(numbers, shape)
    if numbers.dtype.kind == "u" and numbers.dtype.itemsize == WIDEST:
        # A number that is too large stays so: it must not become -1, which means something.
        numbers = np.minimum(numbers, np.uint64(LARGEST))
    return in_order(np.ascontiguousarray(numbers, np.int64))


def numbers_to_write(given: Any, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """The very array that was given, if numbers can be written into it: a copy would be lost."""
    if not isinstance(given, np.ndarray):
        raise wrong_memory(type(given).__name__)
    if given.dtype != np.int64:
        raise wrong_memory(f"{given.dtype.name} array")
    if in_order(given) is not given:
        raise wrong_memory("strided array" if given.flags.writeable else "read-only array")
    refuse_other_numbers(given, shape)
    return given


def wrong_memory(given: str) -> Refused:
    """Why something else cannot be what a policy writes its memory into."""
    return Refused(EngineRefusal.WRONG_KIND, given=given, wanted="writable int64 array")


def in_order(array: NDArray[Any]) -> NDArray[Any]:
    """The array itself, or a copy in the order that kernels are compiled for.

    To the compiler an array that is locked, has gaps or lies askew is of another kind, and kernels
    would be compiled for it anew.
    """
    if array.flags.c_contiguous and array.flags.behaved and array.dtype.isnative:
        return array
    return np.array(array, array.dtype.newbyteorder("="), order="C")


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
