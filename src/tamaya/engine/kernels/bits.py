"""Bit sets in one integer below 2**62."""

from tamaya.engine.jit import compiled


@compiled
def bits_in(mask: int) -> int:
    """Count the set bits; LLVM compiles this form to one instruction."""
    # As plain Python, a 32-bit integer of NumPy would overflow below.
    mask = int(mask)
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0x7F


@compiled
def nth_bit(mask: int, number: int, half: int) -> int:
    """Find the position of a set bit by its number among the set bits, from 0.

    ``half`` is a power of two, and all bits are below ``2 * half``.
    """
    # Halves are skipped without a branch, which could not be predicted.
    place = 0
    width = half
    while width:
        below = bits_in(mask & ((1 << width) - 1))
        skipped = width if number >= below else 0
        number -= below if number >= below else 0
        place += skipped
        mask >>= skipped
        width >>= 1
    return place
