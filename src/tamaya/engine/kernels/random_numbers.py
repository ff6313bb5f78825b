"""Random numbers from a seed, the same on every device.

Each number is one step of a 62-bit Weyl sequence, folded to 32 bits and mixed. All integers stay
below 2**63, so that compiled code and plain Python agree; ``int`` is for plain Python, where a
number read from a row has only 32 bits.
"""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import compiled
from tamaya.engine.row_layout import SEED_BITS, SEED_HIGH, SEED_LOW

STREAM_MASK = (1 << 2 * SEED_BITS) - 1
STRIDE = 0x1E3779B97F4A7C15
"""An odd number near 2**62 divided by the golden ratio."""
HALF_MASK = 0xFFFFFFFF

SEAT_STEP = 251
TILE_STEP = 252
NEXT_GAME_STEP = 259
"""Steps of a game's stream that no card uses: card numbers are below 250."""


@compiled
def mix(number: int) -> int:
    """Mix a number to 32 bits."""
    number = (number ^ (number >> 31)) & HALF_MASK
    number ^= number >> 16
    number = (number * 0x21F0AAAD) & HALF_MASK
    number ^= number >> 15
    number = (number * 0x735A2D97) & HALF_MASK
    return number ^ (number >> 15)


@compiled
def below(bound: int, number: int) -> int:
    """Scale a 32-bit number to the range below a small bound."""
    return (number * int(bound)) >> 32


@compiled
def seed_of(game: IntRow) -> int:
    """Read the seed of a game."""
    return int(game[SEED_LOW]) | (int(game[SEED_HIGH]) << SEED_BITS)


@compiled
def put_seed(game: IntRow, seed: int) -> None:
    """Write the seed of a game."""
    game[SEED_LOW] = seed & ((1 << SEED_BITS) - 1)
    game[SEED_HIGH] = seed >> SEED_BITS


@compiled
def number_at(seed: int, step: int) -> int:
    """Return the random number of a seed at a step."""
    return mix((int(seed) + int(step) * STRIDE) & STREAM_MASK)


@compiled
def next_seed(seed: int) -> int:
    """Return the seed of the next game."""
    low = number_at(seed, NEXT_GAME_STEP)
    high = number_at(seed, NEXT_GAME_STEP + 1)
    return (low | (high << 32)) & STREAM_MASK


@compiled
def next_number(memory: IntRow) -> int:
    """Advance the random stream in the first word of a policy's memory."""
    stream = (memory[0] + STRIDE) & STREAM_MASK
    memory[0] = stream
    return mix(stream)
