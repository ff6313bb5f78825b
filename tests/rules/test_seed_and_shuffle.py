"""The shuffle is fixed for ever: every literal below is a promise, and none of them may change."""

from collections import Counter
from hashlib import sha256
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.hanabi import SUIT_LETTERS, Choice, Tile, compose, setup_from_seed
from tamaya.rules.seed_and_shuffle import (
    Recorded,
    Seed,
    Seeded,
    below,
    commitment,
    numbers,
    parse_seed,
    seed_from_words,
    seed_text,
    shuffled,
)
from tamaya.rules.seed_refusal import SeedRefusal
from tamaya.rules.shared_types import Refused, Seat
from tamaya.testing.hypothesis_strategies import seeds

TAMAYA = seed_from_words("tamaya")
ZERO = Seed(bytes(32))

SEEDS = {
    "tamaya": "c55c0e7faf0c799bc334fc18d3995876e751332dddad5154d7676d8a536ed9a2",
    "": "624ff09d7af66cc96681c9277c92a7df43cf079a370f5b0cf8760c6a2c420668",
    "玉屋 žlutý kůň": "a9a138e3507920ab640dff0eff133992f50bac8bd92bec093f1baf2ca762ae41",
}
COMMITMENTS = {
    "tamaya": "11c450e4eb16081c07f79bc8eee946461fbac5d6891ef4744de937bade81b5fe",
    "": "7a70fb58d72b83480a4075ea17a4d9062199c1f733d926cd2144f87b3fcaf678",
    "玉屋 žlutý kůň": "1200a892d677cb53c0119673671173f11d7a5b696ae85f110e926bfe2a4b2165",
}
FIRST_NUMBERS = {
    TAMAYA: [
        0x756881F67E7D0AE8,
        0xA4A4F10690E27C65,
        0xFF7231B933E95484,
        0x186C871A504CC3F2,
        0xE334BE8A99E6075B,
        0x1CC569F0EEFB4429,
    ],
    ZERO: [
        0xFCD0B2C9E88A08BD,
        0x90D13C7DC91B158B,
        0x3E1D354D4A4883F8,
        0xC7D41B1ACAB677D3,
        0xEE560720921CAA92,
        0x77A3E2D3D7728BBB,
    ],
}
ORDERS = [
    "3 0 2 1 4",
    (
        "18 26 11 29 48 12 19 43 27 8 17 45 31 7 10 1 25 9 6 33 46 36 37 15 42 49 5 40 2 22 3 0"
        " 35 21 38 4 30 39 13 32 44 47 23 16 28 41 24 20 34 14"
    ),
    (
        "11 4 65 58 66 13 14 24 33 1 59 55 10 60 34 29 28 39 41 9 3 31 0 37 36 51 45 57 19 64"
        " 49 25 50 69 61 21 30 27 16 43 40 17 6 23 8 48 42 38 2 22 26 68 67 56 53 52 62 46 35 12"
        " 7 20 15 44 18 47 5 32 63 54"
    ),
]
DECK = (
    "r4 b3 r1 b5 g4 r1 r5 g2 b4 w4 r4 g3 y1 w4 r1 w1 b3 w5 w3 y2 g3 y3 y4 r3 g1 g5 w3 g1 w1 b1 w2"
    " w1 y3 b1 y4 w2 y1 y5 r2 y1 g2 g4 b2 r3 b4 g1 b2 b1 y2 r2"
)


@pytest.mark.parametrize("words", SEEDS)
def test_words_always_stand_for_the_same_seed(words):
    seed = seed_from_words(words)
    assert seed_text(seed) == SEEDS[words]
    assert commitment(seed) == COMMITMENTS[words]


def test_the_stream_of_a_seed_never_changes():
    for seed, first in FIRST_NUMBERS.items():
        assert list(islice(numbers(seed, "deck"), len(first))) == first


@pytest.mark.parametrize("order", ORDERS)
def test_the_order_a_seed_gives_never_changes(order):
    expected = tuple(map(int, order.split()))
    assert shuffled(range(len(expected)), TAMAYA, "deck") == expected


def test_the_deal_of_a_seed_never_changes():
    setup = setup_from_seed(TAMAYA, compose(Choice("deluxe", ("flamboyants",))), 2)
    assert " ".join(f"{SUIT_LETTERS[face.suit]}{face.value}" for face in setup.deck) == DECK
    assert setup.first_seat == Seat(1)
    assert setup.tiles == tuple(Tile(number) for number in (1, 4, 2, 3, 6, 5))
    assert setup.chance == Seeded(TAMAYA, used=0)


