"""Chance: numbers from a seed, alike on every processor.

Each number is one step of a Weyl sequence of 62 bits, folded to 32 and stirred. All of it is
whole numbers below 2**63, so that compiled and plain Python agree; ``int`` is for the latter,
where a number read from a line is a short one.
"""

from tamaya.engine.arrays import IntRow
from tamaya.engine.compiler import compiled
from tamaya.engine.layout import SEED_BITS, SEED_HIGH, SEED_LOW

STREAM_MASK = (1 << 2 * SEED_BITS) - 1
STRIDE = 0x1E3779B97F4A7C15
"""An odd number near the golden section of 2**62."""
HALF_MASK = 0xFFFFFFFF

SEAT_STEP = 251
TILE_STEP = 252
NEXT_GAME_STEP = 259
"""Steps of a game's own stream that no card uses: the number of a card is below 250."""


@compiled
def mix(number: int) -> int:
    """A number of 32 bits that looks nothing like the one it comes from."""
    number = (number ^ (number >> 31)) & HALF_MASK
    number ^= number >> 16
    number = (number * 0x21F0AAAD) & HALF_MASK
    number ^= number >> 15
    number = (number * 0x735A2D97) & HALF_MASK
    return number ^ (number >> 15)


@compiled
def below(bound: int, number: int) -> int:
    """A number of 32 bits brought below a small bound."""
    return (number * int(bound)) >> 32


@compiled
def seed_of(game: IntRow) -> int:
    """The seed of a game."""
    return int(game[SEED_LOW]) | (int(game[SEED_HIGH]) << SEED_BITS)


@compiled
def put_seed(game: IntRow, seed: int) -> None:
    """Give a game its seed."""
    game[SEED_LOW] = seed & ((1 << SEED_BITS) - 1)
    game[SEED_HIGH] = seed >> SEED_BITS


@compiled
def number_at(seed: int, step: int) -> int:
    """The number that a seed gives for a step."""
    return mix((int(seed) + int(step) * STRIDE) & STREAM_MASK)


@compiled
def next_seed(seed: int) -> int:
    """The seed of the game that follows."""
    low = number_at(seed, NEXT_GAME_STEP)
    high = number_at(seed, NEXT_GAME_STEP + 1)
    return (low | (high << 32)) & STREAM_MASK


@compiled
def next_number(memory: IntRow) -> int:
    """The next number of the stream that a policy keeps in the first place of its memory."""
    stream = (memory[0] + STRIDE) & STREAM_MASK
    memory[0] = stream
    return mix(stream)
