"""The fast scoring agrees with a slow one, for every possible bouquet."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.ikebana import (
    COLOURS,
    FACES,
    FULL_DECK,
    JOKER,
    MULTIPLIERS,
    Face,
    appraise,
    bouquet_points,
    copies,
)


def every_bouquet(size: int = 5, start: int = 0) -> Iterator[tuple[Face, ...]]:
    """Every multiset of this many cards of the box."""
    if size == 0:
        yield ()
        return
    for index in range(start, len(FACES)):
        face = FACES[index]
        for taken in range(1, min(size, copies(face)) + 1):
            for rest in every_bouquet(size - taken, index + 1):
                yield (face,) * taken + rest


def partitions(items: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to split some items into groups."""
    if not items:
        yield []
        return
    first, rest = items[0], items[1:]
    for size in range(len(rest) + 1):
        for companions in combinations(rest, size):
            left = tuple(item for item in rest if item not in companions)
            for others in partitions(left):
                yield [(first, *companions), *others]


PARTITIONS = tuple(partitions((0, 1, 2, 3, 4)))


def worth(values: list[int]) -> int:
    """The points of cards of these values as one combination."""
    if len(values) >= 2 and len(set(values)) == 1:
        return len(values) * values[0]
    return {(1, 2, 3, 4): 8, (2, 3, 4, 5): 12, (1, 2, 3, 4, 5): 15}.get(tuple(sorted(values)), 0)


def multiplied(colours: tuple[str, ...]) -> int:
    """The multiplier of these colours, after jokers have taken theirs."""
    return {1: 4, 5: 3, 2: 2}.get(len(set(colours)), 1)


@cache
def best_total(values: tuple[int, ...]) -> int:
    return max(sum(worth([values[i] for i in group]) for group in split) for split in PARTITIONS)


@cache
def best_multiplier(suits: tuple[str, ...]) -> int:
    choices = [COLOURS if suit == JOKER else (suit,) for suit in suits]
    return max(map(multiplied, product(*choices)))


def test_every_bouquet_of_the_box_has_the_points_of_its_best_split_and_best_colours():
    """Splits and colours are independent, so each is tried in full on its own."""
    bouquets = 0
    worths = set()
    for bouquet in every_bouquet():
        values = tuple(sorted(face.value for face in bouquet))
        suits = tuple(sorted(face.suit for face in bouquet))
        assert bouquet_points(bouquet) == best_total(values) * best_multiplier(suits), bouquet
        bouquets += 1
        worths.add(bouquet_points(bouquet))
    assert bouquets == BOUQUETS
    # A lone pair of 1s; and 5 5 4 4 4 in one colour, with jokers.
    assert (min(worths), max(worths)) == (2, 88)


def number_of_bouquets() -> int:
    """How many multisets of five the box can give, by multiplying polynomials."""
    ways = [1, 0, 0, 0, 0, 0]
    for face in FACES:
        ways = [sum(ways[n - k] for k in range(min(n, copies(face)) + 1)) for n in range(6)]
    return ways[5]


BOUQUETS = number_of_bouquets()

some_bouquets = st.permutations(FULL_DECK).map(lambda deck: tuple(deck[:5])) | st.permutations(
    FULL_DECK[-15:]
).map(lambda deck: tuple(deck[:5]))


@given(some_bouquets)
def test_no_split_with_any_colours_is_worth_more(bouquet):
    choices = [COLOURS if face.suit == JOKER else (face.suit,) for face in bouquet]
    best = max(
        sum(worth([bouquet[i].value for i in group]) for group in split) * multiplied(colours)
        for split in PARTITIONS
        for colours in product(*choices)
    )
    assert bouquet_points(bouquet) == best


@given(some_bouquets)
def test_the_explanation_adds_up(bouquet):
    appraisal = appraise(bouquet)
    assert appraisal.bouquet == bouquet
    positions = [place for one in appraisal.combinations for place in one.positions]
    assert len(set(positions)) == len(positions)
    for one in appraisal.combinations:
        assert worth([bouquet[place - 1].value for place in one.positions]) == one.points > 0
    assert all(
        face.suit in (colour, JOKER) and colour in COLOURS
        for face, colour in zip(bouquet, appraisal.colours, strict=True)
    )
    assert MULTIPLIERS[appraisal.harmony] == multiplied(appraisal.colours) == appraisal.multiplier
    total = sum(one.points for one in appraisal.combinations)
    assert appraisal.points == total * appraisal.multiplier == bouquet_points(bouquet)


@given(some_bouquets, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(bouquet, chance):
    other = list(bouquet)
    chance.shuffle(other)
    assert bouquet_points(other) == bouquet_points(bouquet)
