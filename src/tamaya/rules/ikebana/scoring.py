"""What a bouquet is worth, and why: the best combinations, and the best colours for jokers.

The values alone decide the combinations and the suits alone the multiplier. So each has a small
table, and the worth of a bouquet takes one sum and two look-ups.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.cards import BOUQUET_SIZE, COLOURS, FACES, JOKER, SUITS, VALUES


class Kind(StrEnum):
    """The combinations of values that count."""

    PAIR = "pair"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    ONE_TO_FOUR = "one-to-four"
    TWO_TO_FIVE = "two-to-five"
    ONE_TO_FIVE = "one-to-five"


class Harmony(StrEnum):
    """What the colours of a bouquet make of it."""

    ONE_COLOUR = "one-colour"
    FIVE_COLOURS = "five-colours"
    TWO_COLOURS = "two-colours"
    PLAIN = "plain"


SAME_VALUE = {2: Kind.PAIR, 3: Kind.THREE, 4: Kind.FOUR, 5: Kind.FIVE}
RUNS = {(1, 2, 3, 4): Kind.ONE_TO_FOUR, (2, 3, 4, 5): Kind.TWO_TO_FIVE, VALUES: Kind.ONE_TO_FIVE}
RUN_POINTS = {Kind.ONE_TO_FOUR: 8, Kind.TWO_TO_FIVE: 12, Kind.ONE_TO_FIVE: 15}
MULTIPLIERS = {
    Harmony.ONE_COLOUR: 4,
    Harmony.FIVE_COLOURS: 3,
    Harmony.TWO_COLOURS: 2,
    Harmony.PLAIN: 1,
}


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that count together, and their points before the multiplier."""

    kind: Kind
    positions: tuple[int, ...]
    """The positions of its cards in the bouquet, from 1."""
    points: int


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The points of a bouquet, explained."""

    bouquet: tuple[Face, ...]
    combinations: tuple[Combination, ...]
    harmony: Harmony
    colours: tuple[str, ...]
    """The colour that each card counts as; a joker's is the one it took."""
    points: int

    @property
    def multiplier(self) -> int:
        """The factor that the colours give."""
        return MULTIPLIERS[self.harmony]


# Every combination as the values it takes, with its kind and its points.
COMBINATIONS = tuple(
    (values, kind, RUN_POINTS[kind]) for values, kind in RUNS.items()
) + tuple(
    ((value,) * size, kind, size * value) for size, kind in SAME_VALUE.items() for value in VALUES
)  # fmt: skip

Split = tuple[tuple[tuple[int, ...], Kind, int], ...]


@cache
def best_split(values: tuple[int, ...]) -> Split:
    """The disjoint combinations of sorted values with the highest total, and then the fewest."""
    held = Counter(values)
    best: Split = ()
    for combination in COMBINATIONS:
        taken = Counter(combination[0])
        if taken <= held:
            split = (combination, *best_split(tuple(sorted((held - taken).elements()))))
            if (_total(split), -len(split)) > (_total(best), -len(best)):
                best = split
    return best


def _total(split: Split) -> int:
    return sum(points for _, _, points in split)


def harmony_of(suits: Sequence[str]) -> Harmony:
    """The best harmony of the suits of a bouquet, with the best colours for jokers."""
    colours = {suit for suit in suits if suit != JOKER}
    jokers = list(suits).count(JOKER)
    if len(colours) <= 1:
        return Harmony.ONE_COLOUR
    if len(colours) == BOUQUET_SIZE - jokers:
        return Harmony.FIVE_COLOURS
    return Harmony.TWO_COLOURS if len(colours) == 2 else Harmony.PLAIN


# A key counts values in base 8 and, in higher digits, suits: the key of a bouquet is a sum.
VALUE_BITS = 3 * len(VALUES)
VALUE_MASK = (1 << VALUE_BITS) - 1


def _value_key(value: int) -> int:
    return 1 << 3 * (value - 1)


def _suit_key(suit: str) -> int:
    return 1 << 3 * SUITS.index(suit)


FACE_KEYS = {face: _value_key(face.value) + (_suit_key(face.suit) << VALUE_BITS) for face in FACES}
"""The key of each face: the key of a bouquet is the sum of those of its cards."""

COMBINATION_POINTS = {
    sum(map(_value_key, values)): _total(best_split(values))
    for size in range(BOUQUET_SIZE + 1)
    for values in combinations_with_replacement(VALUES, size)
}
"""The points of the combinations, by the key of the values of up to five cards."""

SUITS_MULTIPLIER = {
    sum(map(_suit_key, suits)): MULTIPLIERS[harmony_of(suits)]
    for suits in combinations_with_replacement(SUITS, BOUQUET_SIZE)
}
"""The multiplier, by the key of the suits of five cards."""


def points_of_key(key: int) -> int:
    """The points of the bouquet with this key."""
    return COMBINATION_POINTS[key & VALUE_MASK] * SUITS_MULTIPLIER[key >> VALUE_BITS]


def bouquet_points(bouquet: Sequence[Face]) -> int:
    """The points of a bouquet of five cards."""
    return points_of_key(sum(FACE_KEYS[face] for face in bouquet))


def appraise(bouquet: Sequence[Face]) -> Appraisal:
    """The points of a bouquet of five cards, explained."""
    free = list(enumerate(bouquet, start=1))
    combinations = []
    for values, kind, points in best_split(tuple(sorted(face.value for face in bouquet))):
        cards = []
        for value in values:
            card = next(card for card in free if card[1].value == value)
            free.remove(card)
            cards.append(card[0])
        combinations.append(Combination(kind, tuple(cards), points))
    harmony = harmony_of([face.suit for face in bouquet])
    return Appraisal(
        bouquet=tuple(bouquet),
        combinations=tuple(combinations),
        harmony=harmony,
        colours=_colours(bouquet, harmony),
        points=sum(one.points for one in combinations) * MULTIPLIERS[harmony],
    )


def _colours(bouquet: Sequence[Face], harmony: Harmony) -> tuple[str, ...]:
    printed = [face.suit for face in bouquet if face.suit != JOKER]
    if harmony is Harmony.FIVE_COLOURS:
        missing = iter([colour for colour in COLOURS if colour not in printed])
        return tuple(next(missing) if face.suit == JOKER else face.suit for face in bouquet)
    joined = printed[0] if printed else COLOURS[0]
    return tuple(joined if face.suit == JOKER else face.suit for face in bouquet)
