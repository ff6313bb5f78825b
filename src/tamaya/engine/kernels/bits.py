"""Sets of small numbers, a bit each, in one number below 2**62."""

from tamaya.engine.compiler import compiled


@compiled
def bits_in(mask: int) -> int:
    """How many bits are set. Compilers know this form, and make it one instruction."""
    # Run as plain Python, a number of NumPy's would be too small for what follows.
    mask = int(mask)
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0x7F


@compiled
def nth_bit(mask: int, number: int, half: int) -> int:
    """The place of a set bit, counted from 0 among those that are set.

    ``half`` is a power of two, and no place is more than twice as far.
    """
    # Halves are skipped without a branch: which one it is cannot be foretold.
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
