"""Copy packed bits from shared memory to device memory, by all threads of a block together.

A block has written the packed vectors of its rows to shared memory, a stride apart: ``here`` rows,
of which ``first`` is the first. In device memory they follow each other without a gap, and
neighbouring threads write adjacent bytes. Indices are 32-bit, which a GPU computes faster.
"""

from typing import Any

from numba import uint32, uint64

from tamaya.engine.jit import compiled

Array = Any
"""An array in device memory or shared memory."""

SPREAD = 0x00204081
"""Multiplying by this spreads the four bits of a number below 16 over four bytes."""
EVERY_BYTE = 0x01010101
"""The lowest bit of each byte, where those bits end up."""


@compiled
def write_bytes(
    shared: Array,
    stride: int,
    thread: int,
    block: int,
    first: int,
    here: int,
    length: int,
    small: Array,
    wide: Array,
) -> None:
    """Write each bit of the block's rows as a byte; ``wide`` is ``small`` as 64-bit words."""
    bits_each, pitch = uint32(length), uint32(stride)
    count = uint32(here * length)
    unit, units, step = uint32(thread), uint32(count >> 3), uint32(8 * block)
    begin, place = uint32(0), uint32(8 * thread)
    target = uint64(first * length) >> 3
    while unit < units:
        while place >= bits_each:
            place = uint32(place - bits_each)
            begin = uint32(begin + pitch)
        word = uint32(begin + (place >> 5))
        both = uint64(shared[word]) | (uint64(shared[uint32(word + 1)]) << 32)
        bits = uint32(both >> (place & 31))
        if place + 8 > bits_each:
            # The next row starts within these eight bits.
            bits |= uint32(shared[uint32(begin + pitch)] << uint32(bits_each - place))
        low = uint32(uint32(bits & 0xF) * SPREAD) & EVERY_BYTE
        high = uint32(uint32((bits >> 4) & 0xF) * SPREAD) & EVERY_BYTE
        wide[target + unit] = uint64(low) | (uint64(high) << 32)
        unit = uint32(unit + block)
        place = uint32(place + step)
    # The rest is the end of the last row.
    left = count & 7
    while thread < left:
        last = length - left + thread
        word = (here - 1) * stride + (last >> 5)
        small[first * length + count - left + thread] = (shared[word] >> (last & 31)) & 1
        thread += block


@compiled
def write_numbers(
    shared: Array, stride: int, thread: int, block: int, first: int, here: int, vectors: Array
) -> None:
    """Write each bit of the block's rows as a number of any dtype."""
    length, pitch = uint32(vectors.shape[1]), uint32(stride)
    row, begin, place = uint32(0), uint32(0), uint32(thread)
    while True:
        while place >= length:
            place = uint32(place - length)
            begin = uint32(begin + pitch)
            row = uint32(row + 1)
        if row >= here:
            break
        word = shared[uint32(begin + (place >> 5))]
        vectors[first + row, place] = (word >> (place & 31)) & 1
        place = uint32(place + block)


@compiled
def write_words(
    shared: Array, stride: int, thread: int, block: int, first: int, here: int, packed: Array
) -> None:
    """Copy the words of the block's rows."""
    length, pitch = uint32(packed.shape[1]), uint32(stride)
    row, begin, place = uint32(0), uint32(0), uint32(thread)
    while True:
        while place >= length:
            place = uint32(place - length)
            begin = uint32(begin + pitch)
            row = uint32(row + 1)
        if row >= here:
            break
        packed[first + row, place] = shared[uint32(begin + place)]
        place = uint32(place + block)
