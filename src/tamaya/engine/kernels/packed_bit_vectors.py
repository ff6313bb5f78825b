"""Packed vectors: 32 bits per word, lowest first."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled

WORD_MASK = 0xFFFFFFFF


@compiled
def mark(words: IntRow, place: int, bits: int) -> None:
    """Set up to 32 bits from an index on; the array needs one word more than the bits."""
    shifted = int(bits) << int(place & 31)
    words[at(place >> 5)] |= shifted & WORD_MASK
    words[at((place >> 5) + 1)] |= shifted >> 32


@compiled
def mark_one(words: IntRow, place: int) -> None:
    """Set one bit."""
    words[at(place >> 5)] |= 1 << int(place & 31)


@compiled
def mark_first(words: IntRow, place: int, count: int) -> None:
    """Set a number of bits from an index on."""
    while count > 31:
        mark(words, place, 0x7FFFFFFF)
        place += 31
        count -= 31
    mark(words, place, (1 << int(count)) - 1)


@compiled
def unpack_bits(words: IntRow, length: int, vector: IntRow) -> None:
    """Write each bit as a number."""
    full = length >> 5
    for number in range(full):
        word = words[at(number)]
        first = number << 5
        for bit in range(32):
            vector[at(first + bit)] = (word >> bit) & 1
    for place in range(full << 5, length):
        vector[at(place)] = (words[at(full)] >> (place & 31)) & 1
