"""Unpack bits to numbers, 32 at once, with vector instructions of the CPU.

LLVM does not find these instructions by itself, so the code asks for them by name.
"""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, is_jit_enabled
from tamaya.engine.kernels.packed_bit_vectors import unpack_bits

BITS = ir.VectorType(ir.IntType(1), 32)


@intrinsic
def _write_word_intrinsic(_typing: Any, vector: Any, _place: Any, _word: Any) -> Any:
    """Write the bits of a word into a vector from an index on, a number each."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        array, place, word = arguments
        data = context.make_array(vector)(context, builder, array).data
        number = context.get_data_type(vector.dtype)
        bits = builder.bitcast(word, BITS)
        convert = builder.uitofp if isinstance(vector.dtype, types.Float) else builder.zext
        wide = ir.VectorType(number, 32)
        target = builder.bitcast(builder.gep(data, [place]), ir.PointerType(wide))
        # A row may start at any address.
        builder.store(convert(bits, wide), target, align=1)
        return context.get_dummy_value()

    return types.void(vector, types.uint64, types.uint32), generate


write_word = cast(Callable[[IntRow, int, int], None], _write_word_intrinsic)
"""The intrinsic as kernels call it: numba adds the first argument itself."""


@compiled
def unpack_bits_wide(words: IntRow, length: int, vector: IntRow) -> None:
    """Write each bit as a number into a contiguous vector."""
    full = length >> 5
    for number in range(full):
        write_word(vector, at(number << 5), words[at(number)])
    for place in range(full << 5, length):
        vector[at(place)] = (words[at(full)] >> (place & 31)) & 1


unpack_fastest = unpack_bits_wide if is_jit_enabled() else unpack_bits
"""The version for CPU kernels; plain Python has no vector instructions."""