def test_the_shuffles_in_mid_game_never_change():
    chance = Seeded(TAMAYA)
    assert chance.next_order(tuple(range(10))) == (5, 9, 1, 2, 4, 7, 3, 8, 6, 0)
    assert chance.next_order(tuple(range(10))) == (5, 9, 1, 2, 4, 7, 3, 8, 6, 0)
    assert chance.after_one().next_order(tuple(range(10))) == (7, 6, 3, 5, 0, 2, 4, 8, 1, 9)


def test_a_number_that_would_bias_the_draw_is_skipped():
    # 2**64 leaves a rest of 1 when divided by 3: the highest number is one too many.
    assert below(3, iter([2**64 - 1, 5])) == 2
    assert below(3, iter([2**64 - 2, 5])) == 2
    assert below(1, iter([2**64 - 1])) == 0
    assert below(8, iter([2**64 - 1])) == 7
    # Just above half of all numbers, nearly every second one is passed over.
    half = 2**63 + 1
    assert below(half, iter([half, 2**64 - 1, half - 1])) == half - 1


def chi_square(counts: Counter[object], outcomes: int) -> float:
    """How far the counts are from even; about the number of outcomes where all is well."""
    expected = counts.total() / outcomes
    missing = outcomes - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected


def test_every_order_is_about_as_frequent():
    seeds = [seed_from_words(f"even {number}") for number in range(4800)]
    counts = Counter(shuffled("abcd", seed, "deck") for seed in seeds)
    assert set(counts) == set(permutations("abcd"))
    # With 23 degrees of freedom, more than 58 is seen once in 10 000 times.
    assert chi_square(counts, 24) < 58


def test_every_card_is_about_as_often_in_every_place():
    seeds = [seed_from_words(f"place {number}") for number in range(1000)]
    orders = [shuffled(range(10), seed, "deck") for seed in seeds]
    for place in range(10):
        counts = Counter(order[place] for order in orders)
        # With 9 degrees of freedom, more than 33.7 is seen once in 10 000 times.
        assert chi_square(counts, 10) < 33.7


def test_purposes_share_no_numbers():
    purposes = ("deck", "deck ", "dec", "tiles", "first seat", "reshuffle 1", "reshuffle 11", "")
    streams = [list(islice(numbers(TAMAYA, purpose), 100)) for purpose in purposes]
    assert len({number for stream in streams for number in stream}) == 100 * len(purposes)


def test_a_purpose_cannot_run_into_the_seed():
    shifted = Seed(b"k" + TAMAYA.secret[:-1])
    assert next(numbers(shifted, "dec")) != next(numbers(TAMAYA, "deck"))


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed, items):
    order = shuffled(items, seed, "deck")
    assert Counter(order) == Counter(items)
    assert shuffled(items, seed, "deck") == order


@given(seeds)
def test_a_seed_survives_the_round_trip_through_text(seed):
    assert parse_seed(seed_text(seed)) == seed


@given(st.text())
def test_any_words_are_a_seed(words):
    assert len(seed_from_words(words).secret) == 32


def test_words_that_are_no_proper_text_are_a_seed_too():
    assert seed_from_words("\ud800") != seed_from_words("?")


@pytest.mark.parametrize(
    "text", ["", "00", "0" * 63, "0" * 65, "g" * 64, "A" * 64, " " + "0" * 63, "٠" * 64]
)
def test_what_is_not_64_hexadecimal_digits_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_seed(text)
    assert refused.value.reason is SeedRefusal.SEED_NOT_256_BITS


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_256_bits(length):
    with pytest.raises(Refused) as refused:
        Seed(bytes(length))
    assert refused.value.reason is SeedRefusal.SEED_NOT_256_BITS


@given(seeds)
def test_a_seed_shows_its_commitment_and_not_its_secret(seed):
    for text in (repr(seed), str(seed), repr(Seeded(seed)), f"{seed}"):
        assert commitment(seed) in text
        assert seed_text(seed) not in text
        assert repr(seed.secret) not in text


def test_a_commitment_is_not_a_hash_of_anything_else():
    # Nobody who publishes the plain hash of a secret gives a commitment away, or the reverse.
    assert commitment(TAMAYA) != sha256(TAMAYA.secret).hexdigest()
    assert commitment(TAMAYA) != seed_text(Seed(sha256(TAMAYA.secret).digest()))


def test_a_recorded_order_is_given_once_and_only_for_its_own_items():
    chance = Recorded(((1, 2, 2), (3,)))
    assert chance.next_order((2, 1, 2)) == (1, 2, 2)
    assert chance.next_order((2, 1)) is None
    assert chance.next_order((2, 1, 1)) is None
    assert chance.after_one().next_order((3,)) == (3,)
    assert chance.after_one().after_one().next_order(()) is None
