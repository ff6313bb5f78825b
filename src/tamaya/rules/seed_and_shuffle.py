"""Turns a seed into an order, with a generator of our own that never changes.

The stream of a seed for a purpose is SHA-256 in counter mode, cut into 64-bit numbers; a number
below a bound is drawn by rejection, so every order is equally likely; the shuffle walks from the
last item to the second. Test vectors guard it: with another algorithm, published seeds would deal
other cards.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import unpack
from typing import Generic, TypeVar

from tamaya.rules.seed_refusal import SeedRefusal
from tamaya.rules.shared_types import Refused, wrong_type

Item = TypeVar("Item")

SEED_BYTES = 32
NUMBERS = 2**64
"""How many values a number of the stream can have."""


@dataclass(frozen=True, slots=True, repr=False)
class Seed:
    """256 bits from which all randomness of a game is drawn; secret until the game is over."""

    secret: bytes

    def __post_init__(self) -> None:
        """Refuse anything but 256 bits."""
        if len(self.secret) != SEED_BYTES:
            raise Refused(SeedRefusal.SEED_NOT_256_BITS)

    def __repr__(self) -> str:
        """The commitment, so that no log line reveals the secret."""
        return f"<Seed committed as {commitment(self)}>"


def seed_from_words(words: str) -> Seed:
    """The seed of any text that a person may type."""
    return Seed(sha256(b"tamaya seed 1\0" + words.encode("utf-8", "surrogatepass")).digest())


def seed_from(value: Seed | str | int) -> Seed:
    """A seed itself, or the one that a text or a number stands for: 7 and "7" are the same."""
    if isinstance(value, Seed):
        return value
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise wrong_type(value, "a seed: a text, a number or a Seed")
    return seed_from_words(str(value))


def parse_seed(text: str) -> Seed:
    """Read a seed from 64 hexadecimal digits."""
    digits = "0123456789abcdef"
    if len(text) != 2 * SEED_BYTES or not all(character in digits for character in text):
        raise Refused(SeedRefusal.SEED_NOT_256_BITS)
    return Seed(bytes.fromhex(text))


def seed_text(seed: Seed) -> str:
    """The 64 hexadecimal digits of a seed."""
    return seed.secret.hex()


def commitment(seed: Seed) -> str:
    """A hash to publish before the game: it fixes the seed without revealing it."""
    return sha256(b"tamaya commitment 1\0" + seed.secret).hexdigest()


def mix_seeds(secret: Seed, contributions: Sequence[str]) -> Seed:
    """Mix a committed secret with all contributions into one seed.

    Nobody can tell or choose the result without knowing the secret and every contribution.
    """
    if not contributions:
        return secret
    digest = sha256(b"tamaya mixed seed 1\0" + secret.secret)
    for part in contributions:
        digest.update(sha256(part.encode()).digest())
    return Seed(digest.digest())


def numbers(seed: Seed, purpose: str) -> Iterator[int]:
    """An endless stream of 64-bit numbers from a seed, for one purpose."""
    label = purpose.encode()
    start = b"tamaya stream 1\0" + len(label).to_bytes(2, "big") + label + seed.secret
    counter = 0
    while True:
        yield from unpack(">4Q", sha256(start + counter.to_bytes(8, "big")).digest())
        counter += 1


def below(bound: int, stream: Iterator[int]) -> int:
    """The next number below a bound, uniformly distributed."""
    fair = NUMBERS - NUMBERS % bound
    number = next(stream)
    while number >= fair:
        number = next(stream)
    return number % bound


def shuffled(items: Sequence[Item], seed: Seed, purpose: str) -> tuple[Item, ...]:
    """The items in the order that a seed gives them for a purpose."""
    order = list(items)
    stream = numbers(seed, purpose)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, stream)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


@dataclass(frozen=True, slots=True)
class Seeded:
    """Shuffles during a game, drawn from its seed; ``used`` of them have happened."""

    seed: Seed
    used: int = 0

    def next_order(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The order of the next shuffle."""
        return shuffled(items, self.seed, f"reshuffle {self.used + 1}")

    def after_one(self) -> "Seeded":
        """The same after one more shuffle."""
        return Seeded(self.seed, self.used + 1)


@dataclass(frozen=True, slots=True)
class Recorded(Generic[Item]):
    """Shuffles during a game without a seed: the orders in its record."""

    orders: tuple[tuple[Item, ...], ...] = ()

    def next_order(self, items: Sequence[Item]) -> tuple[Item, ...] | None:
        """The next recorded order, or None where the record has none for these items."""
        if not self.orders or Counter(self.orders[0]) != Counter(items):
            return None
        return self.orders[0]

    def after_one(self) -> "Recorded[Item]":
        """The same after one more shuffle."""
        return Recorded(self.orders[1:])
